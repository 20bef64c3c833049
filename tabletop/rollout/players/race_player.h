// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "tabletop/rollout/players/budget.h"
#include "tabletop/rollout/players/player.h"
#include "tabletop/rollout/players/race.h"

namespace ziggurat::tabletop::rollout {

/// Flat Monte Carlo whose actions race (`Race`). It departs from the rule of thumb only where another action is
/// better by more than `prior` standard errors: many choices of a game of many small steps are nearly alike, and
/// to choose among those by noise gives away a little each time.
template <Game G>
class RacePlayer final : public Player<G> {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    RacePlayer(const G& game, const PlayerOptions& options)
        : game_(game),
          options_(options),
          playout_(game, options.rollout) {}

    Action choose(const State& seen, std::span<const Action> legal, Random& random) override {
        const int self = game_.to_move(seen);
        const Action advised = game_.greedy(seen, random);
        const auto found = std::find(legal.begin(), legal.end(), advised);
        race_.start(legal.size(), found == legal.end() ? 0 : static_cast<std::size_t>(found - legal.begin()));
        const Budget budget(options_);
        std::int64_t done = 0;
        while (!race_.is_decided() && budget.allows(done)) {
            State dealt = seen;
            game_.determinize(dealt, self, random);
            const std::uint64_t luck = random.next();
            const std::uint64_t policy = random.next();
            for (const std::size_t entrant : race_.running()) {
                if (!budget.allows(done)) {
                    break;
                }
                Chance chance(luck);
                Random choices(policy);
                State state = dealt;
                game_.apply(state, legal[entrant], chance);
                race_.reward(entrant, playout_.finish(state, chance, choices)[static_cast<std::size_t>(self)]);
                ++done;
            }
            race_.end_round();
        }
        this->count_playouts(done);
        return legal[race_.winner(options_.prior)];
    }

private:
    const G& game_;
    PlayerOptions options_;
    Playout<G> playout_;
    Race race_;
};

}  // namespace ziggurat::tabletop::rollout
