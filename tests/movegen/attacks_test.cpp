// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/attacks.h"

#include <cstdlib>
#include <initializer_list>
#include <utility>

#include <doctest/doctest.h>

#include "base/random.h"

namespace ziggurat::movegen::tests {

namespace {

using Step = std::pair<int, int>;

/// The square a step away, none beyond the edge.
Square away(Square from, Step step, int times = 1) {
    const int file = file_of(from) + times * step.first;
    const int rank = rank_of(from) + times * step.second;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? make_square(file, rank) : Square::None;
}

/// Square by square along each step, up to and with the first man.
Bitboard walk(Square from, std::initializer_list<Step> steps, Bitboard occupied, int most = 7) {
    Bitboard reached = 0;
    for (const Step& step : steps) {
        for (int times = 1; times <= most && away(from, step, times) != Square::None; ++times) {
            reached |= bit(away(from, step, times));
            if (contains(occupied, away(from, step, times))) {
                break;
            }
        }
    }
    return reached;
}

constexpr std::initializer_list<Step> straight{{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
constexpr std::initializer_list<Step> slanting{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
constexpr std::initializer_list<Step> around{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
constexpr std::initializer_list<Step> leaps{{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                            {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

template <class Check>
void for_each_square(Check&& check) {
    for (int number = 0; number < square_count; ++number) {
        check(square_at(number));
    }
}

}  // namespace

TEST_CASE("sliders see up to the first man on each line") {
    base::SplitMix64 random(1);
    for_each_square([&](Square from) {
        for (int times = 0; times < 300; ++times) {
            // Sparse and dense boards alike.
            const Bitboard occupied = times % 2 == 0 ? random.next() & random.next() : random.next();
            REQUIRE(rook_attacks(from, occupied) == walk(from, straight, occupied));
            REQUIRE(bishop_attacks(from, occupied) == walk(from, slanting, occupied));
            REQUIRE(queen_attacks(from, occupied) == walk(from, around, occupied));
        }
        CHECK(rook_rays(from) == walk(from, straight, 0));
        CHECK(bishop_rays(from) == walk(from, slanting, 0));
        CHECK(rook_attacks(from, all_squares) == walk(from, straight, all_squares));
    });
}

TEST_CASE("every set of blockers on its lines finds a slider's own squares") {
    for (const Square from : {Square::A1, Square::E4, Square::H8, Square::B7}) {
        Bitboard blockers = 0;
        do {
            REQUIRE(rook_attacks(from, blockers) == walk(from, straight, blockers));
            blockers = (blockers - rook_rays(from)) & rook_rays(from);
        } while (blockers != 0);
        do {
            REQUIRE(bishop_attacks(from, blockers) == walk(from, slanting, blockers));
            blockers = (blockers - bishop_rays(from)) & bishop_rays(from);
        } while (blockers != 0);
    }
}

TEST_CASE("leapers stay on the board") {
    for_each_square([](Square from) {
        CHECK(knight_attacks(from) == walk(from, leaps, 0, 1));
        CHECK(king_attacks(from) == walk(from, around, 0, 1));
        CHECK(orthogonal_steps(from) == walk(from, straight, 0, 1));
        CHECK(pawn_attacks(Side::White, from) == walk(from, {{-1, 1}, {1, 1}}, 0, 1));
        CHECK(pawn_attacks(Side::Black, from) == walk(from, {{-1, -1}, {1, -1}}, 0, 1));
        CHECK(forward_knight_attacks(Side::White, from) == walk(from, {{1, 2}, {2, 1}, {-2, 1}, {-1, 2}}, 0, 1));
        CHECK(forward_knight_attacks(Side::Black, from) ==
              walk(from, {{1, -2}, {2, -1}, {-2, -1}, {-1, -2}}, 0, 1));
    });
}

TEST_CASE("lines join the squares that share one") {
    for_each_square([](Square a) {
        for_each_square([a](Square b) {
            Bitboard line = 0;
            Bitboard inside = 0;
            for (const Step& step : around) {
                if (a != b && contains(walk(a, {step}, 0), b)) {
                    line = walk(a, {step, {-step.first, -step.second}}, 0) | bit(a);
                    inside = walk(a, {step}, bit(b)) & ~bit(b);
                }
            }
            REQUIRE(line_through(a, b) == line);
            REQUIRE(between(a, b) == inside);
        });
        CHECK(diagonal(a) == (walk(a, {{1, 1}, {-1, -1}}, 0) | bit(a)));
        CHECK(antidiagonal(a) == (walk(a, {{1, -1}, {-1, 1}}, 0) | bit(a)));
    });
}

TEST_CASE("sets of men attack what their members attack") {
    base::SplitMix64 random(2);
    for (int times = 0; times < 200; ++times) {
        const Bitboard men = random.next() & random.next();
        Bitboard white_west = 0;
        Bitboard white_east = 0;
        Bitboard black_west = 0;
        Bitboard black_east = 0;
        Bitboard kings = 0;
        for (const Square from : squares(men)) {
            white_west |= walk(from, {{-1, 1}}, 0, 1);
            white_east |= walk(from, {{1, 1}}, 0, 1);
            black_west |= walk(from, {{-1, -1}}, 0, 1);
            black_east |= walk(from, {{1, -1}}, 0, 1);
            kings |= king_attacks(from);
        }
        CHECK(pawn_attacks_west<Side::White>(men) == white_west);
        CHECK(pawn_attacks_east<Side::White>(men) == white_east);
        CHECK(pawn_attacks_west<Side::Black>(men) == black_west);
        CHECK(pawn_attacks_east<Side::Black>(men) == black_east);
        CHECK(king_attacks_of_set(men) == kings);
    }
}

TEST_CASE("squares and sets") {
    CHECK(to_string(Square::A1) == "a1");
    CHECK(to_string(Square::H8) == "h8");
    for_each_square([](Square square) {
        CHECK(parse_square(to_string(square)) == square);
        CHECK(make_square(file_of(square), rank_of(square)) == square);
        CHECK(flipped(flipped(square)) == square);
        CHECK(flipped(bit(square)) == bit(flipped(square)));
        CHECK(relative_rank(Side::Black, square) == rank_of(flipped(square)));
    });
    for (const char* text : {"", "e", "e9", "e0", "i1", "E4", "e44", " e4", "4e"}) {
        CHECK_MESSAGE(!parse_square(text), text);
    }
    CHECK(relative_rank_mask(Side::White, 1) == rank_mask(1));
    CHECK(relative_rank_mask(Side::Black, 1) == rank_mask(6));
    CHECK(forward(Side::White) == -forward(Side::Black));
    Bitboard set = bit(Square::C3) | bit(Square::H8) | bit(Square::A1);
    CHECK(popcount(set) == 3);
    CHECK(has_many(set));
    CHECK(pop_lowest(set) == Square::A1);
    CHECK(pop_lowest(set) == Square::C3);
    CHECK(!has_many(set));
    CHECK(lowest(set) == Square::H8);
}

}  // namespace ziggurat::movegen::tests
