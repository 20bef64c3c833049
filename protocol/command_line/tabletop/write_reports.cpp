// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/tabletop/write_reports.h"

#include <filesystem>
#include <iostream>

#include "formats/json.h"
#include "report/html/page.h"
#include "report/json.h"
#include "report/text.h"
#include "tabletop/magic/core/text/deck_file.h"
#include "tabletop/magic/core/text/deck_list.h"
#include "tabletop/magic/core/text/own_cards.h"
#include "tabletop/registry.h"

namespace ziggurat::protocol {

namespace {

/// What a set-up says of a deck: its name, or where there is a file of that name, the cards in it.
base::Result<std::string> deck_lines(const std::string& name, const std::string& own_cards) {
    if (!std::filesystem::is_regular_file(name)) {
        return "deck " + name + "\n";
    }
    const auto content = read_file(name);
    const auto table = tabletop::magic::cards_with(own_cards);
    if (!content || !table) {
        return content ? table.error() : content.error();
    }
    const auto cards = tabletop::magic::read_deck(*content);
    if (!cards) {
        return base::Error{name + ": " + cards.error().message};
    }
    std::string text = "deck " + std::filesystem::path(name).stem().string() + ":\n";
    for (const auto& card : *cards) {
        const std::string line = std::to_string(card.count) + " " + card.name;
        if (const auto known = tabletop::magic::read_deck_line(*table, line); !known) {
            return base::Error{name + ": line " + std::to_string(card.line) + ": " + known.error().message};
        }
        text += line + "\n";
    }
    return text;
}

base::Result<std::string> set_up_of(const std::vector<std::string>& decks, const std::string& own_cards) {
    std::string text;
    for (const std::string& deck : decks) {
        const auto lines = deck_lines(deck, own_cards);
        if (!lines) {
            return lines.error();
        }
        text += *lines;
    }
    return text;
}

}  // namespace

ReportFiles::ReportFiles(const std::string& json_file, const std::string& html_file)
    : json_(json_file),
      html_(html_file) {}

void ReportFiles::write(const report::Simulation& simulation) {
    if (json_.is_named()) {
        json_.stream() << report::to_json(simulation);
    }
    if (html_.is_named()) {
        html_.stream() << report::to_html(simulation);
    }
    // Who asks for a report on standard output wants nothing else there.
    if (!json_.is_standard_output() && !html_.is_standard_output()) {
        std::cout << report::to_text(simulation);
    }
}

std::optional<base::Error> ReportFiles::error() {
    auto error = json_.error();
    return error ? error : html_.error();
}

base::Result<std::unique_ptr<tabletop::rollout::AnyGame>> load_game(const std::string& name,
                                                                    const GameSource& source) {
    if (!source.decks.empty() && !source.set_up_file.empty()) {
        return base::Error{"--decks and --setup exclude each other: a set-up file names the decks"};
    }
    if (!source.cards_file.empty() && source.decks.empty() && source.set_up_file.empty()) {
        return base::Error{"--cards wants --setup or --decks, which name the cards that play"};
    }
    const auto cards =
        source.cards_file.empty() ? base::Result<std::string>(std::string()) : read_file(source.cards_file);
    if (!cards) {
        return cards.error();
    }
    auto text = source.set_up_file.empty() ? set_up_of(source.decks, *cards) : read_file(source.set_up_file);
    if (!text) {
        return text.error();
    }
    if (!source.cards_file.empty()) {
        text = tabletop::magic::with_cards(*text, *cards);
        if (!text) {
            return base::Error{source.cards_file + ": " + text.error().message};
        }
    }
    return tabletop::make_game(name, {source.set_up_file, *text}, formats::read_json);
}

}  // namespace ziggurat::protocol
