// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/reference.h"

#include "tests/reference/levelup_rules.h"
#include "tests/reference/orthodox_rules.h"

namespace ziggurat::reference {

ReferenceRules::~ReferenceRules() = default;

std::unique_ptr<ReferenceRules> make_reference(const std::string& variant) {
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
    return nullptr;
}

std::vector<std::string> reference_variants() {
    std::vector<std::string> names{"chess", "levelup", "levelup-lite", "levelup-plain"};
    return names;
}

}  // namespace ziggurat::reference
