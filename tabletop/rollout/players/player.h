// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "tabletop/rollout/game.h"
#include "tabletop/rollout/players/playout.h"

namespace ziggurat::tabletop::rollout {

/// Somebody who decides. One object plays many games, one after the other, in any seat, and remembers nothing
/// from one decision to the next that would change what it does.
template <Game G>
class Player {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// Chooses among the legal actions, of which there are two or more, for the player to move. `seen` is the
    /// game with all that this player cannot see dealt anew, so there is nothing to cheat with. The choice
    /// depends on the arguments alone, unless the budget is in time.
    virtual Action choose(const State& seen, std::span<const Action> legal, Random& random) = 0;

    /// Whether `choose` looks at the state at all; those who do not are spared the dealing.
    [[nodiscard]] virtual bool looks() const { return true; }

    /// Playouts so far, in all decisions.
    [[nodiscard]] std::int64_t playouts() const { return playouts_; }

protected:
    void count_playouts(std::int64_t count) { playouts_ += count; }

private:
    std::int64_t playouts_ = 0;
};

/// Takes any action.
template <Game G>
class RandomPlayer final : public Player<G> {
public:
    typename G::Action choose(const typename G::State&, std::span<const typename G::Action> legal,
                              Random& random) override {
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    }
    [[nodiscard]] bool looks() const override { return false; }
};

/// Takes what the game's rule of thumb says.
template <Game G>
class GreedyPlayer final : public Player<G> {
public:
    explicit GreedyPlayer(const G& game) : game_(game) {}

    typename G::Action choose(const typename G::State& seen, std::span<const typename G::Action>,
                              Random& random) override {
        return game_.greedy(seen, random);
    }

private:
    const G& game_;
};

}  // namespace ziggurat::tabletop::rollout
