// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/openings/opening.h"

namespace ziggurat::match {

/// A file of openings and how to use it.
struct BookSettings {
    enum class Format : std::uint8_t { Epd, Pgn };

    std::string file;
    Format format = Format::Epd;
    bool is_random = false;    ///< in an order that the match's seed makes, else as in the file
    std::optional<int> plies;  ///< take so many of a PGN's moves, else all
    int start = 1;             ///< begin with this one, from 1
};

/// Settings from words such as "file=book.epd", "format=epd|pgn", "order=random|sequential", "plies=8", "start=1".
/// Without a format the file's name tells.
base::Result<BookSettings> parse_book_settings(const std::vector<std::string>& words);

/// The openings of a book's text in the order in which they are to be played. Each is checked by the variant's
/// rules, the error says which line is wrong. A book without openings is an error.
base::Result<std::vector<Opening>> read_book(std::string_view text, const BookSettings& settings,
                                             std::string_view variant, std::uint64_t seed);

}  // namespace ziggurat::match
