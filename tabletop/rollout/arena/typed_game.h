// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "tabletop/rollout/arena/any_game.h"
#include "tabletop/rollout/arena/crew.h"
#include "tabletop/rollout/arena/typed_replay.h"

namespace ziggurat::tabletop::rollout {

/// A game of one type as AnyGame. Instantiated in one source file a game.
template <Game G>
class TypedGame final : public AnyGame {
public:
    using Action = typename G::Action;

    TypedGame(std::string name, SetUp set_up, G game) : game_(std::move(game)) {
        facts_.name = std::move(name);
        facts_.least_players = G::least_players;
        facts_.most_players = G::most_players;
        facts_.set_up = std::move(set_up.text);
        if constexpr (requires { G::player_defaults; }) {
            facts_.players = G::player_defaults;
        }
        for (const std::string_view reason : game_.end_reasons()) {
            facts_.end_reasons.emplace_back(reason);
        }
        for (const std::string& thing : game_.tracked_names()) {
            facts_.tracked.push_back(thing);
        }
    }

    [[nodiscard]] const GameFacts& facts() const override { return facts_; }

    RunResult play(const Run& run, const RunEvents& events) const override {
        return Crew<G>(game_, facts_, run, events).play();
    }

    base::Result<GameResult> replay(const GameRecord& record,
                                    const std::function<void(const ReplayStep&)>& on_step) const override {
        auto walk = follow(record, on_step);
        if (!walk) {
            return walk.error();
        }
        GameResult result = std::move(walk->result);
        if (!record.end || *record.end == end_of(facts_, result)) {
            return result;
        }
        return base::Error{"the replay ends differently from the record"};
    }

    base::Result<std::unique_ptr<Replay>> open(const GameRecord& record) const override {
        if (const auto error = objection_to_seats(record)) {
            return *error;
        }
        return std::unique_ptr<Replay>(std::make_unique<TypedReplay<G>>(game_, record));
    }

    base::Result<GameRecord> finish(const GameRecord& record, const Ask& ask) const override {
        const auto walk = follow(record, {});
        if (!walk) {
            return walk.error();
        }
        std::vector<std::unique_ptr<Player<G>>> players;
        std::vector<Seat<G>> seats;
        for (const std::string& text : record.players) {
            const auto options = parse_player(text, facts_.players);
            if (!options) {
                return options.error();
            }
            players.push_back(make_player(game_, *options, ask));
            seats.push_back({players.back().get(), static_cast<int>(seats.size()), nullptr});
        }
        GameRecord finished = record;
        finished.steps.clear();
        const GameSeed seed(record.seed, record.index);
        const auto on_action = [&](const typename G::State& state, Action action) {
            finished.steps.push_back({game_.to_move(state), game_.action_text(state, action)});
        };
        const GameResult result = GamePlay<G>(game_).play(seed, seats, walk->actions, on_action);
        finished.end = end_of(facts_, result);
        return finished;
    }

private:
    struct Walk {
        std::vector<Action> actions;
        GameResult result;
    };

    /// Plays a record's steps, from texts; ends where they do.
    base::Result<Walk> follow(const GameRecord& record,
                              const std::function<void(const ReplayStep&)>& on_step) const {
        if (const auto error = objection_to_seats(record)) {
            return *error;
        }
        const GameSeed seed(record.seed, record.index);
        Chance chance = seed.chance();
        typename G::State state = game_.setup(static_cast<int>(record.players.size()), chance);
        Walk done;
        const auto on_action = [&](const typename G::State& before, const Chance&, Action action) {
            const GameRecord::Step& step = record.steps[done.actions.size()];
            done.actions.push_back(action);
            if (on_step) {
                const auto number = static_cast<int>(done.actions.size());
                on_step({number, step.seat, game_.describe(before, everybody), step.action});
            }
        };
        if (auto error = walk(game_, record, state, chance, on_action)) {
            return std::move(*error);
        }
        const std::vector<Seat<G>> seats(record.players.size());
        const auto most = static_cast<int>(done.actions.size());
        done.result = GamePlay<G>(game_, most).play(seed, seats, done.actions, [](const auto&, Action) {});
        return done;
    }

    static std::optional<base::Error> objection_to_seats(const GameRecord& record) {
        const auto players = static_cast<int>(record.players.size());
        if (players < G::least_players || players > G::most_players) {
            return base::Error{"the record has " + std::to_string(players) + " players, too few or too many"};
        }
        return std::nullopt;
    }

    GameFacts facts_;
    G game_;
};

}  // namespace ziggurat::tabletop::rollout
