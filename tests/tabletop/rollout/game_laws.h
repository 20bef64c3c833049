// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "tabletop/rollout/game.h"
#include "tabletop/rollout/players/playout.h"

namespace ziggurat::tabletop::tests {

using namespace rollout;  // NOLINT(google-build-using-namespace): laws speak of nothing else

/// What a law says when it is broken; empty while it holds.
using Complaint = std::string;

/// The laws of every game, checked along random games. A game that has `invariants(s)` (a sentence for what is
/// wrong, empty for a sound state: cards conserved, counts in range) is asked at every state.
template <Game G>
class GameLaws {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    GameLaws(const G& game, int players) : game_(game), players_(players) {}

    /// Plays one game, by the rule of thumb as often as at random; checks every state and the end. Of
    /// determinizations every `stride`-th state is asked, 0 asks none.
    Complaint one_game(std::uint64_t seed, int stride) {
        Chance chance(seed);
        Random random(base::mix(seed, 1));
        State state = game_.setup(players_, chance);
        std::vector<Action> actions;
        while (game_.to_move(state) != nobody) {
            if (actions.size() >= static_cast<std::size_t>(max_decisions)) {
                return "the game does not end";
            }
            const bool asks = stride > 0 && actions.size() % static_cast<std::size_t>(stride) == 0;
            for (const Complaint& complaint :
                 {decision(state, random), judgement(state), asks ? dealings(state, random) : ""}) {
                if (!complaint.empty()) {
                    return at(actions.size(), seed, complaint);
                }
            }
            actions.push_back(random.below(2) == 0 ? game_.greedy(state, random)
                                                   : random_action(game_, state, random));
            const int round = game_.round(state);
            game_.apply(state, actions.back(), chance);
            if (game_.round(state) < round) {
                return at(actions.size(), seed, "rounds went back");
            }
        }
        for (const Complaint& complaint : {end(state), replay(seed, actions, game_.hash(state))}) {
            if (!complaint.empty()) {
                return at(actions.size(), seed, complaint);
            }
        }
        return "";
    }

    /// Whether determinization has ever changed a state: some of each game with something hidden.
    [[nodiscard]] bool has_seen_variety() const { return has_variety_; }

private:
    Complaint at(std::size_t decision, std::uint64_t seed, const Complaint& complaint) const {
        return "seed " + std::to_string(seed) + ", decision " + std::to_string(decision) + ": " + complaint;
    }

    Complaint sound(const State& state) const {
        if constexpr (requires { Complaint(game_.invariants(state)); }) {
            return Complaint(game_.invariants(state));
        }
        return "";
    }

    std::vector<Action> legal(const State& state) const {
        typename G::Actions actions;
        game_.legal(state, actions);
        return {actions.begin(), actions.end()};
    }

    Complaint decision(const State& state, Random& random) const {
        const int actor = game_.to_move(state);
        if (actor < 0 || actor >= players_ || game_.players(state) != players_) {
            return "nobody of the game is to move";
        }
        const auto actions = legal(state);
        if (actions.empty()) {
            return "no action, but not over";
        }
        if (legal(state) != actions) {
            return "legal lists differ between two calls";
        }
        std::vector<std::string> texts;
        for (const Action& action : actions) {
            texts.push_back(game_.action_text(state, action));
            const auto read = game_.action_from_text(state, texts.back());
            if (!read || !(*read == action)) {
                return "'" + texts.back() + "' is not read back as the action that it names";
            }
            if (texts.back().empty() || texts.back().find_first_of("\r\n") != std::string::npos) {
                return "an action's text is empty or more than one line";
            }
        }
        if (has_twice(texts)) {
            return "two actions are one, or share a name";
        }
        if (game_.action_from_text(state, "no such action").has_value()) {
            return "reads an action out of nonsense";
        }
        if (std::find(actions.begin(), actions.end(), game_.greedy(state, random)) == actions.end()) {
            return "the rule of thumb breaks the rules";
        }
        const Complaint complaint = table(state);
        return complaint.empty() ? sound(state) : complaint;
    }

    /// What a page draws: everybody has a seat, and no two places, and no two things of a place, are one.
    Complaint table(const State& state) const {
        const View view = game_.view(state);
        if (view.title.empty() || view.active < 0 || view.active >= players_) {
            return "the view has no title, or it is nobody's turn";
        }
        if (static_cast<int>(view.seats.size()) != players_) {
            return "the view has not a seat for everybody";
        }
        std::vector<std::string> places;
        for (const View::Place& place : view.places) {
            places.push_back(place.id);
            std::vector<std::string> things;
            for (const View::Thing& thing : place.things) {
                things.push_back(thing.id);
                if (thing.name.empty() || thing.count < 1 || thing.owner >= players_) {
                    return "in " + place.name + " is a thing without a name, a number, or an owner of this game";
                }
            }
            if (has_twice(things)) {
                return "in " + place.name + " are two things with one identity";
            }
        }
        return has_twice(places) ? "two places of the view share an identity" : "";
    }

    static bool has_twice(std::vector<std::string> words) {
        std::sort(words.begin(), words.end());
        return std::adjacent_find(words.begin(), words.end()) != words.end();
    }

    Complaint judgement(const State& state) const {
        const Shares shares = game_.evaluate(state);
        const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
        if (std::abs(sum - 1) > 1e-6 || *std::min_element(shares.begin(), shares.end()) < -1e-9) {
            return "the evaluation's shares are negative or do not add up to 1";
        }
        return "";
    }

    Complaint dealings(const State& state, Random& random) {
        for (int observer = 0; observer < players_; ++observer) {
            if (const Complaint complaint = dealing(state, observer, random.next()); !complaint.empty()) {
                return "determinized for player " + std::to_string(observer) + ": " + complaint;
            }
        }
        return "";
    }

    Complaint dealing(const State& state, int observer, std::uint64_t seed) {
        State one = state;
        Random first(seed);
        game_.determinize(one, observer, first);
        State other = state;
        Random second(seed + 1);
        game_.determinize(other, observer, second);
        has_variety_ =
            has_variety_ || game_.hash(one) != game_.hash(state) || game_.hash(one) != game_.hash(other);
        if (game_.observation_hash(one, observer) != game_.observation_hash(state, observer)) {
            return "what the observer knows has changed";
        }
        if (game_.to_move(one) != game_.to_move(state) || game_.round(one) != game_.round(state)) {
            return "somebody else is to move, or another round is on";
        }
        if (game_.to_move(state) == observer && legal(one) != legal(state)) {
            return "the observer may do something else";
        }
        if (const Complaint complaint = sound(one); !complaint.empty()) {
            return complaint;
        }
        // The same view and the same numbers have to give the same cards, whatever was hidden before.
        Random again(seed);
        game_.determinize(other, observer, again);
        if (game_.hash(one) != game_.hash(other)) {
            return "what was hidden shows in what is dealt";
        }
        return playable(one, seed);
    }

    Complaint playable(State state, std::uint64_t seed) const {
        Chance chance(seed);
        Random random(seed);
        const Playout<G> playout(game_, RolloutOptions{random.below(2) == 0, 0.1, 0, 0});
        const Shares rewards = playout.finish(state, chance, random);
        const double sum = std::accumulate(rewards.begin(), rewards.end(), 0.0);
        if (game_.to_move(state) != nobody || std::abs(sum - 1) > 1e-6) {
            return "cannot be played to the end";
        }
        return sound(state);
    }

    Complaint end(const State& state) const {
        if (!legal(state).empty()) {
            return "over, but there are actions";
        }
        const Shares shares = game_.returns(state);
        if (std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) > 1e-6) {
            return "the win's shares do not add up to 1";
        }
        for (int p = 0; p < players_; ++p) {
            const auto self = static_cast<std::size_t>(p);
            if (std::abs(game_.evaluate(state)[self] - shares[self]) > 1e-6) {
                return "the evaluation of a finished game is not its result";
            }
        }
        const int reason = game_.end_reason(state);
        if (reason < 0 || reason >= static_cast<int>(game_.end_reasons().size())) {
            return "there is no such reason of end";
        }
        return things(state);
    }

    Complaint things(const State& state) const {
        Complaint complaint = sound(state);
        for (int p = 0; p < players_; ++p) {
            std::vector<bool> seen(game_.tracked_names().size());
            game_.tracked(state, p, [&](int index, int count) {
                const auto place = static_cast<std::size_t>(index);
                if (place >= seen.size() || seen[place] || count < 0) {
                    complaint = "a tracked thing is named twice, is none, or has a negative count";
                } else {
                    seen[place] = true;
                }
            });
        }
        return complaint;
    }

    Complaint replay(std::uint64_t seed, const std::vector<Action>& actions, std::uint64_t hash) const {
        Chance chance(seed);
        State state = game_.setup(players_, chance);
        for (const Action& action : actions) {
            game_.apply(state, action, chance);
        }
        return game_.hash(state) == hash ? "" : "the same actions and luck come to another end";
    }

    const G& game_;
    int players_;
    bool has_variety_ = false;
};

/// Checks `games` random games; the first complaint, or nothing.
template <Game G>
Complaint broken_law(const G& game, int players, int games, int stride, bool hides_something) {
    GameLaws<G> laws(game, players);
    for (int k = 0; k < games; ++k) {
        if (const Complaint complaint = laws.one_game(static_cast<std::uint64_t>(k) + 1, stride);
            !complaint.empty()) {
            return complaint;
        }
    }
    if (stride > 0 && laws.has_seen_variety() != hides_something) {
        return hides_something ? "determinization never deals anew" : "determinization changes what is open";
    }
    return "";
}

}  // namespace ziggurat::tabletop::tests
