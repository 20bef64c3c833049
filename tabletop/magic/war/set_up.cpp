// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/war/set_up.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "tabletop/magic/core/text/deck_list.h"
#include "tabletop/magic/core/text/own_cards.h"
#include "tabletop/magic/war/built_in_decks.h"
#include "tabletop/rollout/arena/typed_game.h"

namespace ziggurat::tabletop::magic::war {

namespace {

constexpr int longest = 1000;

/// Reads a set-up line by line; the first error stays.
class Reader {
public:
    explicit Reader(const CardTable& table) : table_(table) {}

    base::Result<bool> line(std::string_view text) {
        const auto words = base::split_words(text.substr(0, text.find('#')));
        if (words.empty()) {
            return true;
        }
        if (words[0] == "rounds") {
            const auto number = words.size() == 2 ? base::parse_integer<int>(words[1]) : std::nullopt;
            if (!number || *number < 1 || *number > longest) {
                return base::Error{"wanted 'rounds N' with N from 1 to 1000"};
            }
            settings.most_rounds = *number;
            return true;
        }
        if (words[0] == "option") {
            return option(words);
        }
        if (words[0] == "deck" && words.size() > 1) {
            return begin(words);
        }
        if (!is_open_) {
            return base::Error{"wanted 'rounds', 'option', 'deck', or the cards of a deck"};
        }
        const auto entry = read_deck_line(table_, text.substr(0, text.find('#')));
        if (!entry) {
            return entry.error();
        }
        auto& cards = decks.back().cards;
        cards.insert(cards.end(), static_cast<std::size_t>(entry->count), entry->card);
        return true;
    }

    std::vector<Deck> decks;
    Settings settings;

private:
    base::Result<bool> option(const std::vector<std::string_view>& words) {
        if (words.size() == 2 && words[1] == "freeInstants") {
            settings.has_free_instants = true;
        } else if (words.size() == 2 && words[1] == "regenShield") {
            settings.has_shields = true;
        } else {
            return base::Error{"wanted 'option freeInstants' or 'option regenShield'"};
        }
        return true;
    }

    base::Result<bool> begin(const std::vector<std::string_view>& words) {
        std::string name;
        for (std::size_t i = 1; i < words.size(); ++i) {
            name += (i > 1 ? " " : "") + std::string(words[i]);
        }
        is_open_ = name.back() == ':';
        if (is_open_) {
            name.pop_back();
            decks.push_back({name, {}});
            return true;
        }
        const auto all = built_in_decks(table_);
        if (!all) {
            return all.error();
        }
        for (const Deck& deck : *all) {
            if (deck.name == name) {
                decks.push_back(deck);
                return true;
            }
        }
        return base::Error{"there is no deck '" + name + "'; there are sky, tide, wild, ash"};
    }

    const CardTable& table_;
    bool is_open_ = false;
};

}  // namespace

base::Result<std::vector<Deck>> built_in_decks(const CardTable& table) {
    std::vector<Deck> decks;
    for (const auto& [name, text] : deck_texts) {
        Deck deck{std::string(name), {}};
        for (const std::string_view line : base::split_at(text, '\n')) {
            if (base::split_words(line).empty()) {
                continue;
            }
            const auto entry = read_deck_line(table, line);
            if (!entry) {
                return base::Error{"deck '" + deck.name + "': " + entry.error().message};
            }
            deck.cards.insert(deck.cards.end(), static_cast<std::size_t>(entry->count), entry->card);
        }
        decks.push_back(std::move(deck));
    }
    return decks;
}

base::Result<War> game_from_text(std::string_view text) {
    const SetUpText parts = split_set_up(text);
    auto table = cards_with(parts.cards);
    if (!table) {
        return table.error();
    }
    Reader reader(*table);
    int number = 0;
    for (const std::string_view line : base::split_at(parts.text, '\n')) {
        ++number;
        if (const auto done = reader.line(line); !done) {
            return base::Error{"line " + std::to_string(number) + ": " + done.error().message};
        }
    }
    if (reader.decks.empty()) {
        auto decks = built_in_decks(*table);
        if (!decks) {
            return decks.error();
        }
        reader.decks = std::move(*decks);
    }
    for (Deck& deck : reader.decks) {
        std::sort(deck.cards.begin(), deck.cards.end());
    }
    const Settings settings = reader.settings;
    std::vector<Deck> decks = std::move(reader.decks);
    return War::make(std::move(*table), std::move(decks), settings);
}

base::Result<std::unique_ptr<rollout::AnyGame>> make_war(const rollout::SetUp& set_up, base::JsonReader) {
    auto game = game_from_text(set_up.text);
    if (!game) {
        return game.error();
    }
    return std::unique_ptr<rollout::AnyGame>(
        std::make_unique<rollout::TypedGame<War>>("war", set_up, std::move(*game)));
}

}  // namespace ziggurat::tabletop::magic::war
