// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/ledger.h"

#include <string_view>

namespace ziggurat::engine::eval {

namespace {

constexpr std::array<std::string_view, term_count> term_names{
    "material",       "placement",        "mobility", "pawns", "passed pawns",
    "king's shelter", "king's attackers", "threats",  "purse"};

std::string padded_left(std::string text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string padded_right(std::string_view text, std::size_t width) {
    std::string padded(text);
    padded.resize(width < text.size() ? text.size() : width, ' ');
    return padded;
}

std::string columns(Tapered worth) {
    return padded_left(std::to_string(worth.middle), 7) + padded_left(std::to_string(worth.end), 7);
}

}  // namespace

std::string Ledger::to_text(int phase, movegen::Side mover, Value value) const {
    std::string text =
        padded_right("centipawns", 18) + "|  White middle, end |  Black middle, end |  difference\n";
    Tapered white;
    Tapered black;
    const auto line = [&text](std::string_view name, Tapered ours, Tapered theirs) {
        text += padded_right(name, 18) + "|  " + columns(ours) + "    |  " + columns(theirs) + "    |" +
                columns(ours - theirs) + '\n';
    };
    for (std::size_t i = 0; i < term_count; ++i) {
        white += entries_[i][0];
        black += entries_[i][1];
        if (entries_[i][0] != Tapered() || entries_[i][1] != Tapered()) {
            line(term_names[i], entries_[i][0], entries_[i][1]);
        }
    }
    line("sum", white, black);
    text += "phase " + std::to_string(phase) + " of " + std::to_string(full_phase) + ", " +
            (mover == movegen::Side::White ? "White" : "Black") + " to move: " + std::to_string(value) + '\n';
    return text;
}

}  // namespace ziggurat::engine::eval
