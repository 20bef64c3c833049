// SPDX-License-Identifier: GPL-3.0-or-later
// Squares that one leg can reach, for the pieces of chess and Level-Up Chess.
#include <cstdlib>

#include "tests/reference/letters/letter_rules.h"

namespace ziggurat::reference {

namespace {

Side owner_at(const LetterPosition& position, int square) {
    return position.is_of(square, Side::White) ? Side::White : Side::Black;
}

void append(SquareList& list, const SquareList& more) {
    for (const int square : more) {
        list.add(square);
    }
}

}  // namespace

SquareList sliding_targets(const LetterPosition& position, int from, std::span<const Step> steps) {
    const Side side = owner_at(position, from);
    SquareList targets;
    for (const Step step : steps) {
        int to = shifted(from, step);
        while (to != no_square && position.is_empty(to)) {
            targets.add(to);
            to = shifted(to, step);
        }
        if (to != no_square && position.is_of(to, opposite(side))) {
            targets.add(to);
        }
    }
    return targets;
}

SquareList leaping_targets(const LetterPosition& position, int from, std::span<const Step> steps) {
    const Side side = owner_at(position, from);
    SquareList targets;
    for (const Step step : steps) {
        const int to = shifted(from, step);
        if (to != no_square && !position.is_of(to, side)) {
            targets.add(to);
        }
    }
    return targets;
}

SquareList officer_targets(const LetterPosition& position, int from) {
    SquareList targets;
    const char kind = kind_of(position.at(from));
    if (kind == 'B' || kind == 'A' || kind == 'Q' || kind == 'E') {
        append(targets, sliding_targets(position, from, diagonal_steps));
    }
    if (kind == 'R' || kind == 'D' || kind == 'Q' || kind == 'E') {
        append(targets, sliding_targets(position, from, straight_steps));
    }
    if (kind == 'N' || kind == 'C' || kind == 'E') {
        append(targets, leaping_targets(position, from, knight_steps));
    }
    if (kind == 'K' || kind == 'M') {
        append(targets, leaping_targets(position, from, diagonal_steps));
    }
    if (kind == 'K' || kind == 'M' || kind == 'A') {
        append(targets, leaping_targets(position, from, straight_steps));
    }
    return targets;
}

SquareList pawn_steps(const LetterPosition& position, int from) {
    const Side side = owner_at(position, from);
    const Step ahead{0, forward(side)};
    SquareList targets;
    const int one = shifted(from, ahead);
    if (one == no_square || !position.is_empty(one)) {
        return targets;
    }
    targets.add(one);
    if (rank_seen_by(side, from) == 2) {
        const int two = shifted(one, ahead);
        if (position.is_empty(two)) {
            targets.add(two);
        }
    }
    return targets;
}

SquareList pawn_strikes(int from, Side side) {
    SquareList targets;
    for (const int files : {-1, 1}) {
        const int to = shifted(from, {files, forward(side)});
        if (to != no_square) {
            targets.add(to);
        }
    }
    return targets;
}

int passed_square(int from, int to) {
    const bool two_ahead = file_of(from) == file_of(to) && std::abs(rank_of(from) - rank_of(to)) == 2;
    return two_ahead ? (from + to) / 2 : no_square;
}

bool on_last_rank(Side side, int square) {
    return rank_seen_by(side, square) == 8;
}

}  // namespace ziggurat::reference
