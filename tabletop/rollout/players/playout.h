// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "tabletop/rollout/game.h"
#include "tabletop/rollout/players/player_options.h"

namespace ziggurat::tabletop::rollout {

/// The most decisions of one game. A game that takes more counts as unfinished: one that never ends must not
/// hold up a night's run.
inline constexpr int max_decisions = 100'000;

/// Any legal action, all alike; for a game that is not over.
template <PlayableGame G>
typename G::Action random_action(const G& game, const typename G::State& state, Random& random) {
    typename G::Actions actions;
    game.legal(state, actions);
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

/// Plays a state out as the options say; the same object serves many playouts.
template <PlayableGame G>
class Playout {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    Playout(const G& game, const RolloutOptions& options) : game_(game), options_(options) {}

    /// What the policy of playouts does, for a game that is not over.
    Action choose(const State& state, Random& random) const {
        if (options_.is_greedy && (options_.epsilon <= 0 || random.unit() >= options_.epsilon)) {
            return game_.greedy(state, random);
        }
        return random_action(game_, state, random);
    }

    /// Plays on to the end, or until so many rounds have gone by that the playout is cut. Returns the reward of
    /// each player, in 0..1.
    Shares finish(State& state, Chance& chance, Random& random) const {
        const int last_round = options_.cut_rounds > 0 ? game_.round(state) + options_.cut_rounds : 0;
        for (int decision = 0; decision < max_decisions; ++decision) {
            if (game_.to_move(state) == nobody) {
                return reward(state);
            }
            if (options_.cut_rounds > 0 && game_.round(state) >= last_round) {
                break;
            }
            game_.apply(state, choose(state, random), chance);
        }
        return game_.evaluate(state);
    }

    /// The reward of a game that is over: win share and margin, mixed. The margin is the lead before the best
    /// opponent (negative behind it), squashed so that a clear one counts for most of what there is to gain.
    [[nodiscard]] Shares reward(const State& state) const {
        Shares shares = game_.returns(state);
        if (options_.margin_mix <= 0) {
            return shares;
        }
        const int players = game_.players(state);
        std::array<int, max_players> scores{};
        for (int p = 0; p < players; ++p) {
            scores[static_cast<std::size_t>(p)] = game_.score(state, p);
        }
        // Makes a lead of nothing worth an even share, as in evaluations: rewards of playouts that were cut and
        // of those that were not stand side by side in one mean.
        const double evenness = std::log2(std::max(2, players));
        for (int p = 0; p < players; ++p) {
            const auto self = static_cast<std::size_t>(p);
            const double lead = margin(scores, players, p) / static_cast<double>(G::clear_margin);
            const double squashed = 0.5 + 0.5 * lead / (1 + std::abs(lead));
            shares[self] += options_.margin_mix * (std::pow(squashed, evenness) - shares[self]);
        }
        return shares;
    }

private:
    static int margin(const std::array<int, max_players>& scores, int players, int player) {
        const int own = scores[static_cast<std::size_t>(player)];
        int lead = players == 1 ? own : std::numeric_limits<int>::max();
        for (int p = 0; p < players; ++p) {
            if (p != player) {
                lead = std::min(lead, own - scores[static_cast<std::size_t>(p)]);
            }
        }
        return lead;
    }

    const G& game_;
    RolloutOptions options_;
};

}  // namespace ziggurat::tabletop::rollout
