// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/magic/core/model/card.h"

namespace ziggurat::tabletop::magic {

/// The words of a line, read from left to right.
class Words {
public:
    explicit Words(std::vector<std::string_view> words) : words_(std::move(words)) {}
    [[nodiscard]] bool at_end() const { return next_ == words_.size(); }
    [[nodiscard]] std::string_view peek() const { return at_end() ? std::string_view() : words_[next_]; }
    std::string_view take() { return at_end() ? std::string_view() : words_[next_++]; }
    bool take_if(std::string_view word) {
        const bool is_it = !at_end() && words_[next_] == word;
        next_ += is_it ? 1U : 0U;
        return is_it;
    }

private:
    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
};

/// Compiles the lines of card files into a table. After a complaint it goes on, but the first one stays.
class Compiler {
public:
    void begin(std::string_view name);
    void line(std::string_view text);
    /// Ends the card that is being read.
    void end();

    [[nodiscard]] const std::string& complaint() const { return complaint_; }
    [[nodiscard]] CardTable& table() { return table_; }

private:
    friend class EffectCompiler;

    void complain(const std::string& why);
    // What lines begin with (compiler.cpp).
    void fact(std::string_view key, Words& words);
    void ability(std::string_view key, std::string_view rest);
    Ability make_ability(AbilityKind kind, std::string_view does, std::string_view target);
    void types(Words& words);
    void size(std::string_view text);
    std::int8_t modifier(std::string_view text);
    // Cards of the command zone (command.cpp).
    [[nodiscard]] std::string command_complaint(const Op& op) const;
    [[nodiscard]] std::string command_complaint(const Ability& made) const;
    void settle_command();
    // Parts of abilities (parts.cpp).
    FilterId filter(std::string_view text);
    void filter_word(std::string_view word, Filter& into);
    bool filter_subject(std::string_view word, Filter& into);
    void aim(Words& words, Ability& into);
    void condition(Words& words, Ability& into);
    void event(Words& words, Ability& into);
    bool cost_part(Words& words, Cost& into);
    Cost cost(Words& words);
    ManaCost mana(std::string_view text);
    KeywordSet keyword(std::string_view text);
    static KeywordSet keyword_or_none(std::string_view text);
    int count(std::string_view text, int least, int most);
    std::uint8_t subtype(std::string_view name);
    FilterId intern(const Filter& filter);

    CardTable table_;
    CardDef def_;
    std::vector<Ability> abilities_;
    std::string complaint_;
    bool has_pt_ = false;
};

/// Compiles the steps of one ability.
class EffectCompiler {
public:
    EffectCompiler(Compiler& compiler, const Ability& ability) : compiler_(compiler), ability_(ability) {}
    void step(std::string_view text);

private:
    bool number_verb(std::string_view verb, Words& words);
    bool plain_verb(std::string_view verb, Words& words);
    bool odd_verb(std::string_view verb, Words& words);
    bool mana_verb(std::string_view verb, Words& words);
    void number(std::string_view text);
    void who(Words& words, Who otherwise);
    void keywords(Words& words);
    void pump(Words& words);
    void make_token(Words& words);
    [[nodiscard]] Who usual_object() const;

    Compiler& compiler_;
    const Ability& ability_;
    Op op_;
};

}  // namespace ziggurat::tabletop::magic
