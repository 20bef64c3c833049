// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/dialect/info_line.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/text.h"

namespace ziggurat::match {
namespace {

constexpr int mate_cp = 100'000;
constexpr int longest_mate = 1000;

}  // namespace

int mate_score_cp(int moves) {
    const int distance = std::clamp(std::abs(moves), 0, longest_mate);
    return moves > 0 ? mate_cp + longest_mate - distance : -mate_cp - longest_mate + distance;
}

std::string score_text(int score_cp) {
    const std::string sign = score_cp < 0 ? "-" : "+";
    const int size = std::abs(score_cp);
    if (size >= mate_cp) {
        return sign + 'M' + std::to_string(std::max(mate_cp + longest_mate - size, 0));
    }
    const std::string hundredths = std::to_string(100 + size % 100).substr(1);
    return sign + std::to_string(size / 100) + '.' + hundredths;
}

std::optional<Assessment> parse_uci_info(std::string_view line) {
    const auto words = base::split_words(line);
    if (words.empty() || words[0] != "info") {
        return std::nullopt;
    }
    Assessment assessment;
    bool has_score = false;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        if (words[i] == "string" || words[i] == "pv") {
            break;
        }
        const auto number = base::parse_integer<int>(words[i + 1]);
        if (words[i] == "lowerbound" || words[i] == "upperbound" || (words[i] == "multipv" && number != 1)) {
            return std::nullopt;
        }
        if (words[i] == "depth" && number) {
            assessment.depth = *number;
        } else if (words[i] == "cp" && number) {
            assessment.score_cp = std::clamp(*number, -mate_cp + 1, mate_cp - 1);
            has_score = true;
        } else if (words[i] == "mate" && number) {
            assessment.score_cp = mate_score_cp(*number);
            has_score = true;
        }
    }
    return has_score ? std::optional(assessment) : std::nullopt;
}

std::optional<Assessment> parse_xboard_thinking(std::string_view line) {
    const auto words = base::split_words(line);
    if (words.size() < 4) {
        return std::nullopt;
    }
    std::array<std::int64_t, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::string_view word = words[i];
        if (i == 0 && !word.empty() && (word.back() == '.' || word.back() == '&')) {
            word.remove_suffix(1);  // some mark their depth
        }
        word.remove_prefix(!word.empty() && word.front() == '+' ? 1 : 0);
        const auto number = base::parse_integer<std::int64_t>(word);
        if (!number) {
            return std::nullopt;
        }
        numbers[i] = *number;
    }
    const std::int64_t score = numbers[1];
    const auto size = std::abs(score);
    // From 100'000 on: mate in the moves beyond that number.
    if (size >= mate_cp && size <= mate_cp + longest_mate) {
        const int moves = static_cast<int>(size - mate_cp);
        return Assessment{mate_score_cp(score > 0 ? std::max(moves, 1) : -moves), static_cast<int>(numbers[0])};
    }
    return Assessment{static_cast<int>(std::clamp<std::int64_t>(score, -mate_cp + 1, mate_cp - 1)),
                      static_cast<int>(numbers[0])};
}

}  // namespace ziggurat::match
