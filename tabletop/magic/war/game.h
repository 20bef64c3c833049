// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tabletop/magic/core/model/rules.h"
#include "tabletop/magic/war/state.h"
#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::rollout {
struct PlayerDefaults;
}

namespace ziggurat::tabletop::magic::war {

/// A deck: its name, and its cards by definition, equal ones side by side.
struct Deck {
    std::string name;
    std::vector<DefId> cards;
};

/// What can be played in another way.
struct Settings {
    int most_rounds = 100;
    bool has_free_instants = false;  ///< all instants may be cast before a fight, not boosts alone (WA21)
    bool has_shields = false;        ///< regeneration makes shields while damage is prevented (WA31)
};

/// Magic: The War Game for the rollout machinery: what its members promise is said at `rollout::Game`. Seat k has
/// stronghold k and deck k; who begins is drawn.
class War {
public:
    using State = war::State;
    using Action = magic::Action;
    using Actions = magic::Actions;
    static constexpr int least_players = 2;
    static constexpr int most_players = war::most_players;
    static constexpr double clear_margin = 100;
    static const rollout::PlayerDefaults player_defaults;

    /// A game with these cards and decks, one for each seat; where players outnumber decks, they go round. Errors:
    /// no deck; a deck of fewer than 40 cards, more than four of a name, or with a land (War W3, WA4, WA5); cards
    /// for more than the core has room for.
    static base::Result<War> make(CardTable table, std::vector<Deck> decks, const Settings& settings);

    [[nodiscard]] State setup(int players, rollout::Chance& chance) const;
    [[nodiscard]] int players(const State& s) const { return s.core.player_count; }
    [[nodiscard]] int to_move(const State& s) const;
    void legal(const State& s, Actions& actions) const;
    void apply(State& s, Action action, rollout::Chance& chance) const;
    void determinize(State& s, int observer, rollout::Random& random) const;
    [[nodiscard]] int round(const State& s) const { return s.round; }

    [[nodiscard]] rollout::Shares returns(const State& s) const;
    /// A hundred for a stronghold, and the power and unhurt toughness of one's creatures.
    [[nodiscard]] int score(const State& s, int player) const;
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
    /// Seats, decks, and strongholds held at the end.
    template <class Sink>
    void tracked(const State& s, int player, const Sink& sink) const {
        for (int i = 0; i < s.core.player_count; ++i) {
            sink(i, i == player ? 1 : 0);
        }
        const auto decks = static_cast<int>(decks_.size());
        for (int i = 0; i < s.core.player_count && i < decks; ++i) {
            sink(most_players + i, i == player % decks ? 1 : 0);
        }
    }

    /// What is wrong with a state; nothing if it is sound.
    [[nodiscard]] std::string invariants(const State& s) const;
    [[nodiscard]] const Rules& rules() const { return rules_; }

private:
    War(Rules rules, std::vector<Deck> decks);
    [[nodiscard]] std::uint64_t hash_of(const State& s, int observer) const;

    Rules rules_;
    std::vector<Deck> decks_;
    std::vector<std::string> tracked_names_;
};

}  // namespace ziggurat::tabletop::magic::war
