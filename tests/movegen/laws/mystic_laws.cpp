// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/mystic/rules.h"
#include "tests/movegen/laws/rule_set_laws.h"

namespace ziggurat::movegen::tests {

/// Coins leave the mover's purse for what is bought, at its price, and for nothing else; a set is never exceeded
/// (mystic 2).
template <>
struct Conservation<mystic::Rules> {
    using Position = mystic::Position;

    static int price(Move m) {
        const std::string text = mystic::Rules::move_text(m);
        if (text[1] != '@') {
            return 0;
        }
        return text[0] == 'P' ? 1 : text[0] == 'Q' ? 4 : 2;
    }

    static std::string fault(const Position& before, Move m, const Position& after) {
        const Side mover = before.side;
        if (before.purse(mover).coins - after.purse(mover).coins != price(m)) {
            return "paid the wrong price";
        }
        if (before.purse(~mover) != after.purse(~mover)) {
            return "changed the other's purse";
        }
        const int added = popcount(after.board.of(mover)) - popcount(before.board.of(mover));
        if (added != (m.kind() == MoveKind::Drop ? 1 : 0)) {
            return "the mover's men have changed in number";
        }
        const int taken = popcount(before.board.of(~mover)) - popcount(after.board.of(~mover));
        if (taken != (mystic::Rules::is_capture(before, m) ? 1 : 0)) {
            return std::to_string(taken) + " men taken";
        }
        for (std::size_t type = 0; type < mystic::set_counts.size(); ++type) {
            if (mystic::stock(after.board, mover, static_cast<mystic::Piece>(type)) < 0) {
                return "more than a set of type " + std::to_string(type);
            }
        }
        return {};
    }
};

ZIGGURAT_TEST_RULE_SETS(mystic::Rules);

}  // namespace ziggurat::movegen::tests
