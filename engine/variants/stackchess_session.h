// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/stackchess.h"
#include "engine/typed_session.h"
#include "movegen/stackchess/rules.h"

// What the sessions of all variations of Stack Chess are made with; they are compiled in several files, as each
// takes its time.

namespace ziggurat::engine::stackchess {

/// For the variations in which a king is of size 5, with one set.
inline constexpr std::string_view bench_positions[] = {
    "r1bqkbn1/2ppppp1/8/8/8/8/1PPPPP2/1NBQKB1R w Kq - 0 1",
    "2bqkb2/2pp1pp1/4p3/8/6Bn/2NPP3/1PP1QP2/2B1K3 b - - 2 8",
    "2kn4/2bq2p1/b1p1nn2/3ppN2/8/3P4/1PPNPPB1/2BQK1N1 w - - 10 12",
    "8/2p1k1p1/4p3/4Np2/2P5/8/1P1qPP2/Q1n2K2 b - - 2 17",
    "1r2k3/4p3/2bp2N1/2p3P1/4B1B1/N1P1B3/1P4B1/4Kb2 w - - 1 23",
    "8/4p3/3bN1p1/2p5/8/1PPk4/8/3K4 b - - 0 29",
    "6B1/8/3k4/2r[31]pp3/8/8/2PP4/3K4 w - - 0 36",
    "3N4/k5p1/4N3/3B4/4P3/4K3/8/5q2 b - - 30 43",
    "8/8/1bP5/1P2kBp1/8/1K3P2/8/8 w - - 31 51",
    "8/8/8/8/2kN4/8/8/4K3 b - - 2 61",
};

/// For `KingOfSeven`.
inline constexpr std::string_view king7_bench_positions[] = {
    "r1bqkbn1/2ppppp1/8/8/8/8/1PPPPP2/1NBQKB1R w Kq - 0 1",
    "3qkb2/1bp2pp1/3Pp2n/8/4P3/8/1PP2P2/1NBQKK2 b - - 0 8",
    "3qnk2/2pp4/b4n[11]1n/2P1p3/8/2NK[331]4/1PP2P2/3QK3 w - - 2 12",
    "2k2b2/3ppNp1/1n3b[21]2/2B4B/5P2/1P6/3PNK2/3Q3q b - - 2 17",
    "6q[222]b/k1p2p2/8/3pP2N/1P1P2N1/2P2P2/1B6/5K2 w - - 0 23",
    "r[31]7/5k2/5n2/1P1p1P2/3P4/N7/4B3/2B1K3 b - - 0 29",
    "8/4k3/4B3/4p3/1N[11]6/2N5/3KPb2/5r[31]2 w - - 0 36",
    "8/8/5k2/8/4n3/1nnK4/6B1/8 b - - 3 43",
    "4Q3/8/8/2pn[11]4/1k6/8/8/3K4 w - - 3 51",
    "8/2B5/8/3b4/4kP2/8/2K5/8 b - - 13 61",
};

/// For `FullSet`.
inline constexpr std::string_view fullset_bench_positions[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1b1k1q[222]1/pppqb1pp/2np4/4pp2/7P/3P2PQ[222]/PPPBPPB1/1Q[222]1QK3 b q - 3 8",
    "n1b1kbq[222]1/p1pq1ppp/1pn1p3/2P5/5P2/1Q4P1/PP1PP1BP/R1B1K1Q[222]1 w Q - 0 12",
    "q[222]1b3r1/1pqk3p/2pN2pb/3n4/1PNQ1p1B/5P2/P1PPPKPP/5BQ[222]1 b - - 1 17",
    "2b1k1r1/3p1p2/2p1pn2/pp4pp/1r1PPN1P/4NPP1/4B3/3QK1R1 w - - 0 23",
    "4kb2/1b1b1pp1/4p2p/p1p5/P1p2Pq[222]P/2B1P1N1/2QPNnP1/2N3K1 b - - 0 29",
    "2k5/Bp6/p2np1pp/3n1p2/8/1N2B3/b3PPPP/5K1R w - - 0 36",
    "8/8/5k2/1pp2p2/N4N2/Pp1PPb2/3K4/8 b - - 0 43",
    "3Q4/8/8/4p3/4P1k1/2K3P1/2P2P2/r7 w - - 3 51",
    "1B2B3/3R[31]4/k7/3p2p1/8/1p4n1/2nKP3/8 b - - 3 61",
};

template <movegen::stackchess::Variation V>
constexpr std::span<const std::string_view> bench_positions_of() {
    if constexpr (V::king_of_seven) {
        return king7_bench_positions;
    } else if constexpr (V::full_set) {
        return fullset_bench_positions;
    } else {
        return bench_positions;
    }
}

template <movegen::stackchess::Variation V>
std::unique_ptr<Session> make() {
    return std::make_unique<TypedSession<movegen::stackchess::Rules<V>, eval::Stackchess<V>>>(
        bench_positions_of<V>());
}

}  // namespace ziggurat::engine::stackchess
