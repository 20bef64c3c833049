// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ziggurat::protocol {

/// What a client has sent, as an answer may repeat it: cut if it is long, and with nothing in it that is no plain
/// text.
inline std::string plain(std::string_view text, std::size_t most) {
    std::string answer;
    for (const char c : text.substr(0, most)) {
        answer += c >= ' ' && c <= '~' ? c : '?';
    }
    return answer + (text.size() > most ? "..." : "");
}

/// The same for one word, in quotation marks.
inline std::string in_quotes(std::string_view word) {
    constexpr std::size_t most = 60;
    return '"' + plain(word, most) + '"';
}

/// Words with a blank between them.
inline std::string join_words(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) {
        text += (text.empty() ? "" : " ") + std::string(word);
    }
    return text;
}

}  // namespace ziggurat::protocol
