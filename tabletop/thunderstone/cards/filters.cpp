// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/thunderstone/cards/compiler.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

bool holds(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool has_what(const CardSource& card, const std::string& what) {
    if (what == "light") {
        return card.light > 0;
    }
    return what == "magic" ? card.magic > 0 : card.gold.has_value();
}

}  // namespace

bool Compiler::matches(Kind kind, const FilterSource& filter) {
    const CardSource& card = table_.cards[kind];
    const auto is_of = [&](const std::string& name) { return holds(card.classes, name); };
    if (!filter.has.empty() && filter.has != "light" && filter.has != "magic" && filter.has != "gold") {
        fail("has", "\"" + filter.has + "\" is none of light, magic, gold");
    }
    if (filter.is_any) {
        return card.kind == "hero" || card.kind == "village";
    }
    if (!filter.either.empty()) {
        return std::any_of(filter.either.begin(), filter.either.end(),
                           [&](const FilterSource& part) { return matches(kind, part); });
    }
    const std::vector<int>& vp = filter.vp_in;
    const std::vector<std::string>& any = filter.class_any;
    return (filter.kind.empty() || card.kind == filter.kind) &&
           (filter.of_class.empty() || is_of(filter.of_class)) &&
           (filter.not_class.empty() || !is_of(filter.not_class)) &&
           (filter.is.empty() || card.name == filter.is) && (filter.has.empty() || has_what(card, filter.has)) &&
           (any.empty() || std::any_of(any.begin(), any.end(), is_of)) &&
           (vp.empty() || std::find(vp.begin(), vp.end(), card.vp) != vp.end());
}

/// The kinds that a filter means. A filter that no card meets is a slip of whoever wrote it.
std::uint8_t Compiler::set_of(const FilterSource& filter) {
    KindSet set;
    for (Kind kind = 0; kind < made_.size_; ++kind) {
        if (matches(kind, filter)) {
            set.insert(kind);
        }
    }
    if (set.is_empty()) {
        fail("who", "no card is meant by this");
    }
    return add_set(set);
}

std::uint8_t Compiler::set_of_class(const std::string& name) {
    FilterSource filter;
    filter.of_class = name;
    return set_of(filter);
}

std::uint8_t Compiler::add_set(const KindSet& set) {
    const auto found = std::find(made_.sets_.begin(), made_.sets_.end(), set);
    if (found != made_.sets_.end()) {
        return static_cast<std::uint8_t>(found - made_.sets_.begin());
    }
    if (made_.sets_.size() > 250) {
        fail("who", "there are too many different filters in all");
        return 0;
    }
    made_.sets_.push_back(set);
    return static_cast<std::uint8_t>(made_.sets_.size() - 1);
}

std::uint8_t Compiler::rank_mask(const EffectSource& effect) {
    if (!effect.condition || effect.condition->rank_in.empty()) {
        return 7;
    }
    unsigned mask = 0;
    for (const int rank : effect.condition->rank_in) {
        if (rank < 1 || rank > 3) {
            fail("if.rank_in", std::to_string(rank) + " is no rank");
            continue;
        }
        mask |= 1U << static_cast<unsigned>(rank - 1);
    }
    return static_cast<std::uint8_t>(mask);
}

}  // namespace ziggurat::tabletop::thunderstone
