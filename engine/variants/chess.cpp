// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/chess.h"

#include "engine/typed_session.h"
#include "movegen/chess/rules.h"

namespace ziggurat::engine {

namespace {

constexpr std::string_view bench_positions[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbq1rk1/2p1pp1p/1p3npb/pP1pN3/5P2/N3P3/PBPP2PP/R2QKB1R b KQ - 1 8",
    "rnb1k1r1/ppppqp2/3b1n1p/1N2p3/2B1P3/1P6/PBPP1PQP/R3K2R w KQq - 1 12",
    "1q2k2r/1p1b1p1p/2n5/p3p1P1/PbN3np/1PP1PN2/1B3P2/R2QKB1R b KQk - 0 17",
    "rk5r/1pp1bq2/p1n1p1p1/3p4/3P1P1p/P2NPQ2/1PPBN1PR/R4K2 w - - 0 23",
    "2q4r/p2R1pp1/7p/P1P1p1k1/5r2/8/2P2PPP/3R1QK1 b - - 4 29",
    "r6k/2r3pp/b3p3/p1P1Np2/P7/1P3PN1/2P2RPP/1R4K1 w - - 1 36",
    "r2r2k1/3P1ppp/1pP2b2/8/1P3P2/3N1R1P/3K4/R7 b - - 0 43",
    "8/7p/4nkp1/1R6/Pp1p4/1r1P4/8/5K2 w - - 0 51",
    "8/8/5k2/5R2/4K1n1/8/2PP1p2/8 b - - 1 61",
};

}  // namespace

std::unique_ptr<Session> make_chess_session() {
    return std::make_unique<TypedSession<movegen::chess::Rules, eval::Chess<>>>(bench_positions);
}

}  // namespace ziggurat::engine
