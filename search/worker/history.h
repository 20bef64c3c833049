// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "movegen/move.h"
#include "search/score.h"
#include "search/steps.h"
#include "search/tuning.h"

namespace ziggurat::search {

/// How well moves of one kind have done, in -history_limit .. history_limit. Each update pulls towards its sign,
/// the less the nearer the limit is, so that old experience fades.
class HistoryScore {
public:
    operator int() const { return value_; }  // NOLINT(google-explicit-constructor): it is a number that learns

    void learn(int bonus) {
        value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / tuning::history_limit);
    }

private:
    std::int16_t value_ = 0;
};

/// What one thread has learned about moves, in a game of `Pieces` types of men. Of quiet moves: how they do
/// anywhere, as replies to the opponent's last move, and as what follows up the own moves before it. Of noisy
/// ones: how they do by what they gain.
template <std::size_t Pieces>
class Histories {
public:
    /// The moves before the one that is judged; each may be absent.
    struct Context {
        movegen::Side side;
        movegen::Move last;     ///< the opponent's
        movegen::Move before;   ///< the mover's own before that
        movegen::Move earlier;  ///< and the one before that
    };

    void clear() { *tables_ = {}; }

    /// Which of the histories are used at all.
    void switch_off(Steps off) { off_ = off; }

    class Outlook;

    /// What is known of quiet moves in a context; holds as long as these histories, and sees what they learn.
    [[nodiscard]] Outlook outlook(const Context& context) const {
        const bool looks_back = is_on(Step::Continuation);
        const auto after = [&](const Pairs& pairs, movegen::Move first) -> const ByArrival& {
            return looks_back && first ? after_move(pairs, context.side, first) : nothing_by_arrival;
        };
        return {is_on(Step::QuietHistory) ? tables_->by_squares[movegen::index(context.side)] : nothing_by_squares,
                after(tables_->replies, context.last), after(tables_->followups, context.before),
                after(tables_->followups, context.earlier)};
    }

    /// How promising a quiet move is.
    [[nodiscard]] int score(const Context& context, movegen::Move m) const { return outlook(context).score(m); }

    /// A quiet move did well (bonus above 0) or was outdone (below 0).
    void learn(const Context& context, movegen::Move m, int bonus) {
        tables_->by_squares[movegen::index(context.side)][squares_of(m)].learn(bonus);
        learn_continuation(context, m, bonus);
    }

    /// The same of what a quiet move does after the moves before it alone.
    void learn_continuation(const Context& context, movegen::Move m, int bonus) {
        if (context.last) {
            paired(tables_->replies, context.side, context.last, m).learn(bonus);
        }
        if (context.before) {
            paired(tables_->followups, context.side, context.before, m).learn(bonus);
        }
        if (context.earlier) {
            paired(tables_->followups, context.side, context.earlier, m).learn(bonus / 2);
        }
    }

    /// How promising a noisy move is among those of equal gain.
    [[nodiscard]] int noisy_score(movegen::Side side, movegen::Move m, Value gain) const {
        return is_on(Step::NoisyHistory) ? noisy(*tables_, side, m, gain) : 0;
    }
    /// A noisy move did well (bonus above 0) or was outdone (below 0).
    void learn_noisy(movegen::Side side, movegen::Move m, Value gain, int bonus) {
        noisy(*tables_, side, m, gain).learn(bonus);
    }

    /// The quiet move that answered the last one well when it was met last; none where none is known.
    [[nodiscard]] movegen::Move counter(const Context& context) const {
        return context.last && is_on(Step::Counters) ? countered(*tables_, context) : movegen::Move();
    }
    void remember_counter(const Context& context, movegen::Move m) {
        if (context.last) {
            countered(*tables_, context) = m;
        }
    }

    /// What a cut-off at this depth teaches.
    static int bonus(int depth) {
        return std::min(tuning::history_bonus_step * depth, tuning::history_bonus_limit);
    }

private:
    static constexpr std::size_t gain_classes = 8;

    using BySquares = std::array<HistoryScore, std::size_t{64} * 64>;
    using ByArrival = std::array<std::array<HistoryScore, 64>, Pieces>;
    using Pairs = std::array<std::array<std::array<ByArrival, 64>, Pieces>, 2>;
    using Counters = std::array<std::array<std::array<movegen::Move, 64>, Pieces>, 2>;

    struct Tables {
        std::array<BySquares, 2> by_squares;
        Pairs replies;
        Pairs followups;
        std::array<std::array<ByArrival, gain_classes>, 2> noisy;
        Counters counters;
    };

    [[nodiscard]] bool is_on(Step step) const { return !off_[static_cast<std::size_t>(step)]; }

    static std::size_t squares_of(movegen::Move m) { return m.raw() & 4095U; }

    template <class AnyPairs>
    static auto& after_move(AnyPairs& pairs, movegen::Side side, movegen::Move first) {
        return pairs[movegen::index(side)][first.piece_index()][movegen::index(first.to())];
    }
    template <class AnyPairs>
    static auto& paired(AnyPairs& pairs, movegen::Side side, movegen::Move first, movegen::Move second) {
        return after_move(pairs, side, first)[second.piece_index()][movegen::index(second.to())];
    }
    template <class AnyTables>
    static auto& noisy(AnyTables& tables, movegen::Side side, movegen::Move m, Value gain) {
        const int by_gain = std::clamp(gain / tuning::gain_class_step, 0, static_cast<int>(gain_classes) - 1);
        return tables.noisy[movegen::index(side)][static_cast<std::size_t>(by_gain)][m.piece_index()]
                           [movegen::index(m.to())];
    }
    template <class AnyTables>
    static auto& countered(AnyTables& tables, const Context& context) {
        return tables
            .counters[movegen::index(context.side)][context.last.piece_index()][movegen::index(context.last.to())];
    }

    static constexpr BySquares nothing_by_squares{};
    static constexpr ByArrival nothing_by_arrival{};

    std::unique_ptr<Tables> tables_ = std::make_unique<Tables>();
    Steps off_;
};

/// The rows of the histories that count in one context, found once for all its moves.
template <std::size_t Pieces>
class Histories<Pieces>::Outlook {
public:
    /// How promising a quiet move is, in about -4 .. 4 times history_limit.
    [[nodiscard]] int score(movegen::Move m) const {
        const std::size_t piece = m.piece_index();
        const std::size_t to = movegen::index(m.to());
        return (*anywhere_)[squares_of(m)] + (*reply_)[piece][to] + (*followup_)[piece][to] +
               (*second_followup_)[piece][to] / 2;
    }

private:
    friend class Histories;

    Outlook(const BySquares& anywhere, const ByArrival& reply, const ByArrival& followup,
            const ByArrival& second_followup)
        : anywhere_(&anywhere),
          reply_(&reply),
          followup_(&followup),
          second_followup_(&second_followup) {}

    const BySquares* anywhere_;
    const ByArrival* reply_;
    const ByArrival* followup_;
    const ByArrival* second_followup_;
};

}  // namespace ziggurat::search
