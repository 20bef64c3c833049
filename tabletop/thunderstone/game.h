// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tabletop/rollout/game.h"
#include "tabletop/thunderstone/play/rules.h"

namespace ziggurat::tabletop::thunderstone {

/// Thunderstone with several villages, for the rollout machinery: what its members promise is said at
/// `rollout::Game`. Seat 0 begins; whoever seats the players at random has the rules' random start.
class Thunderstone {
public:
    using State = thunderstone::State;
    using Action = thunderstone::Action;
    using Actions = thunderstone::Actions;
    static constexpr int least_players = 2;
    static constexpr int most_players = thunderstone::most_players;
    static constexpr double clear_margin = 15;

    /// A game with these cards; the error says what is wrong with the set-up.
    static base::Result<Thunderstone> make(Catalogue cards, const Setup& setup = {}, const Options& options = {});

    [[nodiscard]] State setup(int players, rollout::Chance& chance) const;
    [[nodiscard]] int players(const State& s) const { return s.player_count; }
    [[nodiscard]] int to_move(const State& s) const { return s.to_move; }
    void legal(const State& s, Actions& actions) const { list_actions(rules_, s, actions); }
    void apply(State& s, Action action, rollout::Chance& chance) const;
    void determinize(State& s, int observer, rollout::Random& random) const;
    [[nodiscard]] int round(const State& s) const { return s.round; }

    [[nodiscard]] rollout::Shares returns(const State& s) const;
    [[nodiscard]] int score(const State& s, int player) const { return thunderstone::score(rules_, s, player); }
    [[nodiscard]] rollout::Shares evaluate(const State& s) const;
    [[nodiscard]] Action greedy(const State& s, rollout::Random& random) const;
    [[nodiscard]] int end_reason(const State& s) const { return static_cast<int>(s.end) - 1; }
    [[nodiscard]] std::span<const std::string_view> end_reasons() const;

    [[nodiscard]] std::uint64_t hash(const State& s) const;
    [[nodiscard]] std::uint64_t observation_hash(const State& s, int observer) const;
    [[nodiscard]] std::string describe(const State& s, int observer) const;
    [[nodiscard]] rollout::View view(const State& s) const;
    [[nodiscard]] std::string action_text(const State& s, Action action) const;
    [[nodiscard]] base::Result<Action> action_from_text(const State& s, std::string_view text) const;
    [[nodiscard]] std::span<const std::string> tracked_names() const { return tracked_names_; }
    /// Cards that a player owns at the end, bounties, and the Stone; with 0 what it could have had.
    template <class Sink>
    void tracked(const State& s, int player, Sink&& sink) const {
        std::vector<int> counts(tracked_names_.size(), not_to_be_had);
        count_tracked(s, player, counts);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] != not_to_be_had) {
                sink(static_cast<int>(i), counts[i]);
            }
        }
    }

    /// What is wrong with a state; nothing if it is sound.
    [[nodiscard]] std::string invariants(const State& s) const;
    [[nodiscard]] const Rules& rules() const { return rules_; }

private:
    Thunderstone(Catalogue cards, Setup setup, const Options& options);
    static constexpr int not_to_be_had = -1;
    void mark_to_be_had(const State& s, std::vector<int>& counts) const;
    void count_tracked(const State& s, int player, std::vector<int>& counts) const;

    Rules rules_;
    Setup setup_;
    std::vector<std::string> tracked_names_;
};

}  // namespace ziggurat::tabletop::thunderstone
