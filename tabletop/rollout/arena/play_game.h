// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <vector>

#include "tabletop/rollout/arena/game_result.h"
#include "tabletop/rollout/players/player.h"

namespace ziggurat::tabletop::rollout {

/// Where all numbers of a game come from: the run's seed and the game's number in it. The luck of the game and
/// each seat's decisions have streams of their own, none of which depends on what the others draw.
class GameSeed {
public:
    GameSeed(std::uint64_t seed, std::int64_t index) : game_(base::mix(seed, static_cast<std::uint64_t>(index))) {}

    [[nodiscard]] Chance chance() const { return Chance(base::mix(game_, 0)); }
    [[nodiscard]] Random decision(int seat, int number) const {
        const std::uint64_t player = base::mix(game_, 1 + static_cast<std::uint64_t>(seat));
        return Random(base::mix(player, static_cast<std::uint64_t>(number)));
    }

private:
    std::uint64_t game_;
};

/// A player in a seat.
template <Game G>
struct Seat {
    Player<G>* player = nullptr;
    int participant = 0;
    std::int64_t* thinking_ns = nullptr;  ///< if anywhere, time in `choose` is added here
};

/// Plays games of one kind, one after the other, and tells how they went.
template <Game G>
class GamePlay {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    GamePlay(const G& game, int most_decisions = max_decisions) : game_(game), most_decisions_(most_decisions) {}

    /// Plays one game. The actions of `opening`, which have to be legal, are played first without asking
    /// anybody; a game taken up again so goes on as it would have. Calls on_action(state, action) before each
    /// action.
    template <class OnAction>
    GameResult play(const GameSeed& seed, std::span<const Seat<G>> seats, std::span<const Action> opening,
                    const OnAction& on_action) {
        Chance chance = seed.chance();
        State state = game_.setup(static_cast<int>(seats.size()), chance);
        GameResult result;
        result.players = static_cast<int>(seats.size());
        while (result.decisions < most_decisions_) {
            const int actor = game_.to_move(state);
            if (actor == nobody) {
                break;
            }
            const auto number = static_cast<std::size_t>(result.decisions);
            const auto& seat = seats[static_cast<std::size_t>(actor)];
            SeatResult& line = result.seats[static_cast<std::size_t>(actor)];
            typename G::Actions legal;
            game_.legal(state, legal);
            count(legal.size(), line);
            Action action = legal[0];
            if (number < opening.size()) {
                action = opening[number];
            } else if (legal.size() > 1) {
                action = decide(state, seat, legal, seed.decision(actor, result.decisions));
            }
            on_action(static_cast<const State&>(state), action);
            game_.apply(state, action, chance);
            ++result.decisions;
        }
        conclude(state, seats, result);
        return result;
    }

private:
    static void count(std::size_t actions, SeatResult& line) {
        ++line.decisions;
        if (actions > 1) {
            ++line.choices;
            line.offered += static_cast<std::int64_t>(actions);
        }
    }

    Action decide(const State& state, const Seat<G>& seat, const typename G::Actions& legal, Random random) {
        if (!seat.player->looks()) {
            return seat.player->choose(state, legal.span(), random);
        }
        State seen = state;
        game_.determinize(seen, game_.to_move(state), random);
        if (seat.thinking_ns == nullptr) {
            return seat.player->choose(seen, legal.span(), random);
        }
        const auto start = std::chrono::steady_clock::now();
        const Action action = seat.player->choose(seen, legal.span(), random);
        const std::chrono::nanoseconds time = std::chrono::steady_clock::now() - start;
        *seat.thinking_ns += time.count();
        return action;
    }

    void conclude(const State& state, std::span<const Seat<G>> seats, GameResult& result) const {
        const bool is_over = game_.to_move(state) == nobody;
        result.end_reason = is_over ? game_.end_reason(state) : unfinished;
        result.rounds = game_.round(state);
        result.hash = game_.hash(state);
        const Shares shares = is_over ? game_.returns(state) : Shares{};
        for (int p = 0; p < result.players; ++p) {
            const auto at = static_cast<std::size_t>(p);
            SeatResult& line = result.seats[at];
            line.participant = seats[at].participant;
            line.score = game_.score(state, p);
            line.share = shares[at];
            if (is_over) {
                game_.tracked(state, p, [&](int index, int taken) { line.tracked.push_back({index, taken}); });
            }
        }
        note_what_was_left(result);
    }

    /// What one player had was to be had by all: those who took none of it are noted with 0.
    void note_what_was_left(GameResult& result) const {
        const auto end = result.seats.begin() + result.players;
        std::vector<bool> was_there(game_.tracked_names().size());
        for (auto line = result.seats.begin(); line != end; ++line) {
            for (const Taken& taken : line->tracked) {
                was_there[static_cast<std::size_t>(taken.index)] = true;
            }
        }
        for (auto line = result.seats.begin(); line != end; ++line) {
            std::vector<bool> left = was_there;
            for (const Taken& taken : line->tracked) {
                left[static_cast<std::size_t>(taken.index)] = false;
            }
            for (std::size_t i = 0; i < left.size(); ++i) {
                if (left[i]) {
                    line->tracked.push_back({static_cast<int>(i), 0});
                }
            }
        }
    }

    const G& game_;
    int most_decisions_;
};

}  // namespace ziggurat::tabletop::rollout
