// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/match/match_words.h"

#include <algorithm>
#include <map>

#include "base/text.h"
#include "match/openings/book.h"
#include "match/openings/epd.h"
#include "protocol/command_line/tabletop/files.h"
#include "protocol/version.h"

namespace ziggurat::protocol {
namespace {

constexpr const char* default_time_control = "2+0.02";

/// More pairs of games than any test wants.
constexpr int endless_rounds = 200'000;

/// "KEY=NUMBER" words by their keys; an error names what is wrong.
base::Result<std::map<std::string, int>> numbers_in(const WordGroup& group, const std::vector<std::string>& keys) {
    std::map<std::string, int> numbers;
    for (const std::string& word : group.words) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string key = word.substr(0, equals);
        const std::string value = word.substr(std::min(equals + 1, word.size()));
        const auto number = value == "true" ? std::optional(1) : base::parse_integer<int>(value);
        if (std::find(keys.begin(), keys.end(), key) == keys.end() || !number || *number < 0) {
            return base::Error{group.option + ": \"" + word + "\" makes no sense there"};
        }
        numbers[key] = *number;
    }
    return numbers;
}

Objection read_draw(const WordGroup& group, match::AdjudicationRules& rules) {
    const auto numbers = numbers_in(group, {"movenumber", "movecount", "score"});
    if (!numbers) {
        return numbers.error();
    }
    if (numbers->size() != 3) {
        return base::Error{"--draw wants movenumber=N movecount=N score=CP"};
    }
    rules.draw =
        match::DrawRule{numbers->at("movenumber"), std::max(numbers->at("movecount"), 1), numbers->at("score")};
    return std::nullopt;
}

Objection read_resign(const WordGroup& group, match::AdjudicationRules& rules) {
    auto numbers = numbers_in(group, {"movecount", "score", "twosided"});
    if (!numbers) {
        return numbers.error();
    }
    if (numbers->count("movecount") == 0 || numbers->count("score") == 0) {
        return base::Error{"--resign wants movecount=N score=CP"};
    }
    rules.resign = match::ResignRule{std::max(numbers->at("movecount"), 1), std::max(numbers->at("score"), 1),
                                     (*numbers)["twosided"] == 1};
    return std::nullopt;
}

Objection read_openings(const WordGroup& group, const MatchWords& words, match::MatchSettings& settings) {
    const auto book = match::parse_book_settings(group.words);
    if (!book) {
        return base::Error{"--openings: " + book.error().message};
    }
    const auto text = read_file(book->file);
    if (!text) {
        return text.error();
    }
    auto openings = match::read_book(*text, *book, settings.variant, static_cast<std::uint64_t>(words.seed));
    if (!openings) {
        return openings.error();
    }
    settings.openings = std::move(*openings);
    return std::nullopt;
}

/// What all engines have in common: the plain options, then --each.
base::Result<match::EngineSpec> common_engine(const MatchWords& words) {
    match::EngineSpec engine;
    engine.terms = words.terms;
    if (!words.time_control.empty()) {
        const auto control = match::parse_time_control(words.time_control);
        if (!control) {
            return control.error();
        }
        engine.terms.time_control = *control;
    }
    if (words.hash_mb) {
        engine.options.emplace_back("Hash", std::to_string(*words.hash_mb));
    }
    if (words.threads) {
        engine.options.emplace_back("Threads", std::to_string(*words.threads));
    }
    for (const WordGroup& group : words.groups) {
        if (group.option == "--each") {
            auto each = match::parse_engine(group.words, engine);
            if (!each) {
                return base::Error{"--each: " + each.error().message};
            }
            engine = std::move(*each);
        }
    }
    engine.name.clear();
    return engine;
}

Objection read_engines(const MatchWords& words, match::MatchSettings& settings) {
    auto common = common_engine(words);
    if (!common) {
        return common.error();
    }
    for (const WordGroup& group : words.groups) {
        if (group.option == "--engine") {
            auto engine = match::parse_engine(group.words, *common);
            if (!engine) {
                return base::Error{"--engine " + std::to_string(settings.engines.size() + 1) + ": " +
                                   engine.error().message};
            }
            settings.engines.push_back(std::move(*engine));
        }
    }
    if (settings.engines.empty()) {
        const match::MoveLimits& limits = common->terms.limits;
        if (!common->terms.time_control && !limits.depth && !limits.nodes && !limits.movetime_ms) {
            common->terms.time_control = *match::parse_time_control(default_time_control);
        }
        common->name = program_title();
        common->protocol = match::Protocol::Self;
        settings.engines = {*common, *common};
    } else if (settings.engines.size() == 1) {
        return base::Error{"one --engine alone has nobody to play: name a second, maybe --engine cmd=self"};
    }
    return std::nullopt;
}

Objection read_sprt(const WordGroup& group, match::MatchSettings& settings) {
    const auto sprt = match::parse_sprt(group.words);
    if (!sprt) {
        return base::Error{"--sprt: " + sprt.error().message};
    }
    settings.sprt = *sprt;
    if (settings.games == 1 && settings.rounds == 1) {
        settings.games = 2;
        settings.rounds = endless_rounds;
    }
    return std::nullopt;
}

Objection read_fen(const std::string& fen, match::MatchSettings& settings) {
    auto opening = match::read_epd_line(fen, settings.variant);
    if (!opening) {
        return base::Error{"--fen: " + opening.error().message};
    }
    settings.openings = {std::move(*opening)};
    return std::nullopt;
}

}  // namespace

const std::vector<std::string_view>& match_group_options() {
    static const std::vector<std::string_view> options = {"--engine", "--each",   "--openings",
                                                          "--draw",   "--resign", "--sprt"};
    return options;
}

Objection read_groups(const MatchWords& words, match::MatchSettings& settings) {
    for (const WordGroup& group : words.groups) {
        Objection objection;
        if (group.option == "--draw") {
            objection = read_draw(group, settings.adjudication);
        } else if (group.option == "--resign") {
            objection = read_resign(group, settings.adjudication);
        } else if (group.option == "--openings") {
            objection = read_openings(group, words, settings);
        } else if (group.option == "--sprt") {
            objection = read_sprt(group, settings);
        }
        if (objection) {
            return objection;
        }
    }
    if (!words.fen.empty()) {
        if (const auto objection = read_fen(words.fen, settings)) {
            return objection;
        }
    }
    return read_engines(words, settings);
}

}  // namespace ziggurat::protocol
