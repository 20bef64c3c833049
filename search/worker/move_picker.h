// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "movegen/rules.h"
#include "search/evaluator.h"
#include "search/worker/frame.h"
#include "search/worker/history.h"

namespace ziggurat::search {

/// The legal moves of one position, best guesses first, made no earlier than needed:
///
///     1. the table's move   2. noisy moves that win or hold material, the greatest gain first
///     3. quiet moves, killers and the counter-move first, then by history   4. noisy moves that lose material
///
/// A picker for quiescence stops after the noisy moves, unless the mover is in check.
template <movegen::Rules R, Evaluator<R> E>
class MovePicker {
public:
    using Position = typename R::Position;
    using History = Histories<E::piece_types>;

    /// All moves. The position, history and killers must outlive the picker.
    MovePicker(const Position& p, movegen::Move table_move, const History& history,
               const typename History::Context& context, const Frame& frame, Steps off = {})
        : position_(p),
          history_(history),
          context_(context),
          killers_(frame.killers),
          table_move_(table_move),
          counts_exchanges_(!off[static_cast<std::size_t>(Step::ExchangeOrder)]),
          uses_killers_(!off[static_cast<std::size_t>(Step::Killers)]) {
        if (!table_move_ || !R::is_legal(p, table_move_)) {
            skip_table_move();
        }
    }

    /// Only noisy moves.
    struct OnlyNoisy {};
    MovePicker(OnlyNoisy /*tag*/, const Position& p, movegen::Move table_move, const History& history,
               const typename History::Context& context, const Frame& frame, Steps off = {})
        : MovePicker(p, table_move, history, context, frame, off) {
        only_noisy_ = true;
        if (stage_ == Stage::TableMove && !R::is_noisy(p, table_move_)) {
            skip_table_move();
        }
    }

    /// The next move; none when all have been given.
    movegen::Move next();

    /// Whether what `next` gave last loses material by its own guess.
    [[nodiscard]] bool is_among_losing() const { return stage_ == Stage::Losing; }

    /// Gives no more quiet moves.
    void skip_quiet() { skip_quiet_ = true; }

private:
    enum class Stage : std::uint8_t { TableMove, MakeNoisy, Noisy, MakeQuiet, Quiet, Losing, Done };

    void skip_table_move() {
        table_move_ = {};
        stage_ = Stage::MakeNoisy;
    }

    void make_noisy();
    void make_quiet();
    movegen::Move next_noisy();
    movegen::Move next_quiet();
    movegen::Move next_losing();
    movegen::Move take_best();
    [[nodiscard]] bool holds_material(movegen::Move m) const;

    const Position& position_;
    const History& history_;
    typename History::Context context_;
    const std::array<movegen::Move, 2>& killers_;
    movegen::Move table_move_;
    Stage stage_ = Stage::TableMove;
    bool only_noisy_ = false;
    bool skip_quiet_ = false;
    bool counts_exchanges_;
    bool uses_killers_;
    std::size_t at_ = 0;      // the next one to give
    std::size_t losing_ = 0;  // [0, losing_) holds the noisy moves put off
    movegen::MoveList<R::max_moves> moves_;
    // Not cleared: only the scores of moves that were made are read.
    std::array<int, R::max_moves> scores_;
};

template <movegen::Rules R, Evaluator<R> E>
movegen::Move MovePicker<R, E>::next() {
    switch (stage_) {
    case Stage::TableMove:
        stage_ = Stage::MakeNoisy;
        return table_move_;
    case Stage::MakeNoisy:
        make_noisy();
        stage_ = Stage::Noisy;
        [[fallthrough]];
    case Stage::Noisy:
        if (const movegen::Move m = next_noisy()) {
            return m;
        }
        if (only_noisy_) {
            stage_ = Stage::Done;
            return {};
        }
        stage_ = Stage::MakeQuiet;
        [[fallthrough]];
    case Stage::MakeQuiet:
        make_quiet();
        stage_ = Stage::Quiet;
        [[fallthrough]];
    case Stage::Quiet:
        if (const movegen::Move m = next_quiet()) {
            return m;
        }
        stage_ = Stage::Losing;
        at_ = 0;
        [[fallthrough]];
    case Stage::Losing:
        if (const movegen::Move m = next_losing()) {
            return m;
        }
        stage_ = Stage::Done;
        [[fallthrough]];
    case Stage::Done:
        return {};
    }
    return {};
}

template <movegen::Rules R, Evaluator<R> E>
void MovePicker<R, E>::make_noisy() {
    R::generate_noisy(position_, moves_);
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        // The most valuable gain by the least valuable man, unless such moves have failed of late.
        const movegen::Move m = moves_[i];
        const Value gain = E::gain(position_, m);
        scores_[i] = 16 * gain - E::stake(position_, m) +
                     history_.noisy_score(context_.side, m, gain) / tuning::noisy_history_share;
    }
}

/// Quiet moves stand behind the noisy ones in the same list.
template <movegen::Rules R, Evaluator<R> E>
void MovePicker<R, E>::make_quiet() {
    at_ = moves_.size();
    if (skip_quiet_) {
        return;
    }
    R::generate_quiet(position_, moves_);
    const movegen::Move counter = history_.counter(context_);
    const auto outlook = history_.outlook(context_);
    for (std::size_t i = at_; i < moves_.size(); ++i) {
        constexpr int beyond_history = 5 * tuning::history_limit;
        const movegen::Move m = moves_[i];
        if (uses_killers_ && (m == killers_[0] || m == killers_[1])) {
            scores_[i] = beyond_history + (m == killers_[0] ? 2 : 1);
        } else {
            scores_[i] = m == counter ? beyond_history : outlook.score(m);
        }
    }
}

/// The best of those left to give, taken to the place where giving has arrived.
template <movegen::Rules R, Evaluator<R> E>
movegen::Move MovePicker<R, E>::take_best() {
    std::size_t best = at_;
    for (std::size_t i = at_ + 1; i < moves_.size(); ++i) {
        best = scores_[i] > scores_[best] ? i : best;
    }
    std::swap(moves_[at_], moves_[best]);
    std::swap(scores_[at_], scores_[best]);
    return moves_[at_++];
}

template <movegen::Rules R, Evaluator<R> E>
bool MovePicker<R, E>::holds_material(movegen::Move m) const {
    if constexpr (KnowsExchange<E, Position>) {
        return !counts_exchanges_ || E::wins_exchange(position_, m, 0);
    } else {
        return true;
    }
}

template <movegen::Rules R, Evaluator<R> E>
movegen::Move MovePicker<R, E>::next_noisy() {
    while (at_ < moves_.size()) {
        const movegen::Move m = take_best();
        if (m == table_move_) {
            continue;
        }
        if (holds_material(m)) {
            return m;
        }
        moves_[losing_++] = m;
    }
    return {};
}

template <movegen::Rules R, Evaluator<R> E>
movegen::Move MovePicker<R, E>::next_quiet() {
    while (at_ < moves_.size() && !skip_quiet_) {
        const movegen::Move m = take_best();
        if (m != table_move_) {
            return m;
        }
    }
    return {};
}

template <movegen::Rules R, Evaluator<R> E>
movegen::Move MovePicker<R, E>::next_losing() {
    return at_ < losing_ ? moves_[at_++] : movegen::Move();
}

}  // namespace ziggurat::search
