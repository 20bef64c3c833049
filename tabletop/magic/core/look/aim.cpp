// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/look/look.h"

namespace ziggurat::tabletop::magic {

namespace {

bool has_subtype(const CardDef& def, std::uint8_t subtype) {
    return std::find(def.subtypes.begin(), def.subtypes.end(), subtype) != def.subtypes.end();
}

}  // namespace

bool Look::passes_rest(const Permanent& p, const Filter& filter, const Viewpoint& from) const {
    if (filter.zone != Zone::Battlefield || (p.types & filter.types_none) != 0) {
        return false;
    }
    if ((filter.is_other && p.id == from.self) || (filter.is_untapped && p.is(tapped)) ||
        (from.place >= 0 && p.place != from.place)) {
        return false;
    }
    if ((filter.is_attacking && p.attacks == 0) ||
        (filter.is_fighting && p.attacks == 0 && p.blocks == no_object)) {
        return false;
    }
    if (filter.subtype != no_subtype && (p.is(turned_down) || !has_subtype(printed(p), filter.subtype))) {
        return false;
    }
    if ((filter.colours_any != 0 && (p.colours & filter.colours_any) == 0) ||
        (p.colours & filter.colours_none) != 0 || (p.keywords & filter.keywords_all) != filter.keywords_all ||
        p.has(filter.keywords_none)) {
        return false;
    }
    return p.power <= filter.most_power && p.toughness <= filter.most_toughness;
}

/// Cards outside the battlefield: what is printed counts.
bool Look::card_passes(CardId card, const Filter& filter) const {
    const CardDef& def = rules_.def_of(card);
    return (filter.types_any == 0 || def.is(filter.types_any)) && !def.is(filter.types_none) &&
           (filter.colours_any == 0 || (def.colours & filter.colours_any) != 0) &&
           (def.colours & filter.colours_none) == 0 &&
           (filter.subtype == no_subtype || has_subtype(def, filter.subtype));
}

bool Look::spell_passes(const Item& item, const Filter& filter, const Viewpoint& from) const {
    if (!side_passes(filter.side, item.controller, from)) {
        return false;
    }
    if (item.kind == ItemKind::FaceDownSpell) {
        // A creature spell without a colour or subtype.
        return (filter.types_any == 0 || (filter.types_any & creature) != 0) &&
               (filter.types_none & creature) == 0 && filter.colours_any == 0 && filter.subtype == no_subtype;
    }
    return card_passes(item.card, filter);
}

bool Look::player_passes(int player, const Filter& filter, const Viewpoint& from) const {
    return is_alive(player) && (filter.or_player || side_passes(filter.side, player, from));
}

/// Whether something is there, passes, and can be a target of a source of these colours.
bool Look::can_aim(Ref ref, const Filter& filter, const Viewpoint& from) const {
    switch (ref.kind) {
    case Ref::None:
        return false;
    case Ref::Player:
        return (filter.zone == Zone::Players || (filter.or_player && !rules_.options.has_places)) &&
               player_passes(ref.id, filter, from);
    case Ref::Card:
        return filter.zone == Zone::Graveyard && s_.graveyard.has(ref.id) && card_passes(ref.id, filter);
    case Ref::Spell:
        return filter.zone == Zone::Stack &&
               std::any_of(s_.stack.begin(), s_.stack.begin() + s_.stack_count,
                           [&](const Item& item) { return item.id == ref.id && item.kind != ItemKind::Ability; });
    case Ref::Basic: {
        const auto colour = static_cast<std::size_t>(ref.id % 8);
        const Player& owner = s_.players[ref.player];
        const int there = ref.id >= 8 ? owner.tapped_basics[colour] : owner.basics[colour];
        const bool is_kind = filter.subtype == no_subtype || filter.subtype == colour + 1;
        return filter.zone == Zone::Battlefield && (filter.types_any & land) != 0 && is_kind && there > 0 &&
               filter.colours_any == 0 && side_passes(filter.side, ref.player, from) &&
               !(filter.is_untapped && ref.id >= 8);
    }
    case Ref::Permanent: {
        const Permanent* const p = find(ref.id);
        return p != nullptr && passes(*p, filter, Viewpoint{from.you, from.self, from.that_player, 0, -1}) &&
               is_open(*p, from);
    }
    }
    return false;
}

/// Whether nothing keeps a permanent from being the target of a source of these colours.
bool Look::is_open(const Permanent& p, const Viewpoint& from) const {
    return !p.has(shroud) && (!p.has(hexproof) || p.controller == from.you) &&
           (protected_from(p.keywords) & from.colours) == 0 &&
           (rules_.options.reach == nullptr || rules_.options.reach(s_, from.you, from.self, p));
}

int Look::count_targets(const Filter& filter, const Viewpoint& from, int enough) const {
    if (filter.zone == Zone::Graveyard && filter.types_any == 0) {
        return std::min(s_.graveyard.size(), enough);
    }
    int count = 0;
    some_target(filter, from, true, [&](Ref) { return ++count >= enough; });
    return count;
}

}  // namespace ziggurat::tabletop::magic
