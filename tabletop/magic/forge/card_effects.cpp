// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/text.h"
#include "tabletop/magic/forge/effects.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

std::vector<std::string> parts_of(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (const std::string_view part : base::split_at(text, separator)) {
        if (!base::trimmed(part).empty()) {
            parts.emplace_back(base::trimmed(part));
        }
    }
    return parts;
}

/// What is known of a token, in the words of its script.
struct Token {
    std::string size;
    std::vector<std::string> colours;
    std::vector<std::string> types;
    std::vector<std::string> keywords;
};

/// "1/1 red Goblin haste"
std::string token_text(const Token& from, Refusals& refusals) {
    std::string colours;
    for (const std::string& name : from.colours) {
        const std::string colour = colour_of(name);
        if (colour.empty() && base::to_lower(name) != "colorless") {
            refusals.add("a token's colour " + name);
        }
        colours += (colours.empty() || colour.empty() ? "" : "/") + colour;
    }
    std::string subtypes;
    bool is_creature = false;
    for (const std::string& type : from.types) {
        const bool is_other = type == "Artifact" || type == "Enchantment" || type == "Legendary" || type == "Land";
        if (is_other) {
            refusals.add("a token that is no mere creature");
        }
        is_creature = is_creature || type == "Creature";
        subtypes += type == "Creature" || is_other ? "" : (subtypes.empty() ? "" : "/") + type;
    }
    if (!is_creature || subtypes.empty()) {
        refusals.add("a token without a creature type");
    }
    std::string made = from.size + " " + (colours.empty() ? "colourless" : colours) + " " + subtypes;
    for (const std::string& keyword : from.keywords) {
        const std::string word = keyword_of(keyword);
        if (word.empty()) {
            refusals.add("keyword " + keyword);
        }
        made += " " + word;
    }
    return made;
}

}  // namespace

void EffectReader::draw(Params& params) {
    const std::string who = player(params);
    step("draw " + number(params, "NumCards") + " " + who);
}

void EffectReader::discard(Params& params) {
    const std::string mode = params.take("Mode", "TgtChoose");
    const std::string who = player(params);
    if (mode == "Hand") {
        step("discard hand " + who);
        return;
    }
    if (mode != "TgtChoose") {
        refuse("Discard with Mode " + mode);
    }
    step("discard " + number(params, "NumCards") + " " + who);
}

void EffectReader::mill(Params& params) {
    const std::string to = params.take("Destination", "Graveyard");
    if (to != "Graveyard" && to != "Exile") {
        refuse("Mill to " + to);
    }
    const std::string who = player(params);
    step((to == "Exile" ? "exile-top " : "mill ") + number(params, "NumCards") + " " + who);
}

void EffectReader::dig(Params& params) {
    const std::string rest = params.take("DestinationZone2", "Library");
    if (rest != "Graveyard" || params.take("DestinationZone", "Hand") != "Hand" ||
        params.take("ChangeNum", "1") != "1") {
        refuse("Dig other than one card to hand and the rest to the graveyard");
    }
    if (player(params) != "you") {
        refuse("Dig by another player");
    }
    step("dig " + number(params, "DigNum"));
}

void EffectReader::change_zone(Params& params) {
    const std::string from = params.take("Origin", "Any");
    const std::string to = params.take("Destination");
    if (from == "Battlefield") {
        from_battlefield(params, to);
    } else if (from == "Graveyard") {
        from_graveyard(params, to);
    } else if (from == "Library" && to == "Battlefield") {
        fetch(params);
    } else {
        refuse("ChangeZone from " + from + " to " + to);
    }
}

/// Our word for a way into the library.
std::string EffectReader::shelf(Params& params) {
    const std::string position = params.take("LibraryPosition", "0");
    if (params.take_if("Shuffle", "True")) {
        return "shuffle-in";
    }
    if (position != "0" && position != "-1") {
        refuse("LibraryPosition " + position);
    }
    return position == "-1" ? "bottom" : "top";
}

void EffectReader::from_battlefield(Params& params, const std::string& to) {
    if (to == "Exile" && is_blink(params)) {
        step("blink " + object(params, "this"));
        return;
    }
    const std::string verb = to == "Hand"      ? "return"
                             : to == "Exile"   ? "exile"
                             : to == "Library" ? shelf(params)
                                               : "";
    if (verb.empty()) {
        refuse("ChangeZone from Battlefield to " + to);
        return;
    }
    step(verb + " " + object(params, "this"));
}

/// Whether what is exiled comes back at once: the next sub-ability returns what this one remembers.
bool EffectReader::is_blink(Params& params) {
    const bool remembers = params.has("RememberTargets") || params.has("RememberChanged");
    const ScriptLine* const next = script_.variable(params.has("SubAbility") ? params.take("SubAbility") : "");
    if (!remembers || next == nullptr) {
        return false;
    }
    Params back(next->value);
    const bool returns = back.name() == "ChangeZone" && back.take("Origin") == "Exile" &&
                         back.take("Destination") == "Battlefield" && begins(back.take("Defined"), "Remembered");
    if (!returns) {
        return false;
    }
    params.take("RememberTargets");
    params.take("RememberChanged");
    params.take("ForgetOtherTargets");
    const ScriptLine* const last = script_.variable(back.take("SubAbility"));
    if (last != nullptr && Params(last->value).name() != "Cleanup") {
        refuse("what comes behind the return of an exiled permanent");
    }
    for (const std::string& left : back.rest()) {
        refuse("parameter " + left + " of the return of an exiled permanent");
    }
    is_blinking_ = true;
    return true;
}

void EffectReader::from_graveyard(Params& params, const std::string& to) {
    const std::string verb = to == "Hand"          ? "return"
                             : to == "Battlefield" ? "reanimate"
                             : to == "Exile"       ? "exile"
                             : to == "Library"     ? shelf(params)
                                                   : "";
    if (verb.empty()) {
        refuse("ChangeZone from Graveyard to " + to);
        return;
    }
    const std::string who = object(params, "nothing", Where::Graveyard);
    if (who == "nothing" || who == "this") {
        refuse("ChangeZone of this card from Graveyard to " + to);
    }
    // Whoever returns a card controls it and is its owner.
    params.take_if("GainControl", "True");
    step(verb + " " + who + (params.take_if("FaceDown", "True") && to == "Battlefield" ? " face-down" : ""));
}

/// The one search that there is: a basic land, onto the battlefield, tapped.
void EffectReader::fetch(Params& params) {
    const bool is_fetch = params.take("ChangeType") == "Land.Basic" && params.take("ChangeNum", "1") == "1" &&
                          params.take("Tapped") == "True" && params.take("Defined", "You") == "You";
    if (!is_fetch) {
        refuse("a search of the library other than for one basic land onto the battlefield, tapped");
    }
    params.take("ShuffleNonMandatory");
    params.take("Shuffle");
    params.take("Optional");
    step("fetch");
}

void EffectReader::change_zone_all(Params& params) {
    const std::string from = params.take("Origin");
    const std::string to = params.take("Destination");
    const std::string what = params.take("ChangeType", "Card");
    if (from == "Graveyard" && to == "Exile" && (what == "Card" || begins(what, "Card.TargetedPlayer"))) {
        // Whoever's graveyard is meant, there is but one.
        if (params.has("ValidTgts")) {
            aim(params, Where::Battlefield);
        }
        params.take("Defined");
        step("purge");
    } else if (from == "Battlefield" && (to == "Hand" || to == "Exile")) {
        step((to == "Hand" ? "return each " : "exile each ") + filter_of(what, Where::Battlefield, refusals_));
    } else {
        refuse("ChangeZoneAll from " + from + " to " + to);
    }
}

void EffectReader::counter(Params& params) {
    if (const std::string type = params.take("TargetType", "Spell"); type != "Spell") {
        refuse("Counter of " + type);
    }
    aim(params, Where::Stack);
    const std::string to = params.take("Destination", "Graveyard");
    if (to != "Graveyard" && to != "TopOfLibrary" && to != "TopOrBottomOfLibrary") {
        refuse("Counter to " + to);
    }
    step("counter target" + std::string(to == "TopOfLibrary"           ? " to-top"
                                        : to == "TopOrBottomOfLibrary" ? " to-top-or-bottom"
                                                                       : ""));
}

/// One mana of each of several colours, or colourless mana, or one of any colour.
void EffectReader::mana(Params& params) {
    const std::string produced = params.take("Produced");
    const std::string amount = params.take("Amount", "1");
    const auto n = base::parse_integer<int>(amount);
    if (player(params) != "you" || !n || *n < 1) {
        refuse("Mana of a number that is counted, or for another player");
        return;
    }
    if (produced == "Any" && *n == 1) {
        step("add any");
        return;
    }
    std::string made;
    for (const std::string_view word : base::split_words(produced)) {
        const std::string symbol = "{" + std::string(word) + "}";
        const bool is_colour = word.size() == 1 && std::string_view("WUBRG").find(word) != std::string_view::npos;
        if (!is_colour || *n != 1 || made.find(symbol) != std::string::npos) {
            if (word == "C" && produced == "C") {
                step("add {" + amount + "}");
            } else {
                refuse("Mana Produced " + produced + (*n == 1 ? "" : " times " + amount));
            }
            return;
        }
        made += symbol;
    }
    step("add " + made);
}

void EffectReader::token(Params& params) {
    const std::string n = number(params, "TokenAmount");
    if (params.take("TokenOwner", "You") != "You") {
        refuse("a token for another player");
    }
    if (const std::string name = params.take("TokenScript"); !name.empty()) {
        step("token " + n + " " + token_of_script(name));
        return;
    }
    Token made;
    params.take("TokenName");
    made.size = params.take("TokenPower") + "/" + params.take("TokenToughness");
    made.colours = parts_of(params.take("TokenColors"), ',');
    made.types = parts_of(params.take("TokenTypes"), ',');
    std::string keywords = params.take("TokenKeywords");
    for (std::size_t at = keywords.find("<>"); at != std::string::npos; at = keywords.find("<>")) {
        keywords.replace(at, 2, "&");
    }
    made.keywords = parts_of(keywords, '&');
    step("token " + n + " " + token_text(made, refusals_));
}

std::string EffectReader::token_of_script(std::string_view name) {
    const auto text = tokens_ ? tokens_(name) : std::nullopt;
    const auto script = text ? read_script(*text) : base::Result<Script>(base::Error{});
    if (!script) {
        refuse("token script " + std::string(name) + (text ? ", which is broken" : ", which is not there"));
        return "";
    }
    Token made;
    made.size = script->value("PT");
    made.colours = parts_of(script->value("Colors"), ',');
    made.types = parts_of(script->value("Types"), ' ');
    for (const ScriptLine& line : script->lines) {
        if (line.key == "K") {
            made.keywords.push_back(line.value);
        } else if (line.key == "A" || line.key == "T" || line.key == "S" || line.key == "R") {
            refuse("a token with abilities");
        }
    }
    return token_text(made, refusals_);
}

void EffectReader::add_turn(Params& params) {
    if (params.take("NumTurns", "1") != "1" || player(params) != "you") {
        refuse("AddTurn of several turns, or for another player");
    }
    step("extra-turn");
}

void EffectReader::lose_game(Params& params) {
    if (player(params) != "you") {
        refuse("LosesGame of another player");
    }
    step("lose-game");
}

}  // namespace ziggurat::tabletop::magic::forge
