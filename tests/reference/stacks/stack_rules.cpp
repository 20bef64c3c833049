// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/stacks/stack_rules.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace ziggurat::reference {

namespace {

void add_slides(const StackPosition& position, int from, std::span<const Step> steps, SquareList& reached) {
    for (const Step step : steps) {
        int to = shifted(from, step);
        while (to != no_square && position.is_empty(to)) {
            reached.add(to);
            to = shifted(to, step);
        }
        if (to != no_square) {
            reached.add(to);
        }
    }
}

void add_leaps(int from, std::span<const Step> steps, SquareList& reached) {
    for (const Step step : steps) {
        const int to = shifted(from, step);
        if (to != no_square) {
            reached.add(to);
        }
    }
}

// The squares that a piece other than a pawn reaches, whatever stands on them.
SquareList reached_squares(const StackPosition& position, int from, char kind) {
    SquareList reached;
    if (kind == 'B' || kind == 'Q' || kind == 'C') {
        add_slides(position, from, diagonal_steps, reached);
    }
    if (kind == 'R' || kind == 'Q') {
        add_slides(position, from, straight_steps, reached);
    }
    if (kind == 'N' || kind == 'C') {
        add_leaps(from, knight_steps, reached);
    }
    if (kind == 'K') {
        add_leaps(from, diagonal_steps, reached);
        add_leaps(from, straight_steps, reached);
    }
    return reached;
}

SquareList pawn_strikes(int from, Side side) {
    SquareList strikes;
    for (const int files : {-1, 1}) {
        const int to = shifted(from, {files, forward(side)});
        if (to != no_square) {
            strikes.add(to);
        }
    }
    return strikes;
}

}  // namespace

StackRules::StackRules(StackOptions options) : options_(options) {}

std::string StackRules::start_fen() const {
    return options_.full_set ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
                             : "r1bqkbn1/2ppppp1/8/8/8/8/1PPPPP2/1NBQKB1R w Kq - 0 1";
}

StackPosition StackRules::read(const std::string& fen) const {
    const StackPosition position = read_stack_fen(fen, options_);
    if (is_in_check(position, opposite(position.side))) {
        throw FenFault("placement", "every king of the side not to move is attacked");
    }
    return position;
}

std::string StackRules::write(const StackPosition& position) const {
    return write_stack_fen(position, options_);
}

// stackchess 9.
bool StackRules::is_dead() const {
    std::array<int, 2> stacks{};
    for (const Stack& stack : position().board) {
        if (!stack.is_empty()) {
            ++stacks[index_of(stack.owner())];
        }
    }
    return stacks[0] == 1 && stacks[1] == 1;  // each side has a king, so that is the one stack
}

// stackchess 5: a turn must leave the side at least one king that is not attacked.
bool StackRules::is_in_check(const StackPosition& position, Side side) const {
    for (int square = 0; square < square_count; ++square) {
        if (position.is_of(square, side) && kind_of_size(position.at(square).size(), options_) == 'K' &&
            !is_attacked(position, square, opposite(side))) {
            return false;
        }
    }
    return true;
}

bool StackRules::is_attacked(const StackPosition& position, int square, Side by) const {
    for (int from = 0; from < square_count; ++from) {
        if (!position.is_of(from, by)) {
            continue;
        }
        for (const Mover& mover : movers_on(position, from)) {
            const SquareList strikes =
                mover.kind == 'P' ? pawn_strikes(from, by) : reached_squares(position, from, mover.kind);
            if (strikes.contains(square)) {
                return true;
            }
        }
    }
    return false;
}

std::vector<StackRules::Mover> StackRules::movers_on(const StackPosition& position, int from) const {
    std::vector<Mover> movers;
    const Stack& stack = position.at(from);
    for (int number = 1; number <= stack.pyramids(); ++number) {
        const Stack part = stack.top_part(number);
        movers.push_back({from, part, number == stack.pyramids(), kind_of_size(part.size(), options_)});
    }
    return movers;
}

// stackchess, Texts: a whole stack has no letter; a part that is a queen under BigQueens is counted.
std::string StackRules::text_of(const Mover& mover, int to) const {
    std::string text = square_name(mover.from) + square_name(to);
    if (mover.whole) {
        return text;
    }
    text += static_cast<char>(mover.kind - 'A' + 'a');
    if (options_.big_queens && mover.part.size() >= 6) {
        text += std::to_string(mover.part.pyramids());
    }
    return text;
}

StackRules::Turns StackRules::pseudo_turns(const StackPosition& position) const {
    Turns turns;
    for (int from = 0; from < square_count; ++from) {
        if (!position.is_of(from, position.side)) {
            continue;
        }
        for (const Mover& mover : movers_on(position, from)) {
            add_turns_of(position, mover, turns);
        }
    }
    add_castlings(position, turns);
    return turns;
}

void StackRules::add_turns_of(const StackPosition& position, const Mover& mover, Turns& turns) const {
    if (mover.kind == 'P') {
        add_pawn_steps(position, mover, turns);
        add_pawn_strikes(position, mover, turns);
        return;
    }
    for (const int to : reached_squares(position, mover.from, mover.kind)) {
        if (position.is_of(to, position.side)) {
            add_join(position, mover, to, turns);
        } else {
            add_arrival(position, mover, to, turns);
        }
    }
}

// stackchess 2: straight ahead onto empty squares, or joining; over an empty square only.
void StackRules::add_pawn_steps(const StackPosition& position, const Mover& mover, Turns& turns) const {
    const Side side = position.side;
    const int one = shifted(mover.from, {0, forward(side)});
    if (one == no_square) {
        return;
    }
    SquareList steps;
    steps.add(one);
    if (options_.double_step && rank_seen_by(side, mover.from) == 2 && position.is_empty(one)) {
        steps.add(shifted(one, {0, forward(side)}));
    }
    for (const int to : steps) {
        if (position.is_empty(to)) {
            if (rank_seen_by(side, to) == 8) {
                add_promotions(position, mover, to, turns);
            }
            add_arrival(position, mover, to, turns);
        } else if (position.is_of(to, side) && !options_.join_as_capture) {
            add_join(position, mover, to, turns);
        }
    }
}

void StackRules::add_pawn_strikes(const StackPosition& position, const Mover& mover, Turns& turns) const {
    const Side side = position.side;
    for (const int to : pawn_strikes(mover.from, side)) {
        if (position.is_of(to, opposite(side)) || to == position.en_passant) {
            add_arrival(position, mover, to, turns);
        } else if (position.is_of(to, side) && options_.join_as_capture) {
            add_join(position, mover, to, turns);
        }
    }
}

// A move, or a split, to an empty square or capturing.
void StackRules::add_arrival(const StackPosition& position, const Mover& mover, int to, Turns& turns) const {
    const bool pawn = mover.kind == 'P';
    const bool en_passant = pawn && to == position.en_passant && file_of(to) != file_of(mover.from);
    StackPosition after = position;
    after.at(mover.from).remove(mover.part);
    after.at(to) = mover.part;
    if (en_passant) {
        after.at(shifted(to, {0, -forward(position.side)})) = Stack();
    }
    const bool two_steps = pawn && std::abs(rank_of(to) - rank_of(mover.from)) == 2;
    finish_turn(after, pawn || !position.is_empty(to), two_steps ? (mover.from + to) / 2 : no_square);
    turns.push_back({text_of(mover, to), {1, mover.from, to}, after});
}

// stackchess, "A turn is one of", 2; only whole stacks join (rule 1).
void StackRules::add_join(const StackPosition& position, const Mover& mover, int to, Turns& turns) const {
    const Stack& below = position.at(to);
    if (!mover.whole || mover.part.size() + below.size() > largest_size(options_) ||
        mover.part.bottom() > below.top()) {
        return;
    }
    StackPosition after = position;
    after.at(mover.from).remove(mover.part);
    after.at(to).add(mover.part);
    // A pawn that joined by a double step cannot be captured en passant (stackchess 2).
    finish_turn(after, mover.kind == 'P', no_square);
    turns.push_back({text_of(mover, to), {1, mover.from, to}, after});
}

// stackchess 3: one pyramid of the reserve goes under the pawn.
void StackRules::add_promotions(const StackPosition& position, const Mover& mover, int to, Turns& turns) const {
    for (const int pyramid : pyramid_sizes) {
        if (pyramids_on_board(position, position.side, pyramid) >= pyramids_of_a_size(options_)) {
            continue;
        }
        StackPosition after = position;
        after.at(mover.from).remove(mover.part);
        after.at(to) = mover.part;
        after.at(to).add(pyramid);
        const char kind = kind_of_size(after.at(to).size(), options_);
        finish_turn(after, true, no_square);
        turns.push_back({text_of(mover, to) + static_cast<char>(kind - 'A' + 'a'), {1, mover.from, to}, after});
    }
}

// stackchess 7: not out of, through or into check, whatever other kings there are.
void StackRules::add_castlings(const StackPosition& position, Turns& turns) const {
    const Side enemy = opposite(position.side);
    for (std::size_t which = 0; which < castlings.size(); ++which) {
        const Castling& castling = castlings[which];
        if (castling.side != position.side || !position.castling[which]) {
            continue;
        }
        bool free_way = true;
        for (const int square : squares_between(castling)) {
            free_way = free_way && position.is_empty(square);
        }
        if (!free_way || is_attacked(position, castling.king_from, enemy)) {
            continue;
        }
        StackPosition passing = position;
        std::swap(passing.at(castling.king_from), passing.at(castling.king_over));
        if (is_attacked(passing, castling.king_over, enemy)) {
            continue;
        }
        StackPosition after = passing;
        std::swap(after.at(castling.king_over), after.at(castling.king_to));
        std::swap(after.at(castling.rook_from), after.at(castling.king_over));
        if (is_attacked(after, castling.king_to, enemy)) {
            continue;
        }
        finish_turn(after, false, no_square);
        turns.push_back({square_name(castling.king_from) + square_name(castling.king_to),
                         {1, castling.king_from, castling.king_to},
                         after});
    }
}

void StackRules::finish_turn(StackPosition& after, bool resets_clock, int passed) const {
    // A right is lost once king or rook have moved, split, been joined onto or been captured: each of these
    // changes the stack on its square (stackchess 7).
    for (std::size_t which = 0; which < castlings.size(); ++which) {
        if (!castling_stacks_in_place(after, castlings[which], options_)) {
            after.castling[which] = false;
        }
    }
    after.halfmoves = resets_clock ? 0 : std::min(after.halfmoves + 1, highest_counter);
    if (after.side == Side::Black) {
        after.move_number = std::min(after.move_number + 1, highest_counter);
    }
    after.side = opposite(after.side);
    after.en_passant = passed != no_square && can_take_en_passant(after, passed) ? passed : no_square;
}

}  // namespace ziggurat::reference
