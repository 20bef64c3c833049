// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ziggurat::base {

/// Whether a character is ASCII white space, whatever the locale.
constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

/// The small form of an ASCII capital; every other character as it is, whatever the locale.
constexpr char to_lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The capital of a small ASCII letter; every other character as it is, whatever the locale.
constexpr char to_upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Whether a character is an ASCII letter, whatever the locale.
constexpr bool is_letter(char c) {
    return to_lower(c) >= 'a' && to_lower(c) <= 'z';
}

/// A text with its ASCII capitals made small.
inline std::string to_lower(std::string_view text) {
    std::string lowered(text);
    for (char& c : lowered) {
        c = to_lower(c);
    }
    return lowered;
}

/// Whether two texts differ in nothing but the case of ASCII letters.
inline bool equals_in_any_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return to_lower(x) == to_lower(y); });
}

/// A text without the white space at its ends.
constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// The words of a text, parted by any run of white space.
inline std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < text.size()) {
        while (at < text.size() && is_blank(text[at])) {
            ++at;
        }
        const std::size_t start = at;
        while (at < text.size() && !is_blank(text[at])) {
            ++at;
        }
        if (at > start) {
            words.push_back(text.substr(start, at - start));
        }
    }
    return words;
}

/// The parts of a text between single separators; an empty text has one empty part.
inline std::vector<std::string_view> split_at(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    while (true) {
        const std::size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end == std::string_view::npos ? end : end - start));
        if (end == std::string_view::npos) {
            return parts;
        }
        start = end + 1;
    }
}

/// The whole text as a decimal number of type `Integer`; nothing where it is anything else or does not fit.
template <class Integer>
std::optional<Integer> parse_integer(std::string_view text) {
    Integer number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end) {
        return std::nullopt;
    }
    return number;
}

/// Thousandths of a decimal number that is not negative: 12500 of "12.5", 5 of ".005". Further digits are cut off;
/// nothing where the text is anything else, or beyond a million million.
inline std::optional<std::int64_t> parse_thousandths(std::string_view text) {
    constexpr std::size_t most_digits = 12;
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = point < text.size() ? text.substr(point + 1) : std::string_view("0");
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || fraction.empty() || whole.size() > most_digits ||
        !std::all_of(whole.begin(), whole.end(), is_digit) ||
        !std::all_of(fraction.begin(), fraction.end(), is_digit)) {
        return std::nullopt;
    }
    std::int64_t number = whole.empty() ? 0 : *parse_integer<std::int64_t>(whole);
    for (std::size_t i = 0; i < 3; ++i) {
        number = 10 * number + (i < fraction.size() ? fraction[i] - '0' : 0);
    }
    return number;
}

}  // namespace ziggurat::base
