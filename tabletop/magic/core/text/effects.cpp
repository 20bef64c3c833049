// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/text.h"
#include "tabletop/magic/core/text/compiler.h"

namespace ziggurat::tabletop::magic {

namespace {

struct VerbWord {
    std::string_view text;
    OpCode code;
    bool is_of_objects;  ///< done to permanents, spells or cards; or else to players
};

constexpr std::array<VerbWord, 12> number_verbs = {{{"damage", OpCode::Damage, true},
                                                    {"gain", OpCode::Gain, false},
                                                    {"lose", OpCode::Lose, false},
                                                    {"prevent", OpCode::Prevent, true},
                                                    {"draw", OpCode::Draw, false},
                                                    {"mill", OpCode::Mill, false},
                                                    {"exile-top", OpCode::ExileTop, false},
                                                    {"dig", OpCode::Dig, false},
                                                    {"grow", OpCode::Grow, true},
                                                    {"flame", OpCode::Flame, false},
                                                    {"discard", OpCode::Discard, false},
                                                    {"size", OpCode::Size, true}}};

constexpr std::array<VerbWord, 18> plain_verbs = {{{"return", OpCode::Return, true},
                                                   {"exile", OpCode::Exile, true},
                                                   {"top", OpCode::Top, true},
                                                   {"bottom", OpCode::Bottom, true},
                                                   {"shuffle-in", OpCode::ShuffleIn, true},
                                                   {"reanimate", OpCode::Reanimate, true},
                                                   {"blink", OpCode::Blink, true},
                                                   {"destroy", OpCode::Destroy, true},
                                                   {"sacrifice", OpCode::Sacrifice, true},
                                                   {"tap", OpCode::Tap, true},
                                                   {"untap", OpCode::Untap, true},
                                                   {"regenerate", OpCode::Regenerate, true},
                                                   {"steal", OpCode::Steal, true},
                                                   {"protect", OpCode::Protect, true},
                                                   {"counter", OpCode::Counter, true},
                                                   {"attach", OpCode::Attach, true},
                                                   {"purge", OpCode::Purge, false},
                                                   {"random-return", OpCode::RandomReturn, false}}};

constexpr std::array<std::pair<std::string_view, Number>, 9> numbers = {
    {{"X", Number::X},
     {"-X", Number::X},
     {"amount", Number::Amount},
     {"power", Number::Power},
     {"toughness", Number::Toughness},
     {"value", Number::ManaValue},
     {"graveyard", Number::Graveyard},
     {"graveyard-creatures", Number::GraveyardCreatures},
     {"counters", Number::Counters}}};

constexpr std::array<std::pair<std::string_view, Who>, 10> whos = {{{"this", Who::This},
                                                                    {"target", Who::Target},
                                                                    {"it", Who::It},
                                                                    {"you", Who::You},
                                                                    {"that-player", Who::ThatPlayer},
                                                                    {"its-controller", Who::ItsController},
                                                                    {"each-player", Who::EachPlayer},
                                                                    {"each-opponent", Who::EachOpponent},
                                                                    {"equipped", Who::Attached},
                                                                    {"enchanted", Who::Attached}}};

std::int8_t narrow(int number) {
    return static_cast<std::int8_t>(number);
}

/// What a static ability does; everything else is done once, when something resolves.
bool is_lasting(OpCode code) {
    constexpr std::array<OpCode, 6> all = {OpCode::Pump,  OpCode::Paint,  OpCode::Size,
                                           OpCode::Steal, OpCode::TapFor, OpCode::Flashback};
    return std::find(all.begin(), all.end(), code) != all.end();
}

}  // namespace

Who EffectCompiler::usual_object() const {
    return ability_.most_targets > 0 ? Who::Target : Who::This;
}

void EffectCompiler::step(std::string_view text) {
    Words words(base::split_words(text));
    const std::string_view verb = words.take();
    op_ = Op{};
    if (!number_verb(verb, words) && !plain_verb(verb, words) && !odd_verb(verb, words) &&
        !mana_verb(verb, words)) {
        compiler_.complain("'" + std::string(verb) + "' is no effect");
    }
    if (!words.at_end()) {
        compiler_.complain("'" + std::string(words.peek()) + "' is too much behind '" + std::string(verb) + "'");
    }
    if (ability_.kind == AbilityKind::Static && !is_lasting(op_.code)) {
        compiler_.complain("'" + std::string(verb) + "' is done once, and a static ability only lasts");
    }
    if (op_.code == OpCode::Flashback && ability_.condition != Condition::None) {
        compiler_.complain("flashback is given to all without a condition");
    }
    const bool needs_target = op_.who == Who::Target || op_.who == Who::ItsController;
    // Who controls what a trigger is about is known from the event.
    if (needs_target && ability_.most_targets == 0) {
        compiler_.complain("'" + std::string(verb) + "' speaks of a target, but there is none");
    }
    compiler_.table_.ops.push_back(op_);
}

bool EffectCompiler::number_verb(std::string_view verb, Words& words) {
    const auto* const found = std::find_if(number_verbs.begin(), number_verbs.end(),
                                           [&](const VerbWord& word) { return word.text == verb; });
    if (found == number_verbs.end()) {
        return false;
    }
    op_.code = found->code;
    if (verb == "discard" && words.take_if("hand")) {
        op_.code = OpCode::DiscardHand;
    } else {
        number(words.take());
    }
    who(words, found->is_of_objects ? usual_object() : Who::You);
    return true;
}

bool EffectCompiler::plain_verb(std::string_view verb, Words& words) {
    const auto* const found = std::find_if(plain_verbs.begin(), plain_verbs.end(),
                                           [&](const VerbWord& word) { return word.text == verb; });
    if (found == plain_verbs.end()) {
        return false;
    }
    op_.code = found->code;
    who(words, found->is_of_objects ? usual_object() : Who::You);
    if (verb == "destroy" && words.take_if("for-good")) {
        op_.flags |= for_good;
    } else if (verb == "reanimate" && words.take_if("face-down")) {
        op_.flags |= face_down;
    } else if (verb == "counter" && words.take_if("to-top")) {
        op_.flags |= to_top;
    } else if (verb == "counter" && words.take_if("to-top-or-bottom")) {
        op_.flags |= top_or_bottom;
    }
    return true;
}

bool EffectCompiler::odd_verb(std::string_view verb, Words& words) {
    if (verb == "pump") {
        pump(words);
    } else if (verb == "give") {
        op_.code = OpCode::Pump;
        who(words, usual_object());
        keywords(words);
    } else if (verb == "edict") {
        op_.code = OpCode::Edict;
        op_.filter = compiler_.filter(words.take());
        who(words, Who::You);
    } else if (verb == "token") {
        make_token(words);
    } else if (verb == "paint") {
        op_.code = OpCode::Paint;
        op_.mana = compiler_.table_.filters[compiler_.filter(words.take())].colours_any;
        who(words, usual_object());
    } else if (verb == "fog") {
        op_.code = OpCode::Fog;
    } else if (verb == "fetch") {
        op_.code = OpCode::Fetch;
    } else if (verb == "extra-turn") {
        op_.code = OpCode::ExtraTurn;
        op_.flags = words.take_if("lose") ? then_lose : 0;
    } else if (verb == "no-hand-limit") {
        op_.code = OpCode::NoHandLimit;
    } else if (verb == "lose-game") {
        op_.code = OpCode::LoseGame;
    } else if (verb == "flashback") {
        op_.code = OpCode::Flashback;
    } else if (verb == "control") {
        op_.code = OpCode::Steal;
        who(words, Who::Attached);
    } else {
        return false;
    }
    return true;
}

bool EffectCompiler::mana_verb(std::string_view verb, Words& words) {
    if (verb == "circle") {
        op_.code = OpCode::Circle;
        op_.mana = compiler_.table_.filters[compiler_.filter(words.take())].colours_any;
    } else if (verb == "tap-for") {
        const ManaCost made = compiler_.mana(words.take());
        if (made.value() != made.coloured[4]) {
            compiler_.complain("what every creature is tapped for is green mana here");
        }
        op_.code = OpCode::TapFor;
        op_.n = narrow(made.value());
        who(words, usual_object());
    } else if (verb == "add") {
        op_.code = OpCode::Mana;
        if (words.take_if("any")) {
            op_.flags = any_colour;
            op_.n = 1;
            return true;
        }
        const ManaCost made = compiler_.mana(words.take());
        op_.n = narrow(made.value());
        for (std::size_t i = 0; i < colours; ++i) {
            op_.mana = static_cast<std::uint8_t>(op_.mana | (made.coloured[i] > 0 ? 1U << i : 0U));
            if (made.coloured[i] > 1) {
                compiler_.complain("an ability adds at most one mana of each colour, or generic mana");
            }
        }
    } else {
        return false;
    }
    return true;
}

void EffectCompiler::number(std::string_view text) {
    const auto* const found =
        std::find_if(numbers.begin(), numbers.end(), [&](const auto& entry) { return entry.first == text; });
    if (found != numbers.end()) {
        op_.number = found->second;
        op_.n = text.front() == '-' ? narrow(-1) : narrow(1);
    } else {
        op_.n = narrow(compiler_.count(text, 0, 99));
    }
}

void EffectCompiler::who(Words& words, Who otherwise) {
    op_.who = otherwise;
    if (words.take_if("each")) {
        op_.who = Who::Each;
        op_.filter = compiler_.filter(words.take());
        return;
    }
    const std::string_view word = words.peek();
    const auto* const found =
        std::find_if(whos.begin(), whos.end(), [&](const auto& entry) { return entry.first == word; });
    if (found != whos.end()) {
        op_.who = found->second;
        words.take();
    }
}

void EffectCompiler::keywords(Words& words) {
    words.take_if("with");
    if (words.at_end()) {
        compiler_.complain("keywords are missing");
    }
    while (!words.at_end()) {
        op_.keywords |= compiler_.keyword(words.take());
    }
}

/// pump +2/-1 who [with keywords]; the numbers may be X.
void EffectCompiler::pump(Words& words) {
    op_.code = OpCode::Pump;
    const std::string_view text = words.take();
    const std::size_t slash = std::min(text.find('/'), text.size());
    std::array<std::string_view, 2> parts = {text.substr(0, slash), text.substr(std::min(slash + 1, text.size()))};
    std::array<std::int8_t, 2> values{};
    for (std::size_t i = 0; i < 2; ++i) {
        const bool has_sign = !parts[i].empty() && (parts[i].front() == '+' || parts[i].front() == '-');
        const int sign = has_sign && parts[i].front() == '-' ? -1 : 1;
        if (!has_sign) {
            compiler_.complain("wanted +POWER/+TOUGHNESS with signs, not '" + std::string(text) + "'");
            return;
        }
        if (parts[i].substr(1) == "X") {
            op_.number = Number::X;
            values[i] = narrow(sign);
        } else {
            values[i] = narrow(sign * compiler_.count(parts[i].substr(1), 0, 99));
        }
    }
    op_.power = values[0];
    op_.toughness = values[1];
    who(words, usual_object());
    if (!words.at_end()) {
        keywords(words);
    }
}

/// token N P/T colour Subtype [keywords]; several subtypes are joined by /, as are several colours
void EffectCompiler::make_token(Words& words) {
    op_.code = OpCode::Token;
    number(words.take());
    CardDef made;
    made.types = creature;
    const std::string_view size = words.take();
    const std::size_t slash = std::min(size.find('/'), size.size());
    made.power = narrow(compiler_.count(size.substr(0, slash), 0, 99));
    made.toughness = narrow(compiler_.count(size.substr(std::min(slash + 1, size.size())), 1, 99));
    if (!words.take_if("colourless")) {
        made.colours = compiler_.table_.filters[compiler_.filter(words.take())].colours_any;
    }
    std::size_t known = 0;
    for (const std::string_view subtype : base::split_at(words.take(), '/')) {
        if (known == made.subtypes.size()) {
            compiler_.complain("a token has at most " + std::to_string(known) + " subtypes");
            return;
        }
        made.name += (made.name.empty() ? "" : " ") + std::string(subtype);
        made.subtypes[known++] = compiler_.subtype(subtype);
    }
    while (!words.at_end()) {
        made.keywords |= compiler_.keyword(words.take());
    }
    if (made.name.empty()) {
        compiler_.complain("a token's subtype is missing");
    }
    auto& table = compiler_.table_;
    const auto is_same = [&](const CardDef& def) {
        return def.name == made.name && def.power == made.power && def.toughness == made.toughness &&
               def.colours == made.colours && def.keywords == made.keywords;
    };
    table.tokens.resize(table.defs.size());
    std::size_t at = 0;
    while (at < table.defs.size() && !(table.is_token(at) && is_same(table.defs[at]))) {
        ++at;
    }
    if (at == table.defs.size()) {
        table.defs.push_back(made);
        table.tokens.push_back(true);
    }
    op_.token = static_cast<DefId>(at);
}

}  // namespace ziggurat::tabletop::magic
