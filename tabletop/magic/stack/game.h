// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tabletop/magic/core/model/action.h"
#include "tabletop/magic/core/model/rules.h"
#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::rollout {
struct PlayerDefaults;
}

namespace ziggurat::tabletop::magic::stack {

/// Cards that are in no library: the planar deck, the scheme deck of an archenemy, and avatars for all players.
struct CommandCards {
    std::vector<DefId> planes;
    std::vector<DefId> schemes;
    std::vector<DefId> avatars;
};

/// Stack, Magic from one shared deck, for the rollout machinery: what its members promise is said at
/// `rollout::Game`. Hidden are others' hands but for basic lands and cards that were seen there, what lies face
/// down under their control, the order of the library and the unused stack, and the planes to come.
class Stack {
public:
    using State = magic::State;
    using Action = magic::Action;
    using Actions = magic::Actions;
    static constexpr int least_players = 2;
    static constexpr int most_players = magic::most_players;
    static constexpr double clear_margin = 20;
    static const rollout::PlayerDefaults player_defaults;

    /// A game with these rules, whose cards are the stack. Errors: no cards, or more than there is room for; a
    /// plane, scheme or avatar among them, or other cards among those; too many planes or schemes; an archenemy
    /// with fewer than 20 schemes.
    static base::Result<Stack> make(CardTable table, std::vector<DefId> cards, const CommandCards& command,
                                    const Options& options);
    /// The same game, in which cards (by definition) show who signed them.
    [[nodiscard]] Stack signed_by(const std::map<DefId, std::string>& signers) const;

    [[nodiscard]] State setup(int players, rollout::Chance& chance) const;
    [[nodiscard]] int players(const State& s) const { return s.player_count; }
    [[nodiscard]] int to_move(const State& s) const;
    void legal(const State& s, Actions& actions) const;
    void apply(State& s, Action action, rollout::Chance& chance) const;
    void determinize(State& s, int observer, rollout::Random& random) const;
    /// Rounds of turns, extra ones included.
    [[nodiscard]] int round(const State& s) const { return 1 + s.turn / s.player_count; }

    [[nodiscard]] rollout::Shares returns(const State& s) const;
    /// Life; 0 for who has lost.
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
    /// Cards of the stack: 1 for those that the player held at some time, in hand or on the battlefield.
    template <class Sink>
    void tracked(const State& s, int player, const Sink& sink) const {
        s.players[static_cast<std::size_t>(player)].held.each([&](CardId card) { sink(int{card}, 1); });
    }

    /// What is wrong with a state; nothing if it is sound.
    [[nodiscard]] std::string invariants(const State& s) const;
    [[nodiscard]] const Rules& rules() const { return rules_; }

private:
    explicit Stack(Rules rules);

    Rules rules_;
    std::vector<std::string> tracked_names_;
};

}  // namespace ziggurat::tabletop::magic::stack
