// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/referee.h"

#include <chrono>
#include <exception>

#include "match/play/clock.h"

namespace ziggurat::match {
namespace {

using movegen::Side;

Ending ending_of(Fault fault) {
    switch (fault) {
    case Fault::Crashed:
        return Ending::Crash;
    case Fault::Stalled:
        return Ending::Stall;
    case Fault::Interrupted:
    case Fault::None:
        break;
    }
    return Ending::Interrupted;
}

/// One game while it is played.
class Table {
public:
    Table(movegen::Arbiter& game, const std::array<Player*, 2>& players, const Terms& terms)
        : game_(game),
          players_(players),
          terms_(terms) {
        if (terms.time_control) {
            clocks_.emplace(std::array{Clock(*terms.time_control, terms.margin_ms),
                                       Clock(*terms.time_control, terms.margin_ms)});
        }
    }

    GameEnd play(const std::stop_token& stop, const MoveObserver& on_move) {
        for (const Side side : movegen::both_sides) {
            if (auto end = begin(side)) {
                return *end;
            }
        }
        while (true) {
            if (const auto outcome = game_.outcome(); outcome != movegen::Outcome::Ongoing) {
                return end_by_rule(outcome, game_.side());
            }
            if (stop.stop_requested()) {
                return {};
            }
            if (auto end = play_move(stop, on_move)) {
                return *end;
            }
        }
    }

private:
    /// Tells a player that the game begins; the game's end if that is too much for him.
    std::optional<GameEnd> begin(Side side) {
        try {
            players_[index(side)]->new_game(game_);
            return std::nullopt;
        } catch (const std::exception& error) {
            return end_by_fault(Ending::Crash, side, error.what());
        }
    }

    /// One move; the game's end if there was none.
    std::optional<GameEnd> play_move(const std::stop_token& stop, const MoveObserver& on_move) {
        const Side side = game_.side();
        const auto start = std::chrono::steady_clock::now();
        const Reply reply = ask(stop);
        const auto time = std::chrono::steady_clock::now() - start;
        if (reply.fault == Fault::Interrupted) {
            return GameEnd{};
        }
        if (reply.fault != Fault::None) {
            return end_by_fault(ending_of(reply.fault), side, reply.detail);
        }
        const auto time_ms = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
        if (clocks_ && !(*clocks_)[index(side)].spend(time_ms)) {
            return end_by_fault(Ending::TimeForfeit, side, late_by(side));
        }
        const auto san = game_.san(reply.move);
        if (!san || game_.play(reply.move)) {
            return end_by_fault(Ending::IllegalMove, side, '"' + reply.move + '"');
        }
        if (on_move) {
            on_move(game_, *san);
        }
        return std::nullopt;
    }

    Reply ask(const std::stop_token& stop) {
        try {
            return players_[index(game_.side())]->choose({game_, terms_.limits, clock_times()}, stop);
        } catch (const std::exception& error) {
            return {{}, Fault::Crashed, error.what()};
        }
    }

    [[nodiscard]] std::optional<ClockTimes> clock_times() const {
        if (!clocks_) {
            return std::nullopt;
        }
        ClockTimes times;
        for (const Side side : movegen::both_sides) {
            times.remaining_ms[index(side)] = (*clocks_)[index(side)].remaining_ms();
            times.increment_ms[index(side)] = (*clocks_)[index(side)].increment_ms();
        }
        times.moves_to_go = (*clocks_)[index(game_.side())].moves_to_go();
        return times;
    }

    [[nodiscard]] std::string late_by(Side side) const {
        return std::to_string(-(*clocks_)[index(side)].remaining_ms()) + " ms late";
    }

    movegen::Arbiter& game_;
    const std::array<Player*, 2>& players_;
    const Terms& terms_;
    std::optional<std::array<Clock, 2>> clocks_;  // by side
};

/// The side that moved first: known from the side that moves now.
Side first_side(const movegen::Arbiter& game) {
    return game.plies() % 2 == 0 ? game.side() : ~game.side();
}

int first_number(const movegen::Arbiter& game) {
    const bool began_white = first_side(game) == Side::White;
    const auto finished_rounds = (game.plies() + (began_white ? 0 : 1)) / 2;
    return game.fullmove_number() - static_cast<int>(finished_rounds);
}

}  // namespace

std::string time_control_tag(const Terms& terms) {
    if (terms.time_control) {
        return to_string(*terms.time_control);
    }
    if (terms.limits.movetime_ms) {
        return to_string(TimeControl{0, *terms.limits.movetime_ms, 0}) + "/move";
    }
    return "-";
}

GameRecord play_game(movegen::Arbiter& game, const std::array<Player*, 2>& players, const Terms& terms,
                     const std::stop_token& stop, const MoveObserver& on_move) {
    GameRecord record;
    record.variant = game.variant();
    record.players = {players[0]->name(), players[1]->name()};
    record.time_control = time_control_tag(terms);
    record.start_fen = game.start_fen();
    record.has_own_start = record.start_fen != game.initial_fen();
    record.first_side = first_side(game);
    record.first_number = first_number(game);
    record.end = Table(game, players, terms).play(stop, on_move);
    record.san_moves = game.san_moves();
    return record;
}

}  // namespace ziggurat::match
