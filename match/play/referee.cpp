// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/referee.h"

#include <algorithm>
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
    case Fault::FalseClaim:
        return Ending::FalseClaim;
    case Fault::Unfit:
        return Ending::Unfit;
    case Fault::Interrupted:
    case Fault::None:
        break;
    }
    return Ending::Interrupted;
}

/// One game while it is played.
class Table {
public:
    Table(movegen::Arbiter& game, const std::array<Player*, 2>& players, const Agreement& agreement)
        : game_(game),
          players_(players),
          terms_(agreement.terms),
          adjudicator_(agreement.adjudication) {
        for (const Side side : movegen::both_sides) {
            if (const Terms& terms = terms_[index(side)]; terms.time_control) {
                clocks_[index(side)].emplace(*terms.time_control, terms.margin_ms);
            }
        }
    }

    GameEnd play(const std::stop_token& stop, const MoveObserver& on_move) {
        GameEnd end = play_on(stop, on_move);
        for (Player* const player : players_) {
            player->game_over(end);
        }
        return end;
    }

    /// What is known of the moves played.
    std::vector<MoveNote> take_notes() { return std::move(notes_); }

private:
    GameEnd play_on(const std::stop_token& stop, const MoveObserver& on_move) {
        for (const Side side : movegen::both_sides) {
            if (auto end = begin(side, stop)) {
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

    /// Tells a player that the game begins; the game's end if that is too much for him.
    std::optional<GameEnd> begin(Side side, const std::stop_token& stop) {
        Player& player = *players_[index(side)];
        try {
            const auto failure =
                player.new_game({game_, side, terms_[index(side)], players_[index(~side)]->name()}, stop);
            return failure ? std::optional(end_by(*failure, side)) : std::nullopt;
        } catch (const std::exception& error) {
            return end_by({Fault::Crashed, error.what()}, side);
        }
    }

    [[nodiscard]] GameEnd end_by(const Failure& failure, Side side) const {
        const std::string& name = players_[index(side)]->name();
        switch (failure.fault) {
        case Fault::Interrupted:
            return {};
        case Fault::Unfit:
            return {Result::Unknown, Ending::Unfit, name + ": " + failure.detail};
        default:
            return end_by_fault(ending_of(failure.fault), side, name, failure.detail);
        }
    }

    /// One move; the game's end if it brought that.
    std::optional<GameEnd> play_move(const std::stop_token& stop, const MoveObserver& on_move) {
        const Side side = game_.side();
        const auto start = std::chrono::steady_clock::now();
        const Reply reply = ask(stop);
        const auto time = reply.time.value_or(std::chrono::steady_clock::now() - start);
        if (reply.fault != Fault::None) {
            return end_by({reply.fault, reply.detail}, side);
        }
        const std::string& name = players_[index(side)]->name();
        const auto time_ms = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
        if (const auto late_ms = lateness(side, time_ms); late_ms > 0) {
            return end_by_fault(Ending::TimeForfeit, side, name, std::to_string(late_ms) + " ms late");
        }
        if (reply.resigns) {
            return end_by_resignation(side);
        }
        const auto san = game_.san(reply.move);
        if (!san || game_.play(reply.move)) {
            return end_by_fault(Ending::IllegalMove, side, name, '"' + reply.move + '"');
        }
        notes_.push_back({reply.assessment, time_ms});
        if (on_move) {
            on_move(game_, *san);
        }
        if (game_.outcome() != movegen::Outcome::Ongoing) {
            return std::nullopt;  // what the rules say goes first
        }
        return adjudicator_.judge(side, game_.plies(), reply.assessment);
    }

    Reply ask(const std::stop_token& stop) {
        const Side side = game_.side();
        try {
            return players_[index(side)]->choose({game_, terms_[index(side)], clock_times()}, stop);
        } catch (const std::exception& error) {
            Reply reply;
            reply.fault = Fault::Crashed;
            reply.detail = error.what();
            return reply;
        }
    }

    /// Takes a move's time off; by how much it was too long, 0 if it was not.
    std::int64_t lateness(Side side, std::int64_t time_ms) {
        const Terms& terms = terms_[index(side)];
        if (auto& clock = clocks_[index(side)]) {
            return clock->spend(time_ms) ? 0 : -clock->remaining_ms();
        }
        if (terms.limits.movetime_ms) {
            const std::int64_t late_ms = time_ms - *terms.limits.movetime_ms;
            return late_ms > std::max(terms.margin_ms, forgiven_movetime_ms) ? late_ms : 0;
        }
        return 0;
    }

    /// Both clocks for the side to move, if it has one; of an opponent without one it sees its own.
    [[nodiscard]] std::optional<ClockTimes> clock_times() const {
        const auto& own = clocks_[index(game_.side())];
        if (!own) {
            return std::nullopt;
        }
        ClockTimes times;
        for (const Side side : movegen::both_sides) {
            const auto& clock = clocks_[index(side)] ? clocks_[index(side)] : own;
            times.remaining_ms[index(side)] = clock->remaining_ms();
            times.increment_ms[index(side)] = clock->increment_ms();
        }
        times.moves_to_go = own->moves_to_go();
        return times;
    }

    movegen::Arbiter& game_;
    const std::array<Player*, 2>& players_;
    const std::array<Terms, 2>& terms_;
    Adjudicator adjudicator_;
    std::array<std::optional<Clock>, 2> clocks_;  // by side
    std::vector<MoveNote> notes_;
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

/// One tag for both, or both with a colon between.
std::string time_control_tag(const std::array<Terms, 2>& terms) {
    const std::string white = time_control_tag(terms[0]);
    const std::string black = time_control_tag(terms[1]);
    return white == black ? white : white + ':' + black;
}

}  // namespace

GameRecord play_game(movegen::Arbiter& game, const std::array<Player*, 2>& players, const Agreement& agreement,
                     const std::stop_token& stop, const MoveObserver& on_move) {
    GameRecord record;
    record.variant = game.variant();
    record.players = {players[0]->name(), players[1]->name()};
    record.time_control = time_control_tag(agreement.terms);
    record.start_fen = game.start_fen();
    record.has_own_start = record.start_fen != game.initial_fen();
    record.first_side = first_side(game);
    record.first_number = first_number(game);
    record.opening_plies = game.plies();
    Table table(game, players, agreement);
    record.end = table.play(stop, on_move);
    record.notes = table.take_notes();
    record.san_moves = game.san_moves();
    record.last_fen = game.fen();
    return record;
}

}  // namespace ziggurat::match
