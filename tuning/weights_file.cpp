// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/weights_file.h"

#include <cctype>
#include <charconv>

namespace ziggurat::tuning {

namespace {

/// A number in a text: where it begins, spaces before it included, and where it ends.
struct Place {
    std::size_t begin;
    std::size_t end;
    Value value;
};

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::size_t end_of_word(std::string_view text, std::size_t at) {
    while (at < text.size() && is_word(text[at])) {
        ++at;
    }
    return at;
}

/// The number that begins here, sign included.
Place number_at(std::string_view text, std::size_t at) {
    Place place{at, end_of_word(text, at + 1), 0};
    std::from_chars(text.data() + at, text.data() + place.end, place.value);
    while (place.begin > 0 && text[place.begin - 1] == ' ') {
        --place.begin;
    }
    // A space that parts two numbers is no column of the second.
    if (place.begin > 0 && text[place.begin - 1] != '{' && place.begin < at) {
        ++place.begin;
    }
    return place;
}

base::Result<std::vector<Place>> find_numbers(std::string_view text) {
    const std::size_t declared = text.find("inline constexpr");
    const std::size_t begin = declared == std::string_view::npos ? declared : text.find('{', declared);
    const std::size_t end = begin == std::string_view::npos ? begin : text.find("\n};", begin);
    if (end == std::string_view::npos) {
        return base::Error{"a weights file has \"inline constexpr\", an opening brace and \"};\""};
    }
    std::vector<Place> places;
    for (std::size_t at = begin; at < end;) {
        const char c = text[at];
        const bool is_digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
        if (text.substr(at, 2) == "//") {
            at = text.find('\n', at);
        } else if (c == '-' || is_digit) {
            places.push_back(number_at(text, at));
            at = places.back().end;
        } else {
            at = is_word(c) ? end_of_word(text, at) : at + 1;
        }
    }
    return places;
}

}  // namespace

base::Result<std::vector<Value>> read_weights(std::string_view text) {
    const auto places = find_numbers(text);
    if (!places) {
        return places.error();
    }
    std::vector<Value> weights;
    for (const Place& place : *places) {
        weights.push_back(place.value);
    }
    return weights;
}

base::Result<std::string> replace_weights(std::string_view text, std::span<const Value> weights) {
    const auto places = find_numbers(text);
    if (!places) {
        return places.error();
    }
    if (places->size() != weights.size()) {
        return base::Error{"the file has " + std::to_string(places->size()) + " numbers, the evaluation " +
                           std::to_string(weights.size())};
    }
    std::string changed;
    std::size_t done = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const Place& place = (*places)[i];
        const std::string number = std::to_string(weights[i]);
        const std::size_t width = place.end - place.begin;
        changed += text.substr(done, place.begin - done);
        changed += number.size() < width ? std::string(width - number.size(), ' ') + number : number;
        done = place.end;
    }
    changed += text.substr(done);
    return changed;
}

}  // namespace ziggurat::tuning
