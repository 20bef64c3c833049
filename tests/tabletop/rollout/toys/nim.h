// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>
#include <string>

#include "base/text.h"
#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::tests {

struct NimState {
    std::array<std::uint8_t, 3> heaps{3, 4, 5};
    std::uint8_t mover = 0;
    std::uint8_t turns = 0;
};

/// Nim for two: who takes the last match wins. Nothing is hidden, nothing is luck, and the winning moves are
/// those that leave the heaps' exclusive or at zero (Bouton 1901).
class Nim {
public:
    using State = NimState;
    using Action = std::uint32_t;  ///< heap * 16 + matches taken
    using Actions = rollout::ActionList<Action, 16>;
    static constexpr int least_players = 2;
    static constexpr int most_players = 2;
    static constexpr double clear_margin = 1;

    [[nodiscard]] State setup(int, rollout::Chance&) const { return {}; }
    [[nodiscard]] int players(const State&) const { return 2; }
    [[nodiscard]] static bool is_over(const State& state) {
        return state.heaps[0] + state.heaps[1] + state.heaps[2] == 0;
    }
    [[nodiscard]] int to_move(const State& state) const { return is_over(state) ? rollout::nobody : state.mover; }
    void legal(const State& state, Actions& actions) const {
        for (std::uint32_t heap = 0; heap < 3; ++heap) {
            for (std::uint32_t taken = 1; taken <= state.heaps[heap]; ++taken) {
                actions.push_back(heap * 16 + taken);
            }
        }
    }
    void apply(State& state, Action action, rollout::Chance&) const {
        auto& heap = state.heaps[action / 16];
        heap = static_cast<std::uint8_t>(heap - action % 16);
        state.mover = state.mover == 0 ? 1 : 0;
        ++state.turns;
    }
    void determinize(State&, int, rollout::Random&) const {}
    [[nodiscard]] int round(const State& state) const { return state.turns / 2 + 1; }
    [[nodiscard]] rollout::Shares returns(const State& state) const {
        rollout::Shares shares{};
        shares[state.mover == 0 ? 1 : 0] = 1;
        return shares;
    }
    [[nodiscard]] int score(const State& state, int player) const {
        return is_over(state) && player != state.mover ? 1 : 0;
    }
    [[nodiscard]] rollout::Shares evaluate(const State& state) const {
        return is_over(state) ? returns(state) : rollout::Shares{0.5, 0.5};
    }
    [[nodiscard]] Action greedy(const State& state, rollout::Random&) const {
        Actions actions;
        legal(state, actions);
        return actions[actions.size() - 1];
    }
    [[nodiscard]] static bool wins(const State& state, Action action) {
        auto heaps = state.heaps;
        heaps[action / 16] = static_cast<std::uint8_t>(heaps[action / 16] - action % 16);
        return (heaps[0] ^ heaps[1] ^ heaps[2]) == 0;
    }
    [[nodiscard]] int end_reason(const State&) const { return 0; }
    [[nodiscard]] std::span<const std::string_view> end_reasons() const { return reasons; }
    [[nodiscard]] std::uint64_t hash(const State& state) const {
        const auto word =
            static_cast<std::uint64_t>(state.heaps[0] << 16U | state.heaps[1] << 8U | state.heaps[2]);
        return base::mix(word, static_cast<std::uint64_t>(state.turns * 2 + state.mover));
    }
    [[nodiscard]] std::uint64_t observation_hash(const State& state, int) const { return hash(state); }
    [[nodiscard]] rollout::View view(const State& state) const {
        rollout::View view;
        view.title = "a toy";
        view.seats.resize(static_cast<std::size_t>(players(state)));
        return view;
    }
    [[nodiscard]] std::string describe(const State&, int) const { return "heaps\n"; }
    [[nodiscard]] std::string action_text(const State&, Action action) const { return std::to_string(action); }
    [[nodiscard]] base::Result<Action> action_from_text(const State& state, std::string_view text) const {
        Actions actions;
        legal(state, actions);
        const auto number = base::parse_integer<Action>(text);
        for (const Action action : actions) {
            if (number == action) {
                return action;
            }
        }
        return base::Error{"no such action"};
    }
    [[nodiscard]] std::span<const std::string> tracked_names() const { return {}; }
    template <class Sink>
    void tracked(const State&, int, const Sink&) const {}

private:
    static constexpr std::array<std::string_view, 1> reasons{"last match taken"};
};

}  // namespace ziggurat::tabletop::tests
