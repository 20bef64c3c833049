// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/cards/reader.h"

namespace ziggurat::tabletop::thunderstone {

using base::JsonValue;

namespace {

FilterSource read_filter(const JsonValue& value, const std::string& place, std::string& error) {
    Fields fields(value, place, error);
    FilterSource filter;
    filter.is_any = fields.flag("any");
    filter.kind = fields.text("kind");
    filter.of_class = fields.text("class");
    filter.not_class = fields.text("not_class");
    filter.is = fields.text("is");
    filter.has = fields.text("has");
    filter.class_any = fields.words("class_any");
    filter.vp_in = fields.numbers("vp_in");
    filter.strength_le = fields.number("strength_le");
    filter.is_equipped = fields.flag("equipped");
    fields.ignore("n");  // how many: one, wherever cards are named
    if (const JsonValue* const either = fields.any("or")) {
        for (const JsonValue& part : either->items) {
            filter.either.push_back(read_filter(part, place, error));
        }
    }
    fields.finish();
    return filter;
}

ConditionSource read_condition(const JsonValue& value, const std::string& place, std::string& error) {
    Fields fields(value, place, error);
    ConditionSource condition;
    condition.rank_in = fields.numbers("rank_in");
    condition.equipped_with = fields.text("equipped_with");
    condition.bearer_strength_ge = fields.number("bearer_strength_ge");
    condition.bearer_class = fields.text("bearer_class");
    condition.monster_class_any = fields.words("monster_class_any");
    condition.is_equipped = fields.flag("equipped");
    condition.light_short = fields.flag("light_short");
    fields.finish();
    return condition;
}

CostSource read_cost(const JsonValue& value, const std::string& place, std::string& error) {
    Fields fields(value, place, error);
    CostSource cost;
    const JsonValue* const destroyed = fields.any("destroy");
    const std::string when = fields.text("when");
    if (!when.empty() && when != "end_of_battle") {
        fields.fail(value.line, "when", "\"" + when + "\" is not end_of_battle");
    }
    cost.at_battle_end = !when.empty();
    if (destroyed == nullptr) {
        fields.fail(value.line, "destroy", "is missing");
    } else if (destroyed->is(JsonValue::Type::String) && destroyed->text == "self") {
        cost.is_self = true;
    } else {
        cost.what = read_filter(*destroyed, place, error);
    }
    fields.finish();
    return cost;
}

void read_options(const JsonValue& ways, const std::string& place, EffectSource& effect, std::string& error) {
    for (const JsonValue& way : ways.items) {
        auto& made = effect.options.emplace_back();
        for (const JsonValue& part : way.items) {
            Fields fields(part, place, error);
            const int n = fields.number_or("n", 1);
            const JsonValue* const who = fields.any("who");
            made.emplace_back(n, who == nullptr ? FilterSource{} : read_filter(*who, place, error));
            fields.finish();
        }
        if (made.empty()) {
            Fields(ways, place, error);
            error = error.empty() ? place.substr(0, place.find('|')) + ":" + std::to_string(way.line) +
                                        ": a way to discard names no cards"
                                  : error;
            made.emplace_back(1, FilterSource{});
        }
    }
}

EffectSource read_effect(const JsonValue& value, const std::string& place, std::string& error) {
    Fields fields(value, place, error);
    EffectSource effect;
    effect.line = value.line;
    effect.trigger = fields.text("t");
    effect.op = fields.text("op");
    const JsonValue* const n = fields.any("n");
    effect.is_all = n != nullptr && n->is(JsonValue::Type::String) && n->text == "all";
    effect.n = effect.is_all ? 1 : fields.number_or("n", 1);
    effect.to = fields.text("to");
    effect.code = fields.text("code");
    effect.plus = fields.text("plus");
    effect.pick = fields.text("pick");
    effect.unless = fields.text("unless");
    effect.is_sticky = fields.flag("sticky");
    effect.is_optional = fields.flag("optional");
    effect.with_previous = fields.flag("with_previous");
    effect.includes_militia = fields.flag("includes_militia");
    if (const JsonValue* const who = fields.any("who")) {
        effect.who = read_filter(*who, place, error);
    }
    if (const JsonValue* const per = fields.any("per")) {
        Fields counted(*per, place, error);
        const JsonValue* const who = counted.any("who");
        counted.ignore("zone");
        counted.finish();
        effect.per = who == nullptr ? FilterSource{} : read_filter(*who, place, error);
    }
    if (const JsonValue* const condition = fields.any("if")) {
        effect.condition = read_condition(*condition, place, error);
    }
    if (const JsonValue* const cost = fields.any("cost")) {
        effect.cost = read_cost(*cost, place, error);
    }
    if (const JsonValue* const options = fields.any("options")) {
        read_options(*options, place, effect, error);
    }
    // Said once more in the files than the compiler needs to know.
    for (const char* const name :
         {"order", "special", "refill", "to_zone", "xp", "bind", "include_weapon", "with_weapon"}) {
        fields.ignore(name);
    }
    fields.finish();
    return effect;
}

CardSource read_card(const JsonValue& value, const std::string& file, bool is_basic, std::string& error) {
    const JsonValue* const id = value.find("id");
    const std::string name = id != nullptr ? id->text : "";
    Fields fields(value, file + "|card \"" + name + "\"", error);
    CardSource card;
    card.place = file + ":" + std::to_string(value.line);
    card.is_basic = is_basic;
    card.id = fields.text("id");
    card.name = fields.text("name");
    card.kind = fields.text("kind");
    card.group = fields.text("group");
    card.classes = fields.words("classes");
    card.level = fields.number_or("level", 0);
    card.copies = fields.number_or("copies", 0);
    card.vp = fields.number_or("vp", 0);
    card.strength = fields.number("strength");
    card.gold = fields.number("gold");
    card.cost = fields.number("cost");
    card.weight = fields.number("weight");
    card.xp_to_level = fields.number("xp_to_level");
    card.health = fields.number("health");
    card.xp = fields.number("xp");
    card.light = fields.number_or("light", 0);
    card.attack = fields.number_or("attack", 0);
    card.magic = fields.number_or("magic", 0);
    for (const char* const needed : {"id", "name", "kind", "copies"}) {
        if (value.find(needed) == nullptr) {
            fields.fail(value.line, needed, "is missing");
        }
    }
    if (const JsonValue* const effects = fields.any("effects")) {
        for (std::size_t i = 0; i < effects->items.size(); ++i) {
            const std::string place = fields.place() + ", effects[" + std::to_string(i) + "]";
            card.effects.push_back(read_effect(effects->items[i], place, error));
        }
    }
    fields.finish();
    return card;
}

void read_start_deck(const JsonValue& value, CardTable& table) {
    for (const auto& [id, count] : value.members) {
        table.start_deck.emplace_back(id, static_cast<int>(count.number));
    }
}

/// One file: a list of cards, and in the file of the basics what every game begins with.
void read_file(const CardFile& file, base::JsonReader read_json, CardTable& table, std::string& error) {
    const auto parsed = read_json(file.text);
    if (!parsed) {
        error = file.name + ":" + parsed.error().message;
        return;
    }
    Fields fields(*parsed, file.name, error);
    const JsonValue* const start = fields.any("start_deck");
    if (start != nullptr) {
        read_start_deck(*start, table);
        table.start_village_cards = fields.number_or("start_village_cards", table.start_village_cards);
        table.hand_size = fields.number_or("hand_size", table.hand_size);
        table.attack_loss_per_missing_light =
            fields.number_or("attack_loss_per_missing_light", table.attack_loss_per_missing_light);
    }
    const JsonValue* const cards = fields.any("cards");
    if (cards == nullptr || !cards->is(JsonValue::Type::Array)) {
        fields.fail(parsed->line, "cards", "should be a list of cards");
        return;
    }
    for (const JsonValue& card : cards->items) {
        table.cards.push_back(read_card(card, file.name, start != nullptr, error));
    }
    fields.finish();
}

}  // namespace

base::Result<CardTable> read_cards(const std::vector<CardFile>& files, base::JsonReader read_json) {
    CardTable table;
    std::string error;
    for (const CardFile& file : files) {
        read_file(file, read_json, table, error);
        if (!error.empty()) {
            return base::Error{error};
        }
    }
    return table;
}

}  // namespace ziggurat::tabletop::thunderstone
