// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/set_up.h"

#include <utility>

#include "base/text.h"
#include "tabletop/magic/core/text/deck_list.h"
#include "tabletop/magic/core/text/own_cards.h"
#include "tabletop/magic/stack/stack_file.h"
#include "tabletop/rollout/arena/typed_game.h"

namespace ziggurat::tabletop::magic::stack {

namespace {

constexpr std::size_t least_planes = 10;

base::Result<std::vector<DefId>> cards_of(const CardTable& table, const std::vector<StackLine>& lines) {
    std::vector<DefId> cards;
    for (const StackLine& line : lines) {
        if (is_basic_land(line.name)) {
            continue;
        }
        const int found = table.find(line.name);
        if (found < 0) {
            const std::string nearest = nearest_name(table, line.name);
            return base::Error{"line " + std::to_string(line.line) + ": there is no card '" + line.name + "'" +
                               (nearest.empty() ? "" : "; '" + nearest + "' is near")};
        }
        cards.insert(cards.end(), static_cast<std::size_t>(line.count), static_cast<DefId>(found));
    }
    return cards;
}

}  // namespace

base::Result<Stack> game_from_text(std::string_view text) {
    const SetUpText parts = split_set_up(text);
    auto table = cards_with(parts.cards);
    if (!table) {
        return table.error();
    }
    const bool is_empty = base::trimmed(parts.text).empty();
    const auto file = read_stack(is_empty ? built_in_stack() : std::string_view(parts.text));
    if (!file) {
        return file.error();
    }
    const auto cards = cards_of(*table, file->cards);
    const auto planes = cards_of(*table, file->planes);
    const auto schemes = cards_of(*table, file->schemes);
    const auto avatars = cards_of(*table, file->avatars);
    for (const auto* const list : {&cards, &planes, &schemes, &avatars}) {
        if (!*list) {
            return list->error();
        }
    }
    // A communal planar deck has at least ten planes (Planechase).
    const bool has_planes = file->has_planes_on && planes->size() >= least_planes;
    if (file->has_vanguard && avatars->size() < static_cast<std::size_t>(most_players)) {
        return base::Error{"Vanguard wants at least 6 avatars in a section [Avatars], not " +
                           std::to_string(avatars->size())};
    }
    std::map<DefId, std::string> signers;
    for (const SignedLine& line : file->signatures) {
        if (const int found = table->find(line.signature.card); found >= 0) {
            signers.emplace(static_cast<DefId>(found), line.signature.player);
        }
    }
    const CommandCards command = {has_planes ? *planes : std::vector<DefId>(), *schemes,
                                  file->has_vanguard ? *avatars : std::vector<DefId>()};
    const auto game = Stack::make(std::move(*table), *cards, command, file->options);
    return !game || signers.empty() ? game : game->signed_by(signers);
}

base::Result<std::unique_ptr<rollout::AnyGame>> make_stack(const rollout::SetUp& set_up, base::JsonReader) {
    auto game = game_from_text(set_up.text);
    if (!game) {
        return game.error();
    }
    return std::unique_ptr<rollout::AnyGame>(
        std::make_unique<rollout::TypedGame<Stack>>("stack", set_up, std::move(*game)));
}

}  // namespace ziggurat::tabletop::magic::stack
