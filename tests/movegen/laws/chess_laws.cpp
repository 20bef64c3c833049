// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/chess/rules.h"
#include "tests/movegen/laws/rule_set_laws.h"

namespace ziggurat::movegen::tests {

/// A turn takes at most one enemy man, and adds none: a pawn may become something else.
template <>
struct Conservation<chess::Rules> {
    using Position = chess::Position;
    using Piece = chess::Piece;

    static std::string fault(const Position& before, Move m, const Position& after) {
        const int taken = popcount(before.board.of(~before.side)) - popcount(after.board.of(~before.side));
        const bool is_capture = !before.board.is_empty(m.to()) || m.kind() == MoveKind::EnPassant;
        if (taken != (is_capture ? 1 : 0)) {
            return std::to_string(taken) + " men taken";
        }
        if (popcount(before.board.of(before.side)) != popcount(after.board.of(before.side))) {
            return "the mover's men have changed in number";
        }
        const int promoted = popcount(before.board.of(before.side, Piece::Pawn)) -
                             popcount(after.board.of(before.side, Piece::Pawn));
        return promoted == (m.kind() == MoveKind::Promotion ? 1 : 0) ? "" : "the pawns are not right";
    }
};

ZIGGURAT_TEST_RULE_SETS(chess::Rules);

}  // namespace ziggurat::movegen::tests
