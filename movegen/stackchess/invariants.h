// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "movegen/stackchess/fen.h"

namespace ziggurat::movegen::stackchess {

namespace detail {

/// What the mailbox says, with all else made from scratch; sentences on what cannot be.
template <Variation V>
Board<V> rebuilt(const Board<V>& board, std::vector<std::string>& broken) {
    Board<V> made;
    if ((board.of(Side::White) & board.of(Side::Black)) != 0) {
        broken.emplace_back("a square belongs to both sides");
    }
    for (int number = 0; number < square_count; ++number) {
        const Square square = square_at(number);
        const PileOf<V> pile = board.at(square);
        if (static_cast<bool>(pile) != contains(board.occupied(), square)) {
            broken.push_back("mailbox and sides disagree on " + to_string(square));
        } else if (pile && pile.size() == 0) {
            broken.push_back("no pile of the variation stands on " + to_string(square));
        } else if (pile) {
            made.put(board.owner(square), pile, square);
        }
    }
    return made;
}

template <Variation V>
void compare_boards(const Board<V>& board, const Board<V>& made, std::vector<std::string>& broken) {
    if (board.roles != made.roles) {
        broken.emplace_back("the sets of piles by what they move as are not those of the board");
    }
    if (board.reserve != made.reserve) {
        broken.emplace_back("the reserve is not what the board leaves of the sets");
    }
    if (board.key != made.key) {
        broken.emplace_back("the key is not the one made from scratch");
    }
    for (const Side side : both_sides) {
        for (int size = 1; size <= largest_pyramid; ++size) {
            int count = count_of(board.reserve[index(side)], size);
            for (const Square square : squares(board.of(side))) {
                count += count_of(board.at(square).pyramids(), size);
            }
            if (count != set_size<V>) {
                broken.push_back(player(side) + " has " + std::to_string(count) + " pyramids of size " +
                                 std::to_string(size));
            }
        }
    }
}

}  // namespace detail

/// One sentence for each invariant that a position breaks.
template <Variation V>
std::vector<std::string> find_broken_invariants(const Position<V>& p) {
    std::vector<std::string> broken;
    const Board<V> made = detail::rebuilt(p.board, broken);
    if (!broken.empty()) {
        return broken;
    }
    detail::compare_boards(p.board, made, broken);
    for (const Side side : both_sides) {
        if (p.board.whole(side, Piece::King) == 0) {
            broken.push_back(player(side) + " has no king");
        }
    }
    if (!broken.empty()) {
        return broken;
    }
    if (p.checks != find_checks(p.board, p.side)) {
        broken.emplace_back("the cached checks and pins are not those of the board");
    }
    // What is written and read again is the same position in every field.
    const base::Result<Position<V>> again = read_fen<V>(write_fen(p));
    if (!again) {
        broken.push_back(again.error().message);
    } else if (*again != p) {
        broken.emplace_back("the position differs from the one that its FEN gives");
    }
    return broken;
}

}  // namespace ziggurat::movegen::stackchess
