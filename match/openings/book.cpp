// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/openings/book.h"

#include <algorithm>
#include <span>

#include "base/random.h"
#include "base/text.h"
#include "match/openings/epd.h"
#include "match/openings/pgn_reader.h"

namespace ziggurat::match {
namespace {

base::Error in_line(const BookSettings& settings, int line, const std::string& reason) {
    return {settings.file + ", line " + std::to_string(line) + ": " + reason};
}

base::Result<std::vector<Opening>> read_epd(std::string_view text, const BookSettings& settings,
                                            std::string_view variant) {
    std::vector<Opening> openings;
    int number = 0;
    for (const std::string_view line : base::split_at(text, '\n')) {
        ++number;
        if (base::split_words(line).empty() || line.front() == '#') {
            continue;
        }
        auto opening = read_epd_line(line, variant);
        if (!opening) {
            return in_line(settings, number, opening.error().message);
        }
        openings.push_back(std::move(*opening));
    }
    return openings;
}

base::Result<Opening> opening_of(const PgnGame& pgn, const BookSettings& settings, std::string_view variant) {
    const auto game = movegen::make_arbiter(variant);
    if (!game) {
        return game.error();
    }
    const auto fen = pgn.tags.find("FEN");
    Opening opening{fen == pgn.tags.end() ? "" : fen->second, {}};
    if (const auto error = set_up_opening(**game, opening)) {
        return *error;
    }
    const auto wanted = static_cast<std::size_t>(settings.plies.value_or(static_cast<int>(pgn.sans.size())));
    for (std::size_t ply = 0; ply < std::min(wanted, pgn.sans.size()); ++ply) {
        if (const auto error = (*game)->play_san(pgn.sans[ply])) {
            return *error;
        }
    }
    if ((*game)->outcome() != movegen::Outcome::Ongoing) {
        return base::Error{"the game is over after the opening: take fewer plies="};
    }
    opening.moves = (*game)->moves();
    return opening;
}

base::Result<std::vector<Opening>> read_pgn(std::string_view text, const BookSettings& settings,
                                            std::string_view variant) {
    std::vector<Opening> openings;
    for (const PgnGame& pgn : parse_pgn(text)) {
        auto opening = opening_of(pgn, settings, variant);
        if (!opening) {
            return in_line(settings, pgn.line, "the game that begins here: " + opening.error().message);
        }
        openings.push_back(std::move(*opening));
    }
    return openings;
}

std::optional<base::Error> set(BookSettings& settings, std::string_view key, std::string_view value) {
    const auto number = base::parse_integer<int>(value);
    const bool is_positive = number && *number >= 1;
    if (key == "file" && !value.empty()) {
        settings.file = value;
    } else if (key == "format" && (value == "epd" || value == "pgn")) {
        settings.format = value == "pgn" ? BookSettings::Format::Pgn : BookSettings::Format::Epd;
    } else if (key == "order" && (value == "random" || value == "sequential")) {
        settings.is_random = value == "random";
    } else if (key == "plies" && is_positive) {
        settings.plies = *number;
    } else if (key == "start" && is_positive) {
        settings.start = *number;
    } else {
        return base::Error{
            "\"" + std::string(key) + '=' + std::string(value) +
            "\" is none of file=FILE, format=epd|pgn, order=sequential|random, plies=N and start=N"};
    }
    return std::nullopt;
}

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

}  // namespace

base::Result<BookSettings> parse_book_settings(const std::vector<std::string>& words) {
    BookSettings settings;
    bool has_format = false;
    for (const std::string_view word : words) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string_view key = word.substr(0, equals);
        if (const auto error = set(settings, key, word.substr(std::min(equals + 1, word.size())))) {
            return *error;
        }
        has_format = has_format || key == "format";
    }
    if (settings.file.empty()) {
        return base::Error{"which file=?"};
    }
    if (!has_format && ends_with(settings.file, ".pgn")) {
        settings.format = BookSettings::Format::Pgn;
    }
    return settings;
}

base::Result<std::vector<Opening>> read_book(std::string_view text, const BookSettings& settings,
                                             std::string_view variant, std::uint64_t seed) {
    auto openings = settings.format == BookSettings::Format::Pgn ? read_pgn(text, settings, variant)
                                                                 : read_epd(text, settings, variant);
    if (!openings) {
        return openings;
    }
    if (openings->empty()) {
        return base::Error{settings.file + ": there is no opening in it"};
    }
    if (static_cast<std::size_t>(settings.start) > openings->size()) {
        return base::Error{settings.file + ": start=" + std::to_string(settings.start) + ", but it has only " +
                           std::to_string(openings->size()) + " openings"};
    }
    if (settings.is_random) {
        base::Xoshiro256(seed).shuffle(std::span(*openings));
    }
    std::rotate(openings->begin(), openings->begin() + (settings.start - 1), openings->end());
    return openings;
}

}  // namespace ziggurat::match
