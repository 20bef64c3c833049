// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/war/board.h"

#include <algorithm>
#include <array>

namespace ziggurat::tabletop::magic::war {

namespace {

constexpr std::array<int, 4> gateways = {5, 2, 9, 12};

constexpr int corner(int players, int seat) {
    return players == 2 ? 2 * seat : seat;
}
constexpr int apart(int a, int b) {
    return a < b ? b - a : a - b;
}
constexpr int row(int place) {
    return place / 5;
}
constexpr int column(int place) {
    return place % 5;
}

constexpr bool touches(int players, int a, int b) {
    if (a >= cells || b >= cells) {
        const int seat = std::max(a, b) - cells;
        return std::min(a, b) < cells &&
               std::min(a, b) == gateways[static_cast<std::size_t>(corner(players, seat))];
    }
    return apart(row(a), row(b)) + apart(column(a), column(b)) == 1;
}

constexpr bool is_diagonal(int a, int b) {
    return a < cells && b < cells && apart(row(a), row(b)) == 1 && apart(column(a), column(b)) == 1;
}

/// By number of players, with diagonals or not, and place: the places beside it.
constexpr auto neighbourhood = [] {
    std::array<std::array<std::array<std::uint32_t, cells + most_players>, 2>, most_players + 1> made{};
    for (std::size_t count = 2; count <= static_cast<std::size_t>(most_players); ++count) {
        const int places = cells + static_cast<int>(count);
        for (int a = 0; a < places; ++a) {
            for (int b = 0; b < places; ++b) {
                const bool is_beside = touches(static_cast<int>(count), a, b);
                const bool is_askew = is_diagonal(a, b);
                made[count][0][static_cast<std::size_t>(a)] |= is_beside ? 1U << b : 0U;
                made[count][1][static_cast<std::size_t>(a)] |= is_beside || is_askew ? 1U << b : 0U;
            }
        }
    }
    return made;
}();

/// By number of players and two places: the moves from one to the other, through gateways, without diagonals.
constexpr auto distances = [] {
    using Table = std::array<std::array<std::uint8_t, cells + most_players>, cells + most_players>;
    std::array<Table, most_players + 1> made{};
    for (std::size_t count = 2; count <= static_cast<std::size_t>(most_players); ++count) {
        const int players = static_cast<int>(count);
        const auto cell_of = [&](int place) {
            return place < cells ? place : gateways[static_cast<std::size_t>(corner(players, place - cells))];
        };
        for (int a = 0; a < cells + players; ++a) {
            for (int b = 0; b < cells + players; ++b) {
                const int steps = (a >= cells ? 1 : 0) + (b >= cells ? 1 : 0);
                const int between =
                    apart(row(cell_of(a)), row(cell_of(b))) + apart(column(cell_of(a)), column(cell_of(b)));
                made[count][static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] =
                    static_cast<std::uint8_t>(steps + between);
            }
        }
    }
    return made;
}();

}  // namespace

int corner_of(int players, int seat) {
    return corner(players, seat);
}

char stronghold_letter(int players, int seat) {
    return static_cast<char>('A' + corner_of(players, seat));
}

int gateway(int players, int seat) {
    return gateways[static_cast<std::size_t>(corner_of(players, seat))];
}

std::uint32_t neighbours(int players, int place, bool with_diagonals) {
    return neighbourhood[static_cast<std::size_t>(players)][with_diagonals ? 1 : 0]
                        [static_cast<std::size_t>(place)];
}

bool are_adjacent(int players, int a, int b) {
    return (neighbours(players, a, false) >> b & 1U) != 0;
}

int distance(int players, int a, int b) {
    return distances[static_cast<std::size_t>(players)][static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

bool reaches(const magic::State& core, int you, ObjectId source, const Permanent& target) {
    if (is_in_camp(target)) {
        return true;
    }
    if (target.place >= cells && target.place != stronghold(you)) {
        return false;
    }
    const auto all = std::span(core.battlefield.data(), core.battlefield_count);
    for (const Permanent& p : all) {
        if (p.id == source && source != no_object && !is_in_camp(p)) {
            return p.place == target.place;
        }
    }
    return std::any_of(all.begin(), all.end(), [&](const Permanent& p) {
        return p.controller == you && !is_in_camp(p) &&
               (p.place == target.place || are_adjacent(core.player_count, p.place, target.place));
    });
}

int Board::creatures(int place, int player) const {
    const auto all = look_.battlefield();
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Permanent& p) {
        return p.place == place && p.controller == player && !is_in_camp(p);
    }));
}

Crowds Board::crowds() const {
    Crowds crowds{};
    for (const Permanent& p : look_.battlefield()) {
        if (!is_in_camp(p)) {
            ++crowds[p.place][p.controller];
        }
    }
    return crowds;
}

int Board::enemies(int place, int player) const {
    const auto all = look_.battlefield();
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Permanent& p) {
        return p.place == place && p.controller != player && !is_in_camp(p);
    }));
}

int Board::strongholds(int player) const {
    return static_cast<int>(
        std::count(s_.holder.begin(), s_.holder.begin() + s_.core.player_count, static_cast<std::int8_t>(player)));
}

int Board::board_strength(int player) const {
    int sum = 0;
    for (const Permanent& p : look_.battlefield()) {
        sum += p.controller == player && !is_in_camp(p) ? p.power + p.toughness - p.damage : 0;
    }
    return sum;
}

bool Board::can_stand(const Permanent& p, int place) const {
    const bool is_island = place < cells && s_.terrain[static_cast<std::size_t>(place)] == 1;
    if (p.has(islandhome)) {
        return is_island;
    }
    return !is_island || p.has(flying | walk_of(1));
}

bool Board::can_enter(const Permanent& p, int place) const {
    const bool carries = has_mark(p, carrier);
    if (!can_stand(p, place) || (p.has(defender) && enemies(place, p.controller) > 0)) {
        return false;
    }
    if (place < cells) {
        return true;
    }
    return enemies(place, p.controller) == 0 &&
           creatures(place, p.controller) + (carries ? 2 : 1) <= most_in_stronghold;
}

bool Board::can_move(const Permanent& p, int place) const {
    if (p.controller != s_.core.active || is_in_camp(p) || has_mark(p, cargo) ||
        (has_mark(p, moved) && !has_mark(p, strides)) || place >= cells + s_.core.player_count) {
        return false;
    }
    return (neighbours(s_.core.player_count, p.place, p.has(flying)) >> place & 1U) != 0 && can_enter(p, place);
}

bool Board::takes_part(const Permanent& p, bool of_attacker) const {
    if (is_in_camp(p)) {
        return false;
    }
    if (!of_attacker) {
        return p.controller == s_.fight.opponent && p.place == s_.fight.place;
    }
    return p.controller == s_.core.active &&
           (s_.fight.is_assault ? has_mark(p, joined) : p.place == s_.fight.place);
}

int Board::strength(const Permanent& p, bool of_attacker) const {
    const bool is_idle = p.is(tapped) || (!of_attacker && p.has(no_blocking));
    return is_idle ? 0 : std::max<int>(p.power, 0);
}

int Board::total(bool of_attacker) const {
    int sum = 0;
    for (const Permanent& p : look_.battlefield()) {
        sum += takes_part(p, of_attacker) ? strength(p, of_attacker) : 0;
    }
    return sum;
}

/// Damage is served by those whose colours the victim is not protected from. Every group of protected creatures
/// can take only what somebody is able to deal to one of the group: that is Hall's condition, over the protections
/// that there are.
int Board::most_damage(const Permanent& target, int left) const {
    int most = std::min(left, target.toughness - target.damage - target.assigned);
    if (most <= 0) {
        return 0;
    }
    const bool by_attacker = !is_active(target);
    std::array<ColourSet, 8> kinds{};
    std::size_t count = 0;
    const auto add_kind = [&](ColourSet kind) {
        if (std::find(kinds.begin(), kinds.begin() + count, kind) == kinds.begin() + count &&
            count < kinds.size()) {
            kinds[count++] = kind;
        }
    };
    add_kind(protected_from(target.keywords));
    for (const Permanent& p : look_.battlefield()) {
        if (takes_part(p, !by_attacker) && p.assigned > 0) {
            add_kind(protected_from(p.keywords));
        }
    }
    for (unsigned group = 1; group < 1U << count; group += 2) {  // With the target's own protection, the first.
        int capacity = 0;
        for (const Permanent& p : look_.battlefield()) {
            bool can_hit = false;
            bool is_meant = false;
            for (std::size_t i = 0; i < count; ++i) {
                const bool is_in = (group >> i & 1U) != 0;
                can_hit = can_hit || (is_in && (kinds[i] & p.colours) == 0);
                is_meant = is_meant || (is_in && kinds[i] == protected_from(p.keywords));
            }
            capacity += takes_part(p, by_attacker) && can_hit ? strength(p, by_attacker) : 0;
            capacity -= takes_part(p, !by_attacker) && is_meant ? p.assigned : 0;
        }
        most = std::min(most, capacity);
    }
    return std::max(most, 0);
}

Use use_of(const Rules& rules, const Ability& ability) {
    bool is_boost = ability.count > 0;
    bool is_prevention = ability.count > 0;
    for (std::size_t k = 0; k < ability.count; ++k) {
        const Op& op = rules.table.ops[ability.first + k];
        const bool grows = op.code == OpCode::Grow || (op.code == OpCode::Pump && op.power >= 0 &&
                                                       op.toughness >= 0 && op.power + op.toughness > 0);
        is_boost = is_boost && grows;
        is_prevention =
            is_prevention && (op.code == OpCode::Prevent || op.code == OpCode::Fog || op.code == OpCode::Circle ||
                              (op.code == OpCode::Regenerate && rules.options.has_shields));
        // No mana from spells, usually no shields of regeneration, nobody to counter (War 4.4, WA31, WA40).
        if (op.code == OpCode::Mana || (op.code == OpCode::Regenerate && !rules.options.has_shields) ||
            op.code == OpCode::Counter) {
            return Use::Never;
        }
    }
    return is_boost ? Use::Boost : is_prevention ? Use::Prevention : Use::Other;
}

Use use_of(const Rules& rules, const CardDef& def) {
    Use use = Use::Other;
    for (std::size_t k = 0; k < def.abilities; ++k) {
        const Ability& made = rules.table.abilities[def.first_ability + k];
        if (made.kind == AbilityKind::Spell && (use == Use::Other || use == Use::Never)) {
            use = use_of(rules, made);
        }
    }
    // A sorcery waits for the casting phase whatever it does.
    return def.is(sorcery) && use != Use::Never ? Use::Other : use;
}

bool is_global(const Rules& rules, const Item& item) {
    const CardDef& def = rules.table.defs[item.is_token ? item.card : rules.cards[item.card]];
    const auto is_wide = [&](const Ability& made) {
        for (std::size_t k = 0; k < made.count; ++k) {
            const Op& op = rules.table.ops[made.first + k];
            if (op.code == OpCode::Fog ||
                (op.who == Who::Each && rules.filter(op.filter).zone == Zone::Battlefield)) {
                return true;
            }
        }
        return false;
    };
    if (item.kind == ItemKind::Ability) {
        return is_wide(rules.table.abilities[item.ability]);
    }
    bool is_wide_card = false;
    for (std::size_t k = 0; k < def.abilities; ++k) {
        const Ability& made = rules.table.abilities[def.first_ability + k];
        const bool counts = made.kind == AbilityKind::Spell ||
                            (made.kind == AbilityKind::Static && !made.from_graveyard && !def.is(creature));
        is_wide_card = is_wide_card || (counts && is_wide(made));
    }
    return is_wide_card;
}

}  // namespace ziggurat::tabletop::magic::war
