// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/mystic.h"

#include "engine/typed_session.h"
#include "movegen/mystic/rules.h"

namespace ziggurat::engine {

namespace {

constexpr std::string_view bench_positions[] = {
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0 20:0",
    "4k3/8/5p2/2B1npp1/8/5P2/3R4/3K4 b - - 2 8 11:3 14:3",
    "4k3/1q2b3/4pp2/6p1/4P1P1/1P3P2/P3B2B/4K3 w - - 0 12 9:3 2:3",
    "8/1p6/p4n2/6k1/2P2P2/2KN3B/8/8 b - - 0 17 10:3 12:3",
    "6k1/6p1/5bQ1/3bp3/4P3/8/8/4K3 w - - 0 23 1:3 6:3",
    "8/8/4k3/6b1/3P2P1/7K/8/8 b - - 0 29 0:3 0:3",
    "4k3/8/8/2qp4/3P2P1/2P4B/K5P1/8 w - - 2 36 0:3 0:3",
    "8/8/p5k1/P1K2pP1/3B1P2/3b4/8/8 b - - 8 43 0:3 0:3",
    "8/1p3b2/6p1/P2k1P2/2pP2PP/2P1B1P1/5K2/8 w - - 1 51 0:3 0:3",
    "8/8/2B5/4k3/3pp3/8/4K3/8 b - - 9 61 0:3 0:3",
};

}  // namespace

std::unique_ptr<Session> make_mystic_session() {
    return std::make_unique<TypedSession<movegen::mystic::Rules, eval::Mystic<>>>(bench_positions);
}

}  // namespace ziggurat::engine
