// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/forge/card_reader.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "tabletop/magic/core/model/words.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

/// Lines that are not of the rules.
constexpr std::array<std::string_view, 12> passed_over = {"Oracle",  "Text",    "DeckHints", "DeckNeeds",
                                                          "DeckHas", "AI",      "SetInfo",   "Picture",
                                                          "Draft",   "Variant", "Lights",    "Rarity"};

/// Keywords that have a cost, and the lines of ours.
constexpr std::array<Pair, 4> with_costs = {
    {{"Morph", "morph"}, {"Flashback", "flashback"}, {"Cycling", "cycling"}, {"Equip", "equip"}}};

constexpr std::array<std::string_view, 6> known_types = {"Creature", "Artifact", "Enchantment",
                                                         "Land",     "Instant",  "Sorcery"};
constexpr std::array<std::string_view, 3> commanding_types = {"Plane", "Scheme", "Vanguard"};
constexpr std::array<std::string_view, 11> unknown_types = {"Planeswalker", "Conspiracy", "Phenomenon", "Battle",
                                                            "Dungeon",      "Basic",      "Snow",       "World",
                                                            "Tribal",       "Kindred",    "Ongoing"};

template <class Words>
bool is_one_of(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

void CardReader::run() {
    name_ = script_.value("Name");
    if (script_.has_other_faces) {
        refuse("a card with several faces");
    }
    for (const ScriptLine& next : script_.lines) {
        refusals_.at(next.number);
        if (next.key != "A" && next.key != "T" && next.key != "S" && next.key != "R" && next.key != "K") {
            line(next);
        }
    }
    has_face_ = refusals_.count() == 0;
    // Abilities ask for types, wherever these stand.
    for (const ScriptLine& next : script_.lines) {
        refusals_.at(next.number);
        if (next.key == "K") {
            keyword(next.value);
        } else if (next.key == "A") {
            ability(next.value);
        } else if (next.key == "T") {
            trigger(next.value);
        } else if (next.key == "S") {
            statics(next.value);
        } else if (next.key == "R") {
            replacement(next.value);
        }
    }
    refusals_.at(0);
    const std::size_t before = refusals_.count();
    settle();
    has_face_ = has_face_ && refusals_.count() == before;
}

void CardReader::line(const ScriptLine& next) {
    if (next.key == "Name") {
        return;
    }
    if (next.key == "ManaCost") {
        cost_ = next.value == "no cost" ? "" : mana_of(next.value, refusals_);
    } else if (next.key == "Types") {
        types(next.value);
    } else if (next.key == "PT") {
        size(next.value);
    } else if (next.key == "Colors") {
        colours(next.value);
    } else if (next.key == "HandLifeModifier") {
        modifiers(next.value);
    } else if (next.key == "AlternateMode") {
        refuse("layout " + next.value);
    } else if (!is_one_of(passed_over, next.key)) {
        refuse("line " + next.key);
    }
}

void CardReader::types(std::string_view text) {
    bool has_known = false;
    int subtypes = 0;
    for (const std::string_view word : base::split_words(text)) {
        has_known = has_known || is_one_of(known_types, word) || is_one_of(commanding_types, word);
        if (is_one_of(unknown_types, word)) {
            refuse("type " + std::string(word));
        }
        const bool is_basic = is_one_of(basic_names, word);
        if (is_basic) {
            refuse("a land of a basic type");
        }
        const bool is_subtype = !is_one_of(known_types, word) && !is_one_of(commanding_types, word) &&
                                word != "Legendary" && word != "Aura" && word != "Equipment";
        if (is_subtype && ++subtypes > 4) {
            refuse("more than four subtypes");
        }
    }
    if (!has_known) {
        refuse("types " + std::string(text));
    }
    types_ = text;
}

void CardReader::size(std::string_view text) {
    is_counted_ = text == "*/*";
    const std::size_t slash = text.find('/');
    const auto is_number = [](std::string_view word) {
        const auto n = base::parse_integer<int>(word);
        return n && *n >= 0 && *n <= 99;
    };
    const bool is_plain =
        slash != std::string_view::npos && is_number(text.substr(0, slash)) && is_number(text.substr(slash + 1));
    if (!is_counted_ && !is_plain) {
        refuse("power and toughness " + std::string(text));
    }
    size_ = is_counted_ ? "0/0" : std::string(text);
}

/// "+1/-3": an avatar's hand and life.
void CardReader::modifiers(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    hand_ = text.substr(0, slash);
    life_ = text.substr(std::min(slash + 1, text.size()));
}

/// A colour is what the cost says; a line that says the same is no news.
void CardReader::colours(std::string_view text) {
    std::string said;
    for (const std::string_view word : base::split_at(text, ',')) {
        const std::string colour = colour_of(base::trimmed(word));
        for (std::size_t i = 0; i < colour_names.size(); ++i) {
            said += colour == colour_names[i] ? std::string(1, colour_letters[i]) : "";
        }
    }
    std::string paid;
    const std::string_view cost = script_.value("ManaCost");
    for (const char letter : colour_letters) {
        paid += cost.find(letter) != std::string_view::npos && cost != "no cost" ? std::string(1, letter) : "";
    }
    std::sort(said.begin(), said.end());
    std::sort(paid.begin(), paid.end());
    if (said != paid) {
        refuse("a colour that is not its cost's");
    }
}

void CardReader::keyword(std::string_view text) {
    const std::size_t before = refusals_.count();
    if (cost_keyword(text)) {
        return;
    }
    const bool is_enchant = begins(text, "Enchant ") || begins(text, "Enchant:");
    if (is_enchant) {
        std::string_view what = text.substr(8);
        what = what.substr(0, what.find(':'));
        std::string valid(what);
        if (!valid.empty()) {
            valid[0] = base::to_upper(valid[0]);
        }
        enchants_ = filter_of(valid, Where::Battlefield, refusals_);
        return;
    }
    const std::string word = keyword_of(text);
    if (word.empty()) {
        // "Kicker:2 R" and "Bushido 1" are one feature each, whatever stands behind.
        const bool has_argument = text.find(':') != std::string_view::npos;
        const bool is_sentence = text.find('.') != std::string_view::npos;
        const std::string_view feature = has_argument  ? text.substr(0, text.find(':'))
                                         : is_sentence ? text
                                                       : text.substr(0, text.find(' '));
        refuse("keyword " + std::string(feature));
    }
    if (refusals_.count() == before) {
        add_keyword(word);
    }
}

/// "Morph:2 W W", "Flashback 4 R", "Cycling:2", "Equip 1".
bool CardReader::cost_keyword(std::string_view text) {
    const std::size_t before = refusals_.count();
    for (const auto& [theirs, ours] : with_costs) {
        const bool is_it = begins(text, theirs) && text.size() > theirs.size() + 1 &&
                           (text[theirs.size()] == ' ' || text[theirs.size()] == ':');
        if (is_it) {
            const std::string_view cost = text.substr(theirs.size() + 1);
            if (cost.find(':') != std::string_view::npos) {
                refuse("keyword " + std::string(theirs) + " with more than a cost");
            }
            add(before, std::string(ours) + " " + cost_of(cost, refusals_));
            return true;
        }
    }
    return false;
}

void CardReader::ability(std::string_view text) {
    Params params(text);
    if (params.kind() == "AB") {
        activated(params);
    } else if (params.kind() != "SP") {
        refuse("an ability of kind " + params.kind());
    } else if (params.name() == "Charm") {
        charm(params);
    } else if (is_type("Aura") && params.name() == "Attach") {
        aura(params);
    } else if (!is_type("Instant") && !is_type("Sorcery")) {
        refuse("a spell ability of a permanent");
    } else {
        spell(params);
    }
}

namespace {

/// Until about 2020 spells say their mana cost once more.
void take_same_cost(Params& params, std::string_view cost, Refusals& refusals) {
    if (params.has("Cost")) {
        const auto [mana, has_more] = mana_within(params.take("Cost"));
        if (has_more || mana != cost) {
            refusals.add("a spell with an additional cost");
        }
    }
}

}  // namespace

void CardReader::spell(Params& params) {
    const std::size_t before = refusals_.count();
    take_same_cost(params, cost_, refusals_);
    const std::string holds = condition(params);
    const Effect effect = EffectReader(script_, tokens_, Scene::None, refusals_).read(params);
    std::string head = holds + (effect.target.empty() ? "" : " " + effect.target);
    if (has_spell_) {
        refuse("a second spell ability");
    }
    has_spell_ = true;
    add(before, "spell" + head + ": " + effect.text());
}

/// One of several modes.
void CardReader::charm(Params& params) {
    take_same_cost(params, cost_, refusals_);
    if (params.take("CharmNum", "1") != "1" || (!is_type("Instant") && !is_type("Sorcery"))) {
        refuse("Charm of more than one mode, or of a permanent");
    }
    has_spell_ = true;
    const std::string choices = params.take("Choices");
    for (const std::string_view part : base::split_at(choices, ',')) {
        const ScriptLine* const variable = script_.variable(base::trimmed(part));
        if (variable == nullptr) {
            refuse("a mode " + std::string(part) + " that the script does not have");
            continue;
        }
        const std::size_t before = refusals_.count();
        Params mode(variable->value);
        const Effect effect = EffectReader(script_, tokens_, Scene::None, refusals_).read(mode);
        add(before, "mode" + (effect.target.empty() ? "" : " " + effect.target) + ": " + effect.text());
    }
    leftovers(params, "Charm");
}

void CardReader::activated(Params& params) {
    const std::size_t before = refusals_.count();
    std::string head = "act " + cost_of(params.take("Cost"), refusals_);
    head += activation_zone(params);
    head += params.take_if("SorcerySpeed", "True") ? " slow" : "";
    head += condition(params);
    const Effect effect = EffectReader(script_, tokens_, Scene::None, refusals_).read(params);
    head += effect.target.empty() ? "" : " " + effect.target;
    add(before, head + ": " + effect.text());
}

/// Where an ability works: an avatar's in the command zone, and no other there.
std::string CardReader::activation_zone(Params& params) {
    const std::string zone = params.take("ActivationZone", "Battlefield");
    const bool is_avatar = is_type("Vanguard");
    if (is_avatar ? zone != "Command" : zone != "Graveyard" && zone != "Battlefield") {
        refuse("an ability that is activated in " + zone);
    }
    return zone == "Graveyard" ? " in grave" : "";
}

/// The spell of an Aura says what it is put on.
void CardReader::aura(Params& params) {
    take_same_cost(params, cost_, refusals_);
    const std::string filter = filter_of(params.take("ValidTgts"), Where::Battlefield, refusals_);
    enchants_ = enchants_.empty() ? filter : enchants_;
    has_spell_ = true;
    params.take("Object");
    leftovers(params, "Attach");
}

/// " if CONDITION" for the conditions that the core asks.
std::string CardReader::condition(Params& params) {
    for (const std::string_view key : {"Condition", "Activation"}) {
        if (params.take_if(key, "Threshold")) {
            return " if grave>=7";
        }
        if (params.take_if(key, "Hellbent")) {
            return " if hand-empty";
        }
        if (params.take_if(key, "PlayerTurn")) {
            return " if your-turn";
        }
    }
    return params.take_if("Threshold", "True")    ? " if grave>=7"
           : params.take_if("Hellbent", "True")   ? " if hand-empty"
           : params.take_if("PlayerTurn", "True") ? " if your-turn"
                                                  : "";
}

/// What can be judged only when all has been read.
void CardReader::settle() {
    const bool is_once = is_type("Instant") || is_type("Sorcery");
    const bool is_permanent = !is_once && !is_type("Land") && !is_commanding();
    if (is_once && !has_spell_) {
        refuse("a spell without an ability that the script tells");
    }
    if (is_permanent && script_.value("ManaCost") == "no cost") {
        refuse("a card without a cost");
    }
    if (needs_island_ && attacks_islands_) {
        add_keyword("islandhome");
    } else if (needs_island_ || attacks_islands_) {
        refuse("one half of islandhome");
    }
    if (is_counted_ && !has_size_) {
        refuse("power and toughness that are counted");
    }
    if (is_type("Aura") && enchants_.empty()) {
        refuse("an Aura that does not say what it enchants");
    }
}

void CardReader::leftovers(const Params& params, std::string_view of) {
    for (const std::string& left : params.rest()) {
        refuse("parameter " + left + " of " + std::string(of));
    }
}

void CardReader::add(std::size_t before, std::string text) {
    if (refusals_.count() == before) {
        lines_.push_back(std::move(text));
    }
}

void CardReader::add_keyword(const std::string& word) {
    keywords_ += (keywords_.empty() ? "" : " ") + word;
}

bool CardReader::is_type(std::string_view word) const {
    return is_one_of(base::split_words(types_), word);
}

std::string CardReader::text() const {
    std::string made = name_ + "\n";
    const auto say = [&](std::string_view key, const std::string& value) {
        if (!value.empty()) {
            made += "  " + std::string(key) + " " + value + "\n";
        }
    };
    say("cost", cost_);
    say("type", types_);
    say("pt", size_);
    say("hand", hand_);
    say("life", life_);
    say("has", keywords_);
    say("enchant", enchants_);
    for (const std::string& line : lines_) {
        made += "  " + line + "\n";
    }
    return made;
}

}  // namespace ziggurat::tabletop::magic::forge
