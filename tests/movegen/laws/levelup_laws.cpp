// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/levelup/rules.h"
#include "tests/movegen/laws/rule_set_laws.h"

namespace ziggurat::movegen::tests {

/// A turn takes at most two enemy men, and adds none; levelling keeps what a man is at its base (levelup 1), which
/// only promotion changes.
template <class V>
struct Conservation<levelup::Rules<V>> {
    using Position = levelup::Position;
    using Piece = levelup::Piece;

    /// How many men of a base a side has, levelled ones included.
    static int count(const Position& p, Side side, Piece base) {
        return popcount(p.board.of(side, base, levelup::levelled(base)));
    }

    static std::string fault(const Position& before, Move m, const Position& after) {
        const Side mover = before.side;
        const int taken = popcount(before.board.of(~mover)) - popcount(after.board.of(~mover));
        const int most = m.kind() == MoveKind::TwoLeg ? 2 : 1;
        if (taken < 0 || taken > most ||
            (taken > 0) != levelup::Rules<V>::is_noisy(before, with_no_promotion(m))) {
            return std::to_string(taken) + " men taken";
        }
        if (popcount(before.board.of(mover)) != popcount(after.board.of(mover))) {
            return "the mover's men have changed in number";
        }
        for (const Piece base :
             {Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen, Piece::King}) {
            const int more = count(after, mover, base) - count(before, mover, base);
            const bool is_promotion = m.kind() == MoveKind::Promotion;
            if (!is_promotion && more != 0) {
                return "a man has changed its base";
            }
            if (is_promotion && base == Piece::Pawn && more != -1) {
                return "a promotion took no pawn";
            }
        }
        return {};
    }

private:
    /// Promotions are noisy without a victim: the same move as a plain step tells whether there is one.
    static Move with_no_promotion(Move m) {
        return m.kind() == MoveKind::Promotion ? Move::step(m.piece<Piece>(), m.from(), m.to()) : m;
    }
};

ZIGGURAT_TEST_RULE_SETS(levelup::Rules<levelup::Full>, levelup::Rules<levelup::Lite>,
                        levelup::Rules<levelup::Plain>);

}  // namespace ziggurat::movegen::tests
