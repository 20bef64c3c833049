// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "match/engine/engine_log.h"
#include "match/engine/engine_spec.h"
#include "match/engine/process/process.h"
#include "match/play/player.h"

namespace ziggurat::match {

/// What engines of a match share.
struct Surroundings {
    ProcessHost& host;
    EngineLog* log = nullptr;                              ///< may be missing
    std::function<void(const std::string& note)> on_note;  ///< told what is strange but no fault; from any thread
};

/// An engine in a process of its own, whatever its protocol. The process is started for the first game, and
/// anew after a failure.
class EnginePlayer : public Player {
public:
    EnginePlayer(const Surroundings& surroundings, EngineSpec spec);
    /// Lets the engine quit; kills it if it does not.
    ~EnginePlayer() override;

    [[nodiscard]] const std::string& name() const override { return spec_.name; }
    std::optional<Failure> new_game(const GameStart& start, const std::stop_token& stop) final;
    Reply choose(const Turn& turn, const std::stop_token& stop) final;

protected:
    using Failed = std::optional<Failure>;

    [[nodiscard]] const EngineSpec& spec() const { return spec_; }
    /// The engine's name of the rule set that is played.
    [[nodiscard]] std::string engine_variant(std::string_view variant) const;
    void note(const std::string& text) const;
    [[nodiscard]] bool is_running() const { return process_ != nullptr; }

    void send(std::string_view lines);
    /// Hears lines until one is it; `awaited` names that for people.
    Failed listen(Moment deadline, const std::stop_token& stop, std::string_view awaited,
                  const std::function<bool(const Line&)>& is_it);
    /// As `listen`, with the engine's usual patience.
    Failed listen(const std::stop_token& stop, std::string_view awaited,
                  const std::function<bool(const Line&)>& is_it);

    /// Speaks first with a process that has just been started.
    virtual Failed handshake(const std::stop_token& stop) = 0;
    virtual Failed begin_game(const GameStart& start, const std::stop_token& stop) = 0;
    /// Asks for a move and hears it; `deadline` gives the last moment to wait for, counted from when the engine
    /// was told to think. Fills what it can of the reply.
    virtual Reply think(const Turn& turn, const std::stop_token& stop) = 0;
    /// Whether the engine is to be replaced by a new process after a game.
    [[nodiscard]] virtual bool wants_restart() const { return false; }
    /// How long an answer is waited for that was asked for at `start`.
    [[nodiscard]] Moment last_moment(const Turn& turn, Moment start) const;

private:
    Failed start_process(const std::stop_token& stop);
    void quit();
    [[nodiscard]] std::string fate();

    const Surroundings& surroundings_;
    EngineSpec spec_;
    std::unique_ptr<Process> process_;
    bool has_shaken_hands_ = false;
};

/// A player of the spec's protocol, which is not `Self`.
std::unique_ptr<Player> make_engine_player(const Surroundings& surroundings, const EngineSpec& spec);

}  // namespace ziggurat::match
