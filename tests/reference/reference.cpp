// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/reference.h"

#include <array>

#include "tests/reference/letters/levelup_rules.h"
#include "tests/reference/letters/mystic_rules.h"
#include "tests/reference/letters/orthodox_rules.h"
#include "tests/reference/stacks/stack_rules.h"

namespace ziggurat::reference {

namespace {

struct StackChoice {
    std::string name;
    StackOptions options;
};

// stackchess, Variations: every combination of options, but BigQueens with KingOfSeven; the name joins the parts
// in the order of the page's table.
std::vector<StackChoice> stack_choices() {
    const std::array<std::string, 5> parts{"-capture", "-bigqueen", "-king7", "-fullset", "-nodouble"};
    std::vector<StackChoice> choices;
    for (unsigned chosen = 0; chosen < 32; ++chosen) {
        std::array<bool, 5> has{};
        std::string name = "stackchess";
        for (std::size_t part = 0; part < parts.size(); ++part) {
            has[part] = ((chosen >> part) & 1U) != 0;
            name += has[part] ? parts[part] : "";
        }
        if (!(has[1] && has[2])) {
            choices.push_back({name, {has[0], has[1], has[2], has[3], !has[4]}});
        }
    }
    return choices;
}

// A game still without a position.
std::unique_ptr<ReferenceRules> make_rules(const std::string& variant) {
    if (variant == "chess") {
        return std::make_unique<OrthodoxRules>();
    }
    if (variant == "levelup") {
        return std::make_unique<LevelUpRules>(LevelUpOptions{});
    }
    if (variant == "levelup-lite") {
        return std::make_unique<LevelUpRules>(LevelUpOptions{false, false});
    }
    if (variant == "levelup-plain") {
        return std::make_unique<LevelUpRules>(LevelUpOptions{false, true});
    }
    if (variant == "mystic") {
        return std::make_unique<MysticRules>();
    }
    for (const StackChoice& choice : stack_choices()) {
        if (choice.name == variant) {
            return std::make_unique<StackRules>(choice.options);
        }
    }
    return nullptr;
}

}  // namespace

ReferenceRules::~ReferenceRules() = default;

std::unique_ptr<ReferenceRules> make_reference(const std::string& variant) {
    auto rules = make_rules(variant);
    if (rules) {
        rules->set_fen(rules->start_fen());
    }
    return rules;
}

std::vector<std::string> reference_variants() {
    std::vector<std::string> names{"chess", "levelup", "levelup-lite", "levelup-plain", "mystic"};
    for (const StackChoice& choice : stack_choices()) {
        names.push_back(choice.name);
    }
    return names;
}

}  // namespace ziggurat::reference
