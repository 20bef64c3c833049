// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench_positions.h"

namespace ziggurat::engine {

const std::vector<std::string_view>& bench_positions(std::string_view /*variant*/) {
    static const std::vector<std::string_view> chess{
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/ppp4p/4ppp1/3p4/P6P/4P3/1PPPBPP1/RNBQK1NR w KQkq - 0 1",
        "8/pp3k2/8/2p5/P2r4/5KP1/7R/5B2 b - - 0 1"};
    return chess;
}

}  // namespace ziggurat::engine
