// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/levelup.h"

#include "engine/typed_session.h"
#include "movegen/levelup/rules.h"

namespace ziggurat::engine {

namespace {

constexpr std::string_view bench_positions[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqk2r/2pnpp1p/1p3npb/pP1p4/5PP1/N3PN2/PBPP3P/R2QKB1R b KQkq - 0 8",
    "r1b1k2r/ppppqp2/3b1n1p/5Q2/2BsP2D/NP6/P1P2PP1/R1B1K3 w Qkq - 0 12",
    "2bqk1nr/3n2pp/rb1Q4/pS2Cp2/1P6/4B2P/4PPP1/RN2KB1R b KQk - 0 17",
    "rn2kb2/1p6/2ppp3/p6p/P3P3/2N5/1PPPBM1q/R1BQ4 w - - 1 23",
    "8/4k1pp/5p2/3ap3/1d6/4MNPP/3C3R/8 b - - 1 29",
    "8/4pk1r/2npbS1p/p1p4P/P1M1P3/1P1P4/6B1/7R w - - 3 36",
    "2r4k/3n3C/1pcqbpp1/p1p1p2p/N1PpP2P/PP1B1PP1/3Q2KR/3R4 b - - 0 43",
    "4C3/6p1/4m2p/8/3b2P1/3nc3/8/1KR5 w - - 7 51",
    "8/8/3k4/7K/8/8/3D4/6d1 b - - 24 61",
};

template <class V>
std::unique_ptr<Session> make() {
    return std::make_unique<TypedSession<movegen::levelup::Rules<V>, eval::Levelup<V>>>(bench_positions);
}

}  // namespace

std::unique_ptr<Session> make_levelup_session() {
    return make<movegen::levelup::Full>();
}

std::unique_ptr<Session> make_levelup_lite_session() {
    return make<movegen::levelup::Lite>();
}

std::unique_ptr<Session> make_levelup_plain_session() {
    return make<movegen::levelup::Plain>();
}

}  // namespace ziggurat::engine
