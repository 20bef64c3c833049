// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/uci/go_arguments.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "base/text.h"
#include "movegen/square.h"
#include "protocol/plain_text.h"

namespace ziggurat::protocol {
namespace {

using Number = std::int64_t;
using movegen::Side;
using search::Limits;

search::ClockTime& clock(Limits& limits, Side side) {
    return limits.clock[static_cast<std::size_t>(side)];
}

int to_int(Number number) {
    return static_cast<int>(std::clamp<Number>(number, 0, std::numeric_limits<int>::max()));
}

std::uint64_t to_count(Number number) {
    return static_cast<std::uint64_t>(std::max<Number>(number, 0));
}

/// A word with a number behind it, and where the number goes.
struct NumberWord {
    std::string_view word;
    void (*store)(Limits& limits, Number number);
};

constexpr auto number_words = std::to_array<NumberWord>({
    {"depth", [](Limits& limits, Number n) { limits.depth = std::min(to_int(n), search::max_ply); }},
    {"nodes", [](Limits& limits, Number n) { limits.nodes = to_count(n); }},
    {"movetime", [](Limits& limits, Number n) { limits.movetime_ms = std::max<Number>(n, 0); }},
    {"mate", [](Limits& limits, Number n) { limits.mate = to_int(n); }},
    {"wtime", [](Limits& limits, Number n) { clock(limits, Side::White).remaining_ms = n; }},
    {"btime", [](Limits& limits, Number n) { clock(limits, Side::Black).remaining_ms = n; }},
    {"winc", [](Limits& limits, Number n) { clock(limits, Side::White).increment_ms = std::max<Number>(n, 0); }},
    {"binc", [](Limits& limits, Number n) { clock(limits, Side::Black).increment_ms = std::max<Number>(n, 0); }},
    // "movestogo 0" is said by clients that know no further time control.
    {"movestogo",
     [](Limits& limits, Number n) { limits.moves_to_go = n > 0 ? std::optional(to_int(n)) : std::nullopt; }},
});

const NumberWord* find_number_word(std::string_view word) {
    const auto* const found = std::find_if(std::begin(number_words), std::end(number_words),
                                           [&](const auto& entry) { return entry.word == word; });
    return found == std::end(number_words) ? nullptr : found;
}

bool is_go_word(std::string_view word) {
    return word == "infinite" || word == "ponder" || word == "perft" || word == "searchmoves" ||
           find_number_word(word) != nullptr;
}

/// Reads words from the front, each at most once.
class GoParser {
public:
    explicit GoParser(const std::vector<std::string_view>& words) : words_(words) {}

    GoArguments parse() {
        while (at_ < words_.size()) {
            take(words_[at_++]);
        }
        return std::move(arguments_);
    }

private:
    void take(std::string_view word) {
        Limits& limits = arguments_.order.limits;
        if (const NumberWord* const entry = find_number_word(word)) {
            take_number(*entry);
        } else if (word == "infinite") {
            limits.infinite = true;
        } else if (word == "ponder") {
            limits.ponder = true;
        } else if (word == "perft") {
            arguments_.perft = at_ < words_.size() ? std::string(words_[at_++]) : std::string();
        } else if (word == "searchmoves") {
            take_search_moves();
        } else {
            complain("unknown word " + in_quotes(word));
        }
    }

    void take_number(const NumberWord& entry) {
        if (at_ == words_.size() || is_go_word(words_[at_])) {
            complain(std::string(entry.word) + " wants a number");
            return;
        }
        const std::string_view text = words_[at_++];
        if (const auto number = base::parse_integer<Number>(text)) {
            entry.store(arguments_.order.limits, *number);
        } else {
            complain(std::string(entry.word) + " wants a number, not " + in_quotes(text));
        }
    }

    void take_search_moves() {
        while (at_ < words_.size() && !is_go_word(words_[at_])) {
            arguments_.order.search_moves.emplace_back(words_[at_++]);
        }
    }

    void complain(const std::string& reason) { arguments_.complaints.push_back("go: " + reason); }

    const std::vector<std::string_view>& words_;
    std::size_t at_ = 0;
    GoArguments arguments_;
};

}  // namespace

GoArguments parse_go(const std::vector<std::string_view>& words) {
    return GoParser(words).parse();
}

}  // namespace ziggurat::protocol
