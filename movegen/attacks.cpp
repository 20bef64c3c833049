// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/attacks.h"

#include <initializer_list>
#include <memory>
#include <vector>

#ifndef __BMI2__
#include "movegen/magics.h"
#endif

namespace ziggurat::movegen::detail {

namespace {

using Direction = std::array<int, 2>;
using Directions = std::array<Direction, 4>;

constexpr Directions rook_directions{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
constexpr Directions bishop_directions{{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};

/// The squares from `from` outwards, up to and with the first occupied one.
Bitboard ray(Square from, Direction direction, Bitboard occupied) {
    Bitboard reached = 0;
    int file = file_of(from) + direction[0];
    int rank = rank_of(from) + direction[1];
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        const Square here = make_square(file, rank);
        reached |= bit(here);
        if (contains(occupied, here)) {
            break;
        }
        file += direction[0];
        rank += direction[1];
    }
    return reached;
}

Bitboard walk(Square from, const Directions& directions, Bitboard occupied) {
    Bitboard reached = 0;
    for (const Direction& direction : directions) {
        reached |= ray(from, direction, occupied);
    }
    return reached;
}

/// The squares whose occupation can shorten the attacks: all on the rays but the last of each.
Bitboard relevant_blockers(Square from, const Directions& directions) {
    const Bitboard edge_ranks = rank_mask(0) | rank_mask(7);
    const Bitboard edge_files = file_a | file_h;
    const Bitboard edges = (edge_ranks & ~rank_mask(rank_of(from))) | (edge_files & ~file_mask(file_of(from)));
    return walk(from, directions, no_squares) & ~edges;
}

/// 64 squares' subsets of relevant blockers: 4096 x 4 + 2048 x 24 + 1024 x 36 for rooks, and for bishops
/// 64 x 4 + 32 x 44 + 128 x 12 + 512 x 4.
constexpr std::size_t slider_entries = 102400 + 5248;
std::array<Bitboard, slider_entries> slider_storage;

void fill_sliders(std::array<SliderSlot, square_count>& slots, const Directions& directions, Bitboard*& free,
                  [[maybe_unused]] const SquareTable* magics) {
    for (int number = 0; number < square_count; ++number) {
        const Square from = square_at(number);
        SliderSlot& slot = slots[index(from)];
        slot.mask = relevant_blockers(from, directions);
        slot.attacks = free;
        const int bits = popcount(slot.mask);
#ifndef __BMI2__
        slot.magic = (*magics)[index(from)];
        slot.shift = static_cast<unsigned>(64 - bits);
#endif
        // Every subset of the mask, by the carry-rippler walk.
        Bitboard blockers = 0;
        do {
            free[slot.position_of(blockers)] = walk(from, directions, blockers);
            blockers = (blockers - slot.mask) & slot.mask;
        } while (blockers != 0);
        free += std::size_t{1} << bits;
    }
}

void fill_lines(Tables& made) {
    for (int number = 0; number < square_count; ++number) {
        const Square from = square_at(number);
        for (const Directions* directions : {&rook_directions, &bishop_directions}) {
            for (const Direction& direction : *directions) {
                const Direction back{-direction[0], -direction[1]};
                const Bitboard whole = ray(from, direction, no_squares) | ray(from, back, no_squares) | bit(from);
                for (const Square to : squares(ray(from, direction, no_squares))) {
                    made.line[index(from)][index(to)] = whole;
                    made.between[index(from)][index(to)] = ray(from, direction, bit(to)) & ~bit(to);
                }
            }
        }
        made.rook_rays[index(from)] = walk(from, rook_directions, no_squares);
        made.bishop_rays[index(from)] = walk(from, bishop_directions, no_squares);
    }
}

Tables make_tables() {
    Tables made{};
    Bitboard* free = slider_storage.data();
#ifdef __BMI2__
    fill_sliders(made.rook, rook_directions, free, nullptr);
    fill_sliders(made.bishop, bishop_directions, free, nullptr);
#else
    fill_sliders(made.rook, rook_directions, free, &rook_magics);
    fill_sliders(made.bishop, bishop_directions, free, &bishop_magics);
#endif
    fill_lines(made);
    return made;
}

}  // namespace

const Tables tables = make_tables();

}  // namespace ziggurat::movegen::detail
