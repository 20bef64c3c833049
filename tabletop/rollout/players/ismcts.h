// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bitset>
#include <vector>

#include "tabletop/rollout/players/budget.h"
#include "tabletop/rollout/players/ismcts_tree.h"
#include "tabletop/rollout/players/player.h"

namespace ziggurat::tabletop::rollout {

/// Single-observer information-set tree search (SO-ISMCTS): one tree of actions, every iteration in a game
/// dealt anew, and each player in the tree takes what is best for itself (max^n).
template <Game G>
class IsmctsPlayer final : public Player<G> {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    IsmctsPlayer(const G& game, const PlayerOptions& options)
        : game_(game),
          options_(options),
          playout_(game, options.rollout) {}

    Action choose(const State& seen, std::span<const Action> legal, Random& random) override {
        const Budget budget(options_);
        tree_.start(options_.playouts > 0 ? std::min(most_nodes, static_cast<std::size_t>(options_.playouts) + 1)
                                          : most_nodes);
        self_ = game_.to_move(seen);
        std::int64_t done = 0;
        for (; budget.allows(done) && !budget.is_settled(done, [this] { return lead(); }); ++done) {
            iterate(seen, random);
        }
        this->count_playouts(done);
        return most_visited(legal);
    }

private:
    using Tree = IsmctsTree<Action>;
    using Index = typename Tree::Index;
    static constexpr std::size_t most_nodes = 4U << 20U;

    void iterate(const State& seen, Random& random) {
        Chance chance(random.next());
        State state = seen;
        game_.determinize(state, self_, random);
        path_.clear();
        descend(state, chance, random);
        const Shares rewards = playout_.finish(state, chance, random);
        for (const Index index : path_) {
            tree_.credit(index, rewards);
        }
    }

    /// Follows the tree down to an action that is new to it, and adds that.
    void descend(State& state, Chance& chance, Random& random) {
        Index at = Tree::root;
        for (int depth = 0; depth < max_decisions; ++depth) {
            const int actor = game_.to_move(state);
            if (actor == nobody) {
                return;
            }
            typename G::Actions legal;
            game_.legal(state, legal);
            if (legal.size() == 1) {
                game_.apply(state, legal[0], chance);
                continue;
            }
            if (options_.is_self_tree && actor != self_) {
                game_.apply(state, playout_.choose(state, random), chance);
                continue;
            }
            Tried tried;
            Index next = tree_.match(at, actor, legal.span(), options_.exploration, options_.prior,
                                     [&](std::uint16_t place) { tried.set(place); });
            const bool is_new = tried.count() < legal.size();
            if (is_new) {
                if (tree_.is_full()) {
                    return;
                }
                next = expand(at, state, legal, tried, random);
            }
            game_.apply(state, tree_[next].action, chance);
            path_.push_back(next);
            at = next;
            if (is_new) {
                return;
            }
        }
    }

    using Tried = std::bitset<G::Actions::capacity>;

    /// Adds one of the actions not tried: with a prior the rule of thumb's first, else any.
    Index expand(Index at, const State& state, const typename G::Actions& legal, const Tried& tried,
                 Random& random) {
        const int actor = game_.to_move(state);
        if (options_.prior > 0) {
            const Action advised = game_.greedy(state, random);
            const auto* const found = std::find(legal.begin(), legal.end(), advised);
            if (found != legal.end() && !tried.test(static_cast<std::size_t>(found - legal.begin()))) {
                return tree_.add(at, actor, advised, true);
            }
        }
        auto skipped = random.below(static_cast<std::uint32_t>(legal.size() - tried.count()));
        std::size_t place = 0;
        while (tried.test(place) || skipped-- > 0) {
            ++place;
        }
        return tree_.add(at, actor, legal[place], false);
    }

    [[nodiscard]] VisitLead lead() const {
        VisitLead lead;
        for (Index i = tree_[Tree::root].first_child; i != Tree::none; i = tree_[i].next_sibling) {
            lead.count(tree_[i].visits);
        }
        return lead;
    }

    [[nodiscard]] Action most_visited(std::span<const Action> legal) const {
        Index best = Tree::none;
        for (Index i = tree_[Tree::root].first_child; i != Tree::none; i = tree_[i].next_sibling) {
            const auto& node = tree_[i];
            if (best == Tree::none || node.visits > tree_[best].visits ||
                (node.visits == tree_[best].visits && node.mean() > tree_[best].mean())) {
                best = i;
            }
        }
        return best == Tree::none ? legal[0] : tree_[best].action;
    }

    const G& game_;
    PlayerOptions options_;
    Playout<G> playout_;
    Tree tree_;
    std::vector<Index> path_;
    int self_ = nobody;
};

}  // namespace ziggurat::tabletop::rollout
