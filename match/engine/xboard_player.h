// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "match/engine/dialect/xboard_features.h"
#include "match/engine/engine_player.h"

namespace ziggurat::match {

/// An engine that speaks XBoard's protocol, version 2 or 1.
class XboardPlayer final : public EnginePlayer {
public:
    using EnginePlayer::EnginePlayer;

    void game_over(const GameEnd& end) override;

private:
    Failed handshake(const std::stop_token& stop) override;
    Failed begin_game(const GameStart& start, const std::stop_token& stop) override;
    Reply think(const Turn& turn, const std::stop_token& stop) override;
    [[nodiscard]] bool wants_restart() const override { return !features_.can_be_reused; }

    void hear_features(std::string_view line);
    void set_options();
    Failed synchronise(const std::stop_token& stop);
    Failed choose_variant(std::string_view variant);
    void send_terms(const Terms& terms);
    void send_move(const std::string& move);
    void send_times(const Turn& turn);

    /// Whether the line brings the reply.
    bool hear(const Line& line, const Turn& turn, Moment start, Reply& reply);
    bool hear_move(std::string_view text, const Turn& turn, Reply& reply);
    static bool hear_result(std::string_view word, std::string_view line, movegen::Side side, Reply& reply);

    XboardFeatures features_;
    int ping_ = 0;
    std::size_t told_plies_ = 0;  // of the game, sent to the engine or received from it
    bool is_playing_ = false;     // whether it answers moves by itself
    std::string first_leg_;       // of a move that comes in two lines
    bool skips_relayed_move_ = false;
};

}  // namespace ziggurat::match
