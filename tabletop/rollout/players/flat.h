// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <vector>

#include "tabletop/rollout/players/budget.h"
#include "tabletop/rollout/players/player.h"

namespace ziggurat::tabletop::rollout {

/// Flat Monte Carlo: UCB1 over the actions at hand, every playout in a game dealt anew. No tree: what follows
/// the action is left to the playout's policy.
template <Game G>
class FlatPlayer final : public Player<G> {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    FlatPlayer(const G& game, const PlayerOptions& options)
        : game_(game),
          options_(options),
          playout_(game, options.rollout) {
        arms_.reserve(G::Actions::capacity);
    }

    Action choose(const State& seen, std::span<const Action> legal, Random& random) override {
        const int self = game_.to_move(seen);
        arms_.assign(legal.size(), Arm{});
        const Budget budget(options_);
        std::int64_t done = 0;
        for (; budget.allows(done) && !budget.is_settled(done, [this] { return lead(); }); ++done) {
            const std::size_t chosen = select(done);
            Chance chance(random.next());
            State state = seen;
            game_.determinize(state, self, random);
            game_.apply(state, legal[chosen], chance);
            arms_[chosen].total += playout_.finish(state, chance, random)[static_cast<std::size_t>(self)];
            ++arms_[chosen].visits;
        }
        this->count_playouts(done);
        return legal[most_visited()];
    }

private:
    struct Arm {
        double total = 0;
        std::int64_t visits = 0;
        [[nodiscard]] double mean() const { return visits == 0 ? 0 : total / static_cast<double>(visits); }
    };

    /// The arm with the highest upper bound, the first among equals; each once before any twice.
    [[nodiscard]] std::size_t select(std::int64_t done) const {
        if (done < static_cast<std::int64_t>(arms_.size())) {
            return static_cast<std::size_t>(done);
        }
        const double log_done = std::log(static_cast<double>(done));
        std::size_t best = 0;
        double best_bound = -1;
        for (std::size_t i = 0; i < arms_.size(); ++i) {
            const double width = std::sqrt(log_done / static_cast<double>(arms_[i].visits));
            const double bound = arms_[i].mean() + options_.exploration * width;
            if (bound > best_bound) {
                best = i;
                best_bound = bound;
            }
        }
        return best;
    }

    [[nodiscard]] VisitLead lead() const {
        VisitLead lead;
        for (const Arm& arm : arms_) {
            lead.count(arm.visits);
        }
        return lead;
    }

    [[nodiscard]] std::size_t most_visited() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < arms_.size(); ++i) {
            const bool is_more = arms_[i].visits > arms_[best].visits;
            const bool is_better = arms_[i].visits == arms_[best].visits && arms_[i].mean() > arms_[best].mean();
            if (is_more || is_better) {
                best = i;
            }
        }
        return best;
    }

    const G& game_;
    PlayerOptions options_;
    Playout<G> playout_;
    std::vector<Arm> arms_;
};

}  // namespace ziggurat::tabletop::rollout
