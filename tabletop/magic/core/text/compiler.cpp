// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/text/compiler.h"

#include <algorithm>

#include "base/text.h"

namespace ziggurat::tabletop::magic {

namespace {

constexpr std::size_t most_of_anything = 60'000;

ColourSet colours_of(const ManaCost& cost) {
    ColourSet set = 0;
    for (std::size_t i = 0; i < colours; ++i) {
        set = static_cast<ColourSet>(set | (cost.coloured[i] > 0 ? 1U << i : 0U));
    }
    return set;
}

}  // namespace

void Compiler::complain(const std::string& why) {
    if (complaint_.empty()) {
        complaint_ = why;
    }
}

void Compiler::begin(std::string_view name) {
    if (table_.subtypes.size() == 1) {
        // Basic land types are the first subtypes, in the order of their colours.
        for (const std::string_view basic : basic_names) {
            subtype(basic);
        }
    }
    def_ = CardDef{};
    def_.name = name;
    abilities_.clear();
    has_pt_ = false;
}

void Compiler::line(std::string_view text) {
    Words words(base::split_words(text));
    std::string_view key = words.take();
    // The head of an ability may be its first word alone.
    key = key.substr(0, key.find(':'));
    const bool is_ability = key == "spell" || key == "mode" || key == "act" || key == "on" || key == "static";
    if (is_ability) {
        ability(key, text.substr(text.find(key) + key.size()));
        return;
    }
    fact(key, words);
    if (!words.at_end()) {
        complain("'" + std::string(words.peek()) + "' is too much behind '" + std::string(key) + "'");
    }
}

void Compiler::fact(std::string_view key, Words& words) {
    const auto set = [&](Cost& into, bool& flag) {
        into = cost(words);
        flag = true;
    };
    if (key == "cost") {
        def_.cost.mana = mana(words.take());
        def_.colours = colours_of(def_.cost.mana);
    } else if (key == "type") {
        types(words);
    } else if (key == "pt") {
        size(words.take());
    } else if (key == "hand") {
        def_.more_hand = modifier(words.take());
    } else if (key == "life") {
        def_.more_life = modifier(words.take());
    } else if (key == "has") {
        while (!words.at_end()) {
            def_.keywords |= keyword(words.take());
        }
    } else if (key == "morph") {
        set(def_.morph, def_.has_morph);
    } else if (key == "flashback") {
        set(def_.flashback, def_.has_flashback);
    } else if (key == "cycling" || key == "equip") {
        Ability made = make_ability(AbilityKind::Activated, key == "equip" ? "attach target" : "draw 1",
                                    key == "equip" ? "creature+yours" : "");
        made.cost = cost(words);
        made.is_slow = key == "equip";
        made.from_hand = key == "cycling";
        abilities_.push_back(made);
    } else if (key == "enchant") {
        def_.enchants = filter(words.take());
    } else {
        complain("'" + std::string(key) +
                 "' begins no line of a card; cost, type, pt, hand, life, has, morph, flashback, cycling, equip, "
                 "enchant, spell, "
                 "mode, act, on and static do");
    }
}

/// An ability that stands behind a keyword.
Ability Compiler::make_ability(AbilityKind kind, std::string_view does, std::string_view target) {
    Ability made;
    made.kind = kind;
    if (!target.empty()) {
        made.target = filter(target);
        made.least_targets = made.most_targets = 1;
    }
    made.first = static_cast<std::uint16_t>(table_.ops.size());
    made.count = 1;
    EffectCompiler(*this, made).step(does);
    return made;
}

void Compiler::types(Words& words) {
    std::size_t known = 0;
    while (!words.at_end()) {
        const std::string_view word = words.take();
        const auto* const found = std::find_if(type_words.begin(), type_words.end(),
                                               [&](const auto& entry) { return entry.text == word; });
        if (found != type_words.end()) {
            def_.types = static_cast<TypeSet>(def_.types | found->bits);
        } else if (known == def_.subtypes.size()) {
            complain("a card has at most " + std::to_string(known) + " subtypes");
        } else {
            def_.subtypes[known++] = subtype(word);
        }
    }
    if ((def_.types & (permanent_types | instant | sorcery | command_types)) == 0) {
        complain("a card is a Creature, Artifact, Enchantment, Land, Instant, Sorcery, Plane, Scheme or Vanguard");
    }
}

/// "+1", "-3": what an avatar changes.
std::int8_t Compiler::modifier(std::string_view text) {
    const bool has_plus = !text.empty() && text.front() == '+';
    const auto n = base::parse_integer<int>(has_plus ? text.substr(1) : text);
    if (!n || *n < -50 || *n > 50) {
        complain("wanted a number such as +1 or -3, not '" + std::string(text) + "'");
        return 0;
    }
    return static_cast<std::int8_t>(*n);
}

void Compiler::size(std::string_view text) {
    const std::size_t slash = text.find('/');
    const auto power = base::parse_integer<int>(text.substr(0, slash));
    const auto toughness =
        slash == std::string_view::npos ? std::nullopt : base::parse_integer<int>(text.substr(slash + 1));
    if (!power || !toughness || *power < 0 || *power > 99 || *toughness < 0 || *toughness > 99) {
        complain("wanted power/toughness, numbers from 0 to 99, not '" + std::string(text) + "'");
        return;
    }
    def_.power = static_cast<std::int8_t>(*power);
    def_.toughness = static_cast<std::int8_t>(*toughness);
    has_pt_ = true;
}

void Compiler::ability(std::string_view key, std::string_view rest) {
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos) {
        complain("an ability has a colon in front of what it does");
        return;
    }
    Ability made;
    Words words(base::split_words(rest.substr(0, colon)));
    if (key == "act") {
        made.kind = AbilityKind::Activated;
    } else if (key == "on") {
        made.kind = AbilityKind::Triggered;
        event(words, made);
    } else if (key == "static") {
        made.kind = AbilityKind::Static;
    }
    while (!words.at_end() && complaint_.empty()) {
        if (words.take_if("target") || words.peek() == "targets") {
            aim(words, made);
        } else if (words.take_if("if")) {
            condition(words, made);
        } else if (words.take_if("in")) {
            made.from_graveyard = words.take_if("grave");
        } else if (made.kind == AbilityKind::Activated && words.take_if("slow")) {
            made.is_slow = true;
        } else if (made.kind == AbilityKind::Triggered && words.take_if("may")) {
            made.may = true;
        } else if (made.kind == AbilityKind::Spell || made.kind == AbilityKind::Static ||
                   (made.kind == AbilityKind::Triggered && !made.may) || !cost_part(words, made.cost)) {
            complain("'" + std::string(words.peek()) + "' is no part of the head of this ability");
        }
    }
    made.first = static_cast<std::uint16_t>(table_.ops.size());
    EffectCompiler effects(*this, made);
    for (const std::string_view step : base::split_at(rest.substr(colon + 1), ';')) {
        effects.step(step);
    }
    made.count = static_cast<std::uint16_t>(table_.ops.size() - made.first);
    const bool makes_mana = made.kind == AbilityKind::Activated && made.count == 1 && made.most_targets == 0 &&
                            table_.ops.back().code == OpCode::Mana && made.cost.tap &&
                            made.cost.mana.value() == 0 && made.cost.chosen() == 0 && !made.cost.sacrifice_this &&
                            made.cost.life == 0;
    made.kind = makes_mana ? AbilityKind::Mana : made.kind;
    abilities_.push_back(made);
}

void Compiler::end() {
    if (def_.name.empty() || !complaint_.empty()) {
        return;
    }
    if (def_.types == 0) {
        complain("'" + def_.name + "' has no type");
    }
    if (def_.is(creature) != has_pt_) {
        complain("'" + def_.name + "': creatures have power and toughness, and nothing else has");
    }
    settle_command();
    if (table_.ops.size() > most_of_anything || table_.abilities.size() > most_of_anything) {
        complain("too many cards");
    }
    if ((def_.keywords & islandhome) != 0) {
        abilities_.push_back(make_ability(AbilityKind::Triggered, "sacrifice this", ""));
        abilities_.back().event = Event::NoIslands;
    }
    def_.first_ability = static_cast<std::uint16_t>(table_.abilities.size());
    def_.abilities = static_cast<std::uint16_t>(abilities_.size());
    for (const Ability& made : abilities_) {
        def_.modes = static_cast<std::uint16_t>(def_.modes + (made.kind == AbilityKind::Spell ? 1 : 0));
        def_.events |= made.kind == AbilityKind::Triggered ? bit_of(made.event) : 0;
        const bool is_static = made.kind == AbilityKind::Static;
        def_.has_static = def_.has_static || (is_static && !made.from_graveyard);
        def_.grants_flashback = def_.grants_flashback ||
                                (is_static && made.count > 0 && table_.ops[made.first].code == OpCode::Flashback);
        def_.is_static_in_graveyard = def_.is_static_in_graveyard || (is_static && made.from_graveyard);
        def_.has_mana = def_.has_mana || made.kind == AbilityKind::Mana;
        const bool is_activated = made.kind == AbilityKind::Activated;
        if (is_activated && !made.from_graveyard && !made.from_hand) {
            def_.has_activated = true;
            def_.least_price = std::min(def_.least_price, static_cast<std::uint8_t>(made.cost.mana.value()));
        }
        def_.acts_in_hand = def_.acts_in_hand || made.from_hand;
        def_.acts_in_graveyard = def_.acts_in_graveyard || (is_activated && made.from_graveyard);
        table_.abilities.push_back(made);
    }
    if (def_.is(instant | sorcery) != (def_.modes > 0)) {
        complain("'" + def_.name + "': instants and sorceries have a spell line or modes, and nothing else has");
    }
    if (def_.is(aura) != (def_.enchants != 0)) {
        complain("'" + def_.name + "': an Aura says what it enchants, and nothing else does");
    }
    table_.tokens.resize(table_.defs.size());
    table_.defs.push_back(def_);
    table_.tokens.push_back(false);
    def_ = CardDef{};
}

}  // namespace ziggurat::tabletop::magic
