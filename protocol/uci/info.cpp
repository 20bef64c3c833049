// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/uci/info.h"

#include <algorithm>
#include <sstream>

#include "protocol/xboard/dialect/dialect.h"

namespace ziggurat::protocol {
namespace {

std::uint64_t nodes_per_second(const engine::LineReport& report) {
    const auto time_ms = static_cast<std::uint64_t>(std::max<std::int64_t>(report.time_ms, 1));
    return report.nodes * 1000 / time_ms;
}

const char* bound_word(engine::Bound bound) {
    switch (bound) {
    case engine::Bound::Lower:
        return " lowerbound";
    case engine::Bound::Upper:
        return " upperbound";
    case engine::Bound::Exact:
        break;
    }
    return "";
}

std::string uci_results(const engine::WinDrawLoss& results) {
    return " wdl " + std::to_string(results.win) + ' ' + std::to_string(results.draw) + ' ' +
           std::to_string(results.loss);
}

}  // namespace

std::string uci_score(search::Score score) {
    return (score.is_mate ? "mate " : "cp ") + std::to_string(score.value);
}

std::string info_line(const engine::LineReport& report, bool show_results) {
    // Of a finished position there is no more to say, and clients look for just this.
    if (report.depth == 0 && report.moves.empty()) {
        return "info depth 0 score " + uci_score(report.score) + (show_results ? uci_results(report.results) : "");
    }
    std::ostringstream line;
    line << "info depth " << report.depth << " seldepth " << report.selective_depth << " multipv " << report.line
         << " score " << uci_score(report.score) << (show_results ? uci_results(report.results) : "")
         << bound_word(report.bound) << " nodes " << report.nodes << " nps " << nodes_per_second(report)
         << " hashfull " << report.hashfull_permille << " tbhits 0 time " << report.time_ms;
    if (!report.moves.empty()) {
        line << " pv";
        for (const std::string& move : report.moves) {
            line << ' ' << move;
        }
    }
    return line.str();
}

std::string best_move_line(const engine::BestMove& best) {
    if (best.move.empty()) {
        return "bestmove (none)";
    }
    return "bestmove " + best.move + (best.ponder.empty() ? "" : " ponder " + best.ponder);
}

std::string variant_description(std::string_view variant, const std::string& start) {
    const XboardShape shape = shape_of(variant);
    return "variant " + std::string(variant) + " files 8 ranks 8 pocket " + std::to_string(shape.pocket) +
           " template " + std::string(shape.parent) + " startpos " + start;
}

}  // namespace ziggurat::protocol
