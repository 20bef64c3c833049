// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/cards/compiler.h"

#include <algorithm>
#include <atomic>
#include <limits>

#include "base/random.h"

namespace ziggurat::tabletop::thunderstone {

Kind Catalogue::find(std::string_view id) const {
    const auto found = std::find(ids_.begin(), ids_.end(), id);
    return found == ids_.end() ? no_kind : static_cast<Kind>(found - ids_.begin());
}

base::Result<Catalogue> compile(const CardTable& table) {
    return Compiler(table).run();
}

base::Result<Catalogue> Compiler::run() {
    static std::atomic<std::uint64_t> compilations = 0;
    made_.identity_ = ++compilations;
    made_.sets_.push_back({{~std::uint64_t{0}, ~std::uint64_t{0}}});
    number_kinds();
    for (Kind kind = 0; kind < made_.size_; ++kind) {
        compile_numbers(kind, table_.cards[kind]);
    }
    join_levels();
    for (Kind kind = 0; error_.empty() && kind < made_.size_; ++kind) {
        compile_effects(kind, table_.cards[kind]);
    }
    find_basics();
    mark_meals();
    sum_up();
    check_groups();
    if (!error_.empty()) {
        return base::Error{error_};
    }
    return std::move(made_);
}

void Compiler::number_kinds() {
    if (table_.cards.size() > most_kinds) {
        fail("cards", "more than " + std::to_string(most_kinds) + " kinds of card");
        return;
    }
    for (const CardSource& source : table_.cards) {
        at_ = &source;
        if (made_.find(source.id) != no_kind) {
            fail("id", "stands for two cards");
        }
        if (std::find(made_.names_.begin(), made_.names_.end(), source.name) != made_.names_.end()) {
            fail("name", "\"" + source.name + "\" stands for two cards");
        }
        made_.ids_.push_back(source.id);
        made_.names_.push_back(source.name);
    }
    made_.size_ = static_cast<int>(table_.cards.size());
}

void Compiler::check_numbers(const CardSource& source) {
    const bool is_hero = source.kind == "hero";
    const auto need = [&](bool needed, const std::optional<int>& number, const char* field) {
        if (needed && !number) {
            fail(field, "is missing, and a " + source.kind + " needs it");
        } else if (number && (*number < 0 || *number > 99)) {
            fail(field, std::to_string(*number) + " is not within 0..99");
        }
    };
    need(is_hero, source.strength, "strength");
    need(source.kind == "village" || is_hero, source.cost, "cost");
    need(source.kind == "monster", source.health, "health");
    need(source.kind == "monster", source.xp, "xp");
    need(false, source.gold, "gold");
    need(false, source.xp_to_level, "xp_to_level");
    const bool is_weapon =
        std::find(source.classes.begin(), source.classes.end(), "Weapon") != source.classes.end();
    need(is_weapon, source.weight, "weight");
    need(true, source.copies, "copies");
    need(true, source.level, "level");
    if (is_hero && source.level > 3) {
        fail("level", "is beyond 3");
    }
}

void Compiler::compile_numbers(Kind kind, const CardSource& source) {
    at_ = &source;
    check_numbers(source);
    Card& card = made_.cards_[kind];
    static const std::array<const char*, 5> types = {"hero", "monster", "village", "disease", "thunderstone"};
    const auto type = std::find(types.begin(), types.end(), source.kind);
    if (type == types.end()) {
        fail("kind", "\"" + source.kind + "\" is none of hero, monster, village, disease, thunderstone");
        return;
    }
    card.type = static_cast<CardType>(type - types.begin());
    card.is_basic = source.is_basic;
    card.level = static_cast<std::uint8_t>(source.level);
    card.copies = static_cast<std::uint8_t>(source.copies);
    card.has_gold = source.gold.has_value();
    card.strength = small(source.strength.value_or(0), "strength");
    card.gold = small(source.gold.value_or(0), "gold");
    card.light = small(source.light, "light");
    card.attack = small(source.attack, "attack");
    card.magic = small(source.magic, "magic");
    card.cost = small(source.cost.value_or(0), "cost");
    card.weight = small(source.weight.value_or(0), "weight");
    card.vp = small(source.vp, "vp");
    card.xp = small(source.xp.value_or(0), "xp");
    card.xp_to_level = small(source.xp_to_level.value_or(0), "xp_to_level");
    card.health = small(source.health.value_or(0), "health");
    for (const std::string& name : source.classes) {
        card.classes |= class_bit(name);
        card.is_weapon = card.is_weapon || name == "Weapon";
    }
    join_group(kind, source);
}

void Compiler::join_group(Kind kind, const CardSource& source) {
    Card& card = made_.cards_[kind];
    if (source.is_basic) {
        return;
    }
    if (card.type == CardType::Village) {
        made_.village_kinds_.push_back(kind);
        return;
    }
    if (!card.is_hero() && !card.is_monster()) {
        return;
    }
    if (source.group.empty()) {
        fail("group", "is missing, and a " + source.kind + " needs it");
    }
    std::vector<Group>& groups = card.is_hero() ? made_.hero_groups_ : made_.monster_groups_;
    const auto is_its = [&](const Group& group) { return group.name == source.group; };
    auto group = std::find_if(groups.begin(), groups.end(), is_its);
    if (group == groups.end()) {
        groups.push_back({source.group, {}, 0});
        group = groups.end() - 1;
    }
    card.group = static_cast<std::uint8_t>(group - groups.begin());
    group->kinds.push_back(kind);
    group->classes |= card.classes;
}

void Compiler::join_levels() {
    for (Group& group : made_.hero_groups_) {
        std::sort(group.kinds.begin(), group.kinds.end(),
                  [&](Kind a, Kind b) { return made_.cards_[a].level < made_.cards_[b].level; });
        for (std::size_t i = 0; i < group.kinds.size(); ++i) {
            at_ = &table_.cards[group.kinds[i]];
            Card& card = made_.cards_[group.kinds[i]];
            if (card.level != i + 1) {
                fail("level", "the group " + group.name + " has not one hero for each level from 1 on");
            }
            const bool has_next = i + 1 < group.kinds.size();
            if (has_next != (card.xp_to_level > 0)) {
                fail("xp_to_level",
                     has_next ? "is missing, and there is a next level" : "is stated, and there is no next level");
            }
            card.next = has_next ? group.kinds[i + 1] : no_kind;
        }
    }
}

void Compiler::find_basics() {
    for (Kind kind = 0; kind < made_.size_; ++kind) {
        Card& card = made_.cards_[kind];
        const bool is_sold = card.is_hero() || card.type == CardType::Village;
        if (card.is_basic && is_sold) {
            made_.basics_.push_back(kind);
            card.is_militia = card.is_hero();
            made_.militia_ = card.is_hero() ? kind : made_.militia_;
        } else if (card.type == CardType::Disease) {
            made_.disease_ = kind;
        } else if (card.type == CardType::Thunderstone) {
            made_.stone_ = kind;
        }
    }
    at_ = nullptr;
    if (made_.militia_ == no_kind || made_.disease_ == no_kind || made_.stone_ == no_kind) {
        fail("cards", "there must be a basic hero, a disease and a thunderstone");
    }
    for (const auto& [id, count] : table_.start_deck) {
        const Kind kind = made_.find(id);
        if (kind == no_kind || !made_.cards_[kind].is_basic || count < 0) {
            fail("start deck", "\"" + id + "\" is no basic card");
            continue;
        }
        made_.start_deck_.emplace_back(kind, count);
    }
    made_.start_village_cards_ = table_.start_village_cards;
    made_.hand_size_ = table_.hand_size;
    made_.loss_per_missing_light_ = table_.attack_loss_per_missing_light;
}

void Compiler::mark_meals() {
    for (int eater = 0; eater < made_.size_; ++eater) {
        const PartyTraits& party = made_.cards_[static_cast<std::size_t>(eater)].party;
        for (Kind kind = 0; party.meal_attack != 0 && kind < made_.size_; ++kind) {
            Card& card = made_.cards_[kind];
            card.party.is_meal = card.party.is_meal || made_.set(party.meal_set).contains(kind);
        }
    }
}

/// What is looked up of every card of a hand.
void Compiler::sum_up() {
    base::SplitMix64 codes(0x5A16'6A12'A7B0'0B5EU);
    for (Kind kind = 0; kind < made_.size_; ++kind) {
        Card& card = made_.cards_[kind];
        FoeTraits& foe = card.foe;
        foe.changes_gifts = foe.ignores_unarmed || foe.armed_attack != 0 || foe.attack_or_magic > 0;
        foe.changes_sums = foe.needs_magic || foe.only_magic_counts || foe.is_magic_immune || foe.halves_magic ||
                           foe.halved != Halved::Never;
        const PartyTraits& party = card.party;
        made_.potentials_[kind] = potential_of(card);
        made_.potentials_[kind].code = codes.next();
        made_.triggers_[kind] = card.triggers;
        made_.golds_[kind] = card.gold;
        made_.xp_to_level_[kind] = card.xp_to_level > 0 ? static_cast<std::uint16_t>(card.xp_to_level)
                                                        : std::numeric_limits<std::uint16_t>::max();
        if (card.is_monster() || card.type == CardType::Disease) {
            made_.roles_[kind] = Role::Other;
            made_.sures_[kind] = {party.trophy_attack, party.trophy_magic, party.trophy_light, party.trophy_loss};
        } else if (card.is_hero() || card.is_weapon) {
            made_.roles_[kind] = card.is_hero() ? Role::Hero : Role::Weapon;
        } else {
            const bool helps = party.one_strength != 0 || party.one_converts || party.all_strength != 0 ||
                               party.all_attack != 0 || party.is_meal;
            made_.roles_[kind] = helps ? Role::Help : Role::Other;
            made_.sures_[kind] = {card.attack, card.magic, card.light, 0};
        }
    }
}

void Compiler::check_groups() {
    at_ = nullptr;
    for (const Group& group : made_.monster_groups_) {
        int cards = 0;
        for (const Kind kind : group.kinds) {
            cards += made_.cards_[kind].copies;
        }
        if (cards != 10) {
            fail("cards", "the monster group " + group.name + " has " + std::to_string(cards) + " cards, not 10");
        }
    }
    if (made_.monster_groups_.size() > 16) {
        fail("cards", "there are more than 16 groups of monsters");
    }
    if (made_.monster_groups_.size() < 8 || made_.hero_groups_.size() < 6 || made_.village_kinds_.size() < 12) {
        fail("cards", "a game needs 8 groups of monsters, 6 of heroes and 12 kinds of village card");
    }
}

std::uint64_t Compiler::class_bit(const std::string& name) {
    const auto [at, is_new] = class_numbers_.try_emplace(name, static_cast<unsigned>(class_numbers_.size()));
    if (is_new && class_numbers_.size() > 64) {
        fail("classes", "there are more than 64 classes in all");
        return 0;
    }
    return std::uint64_t{1} << at->second;
}

std::int8_t Compiler::small(int number, const std::string& field) {
    if (number < -99 || number > 99) {
        fail(field, std::to_string(number) + " is not within -99..99");
        return 0;
    }
    return static_cast<std::int8_t>(number);
}

void Compiler::fail(const std::string& field, const std::string& why) {
    if (!error_.empty()) {
        return;
    }
    error_ = at_ != nullptr ? at_->place + ": card \"" + at_->id + "\", " : "";
    error_ += (place_.empty() ? "" : place_ + ".") + field + ": " + why;
}

}  // namespace ziggurat::tabletop::thunderstone
