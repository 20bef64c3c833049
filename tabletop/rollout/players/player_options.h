// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace ziggurat::tabletop::rollout {

enum class PlayerKind : std::uint8_t { Uniform, Greedy, Flat, Ismcts, Human };

/// Playouts a decision, by name: few enough to be quick, where strength begins to level off, and well beyond.
inline constexpr std::int64_t quick_playouts = 300;
inline constexpr std::int64_t normal_playouts = 1'500;
inline constexpr std::int64_t strong_playouts = 10'000;

/// How a playout is played out and what it counts for.
struct RolloutOptions {
    bool is_greedy = true;  ///< the game's rule of thumb; else any action, all alike
    double epsilon = 0.05;  ///< 0..1: how often a greedy playout takes any action all the same
    int cut_rounds = 6;  ///< ends a playout after so many further rounds with an evaluation; 0: plays to the end
    double margin_mix =
        0.5;  ///< 0..1: how much of the reward is the margin in score, the rest being the win share
};

/// A player as the user names it: a kind and its options, "flat:playouts=300:eps=0.1". The defaults are those
/// of a player that names no options.
struct PlayerOptions {
    PlayerKind kind = PlayerKind::Uniform;
    std::string text;                         ///< as it was given: the player's name in reports
    std::int64_t playouts = normal_playouts;  ///< a decision; 0 with a budget in time
    int time_ms = 0;                          ///< a decision; 0 with a budget in playouts
    double exploration = 0.7;                 ///< 0..10: the constant before the root in UCB
    bool is_self_tree = false;                ///< the tree branches at the player's own decisions only (ismcts)
    bool is_race = false;  ///< actions race for the playouts instead of sharing them out by UCB (flat)
    /// 0..10: how much the rule of thumb's action is favoured, at first in a tree (ismcts), at the end of a race
    /// by so many standard errors (flat)
    double prior = 1;
    RolloutOptions rollout;

    [[nodiscard]] bool searches() const { return kind == PlayerKind::Flat || kind == PlayerKind::Ismcts; }
};

/// Options that searching players of a game have unless told otherwise, as they would be written behind the kind:
/// "cut=2:eps=0". A game that was measured with some has them as its static member `player_defaults`.
struct PlayerDefaults {
    std::string_view flat;
    std::string_view ismcts;
};

/// Reads a player. Errors name the option and what it may be.
base::Result<PlayerOptions> parse_player(std::string_view text, const PlayerDefaults& defaults = {});

/// The kinds and options, some lines for people.
std::string_view player_help();

}  // namespace ziggurat::tabletop::rollout
