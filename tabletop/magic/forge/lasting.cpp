// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/text.h"
#include "tabletop/magic/core/model/words.h"
#include "tabletop/magic/forge/card_reader.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

bool is_basic(std::string_view name) {
    return std::find(basic_names.begin(), basic_names.end(), name) != basic_names.end();
}

}  // namespace

/// An ability that waits: the event, and by Execute$ what it does.
void CardReader::trigger(std::string_view text) {
    const std::size_t before = refusals_.count();
    Params params(text);
    const ScriptLine* const variable = script_.variable(params.take("Execute"));
    if (variable == nullptr) {
        refuse("a trigger that executes nothing that the script has");
        return;
    }
    if (is_home_alone(params)) {
        return;
    }
    Params does(variable->value);
    Scene scene = Scene::Other;
    std::string head = "on " + event(params, scene);
    const std::string zones = params.take("TriggerZones", "Battlefield");
    const bool is_commanded = zones == "Command" && is_commanding();
    const bool is_in_graveyard = zones == "Graveyard" && scene == Scene::Step;
    head += is_in_graveyard ? " in grave" : "";
    if (zones != "Battlefield" && !is_in_graveyard && !is_commanded) {
        refuse("a trigger in " + zones);
    }
    head += condition(params);
    if (refusals_.count() != before) {
        return;
    }
    const bool has_price = does.kind() == "AB" && does.has("Cost") && does.take("Cost") != "0";
    const std::string decider = params.take("OptionalDecider");
    if (!decider.empty() && decider != "You") {
        refuse("a trigger that another player decides");
    }
    const Effect effect = EffectReader(script_, tokens_, scene, refusals_).read(does);
    head += effect.target.empty() ? "" : " " + effect.target;
    head += !decider.empty() || has_price ? " may" : "";
    head += has_price ? " " + cost_of(does.take("Cost"), refusals_) : "";
    leftovers(params, "a trigger of mode " + params.name());
    add(before, head + ": " + effect.text());
}

/// Our word for the event, and what it says of things and players.
std::string CardReader::event(Params& params, Scene& scene) {
    const std::string& mode = params.name();
    if (mode == "ChangesZone") {
        return zone_event(params, scene);
    }
    if (mode == "Phase") {
        return phase_event(params, scene);
    }
    if (begins(mode, "DamageDone") || mode == "DamageDealtOnce") {
        return damage_event(params, scene);
    }
    if (mode == "Attacks" || mode == "SpellCast" || mode == "LifeGained") {
        return other_event(params, scene);
    }
    const bool is_self_turned = mode == "TurnFaceUp" && is_self(params.take("ValidCard"));
    const bool is_chaos = mode == "ChaosEnsues" || (mode == "PlanarDice" && params.take("Result") == "Chaos");
    if (is_self_turned) {
        return "turned-up";
    }
    if (is_type("Scheme") && mode == "SetInMotion" && is_self(params.take("ValidCard"))) {
        return "arrival";
    }
    if (is_type("Plane") && (is_chaos || mode == "PlaneswalkedTo")) {
        params.take("ValidCard");
        return is_chaos ? "chaos" : "arrival";
    }
    refuse("trigger " + mode);
    return "";
}

std::string CardReader::zone_event(Params& params, Scene& scene) {
    const std::string from = params.take("Origin", "Any");
    const std::string to = params.take("Destination", "Any");
    const std::string valid = params.take("ValidCard");
    if (from == "Any" && to == "Battlefield" && !is_type("Plane")) {
        scene = Scene::Enters;
        return is_self(valid) ? "enters-self" : "enters " + filter_of(valid, Where::Battlefield, refusals_);
    }
    if (from == "Battlefield" && to == "Graveyard" && is_self(valid) && is_type("Creature")) {
        scene = Scene::Dies;
        return "dies";
    }
    if (from == "Battlefield" && to == "Graveyard" && valid == "Creature.DamagedBy") {
        scene = Scene::VictimDies;
        return "victim-dies";
    }
    if (from == "Battlefield" && to == "Any" && !is_self(valid)) {
        scene = Scene::Leaves;
        return "leaves " + filter_of(valid, Where::Battlefield, refusals_);
    }
    if (from == "Any" && to == "Graveyard" && !is_self(valid)) {
        scene = Scene::Goes;
        return "to-grave " + filter_of(valid, Where::Graveyard, refusals_);
    }
    if (from == "Battlefield" && to == "Graveyard" && begins(valid, "Creature") && !is_self(valid)) {
        scene = Scene::Goes;
        return "creature-dies " + filter_of(valid, Where::Battlefield, refusals_);
    }
    refuse("trigger ChangesZone of " + (is_self(valid) ? "this" : valid) + " from " + from + " to " + to);
    return "";
}

/// Attacks, spells that are cast, life that is gained.
std::string CardReader::other_event(Params& params, Scene& scene) {
    const std::string& mode = params.name();
    if (mode == "LifeGained" && params.take("ValidPlayer") == "You") {
        scene = Scene::GainsLife;
        return "gains-life";
    }
    const std::string valid = params.take("ValidCard", "Card");
    if (mode == "Attacks" && !is_self(valid)) {
        scene = Scene::Attacks;
        return "attacks " + filter_of(valid, Where::Battlefield, refusals_);
    }
    // "Creature.YouCtrl" is another way to say who casts it.
    const bool is_own = valid.find("YouCtrl") != std::string::npos;
    const std::string caster = params.take("ValidActivatingPlayer", is_own ? "You" : "Player");
    const bool is_known = caster == "You" || caster == "Opponent" || caster == "Player";
    if (mode == "SpellCast" && !is_self(valid) && is_known) {
        scene = Scene::Casts;
        // As of cards in a graveyard, what is printed counts.
        const std::string what = filter_of(valid, Where::Graveyard, refusals_);
        return "casts " + what.substr(0, what.rfind("+grave")) +
               (caster == "You"        ? "+yours"
                : caster == "Opponent" ? "+theirs"
                                       : "");
    }
    refuse("trigger " + mode);
    return "";
}

std::string CardReader::phase_event(Params& params, Scene& scene) {
    const std::string phase = params.take("Phase");
    const std::string whose = params.take("ValidPlayer", "Player");
    const bool is_end = base::equals_in_any_case(phase, "end of turn");
    scene = Scene::Step;
    if (whose == "You" && (phase == "Upkeep" || phase == "Draw" || is_end)) {
        return phase == "Upkeep" ? "upkeep" : phase == "Draw" ? "draw-step" : "your-end";
    }
    if (is_end && (whose == "Player" || whose == "Each")) {
        return "end-step";
    }
    refuse("trigger Phase " + phase + " of " + whose);
    return "";
}

std::string CardReader::damage_event(Params& params, Scene& scene) {
    const bool is_combat = params.take_if("CombatDamage", "True");
    const std::string target = params.take("ValidTarget");
    const std::string source = params.take("ValidSource");
    if (is_self(source) && is_combat && target == "Player") {
        scene = Scene::DamagesPlayer;
        return "hits-player";
    }
    if (is_combat && target == "Player" && begins(source, "Creature") && !is_self(source)) {
        scene = Scene::DamagesPlayer;
        return source == "Creature" ? "creature-hits-player"
                                    : "creature-hits-player " + filter_of(source, Where::Battlefield, refusals_);
    }
    scene = Scene::Damages;
    if (is_self(source) && !is_combat && target.empty()) {
        return "damage";
    }
    if (is_self(target) && !is_combat && (source.empty() || source == "Card")) {
        return "damaged";
    }
    refuse("trigger " + params.name() + " of " + (source.empty() ? "anything" : source) + " to " +
           (target.empty() ? "anything" : target) + (is_combat ? " in combat" : ""));
    return "";
}

/// "When you control no Islands, sacrifice this": one half of islandhome.
bool CardReader::is_home_alone(Params& params) {
    if (params.name() != "Always") {
        return false;
    }
    const std::string what = params.take("IsPresent");
    const bool is_it = what == "Island.YouCtrl" && params.take("PresentCompare") == "EQ0";
    if (!is_it) {
        refuse("trigger Always");
        return true;
    }
    const ScriptLine* const variable = script_.variable(params.take("Execute"));
    Params does(variable->value);
    if (does.name() != "Sacrifice" || !is_self(does.take("SacValid", "Card.Self"))) {
        refuse("trigger Always");
    }
    params.take("TriggerZones");
    leftovers(params, "a trigger of mode Always");
    needs_island_ = true;
    return true;
}

void CardReader::statics(std::string_view text) {
    Params params(text);
    const std::string& mode = params.name();
    const bool is_own = is_self(params.take("ValidCard"));
    if (mode == "Continuous") {
        continuous(params);
        return;
    }
    if (mode == "CantAttack" && is_own && (params.has("UnlessDefender") || params.has("UnlessDefenderControls"))) {
        const std::string unless = params.take("UnlessDefender") + params.take("UnlessDefenderControls");
        attacks_islands_ = unless.find("Island") != std::string::npos;
        if (!attacks_islands_) {
            refuse("static CantAttack unless " + unless);
        }
    } else if (mode == "CantBlock" && is_own) {
        add_keyword("no-blocking");
    } else if (mode == "CantBlockBy" && is_self(params.take("ValidAttacker")) && !params.has("ValidBlocker")) {
        add_keyword("unblockable");
    } else if (mode == "CantBlockBy" && params.take("ValidAttacker") == "Creature.withoutFlying" &&
               is_self(params.take("ValidBlocker"))) {
        add_keyword("blocks-flyers-only");
    } else {
        refuse("static " + mode);
        return;
    }
    leftovers(params, "a static ability of mode " + mode);
}

/// Whom a continuous effect is about.
std::string CardReader::affected(Params& params) {
    const std::string whom = params.take("Affected", "Card.Self");
    if (is_self(whom)) {
        return "this";
    }
    if (whom.find(".EquippedBy") != std::string::npos) {
        return "equipped";
    }
    if (whom.find(".EnchantedBy") != std::string::npos) {
        return "enchanted";
    }
    return "each " + filter_of(whom, Where::Battlefield, refusals_);
}

void CardReader::continuous(Params& params) {
    const std::size_t before = refusals_.count();
    std::string head = "static";
    const std::string zone = params.take("EffectZone", "Battlefield");
    head += zone == "Graveyard" ? " in grave" : "";
    if (zone != "Battlefield" && zone != "Graveyard" && zone != "All" && (zone != "Command" || !is_commanding())) {
        refuse("a continuous effect in " + zone);
    }
    head += condition(params);
    if (params.has("IsPresent")) {
        const std::string present = params.take("IsPresent");
        const std::string_view land = std::string_view(present).substr(0, present.find('.'));
        if (!is_basic(land) || present != std::string(land) + ".YouCtrl") {
            refuse("a continuous effect while there is " + present);
        }
        head += " if control " + std::string(land);
    }
    const std::string who = affected(params);
    const std::size_t lines = lines_.size();
    continuous_step(params, who, head);
    leftovers(params, "a static ability of mode Continuous");
    if (refusals_.count() != before) {
        lines_.resize(lines);
    }
}

void CardReader::continuous_step(Params& params, const std::string& who, const std::string& head) {
    const std::size_t before = refusals_.count();
    const bool is_counted = params.take_if("CharacteristicDefining", "True");
    if (is_counted || params.has("SetPower") || params.has("SetToughness")) {
        const ScriptLine* const variable = script_.variable(params.take("SetPower"));
        const bool is_same = params.take("SetToughness") == (variable == nullptr ? "" : variable->key);
        const std::string counts = variable == nullptr ? "" : variable->value;
        const bool is_creatures = counts.find("Creature") != std::string::npos;
        const bool is_known = begins(counts, "Count$InAllYards") || begins(counts, "Count$ValidGraveyard Card") ||
                              begins(counts, "Count$TypeInAllYards.Creature") ||
                              counts == "Count$ValidGraveyard Creature";
        if (!is_counted || !is_same || !is_known || who != "this" || !is_counted_) {
            refuse("power and toughness that are set to " + (counts.empty() ? "a number" : counts));
            return;
        }
        has_size_ = true;
        add(before, head + std::string(": size ") + (is_creatures ? "graveyard-creatures" : "graveyard"));
        return;
    }
    const auto amount = [&](std::string_view key) {
        std::string text = params.take(key, "0");
        const bool has_sign = !text.empty() && (text.front() == '-' || text.front() == '+');
        const std::string sign = has_sign ? text.substr(0, 1) : "+";
        text = has_sign ? text.substr(1) : text;
        const auto n = base::parse_integer<int>(text);
        if (!n || *n > 99) {
            refuse("a continuous bonus of a number that is counted");
        }
        return sign + text;
    };
    const bool has_bonus = params.has("AddPower") || params.has("AddToughness");
    const std::string power = amount("AddPower");
    const std::string toughness = amount("AddToughness");
    const std::string words = params.take("AddKeyword");
    const std::string keywords = words.empty() ? "" : keywords_of(words, refusals_);
    const std::string paint = params.has("SetColor") ? colour_of(params.take("SetColor")) : "";
    if (has_bonus) {
        add(before, head + ": pump " + power + "/" + toughness + " " + who +
                        (keywords.empty() ? "" : " with " + keywords));
    } else if (!keywords.empty()) {
        add(before, head + ": give " + who + " " + keywords);
    }
    if (!paint.empty()) {
        add(before, head + ": paint " + paint + " " + who);
    }
    const bool takes_control = params.take_if("GainControl", "You") && who == "enchanted";
    if (takes_control && refusals_.count() == before) {
        // The core looks for it in the first ability of an Aura.
        lines_.insert(lines_.begin(), head + ": control enchanted");
    }
    if (!has_bonus && words.empty() && paint.empty() && !takes_control) {
        refuse("a continuous effect of another kind");
    }
}

/// The one replacement that has a word: a spell that cannot be countered.
void CardReader::replacement(std::string_view text) {
    Params params(text);
    const bool is_it = params.name() == "Counter" && is_self(params.take("ValidCard")) &&
                       params.take("ValidSA", "Spell") == "Spell" && params.take("Layer") == "CantHappen";
    if (!is_it) {
        refuse("replacement of " + params.name());
        return;
    }
    leftovers(params, "a replacement of Counter");
    add_keyword("uncounterable");
}

}  // namespace ziggurat::tabletop::magic::forge
