// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/lint.h"

#include <algorithm>
#include <array>
#include <map>

#include "tabletop/magic/core/text/deck_list.h"
#include "tabletop/magic/core/text/own_cards.h"

namespace ziggurat::tabletop::magic::stack {

namespace {

constexpr int most_tutors = 8;

std::string number(int n) {
    return std::to_string(n);
}

std::string percent(int part, int whole) {
    return number(whole == 0 ? 0 : (100 * part + whole / 2) / whole) + " %";
}

/// Looks at the cards of a stack once, and collects what there is to say.
class Linter {
public:
    Linter(const CardTable& table, const StackFile& file, std::string_view own_cards)
        : table_(table),
          file_(file),
          own_cards_(own_cards) {}

    std::vector<Finding> run() {
        names();
        effects();
        engines();
        hints();
        lands_and_colours();
        emphasis();
        supply();
        signatures();
        std::stable_sort(findings_.begin(), findings_.end(),
                         [](const Finding& a, const Finding& b) { return a.code < b.code; });
        return findings_;
    }

private:
    void say(std::string code, Level level, std::string text) {
        findings_.push_back({std::move(code), level, std::move(text)});
    }

    static std::string place(const StackLine& line) { return "line " + number(line.line) + ": " + line.name; }

    void names() {
        std::map<std::string, int> seen;
        for (const StackLine& line : file_.cards) {
            if (is_basic_land(line.name)) {
                say("L01", Level::Error,
                    place(line) + " is a basic land: those come from the pool; it is left out");
                continue;
            }
            const int found = table_.find(line.name);
            const bool is_card = found >= 0 && !table_.defs[static_cast<std::size_t>(found)].is(command_types);
            if (!is_card) {
                const std::string nearest = nearest_name(table_, line.name);
                say("L11", Level::Error,
                    place(line) + " is not known; it is left out" +
                        (nearest.empty() ? "" : " ('" + nearest + "' is near)"));
                continue;
            }
            left_out(line);
            if ((seen[line.name] += line.count) > 1) {
                say("L02", Level::Warning,
                    place(line) + " stands there more than once; one of each is recommended");
            }
            for (int i = 0; i < line.count; ++i) {
                cards_.push_back(static_cast<DefId>(found));
            }
        }
        command_names(file_.planes, plane, "plane");
        command_names(file_.schemes, scheme, "scheme");
        command_names(file_.avatars, vanguard, "avatar");
    }

    void command_names(const std::vector<StackLine>& lines, Type type, const std::string& kind) {
        for (const StackLine& line : lines) {
            const int found = table_.find(line.name);
            if (found < 0 || !table_.defs[static_cast<std::size_t>(found)].is(type)) {
                say("L11", Level::Error, place(line) + " is no " + kind + " that is known; it is left out");
            } else {
                left_out(line);
            }
        }
    }

    /// Abilities that a card was imported without.
    void left_out(const StackLine& line) {
        for (const std::string& missing : missing_of(own_cards_, line.name)) {
            say("L11", Level::Warning, place(line) + " is there in part only; left out: " + missing);
        }
    }

    template <class Test>
    bool has_op(const CardDef& def, const Test& test) const {
        for (std::size_t k = 0; k < def.abilities; ++k) {
            const Ability& made = table_.abilities[def.first_ability + k];
            for (std::size_t i = 0; i < made.count; ++i) {
                if (test(table_.ops[made.first + i])) {
                    return true;
                }
            }
        }
        return false;
    }

    bool has_condition(const CardDef& def) const {
        for (std::size_t k = 0; k < def.abilities; ++k) {
            if (table_.abilities[def.first_ability + k].condition == Condition::Graveyard) {
                return true;
            }
        }
        return false;
    }

    void effects() {
        for (const DefId id : cards_) {
            const CardDef& def = table_.defs[id];
            if (has_op(def, [](const Op& op) { return op.code == OpCode::Fetch; })) {
                say("L04", Level::Info, def.name + " looks for a basic land, which comes from the pool");
            }
            if (has_op(def, [](const Op& op) {
                    return op.code == OpCode::Bottom || op.code == OpCode::ShuffleIn ||
                           (op.code == OpCode::Counter && (op.flags & top_or_bottom) != 0);
                })) {
                say("L05", Level::Warning,
                    def.name + " puts cards into the library below its top, which exiles them");
            }
            const bool counts = has_op(def, [](const Op& op) {
                return op.code == OpCode::Size || op.number == Number::GraveyardCreatures;
            });
            if (has_op(def, [](const Op& op) { return op.code == OpCode::Purge; }) || counts ||
                has_condition(def)) {
                say("L07", Level::Warning, def.name + " means somebody's graveyard, and there is but one");
            }
        }
    }

    /// What an effect does to libraries and pools without an end.
    void engines() {
        for (const DefId id : cards_) {
            const CardDef& def = table_.defs[id];
            if (has_op(def, [&](const Op& op) {
                    const bool takes = op.code == OpCode::Mill || op.code == OpCode::ExileTop;
                    return takes && (op.number != Number::Constant || op.n >= file_.options.handful);
                })) {
                say("L06", Level::Warning, def.name + " can take the whole library, which is a handful");
            }
            if (has_op(def,
                       [](const Op& op) { return op.code == OpCode::Draw && op.number != Number::Constant; })) {
                say("L15", Level::Warning, def.name + " draws any number of cards: as many lands as one likes");
            }
            if (has_op(def, [&](const Op& op) {
                    return op.code == OpCode::Untap && op.who == Who::Each &&
                           (table_.filters[op.filter].types_any & land) != 0;
                })) {
                say("L15", Level::Warning,
                    def.name + " untaps all lands, of which there are as many as one likes");
            }
        }
    }

    /// What imported cards would do if the core could: their comments tell it.
    void hints() {
        struct Hint {
            std::string_view word;  ///< of what has been left out
            std::string_view code;
            std::string_view says;
        };
        static constexpr std::array<Hint, 12> words = {
            {{"a search of the library", "L03", "searches the library for more than basic lands"},
             {"from Library", "L03", "searches the library for more than basic lands"},
             {"Transmute", "L03", "searches the library for more than basic lands"},
             {"DigUntil", "L03", "searches the library for more than basic lands"},
             {"ValidLibrary", "L06", "speaks of the library's size"},
             {"InYourLibrary", "L06", "speaks of the library's size"},
             {"WinsGame", "L06", "wins by a condition that may never or always hold here"},
             {"Ante", "L14", "speaks of ante"},
             {"Subgame", "L14", "plays a game within the game"},
             {"Sideboard", "L14", "wants cards from outside the game"},
             {"Companion", "L14", "wants cards from outside the game"},
             {"FlipOntoBattlefield", "L14", "asks for dexterity"}}};
        int tutors = 0;
        for (const StackLine& line : file_.cards) {
            for (const std::string& missing : missing_of(own_cards_, line.name)) {
                const auto* const found = std::find_if(words.begin(), words.end(), [&](const Hint& hint) {
                    return missing.find(hint.word) != std::string::npos;
                });
                if (found != words.end()) {
                    tutors += found->code == "L03" ? 1 : 0;
                    say(std::string(found->code), Level::Warning, place(line) + " " + std::string(found->says));
                }
            }
        }
        if (tutors > most_tutors || 20 * tutors > static_cast<int>(cards_.size())) {
            say("L03", Level::Error,
                number(tutors) + " cards search the library; 8, or one in twenty, are the most");
        }
    }

    void lands_and_colours() {
        const int all = static_cast<int>(cards_.size());
        int lands = 0;
        int coloured = 0;
        int value = 0;
        std::array<int, colours> each{};
        for (const DefId id : cards_) {
            const CardDef& def = table_.defs[id];
            lands += def.is(land) ? 1 : 0;
            coloured += def.colours != 0 ? 1 : 0;
            value += def.cost.mana.value();
            for (std::size_t i = 0; i < colours; ++i) {
                each[i] += (def.colours >> i & 1) != 0 ? 1 : 0;
            }
        }
        if (lands * 10 > all) {
            say("L08", Level::Warning,
                percent(lands, all) + " of the cards are lands; basic ones come from the pool");
        }
        for (std::size_t i = 0; i < colours && coloured > 0; ++i) {
            if (100 * each[i] < 12 * coloured || 100 * each[i] > 28 * coloured) {
                say("L09", Level::Warning,
                    percent(each[i], coloured) + " of the coloured cards are " + std::string(colour_names[i]) +
                        "; 12 to 28 % keep the balance");
            }
        }
        if (all > lands && 10 * value > 42 * (all - lands)) {
            say("L09", Level::Warning, "the mean mana value is above 4.2");
        }
    }

    void emphasis() {
        int flashbacks = 0;
        int morphs = 0;
        int incarnations = 0;
        int graveyard = 0;
        for (const DefId id : cards_) {
            const CardDef& def = table_.defs[id];
            flashbacks += def.has_flashback ? 1 : 0;
            morphs += def.has_morph ? 1 : 0;
            for (const std::uint8_t subtype : def.subtypes) {
                incarnations += table_.subtypes[subtype] == "Incarnation" ? 1 : 0;
            }
            bool aims = def.is_static_in_graveyard || def.acts_in_graveyard || has_condition(def);
            for (std::size_t k = 0; k < def.abilities; ++k) {
                const Ability& made = table_.abilities[def.first_ability + k];
                aims = aims || made.from_graveyard || table_.filters[made.target].zone == Zone::Graveyard;
            }
            graveyard += aims ? 1 : 0;
        }
        say("L10", Level::Info,
            number(flashbacks) + " cards with flashback, " + number(morphs) + " with morph, " +
                number(incarnations) + " incarnations, " + number(graveyard) + " others that use the graveyard");
    }

    void supply() {
        const int all = static_cast<int>(cards_.size());
        if (all < 2 * file_.options.handful) {
            say("L12", Level::Warning, number(all) + " cards are fewer than two handfuls");
        }
        if (all < 80) {
            say("L12", Level::Warning, number(all) + " cards are fewer than 40 for each of two players");
        }
    }

    void signatures() {
        std::map<std::string, int> seen;
        for (const SignedLine& line : file_.signatures) {
            const std::string& name = line.signature.card;
            const bool is_there = std::any_of(file_.cards.begin(), file_.cards.end(),
                                              [&](const StackLine& card) { return card.name == name; });
            const bool is_second = ++seen[name] > 1;
            say("L13", is_second ? Level::Warning : Level::Info,
                place(StackLine{line.line, 1, name}) +
                    (is_second  ? " is signed twice"
                     : is_there ? " is signed by " + line.signature.player
                                : " is retired; it was signed by " + line.signature.player));
        }
    }

    const CardTable& table_;
    const StackFile& file_;
    std::string_view own_cards_;
    std::vector<DefId> cards_;
    std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> lint(const CardTable& table, const StackFile& file, std::string_view own_cards) {
    return Linter(table, file, own_cards).run();
}

}  // namespace ziggurat::tabletop::magic::stack
