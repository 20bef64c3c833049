// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::tests {

enum class KuhnAction : std::uint32_t { Check, Bet, Fold, Call };

struct KuhnState {
    std::array<std::int8_t, 7> cards{};  ///< the players', then the one that nobody has
    std::array<std::int8_t, rollout::max_players> staked{};
    std::array<bool, rollout::max_players> has_folded{};
    std::int8_t players = 0;
    std::int8_t mover = 0;
    std::int8_t bettor = -1;
    bool is_over = false;
};

/// Poker after Kuhn (1950) for two to six: one card more than players, everybody stakes one and looks at one
/// card; one bet of one more may be made. What a hidden card is, and is not, worth can be told by hand: the
/// highest card calls every bet, the lowest none.
class Kuhn {
public:
    using State = KuhnState;
    using Action = KuhnAction;
    using Actions = rollout::ActionList<Action, 2>;
    static constexpr int least_players = 2;
    static constexpr int most_players = rollout::max_players;
    static constexpr double clear_margin = 4;

    [[nodiscard]] State setup(int players, rollout::Chance& chance) const {
        State state;
        state.players = static_cast<std::int8_t>(players);
        std::iota(state.cards.begin(), state.cards.end(), std::int8_t{0});
        chance.next(0).shuffle(std::span(state.cards).first(at(players) + 1));
        std::fill_n(state.staked.begin(), players, std::int8_t{1});
        return state;
    }
    [[nodiscard]] int players(const State& state) const { return state.players; }
    [[nodiscard]] int to_move(const State& state) const { return state.is_over ? rollout::nobody : state.mover; }
    void legal(const State& state, Actions& actions) const {
        if (!state.is_over) {
            actions.push_back(state.bettor < 0 ? Action::Check : Action::Fold);
            actions.push_back(state.bettor < 0 ? Action::Bet : Action::Call);
        }
    }
    void apply(State& state, Action action, rollout::Chance&) const {
        const auto self = at(state.mover);
        if (action == Action::Bet || action == Action::Call) {
            ++state.staked[self];
        }
        if (action == Action::Bet) {
            state.bettor = state.mover;
        }
        state.has_folded[self] = action == Action::Fold;
        state.mover = static_cast<std::int8_t>((state.mover + 1) % state.players);
        state.is_over = state.bettor < 0 ? state.mover == 0 : state.mover == state.bettor;
    }
    void determinize(State& state, int observer, rollout::Random& random) const {
        std::array<std::int8_t, 7> hidden{};
        std::size_t count = 0;
        for (std::int8_t card = 0; card <= state.players; ++card) {
            if (card != state.cards[at(observer)]) {
                hidden[count++] = card;
            }
        }
        random.shuffle(std::span(hidden).first(count));
        for (int p = 0; p <= state.players; ++p) {
            if (p != observer) {
                state.cards[at(p)] = hidden[--count];
            }
        }
    }
    [[nodiscard]] int round(const State&) const { return 1; }

    [[nodiscard]] int winner(const State& state) const {
        int best = -1;
        for (int p = 0; p < state.players; ++p) {
            if (!state.has_folded[at(p)] && (best < 0 || state.cards[at(p)] > state.cards[at(best)])) {
                best = p;
            }
        }
        return best;
    }
    [[nodiscard]] rollout::Shares returns(const State& state) const {
        rollout::Shares shares{};
        shares[at(winner(state))] = 1;
        return shares;
    }
    [[nodiscard]] int score(const State& state, int player) const {
        const int pot = std::accumulate(state.staked.begin(), state.staked.end(), 0);
        return state.is_over && player == winner(state) ? pot - state.staked[at(player)]
                                                        : -state.staked[at(player)];
    }
    [[nodiscard]] rollout::Shares evaluate(const State& state) const {
        rollout::Shares shares{};
        std::fill_n(shares.begin(), state.players, 1.0 / state.players);
        return state.is_over ? returns(state) : shares;
    }
    [[nodiscard]] Action greedy(const State& state, rollout::Random&) const {
        const bool is_high = 2 * state.cards[at(state.mover)] > state.players;
        return state.bettor < 0 ? (is_high ? Action::Bet : Action::Check)
                                : (is_high ? Action::Call : Action::Fold);
    }
    [[nodiscard]] int end_reason(const State& state) const {
        return std::count(state.has_folded.begin(), state.has_folded.end(), true) == state.players - 1 ? 0 : 1;
    }
    [[nodiscard]] std::span<const std::string_view> end_reasons() const { return reasons; }

    [[nodiscard]] std::uint64_t hash(const State& state) const {
        return observation_hash(state, rollout::everybody);
    }
    [[nodiscard]] std::uint64_t observation_hash(const State& state, int observer) const {
        std::uint64_t hash = base::mix(at(state.mover), state.is_over ? 1 : 0);
        for (int p = 0; p <= state.players; ++p) {
            const bool is_seen = observer == rollout::everybody || p == observer;
            hash = base::mix(hash, is_seen ? at(state.cards[at(p)]) : 99);
        }
        for (int p = 0; p < state.players; ++p) {
            hash = base::mix(hash, at(state.staked[at(p)]) * 2 + (state.has_folded[at(p)] ? 1 : 0));
        }
        return hash;
    }
    [[nodiscard]] rollout::View view(const State& state) const {
        rollout::View view;
        view.title = "a toy";
        view.seats.resize(static_cast<std::size_t>(players(state)));
        return view;
    }
    [[nodiscard]] std::string describe(const State& state, int observer) const {
        std::string text = "Cards:";
        for (int p = 0; p < state.players; ++p) {
            const bool is_seen = observer == rollout::everybody || p == observer;
            text += " " + (is_seen ? std::to_string(state.cards[at(p)]) : std::string("?"));
        }
        return text + "\n";
    }
    [[nodiscard]] std::string action_text(const State&, Action action) const {
        return std::string(names[static_cast<std::size_t>(action)]);
    }
    [[nodiscard]] base::Result<Action> action_from_text(const State& state, std::string_view text) const {
        Actions actions;
        legal(state, actions);
        for (const Action action : actions) {
            if (action_text(state, action) == text) {
                return action;
            }
        }
        return base::Error{"no such action: " + std::string(text)};
    }
    [[nodiscard]] std::span<const std::string> tracked_names() const { return things; }
    template <class Sink>
    void tracked(const State& state, int player, const Sink& sink) const {
        sink(state.cards[at(player)] == state.players ? 1 : 0, 1);
    }
    [[nodiscard]] std::string invariants(const State& state) const {
        for (std::int8_t card = 0; card <= state.players; ++card) {
            if (std::count(state.cards.begin(), state.cards.begin() + state.players + 1, card) != 1) {
                return "a card is missing, or there twice";
            }
        }
        return "";
    }

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static constexpr std::array<std::string_view, 2> reasons{"all others folded", "showdown"};
    static constexpr std::array<std::string_view, 4> names{"check", "bet", "fold", "call"};
    static inline const std::array<std::string, 2> things{"a lower card", "the \"highest\" card – é"};
};

}  // namespace ziggurat::tabletop::tests
