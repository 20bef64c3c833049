// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "tabletop/magic/core/model/priced_cards.h"
#include "tabletop/magic/core/model/state.h"

namespace ziggurat::tabletop::magic {

/// Whether something of player `you` (a permanent's ability, or a spell without a source) reaches a permanent.
using Reach = bool (*)(const State& state, int you, ObjectId source, const Permanent& target);

/// How a game is played: numbers that do not change within it.
struct Options {
    int life = 20;
    int opening_hand = 7;
    int most_in_hand = 7;
    int handful = 30;  ///< cards that make a new library
    int most_turns = 200;
    bool skips_first_draw = true;    ///< the first player, if two play
    bool passes_alone = true;        ///< who can do nothing passes without being asked
    int basic_pool = 0;              ///< basic lands of each type for all; 0: without end (Stack SA8)
    int low_water = 0;               ///< so few cards of the library bring the next handful (Stack SA2)
    bool has_mulligan = false;       ///< an opening hand may be exiled for one card less (Stack S5)
    bool has_archenemy = false;      ///< the first player is alone against all others (Stack 3.11)
    bool has_free_instants = false;  ///< all instants may be cast before a fight (War WA21)
    bool has_shields = false;        ///< regeneration makes shields in a fight (War WA31)
    /// The War Game's way: effects are of the place of their source, costs are numbers paid from a supply, every
    /// player has a library and a pile of used cards, and there is neither life nor dying.
    bool has_places = false;
    Reach reach = nullptr;  ///< what can be aimed at; null: everything
};

/// What never changes while a game is played: the cards and who they are, and what follows from these. Made by
/// `make_rules`.
struct Rules {
    CardTable table;
    std::vector<DefId> cards;          ///< by card: its definition
    std::vector<DefId> planes;         ///< definitions of the planar deck
    std::vector<DefId> schemes;        ///< definitions of the scheme deck; only with an archenemy
    std::vector<DefId> avatars;        ///< definitions of which every player gets one (Vanguard)
    std::vector<std::string> signers;  ///< by card: who has signed it, or nobody; may be shorter than the cards
    Options options;
    CardSet all;
    std::array<CardSet, most_players> decks{};  ///< whose the cards are, where every player has a library
    CardSet creatures;                          ///< cards that are creatures
    PricedCards with_flashback;                 ///< by what their flashback costs
    PricedCards spells;                         ///< instants and sorceries, where all have flashback
    PricedCards in_hand;                        ///< by the least that doing something with them costs
    CardSet fast;  ///< cards in hand that can do something outside a main phase of one's own
    PricedCards acting_in_graveyard;
    CardSet static_in_graveyard;
    CardSet waiting_in_graveyard;  ///< with triggers that work there
    DefId fatal_card = 0;          ///< the card whose ability ends a turn that is lost
    std::uint16_t fatal_ability = no_ability;

    [[nodiscard]] const CardDef& def_of(CardId card) const { return table.defs[cards[card]]; }
    [[nodiscard]] std::string signer_of(CardId card) const { return card < signers.size() ? signers[card] : ""; }
    [[nodiscard]] const Filter& filter(FilterId id) const { return table.filters[id]; }
};

inline Rules make_rules(CardTable table, std::vector<DefId> cards, std::vector<DefId> planes,
                        const Options& options) {
    Rules rules;
    rules.table = std::move(table);
    rules.cards = std::move(cards);
    rules.planes = std::move(planes);
    rules.options = options;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const auto card = static_cast<CardId>(i);
        const CardDef& def = rules.def_of(card);
        rules.all.add(card);
        const auto add_if = [&](CardSet& set, bool holds) {
            if (holds) {
                set.add(card);
            }
        };
        add_if(rules.creatures, def.is(creature));
        if (def.has_flashback) {
            rules.with_flashback.add(card, def.flashback.mana);
        }
        if (def.is(instant | sorcery)) {
            rules.spells.add(card, def.has_flashback ? def.flashback.mana : def.cost.mana);
        }
        add_if(rules.fast, def.is(instant) || (def.keywords & flash) != 0 || def.acts_in_hand);
        rules.in_hand.add(card, def.is(land) ? ManaCost{} : def.cost.mana);
        if (def.has_morph) {
            rules.in_hand.add(card, face_down_cost.mana);
        }
        add_if(rules.static_in_graveyard, def.is_static_in_graveyard);
        for (std::size_t k = 0; k < def.abilities; ++k) {
            const Ability& ability = rules.table.abilities[def.first_ability + k];
            if (ability.kind == AbilityKind::Activated && ability.from_graveyard) {
                rules.acting_in_graveyard.add(card, ability.cost.mana);
            }
            if (ability.from_hand) {
                rules.in_hand.add(card, ability.cost.mana);
            }
            add_if(rules.waiting_in_graveyard, ability.from_graveyard && ability.kind == AbilityKind::Triggered);
        }
    }
    for (std::size_t def = 0; def < rules.table.defs.size(); ++def) {
        const CardDef& made = rules.table.defs[def];
        for (std::size_t k = 0; k < made.abilities; ++k) {
            if (rules.table.abilities[made.first_ability + k].event == Event::FatalEnd) {
                rules.fatal_card = static_cast<DefId>(def);
                rules.fatal_ability = static_cast<std::uint16_t>(made.first_ability + k);
            }
        }
    }
    return rules;
}

}  // namespace ziggurat::tabletop::magic
