// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/forge/effects.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

constexpr int deepest = 16;

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The last word of a text holds for: "target" or any other.
bool has_word(const std::string& text, std::string_view word) {
    const auto words = base::split_words(text);
    return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

const EffectReader::Api* EffectReader::find(std::string_view name) {
    using Self = EffectReader;
    static const std::array<Api, 36> apis = {{{"DealDamage", &Self::damage},
                                              {"DamageAll", &Self::damage_all},
                                              {"GainLife", &Self::gain_life},
                                              {"LoseLife", &Self::lose_life},
                                              {"PreventDamage", &Self::prevent},
                                              {"Fog", &Self::fog},
                                              {"Draw", &Self::draw},
                                              {"Discard", &Self::discard},
                                              {"Mill", &Self::mill},
                                              {"Dig", &Self::dig},
                                              {"ChangeZone", &Self::change_zone},
                                              {"ChangeZoneAll", &Self::change_zone_all},
                                              {"Destroy", &Self::destroy},
                                              {"DestroyAll", &Self::destroy_all},
                                              {"Sacrifice", &Self::sacrifice},
                                              {"SacrificeAll", &Self::sacrifice_all},
                                              {"Token", &Self::token},
                                              {"PutCounter", &Self::put_counter},
                                              {"Tap", &Self::tap},
                                              {"Untap", &Self::untap},
                                              {"TapAll", &Self::tap_all},
                                              {"UntapAll", &Self::untap_all},
                                              {"Regenerate", &Self::regenerate},
                                              {"GainControl", &Self::gain_control},
                                              {"Pump", &Self::pump},
                                              {"PumpAll", &Self::pump_all},
                                              {"Protection", &Self::protect},
                                              {"ProtectionAll", &Self::protect_all},
                                              {"Protect", &Self::protect},
                                              {"ProtectAll", &Self::protect_all},
                                              {"Counter", &Self::counter},
                                              {"Mana", &Self::mana},
                                              {"AddTurn", &Self::add_turn},
                                              {"LosesGame", &Self::lose_game},
                                              {"Cleanup", &Self::clean_up},
                                              {"LoseGame", &Self::lose_game}}};
    const auto* const found =
        std::find_if(apis.begin(), apis.end(), [&](const Api& api) { return api.name == name; });
    return found == apis.end() ? nullptr : &*found;
}

Effect EffectReader::read(Params& params) {
    api(params);
    order_steps();
    if (effect_.steps.empty()) {
        refuse("an ability that does nothing here");
    }
    return effect_;
}

void EffectReader::api(Params& params) {
    const Api* const found = find(params.name());
    if (found == nullptr) {
        refuse("API " + params.name());
        return;
    }
    (this->*found->read)(params);
    sub_ability(params);
    // What Cleanup forgets is nothing that the notation remembers.
    for (const std::string& left : params.name() == "Cleanup" ? std::vector<std::string>() : params.rest()) {
        refuse("parameter " + left + " of " + params.name());
    }
}

void EffectReader::sub_ability(Params& params) {
    const std::string name = params.take("SubAbility");
    if (name.empty() || is_blinking_) {
        is_blinking_ = false;
        return;
    }
    const ScriptLine* const variable = script_.variable(name);
    if (variable == nullptr || ++depth_ > deepest) {
        refuse(variable == nullptr ? "a sub-ability " + name + " that the script does not have"
                                   : "a ring of sub-abilities");
        return;
    }
    Params sub(variable->value);
    api(sub);
}

/// What is asked of a target has to be asked before it goes: life and damage are moved in front, other steps
/// that still speak of it are refused.
void EffectReader::order_steps() {
    auto& steps = effect_.steps;
    const auto goes = [](const std::string& text) {
        const auto words = base::split_words(text);
        return words.size() > 1 && words[1] == "target" &&
               is_one_of(words[0],
                         {"return", "exile", "destroy", "top", "bottom", "shuffle-in", "reanimate", "sacrifice"});
    };
    auto gone = std::find_if(steps.begin(), steps.end(), goes);
    for (auto i = gone; gone != steps.end() && ++i != steps.end();) {
        const bool speaks = has_word(*i, "target") || has_word(*i, "its-controller") || has_word(*i, "power") ||
                            has_word(*i, "toughness") || has_word(*i, "value");
        if (!speaks) {
            continue;
        }
        if (has_word(*i, "target") || !is_one_of(base::split_words(*i)[0], {"gain", "lose", "damage"})) {
            refuse("a step about a target that has gone");
            return;
        }
        std::rotate(gone, i, i + 1);
        ++gone;
    }
}

void EffectReader::damage(Params& params) {
    const std::string who = damaged(params);
    step("damage " + number(params, "NumDmg") + " " + who);
}

/// Damage is dealt to objects and players alike.
std::string EffectReader::damaged(Params& params) {
    if (params.has("ValidTgts")) {
        aim(params, Where::Battlefield);
        return "target";
    }
    const std::string defined = params.take("Defined", "nobody");
    if (is_one_of(defined, {"Targeted", "ParentTarget"}) && !effect_.target.empty()) {
        return "target";
    }
    const bool is_object =
        defined == "Self" || (defined.find("Controller") == std::string::npos &&
                              (begins(defined, "TriggeredCard") || begins(defined, "TriggeredNewCard")));
    return is_object ? object(params, "this") : player(params);
}

void EffectReader::damage_all(Params& params) {
    const std::string n = number(params, "NumDmg");
    if (params.has("ValidCards")) {
        step("damage " + n + " " + each(params));
    }
    const std::string players = params.take("ValidPlayers");
    if (players == "Player" || players == "Each") {
        step("damage " + n + " each-player");
    } else if (players == "Opponent" || players == "Player.Opponent") {
        step("damage " + n + " each-opponent");
    } else if (!players.empty()) {
        refuse("ValidPlayers " + players);
    }
}

void EffectReader::gain_life(Params& params) {
    const std::string who = player(params);
    step("gain " + number(params, "LifeAmount") + " " + who);
}

void EffectReader::lose_life(Params& params) {
    const std::string who = player(params);
    step("lose " + number(params, "LifeAmount") + " " + who);
}

void EffectReader::prevent(Params& params) {
    const std::string who = object(params, "this");
    step("prevent " + number(params, "Amount") + " " + who);
}

void EffectReader::destroy(Params& params) {
    const std::string who = object(params, "this");
    step("destroy " + who + (params.take_if("NoRegen", "True") ? " for-good" : ""));
}

void EffectReader::destroy_all(Params& params) {
    const std::string who = each(params);
    step("destroy " + who + (params.take_if("NoRegen", "True") ? " for-good" : ""));
}

/// One's own card, or what a player chooses of a kind.
void EffectReader::sacrifice(Params& params) {
    const std::string what = params.take("SacValid", "Self");
    if (what == "Self" || is_self(what)) {
        params.take("Defined");
        if (scene_ == Scene::Dies) {
            refuse("a card that has died is sacrificed");
        }
        step("sacrifice this");
        return;
    }
    if (params.take("Amount", "1") != "1") {
        refuse("Sacrifice of more than one");
    }
    const std::string who = player(params);
    step("edict " + filter_of(what, Where::Battlefield, refusals_) + " " + who);
}

void EffectReader::sacrifice_all(Params& params) {
    step("sacrifice " + each(params));
}

void EffectReader::put_counter(Params& params) {
    if (const std::string kind = params.take("CounterType", "P1P1"); kind != "P1P1") {
        refuse("counters " + kind);
    }
    const std::string who = object(params, "this");
    step("grow " + number(params, "CounterNum") + " " + who);
}

/// Until end of turn.
void EffectReader::gain_control(Params& params) {
    const std::string until = params.take("LoseControl");
    if (until != "EOT") {
        refuse("GainControl that does not end with the turn");
    }
    const std::string all = params.take("AllValid");
    const std::string who =
        all.empty() ? object(params, "this") : "each " + filter_of(all, Where::Battlefield, refusals_);
    step("steal " + who);
    if (params.take_if("Untap", "True")) {
        step("untap " + who);
    }
    if (const std::string words = params.take("AddKWs"); !words.empty()) {
        step("give " + who + " " + keywords_of(words, refusals_));
    }
}

void EffectReader::pump(Params& params) {
    // Without a bonus or a keyword it is there for its target alone, which other steps speak of.
    const std::string who = object(params, "this");
    const std::string bonus = size(params);
    const std::string words = params.take("KW");
    const std::string keywords = words.empty() ? "" : keywords_of(words, refusals_);
    if (!bonus.empty()) {
        step("pump " + bonus + " " + who + (keywords.empty() ? "" : " with " + keywords));
    } else if (!keywords.empty()) {
        step("give " + who + " " + keywords);
    }
}

void EffectReader::pump_all(Params& params) {
    const std::string who = each(params);
    const std::string bonus = size(params);
    const std::string words = params.take("KW");
    const std::string keywords = words.empty() ? "" : keywords_of(words, refusals_);
    if (!bonus.empty()) {
        step("pump " + bonus + " " + who + (keywords.empty() ? "" : " with " + keywords));
    } else {
        step("give " + who + " " + keywords);
    }
}

void EffectReader::protect(Params& params) {
    protect(params, object(params, "this"));
}

void EffectReader::protect_all(Params& params) {
    protect(params, each(params));
}

void EffectReader::protect(Params& params, const std::string& who) {
    const std::string gains = params.take("Gains");
    if (gains == "Choice") {
        if (const std::string choices = params.take("Choices", "AnyColor"); choices != "AnyColor") {
            refuse("protection from one of " + choices);
        }
        step("protect " + who);
    } else if (const std::string colour = colour_of(gains); !colour.empty()) {
        step("give " + who + " protection-from-" + colour);
    } else {
        refuse("protection from " + gains);
    }
}

}  // namespace ziggurat::tabletop::magic::forge
