// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::pig {

using rollout::Chance;
using rollout::max_players;
using rollout::Random;
using rollout::Shares;

enum class Action : std::uint32_t { Roll, Hold };

struct State {
    std::array<std::uint16_t, max_players> banked{};
    std::array<std::uint16_t, max_players> busts{};      ///< turns lost to a 1
    std::array<std::uint16_t, max_players> big_turns{};  ///< turns that banked 30 or more
    std::uint16_t turn_total = 0;
    std::uint16_t round = 1;
    std::uint8_t players = 0;
    std::uint8_t mover = 0;
    bool is_over = false;
};

/// Pig, a folk game with one die for two to six: roll as often as you dare and bank the sum, but a 1 loses the
/// turn's points. Who first banks the target wins. Nothing is hidden. It is the example of a game here, and what
/// the machinery is tried on: short, with much luck, and with known good play.
class Pig {
public:
    using State = pig::State;
    using Action = pig::Action;
    using Actions = rollout::ActionList<Action, 2>;
    static constexpr int least_players = 2;
    static constexpr int most_players = max_players;
    static constexpr double clear_margin = 30;
    static constexpr int usual_target = 100;
    static constexpr int most_target = 10'000;

    explicit Pig(int target = usual_target) : target_(target) {}

    [[nodiscard]] State setup(int players, Chance& chance) const;
    [[nodiscard]] int players(const State& state) const { return state.players; }
    [[nodiscard]] int to_move(const State& state) const { return state.is_over ? rollout::nobody : state.mover; }
    void legal(const State& state, Actions& actions) const;
    void apply(State& state, Action action, Chance& chance) const;
    void determinize(State&, int, Random&) const {}
    [[nodiscard]] int round(const State& state) const { return state.round; }

    [[nodiscard]] Shares returns(const State& state) const;
    [[nodiscard]] int score(const State& state, int player) const;
    [[nodiscard]] Shares evaluate(const State& state) const;
    /// Holds at 20, which loses little to perfect play.
    [[nodiscard]] Action greedy(const State& state, Random& random) const;
    [[nodiscard]] int end_reason(const State&) const { return 0; }
    [[nodiscard]] std::span<const std::string_view> end_reasons() const;

    [[nodiscard]] std::uint64_t hash(const State& state) const;
    [[nodiscard]] std::uint64_t observation_hash(const State& state, int) const { return hash(state); }
    [[nodiscard]] std::string describe(const State& state, int observer) const;
    [[nodiscard]] rollout::View view(const State& state) const;
    [[nodiscard]] std::string action_text(const State& state, Action action) const;
    [[nodiscard]] base::Result<Action> action_from_text(const State& state, std::string_view text) const;
    [[nodiscard]] std::span<const std::string> tracked_names() const;
    template <class Sink>
    void tracked(const State& state, int player, const Sink& sink) const {
        sink(0, int{state.busts[static_cast<std::size_t>(player)]});
        sink(1, int{state.big_turns[static_cast<std::size_t>(player)]});
    }

private:
    void end_turn(State& state) const;

    int target_;
};

/// Reads a set-up: lines "target = 50", comments behind #. Errors name the line.
base::Result<Pig> pig_from_text(std::string_view text);

}  // namespace ziggurat::tabletop::pig
