// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/dialect/uci_go.h"

#include <algorithm>

namespace ziggurat::match {

std::string uci_go(const Turn& turn) {
    std::string text = "go";
    const auto add = [&text](std::string_view word, auto number) {
        text += ' ' + std::string(word) + ' ' + std::to_string(number);
    };
    if (turn.clock) {
        // A margin that was used up leaves less than nothing, which some engines take for no clock at all.
        add("wtime", std::max<std::int64_t>(turn.clock->remaining_ms[0], 1));
        add("btime", std::max<std::int64_t>(turn.clock->remaining_ms[1], 1));
        if (turn.clock->increment_ms[0] > 0 || turn.clock->increment_ms[1] > 0) {
            add("winc", turn.clock->increment_ms[0]);
            add("binc", turn.clock->increment_ms[1]);
        }
        if (turn.clock->moves_to_go > 0) {
            add("movestogo", turn.clock->moves_to_go);
        }
    }
    const MoveLimits& limits = turn.terms.limits;
    if (limits.movetime_ms) {
        add("movetime", *limits.movetime_ms);
    }
    if (limits.depth) {
        add("depth", *limits.depth);
    }
    if (limits.nodes) {
        add("nodes", *limits.nodes);
    }
    return text;
}

}  // namespace ziggurat::match
