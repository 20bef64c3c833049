// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/text.h"
#include "tabletop/magic/core/text/compiler.h"

namespace ziggurat::tabletop::magic {

namespace {

int colour_named(std::string_view name) {
    const auto* const found = std::find(colour_names.begin(), colour_names.end(), name);
    return found == colour_names.end() ? -1 : static_cast<int>(found - colour_names.begin());
}

TypeSet type_named(std::string_view name) {
    for (const auto& entry : type_words) {
        if (base::to_lower(entry.text) == name) {
            return entry.bits;
        }
    }
    return 0;
}

constexpr std::array<std::pair<std::string_view, Event>, 23> event_words = {
    {{"enters-self", Event::EntersSelf},
     {"enters", Event::Enters},
     {"dies", Event::Dies},
     {"victim-dies", Event::VictimDies},
     {"leaves", Event::Leaves},
     {"to-grave", Event::ToGraveyard},
     {"damage", Event::DealsDamage},
     {"hits-player", Event::HitsPlayer},
     {"creature-hits-player", Event::CreatureHitsPlayer},
     {"damaged", Event::Damaged},
     {"turned-up", Event::TurnedUp},
     {"upkeep", Event::Upkeep},
     {"draw-step", Event::DrawStep},
     {"your-end", Event::YourEnd},
     {"end-step", Event::EndStep},
     {"arrival", Event::Arrival},
     {"chaos", Event::Chaos},
     {"no-islands", Event::NoIslands},
     {"fatal-end", Event::FatalEnd},
     {"attacks", Event::Attacks},
     {"creature-dies", Event::CreatureDies},
     {"casts", Event::Casts},
     {"gains-life", Event::GainsLife}}};

/// Events that say what they are about; creatures that hit a player may, and else are any.
bool has_filter(Event event, std::string_view next) {
    switch (event) {
    case Event::Enters:
    case Event::Leaves:
    case Event::ToGraveyard:
    case Event::Attacks:
    case Event::CreatureDies:
    case Event::Casts:
        return true;
    case Event::CreatureHitsPlayer:
        return !next.empty() && next != "target" && next != "targets" && next != "if" && next != "in" &&
               next != "may";
    default:
        return false;
    }
}

/// Whether a filter asks only what is printed on a card, which is all that a spell tells.
bool is_printed(const Filter& filter) {
    return filter.keywords_all == 0 && filter.keywords_none == 0 && !filter.is_attacking && !filter.is_fighting &&
           !filter.is_untapped && filter.most_power == 127 && filter.most_toughness == 127;
}

}  // namespace

int Compiler::count(std::string_view text, int least, int most) {
    const auto number = base::parse_integer<int>(text);
    if (!number || *number < least || *number > most) {
        complain("wanted a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not '" +
                 std::string(text) + "'");
        return least;
    }
    return *number;
}

std::uint8_t Compiler::subtype(std::string_view name) {
    auto found = std::find(table_.subtypes.begin(), table_.subtypes.end(), name);
    if (found == table_.subtypes.end()) {
        if (table_.subtypes.size() > 250) {
            complain("too many different subtypes");
            return no_subtype;
        }
        table_.subtypes.emplace_back(name);
        found = table_.subtypes.end() - 1;
    }
    return static_cast<std::uint8_t>(found - table_.subtypes.begin());
}

KeywordSet Compiler::keyword(std::string_view text) {
    const KeywordSet known = keyword_or_none(text);
    if (known == 0) {
        complain("there is no keyword '" + std::string(text) + "'");
    }
    return known;
}

KeywordSet Compiler::keyword_or_none(std::string_view text) {
    for (const auto& entry : keyword_words) {
        if (entry.text == text) {
            return entry.bits;
        }
    }
    for (int i = 0; i < colours; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (text == base::to_lower(basic_names[at]) + "walk") {
            return walk_of(i);
        }
        if (text == "protection-from-" + std::string(colour_names[at])) {
            return protection_from(static_cast<ColourSet>(1U << at));
        }
    }
    return 0;
}

ManaCost Compiler::mana(std::string_view text) {
    ManaCost made;
    while (!text.empty()) {
        const std::size_t close = text.find('}');
        if (text.front() != '{' || close == std::string_view::npos) {
            complain("wanted mana such as {2}{W}, not '" + std::string(text) + "'");
            return made;
        }
        const std::string_view symbol = text.substr(1, close - 1);
        const std::size_t colour = symbol.size() == 1 ? colour_letters.find(symbol) : std::string_view::npos;
        if (symbol == "X") {
            ++made.x;
        } else if (colour != std::string_view::npos) {
            ++made.coloured[colour];
        } else {
            made.generic = static_cast<std::uint8_t>(made.generic + count(symbol, 0, 20));
        }
        text.remove_prefix(close + 1);
    }
    return made;
}

bool Compiler::cost_part(Words& words, Cost& into) {
    const auto several = [&] {
        const bool has_number =
            !words.peek().empty() && words.peek().front() >= '0' && words.peek().front() <= '9';
        return static_cast<std::uint8_t>(has_number ? count(words.take(), 1, 9) : 1);
    };
    const auto choose = [&](std::uint8_t& number) {
        if (into.what != 0) {
            complain("a cost asks for one kind of permanents, to be sacrificed, tapped or returned");
        }
        number = several();
        into.what = filter(words.take());
    };
    if (!words.peek().empty() && words.peek().front() == '{') {
        into.mana = mana(words.take());
    } else if (words.take_if("T")) {
        into.tap = true;
    } else if (words.take_if("sac")) {
        if (words.take_if("this")) {
            into.sacrifice_this = true;
        } else {
            choose(into.sacrifice);
        }
    } else if (words.take_if("life")) {
        into.life = static_cast<std::uint8_t>(count(words.take(), 1, 99));
    } else if (words.take_if("discard")) {
        into.discard = several();
    } else if (words.take_if("tap")) {
        choose(into.tap_others);
    } else if (words.take_if("return")) {
        choose(into.give_back);
    } else {
        return false;
    }
    return true;
}

Cost Compiler::cost(Words& words) {
    Cost made;
    if (words.at_end()) {
        complain("a cost is missing");
    }
    while (!words.at_end() && cost_part(words, made)) {
    }
    return made;
}

FilterId Compiler::intern(const Filter& wanted) {
    auto found = std::find(table_.filters.begin(), table_.filters.end(), wanted);
    if (found == table_.filters.end()) {
        if (table_.filters.size() > 250) {
            complain("too many different filters");
            return 0;
        }
        table_.filters.push_back(wanted);
        found = table_.filters.end() - 1;
    }
    return static_cast<FilterId>(found - table_.filters.begin());
}

FilterId Compiler::filter(std::string_view text) {
    Filter made;
    for (const std::string_view part : base::split_at(text, '+')) {
        if (!filter_subject(part, made)) {
            for (const std::string_view word : base::split_at(part, '/')) {
                filter_word(word, made);
            }
        }
    }
    return intern(made);
}

/// Words that say where to look, and whose.
bool Compiler::filter_subject(std::string_view word, Filter& into) {
    if (word == "any") {
        into.types_any = creature;
        into.or_player = true;
    } else if (word == "player" || word == "opponent") {
        into.zone = Zone::Players;
        into.side = word == "opponent" ? Side::Opponent : Side::Anybody;
    } else if (word == "spell") {
        into.zone = Zone::Stack;
    } else if (word == "grave") {
        into.zone = Zone::Graveyard;
    } else if (word == "permanent") {
        into.types_any = permanent_types;
    } else if (word == "yours") {
        into.side = Side::You;
    } else if (word == "theirs") {
        into.side = Side::Opponent;
    } else if (word == "that-players") {
        into.side = Side::ThatPlayer;
    } else {
        return word == "card";
    }
    return true;
}

void Compiler::filter_word(std::string_view word, Filter& into) {
    const bool is_not = word.substr(0, 3) == "non";
    const std::string_view what = is_not ? word.substr(3) : word;
    if (const TypeSet type = type_named(what); type != 0) {
        TypeSet& set = is_not ? into.types_none : into.types_any;
        set = static_cast<TypeSet>(set | type);
    } else if (const int colour = colour_named(what); colour >= 0) {
        ColourSet& set = is_not ? into.colours_none : into.colours_any;
        set = static_cast<ColourSet>(set | 1U << static_cast<unsigned>(colour));
    } else if (const KeywordSet known = keyword_or_none(what); known != 0) {
        (is_not ? into.keywords_none : into.keywords_all) |= known;
    } else if (word == "other") {
        into.is_other = true;
    } else if (word == "attacking") {
        into.is_attacking = true;
    } else if (word == "fighting") {
        into.is_fighting = true;
    } else if (word == "untapped") {
        into.is_untapped = true;
    } else if (word.substr(0, 7) == "power<=") {
        into.most_power = static_cast<std::int8_t>(count(word.substr(7), -99, 99));
    } else if (word.substr(0, 11) == "toughness<=") {
        into.most_toughness = static_cast<std::int8_t>(count(word.substr(11), -99, 99));
    } else if (!word.empty() && word.front() >= 'A' && word.front() <= 'Z' && into.subtype == no_subtype) {
        into.subtype = subtype(word);
    } else {
        complain("'" + std::string(word) + "' is no word of a filter");
    }
}

/// Behind "target", or at "targets".
void Compiler::aim(Words& words, Ability& into) {
    into.least_targets = into.most_targets = 1;
    if (words.take_if("targets")) {
        const std::string_view range = words.take();
        const std::size_t dash = std::min(range.find('-'), range.size());
        into.least_targets = static_cast<std::uint8_t>(count(range.substr(0, dash), 0, 2));
        into.most_targets = static_cast<std::uint8_t>(
            count(range.substr(std::min(dash + 1, range.size())), into.least_targets, 2));
    }
    if (words.at_end()) {
        complain("a target's filter is missing");
    }
    into.target = filter(words.take());
}

void Compiler::condition(Words& words, Ability& into) {
    const std::string_view word = words.take();
    if (word == "hand-empty") {
        into.condition = Condition::HandEmpty;
    } else if (word == "your-turn") {
        into.condition = Condition::YourTurn;
    } else if (word.substr(0, 7) == "grave>=") {
        into.condition = Condition::Graveyard;
        into.condition_n = static_cast<std::uint8_t>(count(word.substr(7), 1, 99));
    } else if (word == "control") {
        const auto* const found = std::find(basic_names.begin(), basic_names.end(), words.take());
        if (found == basic_names.end()) {
            complain("wanted a basic land behind 'control'");
            return;
        }
        into.condition = Condition::ControlsBasic;
        into.condition_n = static_cast<std::uint8_t>(found - basic_names.begin());
    } else {
        complain("'" + std::string(word) + "' is no condition");
    }
}

void Compiler::event(Words& words, Ability& into) {
    const std::string_view word = words.take();
    const auto* const found = std::find_if(event_words.begin(), event_words.end(),
                                           [&](const auto& entry) { return entry.first == word; });
    if (found == event_words.end()) {
        complain("'" + std::string(word) + "' is no event");
        return;
    }
    into.event = found->second;
    if (has_filter(into.event, words.peek())) {
        into.event_filter = filter(words.take());
    }
    if (into.event == Event::Casts && !is_printed(table_.filters[into.event_filter])) {
        complain("a spell is asked for its types, colours and subtype, and for whose it is");
    }
}

}  // namespace ziggurat::tabletop::magic
