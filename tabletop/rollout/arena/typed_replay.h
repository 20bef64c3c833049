// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "tabletop/rollout/arena/play_game.h"
#include "tabletop/rollout/arena/replay.h"
#include "tabletop/rollout/arena/walk.h"

namespace ziggurat::tabletop::rollout {

/// A replay of a game of one type. Keeps the actions and every so often a state, from which others are played
/// anew. The game has to outlive it.
template <Game G>
class TypedReplay final : public Replay {
public:
    /// `record` has a number of players that the game can have.
    TypedReplay(const G& game, const GameRecord& record) : game_(game) {
        Chance chance = GameSeed(record.seed, record.index).chance();
        State state = game_.setup(static_cast<int>(record.players.size()), chance);
        flaw_ = walk(game_, record, state, chance, [&](const State& before, const Chance& luck, Action action) {
            keep(before, luck);
            actions_.push_back(action);
        });
        keep(state, chance);
        if (!flaw_ && record.end && record.end->hash != game_.hash(state)) {
            flaw_ = base::Error{"the game ends differently from the record"};
        }
    }

    [[nodiscard]] int steps() const override { return static_cast<int>(actions_.size()); }
    [[nodiscard]] const std::vector<Moment>& course() const override { return course_; }
    [[nodiscard]] const std::optional<base::Error>& flaw() const override { return flaw_; }

    [[nodiscard]] View view(int step) const override {
        const auto target = static_cast<std::size_t>(step);
        Kept at = kept_[target / interval];
        for (std::size_t i = target / interval * interval; i < target; ++i) {
            game_.apply(at.state, actions_[i], at.chance);
        }
        return game_.view(at.state);
    }

private:
    using State = typename G::State;
    using Action = typename G::Action;
    struct Kept {
        State state;
        Chance chance;
    };
    static constexpr std::size_t interval = 32;

    /// Notes the state behind the actions so far.
    void keep(const State& state, const Chance& chance) {
        if (actions_.size() % interval == 0) {
            kept_.push_back({state, chance});
        }
        Moment moment;
        moment.round = game_.round(state);
        moment.active = game_.view(state).active;
        moment.chances = game_.to_move(state) == nobody ? game_.returns(state) : game_.evaluate(state);
        for (int p = 0; p < game_.players(state); ++p) {
            moment.scores[static_cast<std::size_t>(p)] = game_.score(state, p);
        }
        course_.push_back(moment);
    }

    const G& game_;
    std::vector<Action> actions_;
    std::vector<Kept> kept_;  ///< behind 0, interval, 2 * interval... actions
    std::vector<Moment> course_;
    std::optional<base::Error> flaw_;
};

}  // namespace ziggurat::tabletop::rollout
