// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>

#include "tabletop/thunderstone/cards/catalogue.h"

namespace ziggurat::tabletop::thunderstone {

/// Makes a Catalogue of a CardTable. Every method that can fail leaves its reason in `error_` and goes on; the
/// first reason is the one that is told.
class Compiler {
public:
    explicit Compiler(const CardTable& table) : table_(table) {}

    base::Result<Catalogue> run();

private:
    void number_kinds();
    void compile_numbers(Kind kind, const CardSource& source);
    void check_numbers(const CardSource& source);
    void join_group(Kind kind, const CardSource& source);
    void join_levels();
    void find_basics();
    void mark_meals();
    void sum_up();
    void check_groups();

    void compile_effects(Kind kind, const CardSource& source);
    void compile_effect(Card& card, const EffectSource& effect);
    void compile_trait(Card& card, const EffectSource& effect);
    void compile_static(Card& card, const EffectSource& effect);
    void compile_static_attack(Card& card, const EffectSource& effect);
    void compile_trophy(Card& card, const EffectSource& effect);
    void compile_battle(Card& card, const EffectSource& effect);
    bool compile_party_boost(Card& card, const EffectSource& effect);
    void compile_step(Card& card, const EffectSource& effect, Trigger trigger);
    void compile_dungeon_op(Effect& made, const EffectSource& effect);
    void compile_late_op(Effect& made, const EffectSource& effect);
    void compile_cost(Effect& made, const EffectSource& effect);

    std::uint8_t set_of(const FilterSource& filter);
    std::uint8_t set_of_class(const std::string& name);
    std::uint8_t add_set(const KindSet& set);
    bool matches(Kind kind, const FilterSource& filter);
    std::uint64_t class_bit(const std::string& name);
    std::uint8_t rank_mask(const EffectSource& effect);

    /// A number that a card holds in eight bits.
    std::int8_t small(int number, const std::string& field);
    void fail(const std::string& field, const std::string& why);
    void unknown(const EffectSource& effect);

    const CardTable& table_;
    Catalogue made_;
    std::map<std::string, unsigned> class_numbers_;
    const CardSource* at_ = nullptr;
    std::string place_;  // "effects[1]" while one is compiled
    std::string error_;
};

}  // namespace ziggurat::tabletop::thunderstone
