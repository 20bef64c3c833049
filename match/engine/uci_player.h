// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "match/engine/dialect/spelling.h"
#include "match/engine/engine_player.h"

namespace ziggurat::match {

/// An engine that speaks UCI.
class UciPlayer final : public EnginePlayer {
public:
    using EnginePlayer::EnginePlayer;

    void game_over(const GameEnd& end) override;

private:
    /// An "option name ..." line.
    struct Option {
        std::string name;
        std::string line;
    };

    Failed handshake(const std::stop_token& stop) override;
    Failed begin_game(const GameStart& start, const std::stop_token& stop) override;
    Reply think(const Turn& turn, const std::stop_token& stop) override;

    void hear_option(std::string_view line);
    [[nodiscard]] const Option* find_option(std::string_view name) const;
    void set_option(std::string_view name, std::string_view value);
    void set_options();
    Failed choose_variant(std::string_view variant);
    void send_position(const movegen::Arbiter& game, std::string_view one_more = {});
    Failed end_pondering(const std::stop_token& stop);
    void ponder(const Turn& turn, const Reply& reply, std::string_view answer);
    Failed hear_best(Reply& reply, std::string& answer, const Turn& turn, Moment start,
                     const std::stop_token& stop);

    std::string id_name_;
    std::vector<Option> options_;
    std::string variant_;  // that the engine is set to, by our name
    std::unique_ptr<FairySpelling> spelling_;
    std::string pondered_move_;  // empty where the engine does not ponder
};

}  // namespace ziggurat::match
