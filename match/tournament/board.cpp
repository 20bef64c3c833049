// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/tournament/board.h"

#include "base/date.h"
#include "match/openings/random_opening.h"
#include "match/play/own_player.h"

namespace ziggurat::match {

base::Result<std::unique_ptr<Player>> Board::make_player(int engine) const {
    const EngineSpec& spec = settings_.engines[static_cast<std::size_t>(engine)];
    if (spec.protocol == Protocol::Self) {
        return make_own_player(spec.name, settings_.variant, spec.options);
    }
    return make_engine_player(surroundings_, spec);
}

base::Result<std::array<Player*, 2>> Board::seat(const Encounter& encounter) {
    for (auto it = players_.begin(); it != players_.end();) {
        const bool plays = it->first == encounter.white || it->first == encounter.black;
        it = plays ? std::next(it) : players_.erase(it);
    }
    for (const int engine : {encounter.white, encounter.black}) {
        if (players_.count(engine) == 0) {
            auto player = make_player(engine);
            if (!player) {
                return base::Error{settings_.engines[static_cast<std::size_t>(engine)].name + ": " +
                                   player.error().message};
            }
            players_[engine] = std::move(*player);
        }
    }
    return std::array<Player*, 2>{players_[encounter.white].get(), players_[encounter.black].get()};
}

std::optional<base::Error> Board::set_up(const Encounter& encounter) {
    if (game_ == nullptr) {
        auto game = movegen::make_arbiter(settings_.variant);
        if (!game) {
            return game.error();
        }
        game_ = std::move(*game);
    }
    std::optional<base::Error> error;
    if (settings_.openings.empty()) {
        error = game_->set_up(std::nullopt, {});
    } else {
        const auto chosen = static_cast<std::size_t>(encounter.opening) % settings_.openings.size();
        error = set_up_opening(*game_, settings_.openings[chosen]);
    }
    if (!error) {
        play_random_opening(*game_, settings_.opening_plies, game_seed(settings_.seed, encounter.opening + 1));
    }
    return error;
}

GameRecord Board::play(const Encounter& encounter, const std::stop_token& stop, const MoveObserver& on_move) {
    GameRecord record;
    const auto players = seat(encounter);
    const auto error = players ? set_up(encounter) : std::optional(players.error());
    if (error) {
        record.end = {Result::Unknown, Ending::Unfit, error->message};
    } else {
        Agreement agreement;
        agreement.terms = {settings_.engines[static_cast<std::size_t>(encounter.white)].terms,
                           settings_.engines[static_cast<std::size_t>(encounter.black)].terms};
        agreement.adjudication = settings_.adjudication;
        record = play_game(*game_, *players, agreement, stop, on_move);
    }
    record.number = encounter.number;
    record.engines = {encounter.white, encounter.black};
    record.pair = encounter.pair;
    record.date = base::today('.');
    return record;
}

}  // namespace ziggurat::match
