// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ziggurat::tabletop::thunderstone {

/// Which cards an effect means, in the words of the card files; empty words and lists ask nothing.
struct FilterSource {
    bool is_any = false;
    std::string kind;
    std::string of_class;
    std::string not_class;
    std::string is;
    std::string has;
    std::vector<std::string> class_any;
    std::vector<int> vp_in;
    std::vector<FilterSource> either;
    std::optional<int> strength_le;
    bool is_equipped = false;
};

/// When an effect holds.
struct ConditionSource {
    std::vector<int> rank_in;
    std::string equipped_with;
    std::optional<int> bearer_strength_ge;
    std::string bearer_class;
    std::vector<std::string> monster_class_any;
    bool is_equipped = false;
    bool light_short = false;
};

/// What is destroyed to have an effect.
struct CostSource {
    bool is_self = false;
    bool at_battle_end = false;
    FilterSource what;
};

/// An effect in the vocabulary of the card files.
struct EffectSource {
    int line = 0;
    std::string trigger;
    std::string op;
    int n = 1;
    bool is_all = false;
    std::string to;
    std::string code;
    std::string plus;
    std::string pick;
    std::string unless;
    bool is_sticky = false;
    bool is_optional = false;
    bool with_previous = false;
    bool includes_militia = false;
    std::optional<FilterSource> who;
    std::optional<FilterSource> per;
    std::optional<ConditionSource> condition;
    std::optional<CostSource> cost;
    /// Of `others_discard`: each inner list is one way, as (how many, of which cards).
    std::vector<std::vector<std::pair<int, FilterSource>>> options;
};

/// A card as its file has it. Numbers that a file leaves out or sets to null are absent.
struct CardSource {
    std::string place;  // "heroes.json:12", for messages
    std::string id;
    std::string name;
    std::string kind;
    std::string group;
    std::vector<std::string> classes;
    int level = 0;
    int copies = 0;
    int vp = 0;
    std::optional<int> strength, gold, cost, weight, xp_to_level, health, xp;
    int light = 0;
    int attack = 0;
    int magic = 0;
    bool is_basic = false;
    std::vector<EffectSource> effects;
};

/// All cards, and the few numbers of the game that the files state.
struct CardTable {
    std::vector<CardSource> cards;
    std::vector<std::pair<std::string, int>> start_deck;
    int start_village_cards = 3;
    int hand_size = 6;
    int attack_loss_per_missing_light = 2;
};

}  // namespace ziggurat::tabletop::thunderstone
