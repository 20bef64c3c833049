// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::rollout {

/// The tree of an information-set search: a node stands for what was done since the root, not for a state, for
/// each iteration walks through another dealing of the hidden cards. Nodes live in a pool that is emptied, not
/// freed, for the next decision.
template <class Action>
class IsmctsTree {
public:
    using Index = std::uint32_t;
    static constexpr Index root = 0;
    static constexpr Index none = 0xFFFF'FFFF;

    struct Node {
        Action action{};   ///< leads here from the parent
        double total = 0;  ///< rewards of the actor
        std::uint32_t visits = 0;
        std::uint32_t available = 0;  ///< how often it was legal when its parent was left
        Index first_child = none;
        Index next_sibling = none;
        std::uint16_t place = 0;  ///< where it was last found among the legal actions
        std::int8_t actor = nobody;
        bool is_rule_of_thumb = false;

        [[nodiscard]] double mean() const { return visits == 0 ? 0 : total / visits; }
    };

    /// Empties the tree; it may grow to `most_nodes`.
    void start(std::size_t most_nodes) {
        nodes_.clear();
        nodes_.reserve(std::min(most_nodes, reserve_at_once));
        most_nodes_ = most_nodes;
        nodes_.emplace_back();
    }

    [[nodiscard]] bool is_full() const { return nodes_.size() >= most_nodes_; }
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    [[nodiscard]] const Node& operator[](Index index) const { return nodes_[index]; }

    /// Adds a child for an action that has none; only while not full.
    Index add(Index parent, int actor, Action action, bool is_rule_of_thumb) {
        const auto index = static_cast<Index>(nodes_.size());
        Node& node = nodes_.emplace_back();
        node.action = action;
        node.available = 1;
        node.next_sibling = nodes_[parent].first_child;
        node.actor = static_cast<std::int8_t>(actor);
        node.is_rule_of_thumb = is_rule_of_thumb;
        nodes_[parent].first_child = index;
        return index;
    }

    void credit(Index index, const Shares& rewards) {
        Node& node = nodes_[index];
        ++node.visits;
        node.total += rewards[static_cast<std::size_t>(node.actor)];
    }

    /// Finds the actor's children among the legal actions: calls have(place) for the place of each that is
    /// there, counts it as available, and returns the one with the highest upper bound, `none` without any.
    template <class Have>
    Index match(Index parent, int actor, std::span<const Action> legal, double exploration, double prior,
                const Have& have) {
        Index best = none;
        double best_bound = 0;
        for (Index i = nodes_[parent].first_child; i != none; i = nodes_[i].next_sibling) {
            Node& child = nodes_[i];
            if (child.actor != actor || !find(child, legal)) {
                continue;
            }
            have(child.place);
            ++child.available;
            const double bound = upper_bound(child, exploration, prior);
            if (best == none || bound > best_bound) {
                best = i;
                best_bound = bound;
            }
        }
        return best;
    }

private:
    static constexpr std::size_t reserve_at_once = 1U << 16U;

    /// Sets the child's place; false where its action is not legal in this dealing.
    static bool find(Node& child, std::span<const Action> legal) {
        if (child.place < legal.size() && legal[child.place] == child.action) {
            return true;
        }
        for (std::size_t place = 0; place < legal.size(); ++place) {
            if (legal[place] == child.action) {
                child.place = static_cast<std::uint16_t>(place);
                return true;
            }
        }
        return false;
    }

    /// UCB1 over the times that the action could be chosen, not over the visits of its parent (Cowling, Powley,
    /// Whitehouse 2012): what is rarely legal is not neglected for it.
    static double upper_bound(const Node& child, double exploration, double prior) {
        const double visits = child.visits;
        const double width = std::sqrt(std::log(static_cast<double>(child.available)) / visits);
        const double bias = child.is_rule_of_thumb ? prior / (1 + visits) : 0;
        return child.mean() + exploration * width + bias;
    }

    std::vector<Node> nodes_;
    std::size_t most_nodes_ = 0;
};

}  // namespace ziggurat::tabletop::rollout
