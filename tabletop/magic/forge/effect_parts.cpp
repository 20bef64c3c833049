// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "base/text.h"
#include "tabletop/magic/forge/effects.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

constexpr std::array<Pair, 18> expressions = {{{"Count$xPaid", "X"},
                                               {"Targeted$CardPower", "power"},
                                               {"Targeted$CardToughness", "toughness"},
                                               {"Targeted$CardManaCost", "value"},
                                               {"Targeted$CardManaCostLKI", "value"},
                                               {"TargetedLKI$CardPower", "power"},
                                               {"TriggerCount$DamageAmount", "amount"},
                                               {"TriggerCount$LifeAmount", "amount"},
                                               {"Count$InYourYard", "graveyard"},
                                               {"Count$InAllYards", "graveyard"},
                                               {"Count$ValidGraveyard Card", "graveyard"},
                                               {"Count$ValidGraveyard Card.YouOwn", "graveyard"},
                                               {"Count$ValidGraveyard Card.YouCtrl", "graveyard"},
                                               {"Count$TypeInYourYard.Creature", "graveyard-creatures"},
                                               {"Count$TypeInAllYards.Creature", "graveyard-creatures"},
                                               {"Count$ValidGraveyard Creature", "graveyard-creatures"},
                                               {"Count$ValidGraveyard Creature.YouOwn", "graveyard-creatures"},
                                               {"Count$ValidGraveyard Creature.YouCtrl", "graveyard-creatures"}}};

std::string joined(const std::vector<std::string>& parts, std::string_view with) {
    std::string made;
    for (const std::string& part : parts) {
        made += (made.empty() ? "" : std::string(with)) + part;
    }
    return made;
}

}  // namespace

std::string Effect::text() const {
    return joined(steps, "; ");
}

/// Takes what the ability aims at. Our abilities have one filter for all targets.
void EffectReader::aim(Params& params, Where where) {
    const std::string valid = params.take("ValidTgts");
    where = params.take_if("TgtZone", "Graveyard") ? Where::Graveyard : where;
    const auto least = base::parse_integer<int>(params.take("TargetMin", "1"));
    const auto most = base::parse_integer<int>(params.take("TargetMax", "1"));
    if (!least || !most || *least > *most || *most > 2) {
        refuse("more than two targets, or a number of them that varies");
        return;
    }
    if (!effect_.target.empty()) {
        refuse("an ability with several kinds of targets");
        return;
    }
    const std::string filter = filter_of(valid, where, refusals_);
    effect_.target = *least == 1 && *most == 1
                         ? "target " + filter
                         : "targets " + std::to_string(*least) + "-" + std::to_string(*most) + " " + filter;
}

/// The objects that an API is about: its targets, what it defines, or the usual ones.
std::string EffectReader::object(Params& params, std::string_view usual, Where where) {
    if (params.has("ValidTgts")) {
        aim(params, where);
        return "target";
    }
    const std::string defined = params.take("Defined");
    const bool is_gone = scene_ == Scene::Dies;
    if (defined.empty() || defined == "Self") {
        if (is_gone && (usual == "this" || defined == "Self")) {
            if (where == Where::Graveyard) {
                return "it";
            }
            refuse("Defined Self of a card that has died");
        }
        return defined.empty() ? std::string(usual) : "this";
    }
    if ((defined == "Targeted" || defined == "ParentTarget") && !effect_.target.empty()) {
        return "target";
    }
    const bool has_card =
        scene_ == Scene::Enters || scene_ == Scene::Dies || scene_ == Scene::VictimDies || scene_ == Scene::Goes;
    if ((scene_ == Scene::Attacks && (defined == "TriggeredAttacker" || defined == "TriggeredAttackerLKICopy")) ||
        (scene_ == Scene::Casts && defined == "TriggeredSpellAbility")) {
        return "it";
    }
    if (has_card && (begins(defined, "TriggeredCard") || begins(defined, "TriggeredNewCard")) &&
        defined.find("Controller") == std::string::npos) {
        return "it";
    }
    refuse("Defined " + defined);
    return "this";
}

bool EffectReader::aims_at_players() const {
    return effect_.target == "target player" || effect_.target == "target opponent";
}

/// The players that an API is about.
std::string EffectReader::player(Params& params, std::string_view usual) {
    if (params.has("ValidTgts")) {
        aim(params, Where::Battlefield);
        if (!aims_at_players()) {
            refuse("players and permanents as targets of one effect");
        }
        return "target";
    }
    const std::string defined = params.take("Defined");
    if (defined.empty() || defined == "You") {
        return defined.empty() ? std::string(usual) : "you";
    }
    if ((defined == "Targeted" || defined == "TargetedPlayer" || defined == "ParentTarget") && aims_at_players()) {
        return "target";
    }
    if (defined == "TargetedController" && !effect_.target.empty() &&
        effect_.target.find("+grave") == std::string::npos) {
        return "its-controller";
    }
    const bool is_known =
        (scene_ == Scene::DamagesPlayer && (defined == "TriggeredTarget" || defined == "TriggeredPlayer")) ||
        (scene_ == Scene::Step && defined == "TriggeredPlayer") ||
        ((scene_ == Scene::Enters || scene_ == Scene::Leaves || scene_ == Scene::Goes) &&
         defined == "TriggeredCardController") ||
        (scene_ == Scene::Attacks && (defined == "TriggeredDefendingPlayer" || defined == "DefendingPlayer")) ||
        (scene_ == Scene::Casts && (defined == "TriggeredActivator" || defined == "TriggeredCardController"));
    if (is_known) {
        return "that-player";
    }
    if (defined == "Player" || defined == "Each" || defined == "Player.EachPlayer") {
        return "each-player";
    }
    if (defined == "Opponent" || defined == "Player.Opponent" || defined == "Player.Other") {
        return "each-opponent";
    }
    refuse("Defined " + defined);
    return "you";
}

std::string EffectReader::number(Params& params, std::string_view key, std::string_view otherwise) {
    return number_of(params.take(key, otherwise));
}

/// A number, or the name of a variable with an expression that the core counts.
std::string EffectReader::number_of(const std::string& text) {
    const auto is_number = [](std::string_view word) {
        const auto n = base::parse_integer<int>(word);
        return n && *n >= 0 && *n <= 99;
    };
    if (is_number(text)) {
        return text;
    }
    const ScriptLine* const variable = script_.variable(text);
    const std::string expression = variable == nullptr ? text : variable->value;
    if (begins(expression, "Number$") && is_number(std::string_view(expression).substr(7))) {
        return expression.substr(7);
    }
    for (const auto& [theirs, ours] : expressions) {
        const bool needs_target = ours == "power" || ours == "toughness" || ours == "value";
        const bool needs_amount = ours == "amount";
        const bool is_gain = theirs == "TriggerCount$LifeAmount";
        const bool has_amount =
            is_gain ? scene_ == Scene::GainsLife : scene_ == Scene::Damages || scene_ == Scene::DamagesPlayer;
        if (theirs == expression && (!needs_target || !effect_.target.empty()) && (!needs_amount || has_amount)) {
            return std::string(ours);
        }
    }
    refuse("number " + expression);
    return "1";
}

/// "+2", "-X" of "2", "+2", "-X".
std::string EffectReader::size_part(std::string text) {
    const bool has_sign = !text.empty() && (text.front() == '+' || text.front() == '-');
    const std::string sign = has_sign ? text.substr(0, 1) : "+";
    const std::string n = number_of(has_sign ? text.substr(1) : text);
    if (n != "X" && !base::parse_integer<int>(n)) {
        refuse("a bonus of a number that is counted");
    }
    return sign + n;
}

/// "+2/+0" of NumAtt$ and NumDef$; empty where there is neither.
std::string EffectReader::size(Params& params) {
    if (!params.has("NumAtt") && !params.has("NumDef")) {
        return "";
    }
    const std::string power = size_part(params.take("NumAtt", "0"));
    return power + "/" + size_part(params.take("NumDef", "0"));
}

std::string EffectReader::each(Params& params, std::string_view key) {
    return "each " + filter_of(params.take(key, "Card"), Where::Battlefield, refusals_);
}

}  // namespace ziggurat::tabletop::magic::forge
