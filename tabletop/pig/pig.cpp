// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/pig/pig.h"

#include <array>

#include "base/text.h"
#include "tabletop/rollout/choose.h"

namespace ziggurat::tabletop::pig {

namespace {

constexpr int die_channel = 0;
constexpr int rule_of_thumb = 20;
constexpr int big_turn = 30;

constexpr std::array<std::string_view, 1> reasons{"target reached"};
const std::array<std::string, 2> features{"turn lost to a 1", "turn of 30 or more"};

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

std::uint16_t narrow(int number) {
    return static_cast<std::uint16_t>(number);
}

}  // namespace

State Pig::setup(int players, Chance&) const {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    return state;
}

void Pig::legal(const State& state, Actions& actions) const {
    if (state.is_over) {
        return;
    }
    if (state.banked[state.mover] + state.turn_total < target_) {
        actions.push_back(Action::Roll);
    }
    if (state.turn_total > 0) {
        actions.push_back(Action::Hold);
    }
}

void Pig::apply(State& state, Action action, Chance& chance) const {
    if (action == Action::Hold) {
        state.banked[state.mover] = narrow(state.banked[state.mover] + state.turn_total);
        if (state.turn_total >= big_turn) {
            ++state.big_turns[state.mover];
        }
        state.is_over = state.banked[state.mover] >= target_;
        if (!state.is_over) {
            end_turn(state);
        }
        return;
    }
    const int eyes = 1 + static_cast<int>(chance.next(die_channel).below(6));
    if (eyes == 1) {
        ++state.busts[state.mover];
        end_turn(state);
    } else {
        state.turn_total = narrow(state.turn_total + eyes);
    }
}

void Pig::end_turn(State& state) const {
    state.turn_total = 0;
    ++state.mover;
    if (state.mover == state.players) {
        state.mover = 0;
        ++state.round;
    }
}

Shares Pig::returns(const State& state) const {
    Shares shares{};
    shares[state.mover] = 1;
    return shares;
}

int Pig::score(const State& state, int player) const {
    return state.banked[at(player)];
}

Shares Pig::evaluate(const State& state) const {
    if (state.is_over) {
        return returns(state);
    }
    Shares shares{};
    double sum = 0;
    for (int p = 0; p < state.players; ++p) {
        const int at_stake = p == state.mover ? state.turn_total : 0;
        const double progress = (10.0 + state.banked[at(p)] + 0.8 * at_stake) / (10.0 + target_);
        shares[at(p)] = progress * progress * progress;
        sum += shares[at(p)];
    }
    for (double& share : shares) {
        share /= sum;
    }
    return shares;
}

Action Pig::greedy(const State& state, Random&) const {
    const int banked = state.banked[state.mover];
    const bool holds = state.turn_total >= rule_of_thumb || banked + state.turn_total >= target_;
    return holds ? Action::Hold : Action::Roll;
}

std::span<const std::string_view> Pig::end_reasons() const {
    return reasons;
}

std::uint64_t Pig::hash(const State& state) const {
    std::uint64_t hash = base::mix(state.turn_total, state.round);
    hash = base::mix(hash, static_cast<std::uint64_t>(state.mover * 2 + (state.is_over ? 1 : 0)));
    for (int p = 0; p < state.players; ++p) {
        hash = base::mix(hash, (std::uint64_t{state.banked[at(p)]} << 32U) |
                                   (std::uint64_t{state.busts[at(p)]} << 16U) | state.big_turns[at(p)]);
    }
    return hash;
}

std::string Pig::describe(const State& state, int) const {
    std::string text = "Round " + std::to_string(state.round) + ", to " + std::to_string(target_) + ":";
    for (int p = 0; p < state.players; ++p) {
        text += " " + std::to_string(state.banked[at(p)]);
        if (p == state.mover && !state.is_over) {
            text += "+" + std::to_string(state.turn_total);
        }
    }
    return text + "\n";
}

rollout::View Pig::view(const State& state) const {
    rollout::View view;
    view.active = state.mover;
    view.title = "Round " + std::to_string(state.round) + ", player " + std::to_string(state.mover + 1) + ", " +
                 rollout::counted(state.turn_total, "point") + " at stake";
    for (int p = 0; p < state.players; ++p) {
        view.seats.push_back({{rollout::counted(state.banked[at(p)], "point") + " banked",
                               rollout::counted(state.busts[at(p)], "turn") + " lost to a 1"},
                              false});
    }
    return view;
}

std::string Pig::action_text(const State&, Action action) const {
    return action == Action::Roll ? "roll" : "hold";
}

base::Result<Action> Pig::action_from_text(const State& state, std::string_view text) const {
    return rollout::action_named(*this, state, text);
}

std::span<const std::string> Pig::tracked_names() const {
    return features;
}

base::Result<Pig> pig_from_text(std::string_view text) {
    int target = Pig::usual_target;
    int number = 0;
    for (const std::string_view whole_line : base::split_at(text, '\n')) {
        ++number;
        const auto words = base::split_words(whole_line.substr(0, whole_line.find('#')));
        if (words.empty()) {
            continue;
        }
        const auto value = words.size() == 3 ? base::parse_integer<int>(words[2]) : std::nullopt;
        if (words[0] != "target" || words.size() != 3 || words[1] != "=" || !value || *value < 2 ||
            *value > Pig::most_target) {
            return base::Error{"line " + std::to_string(number) + ": wanted 'target = N' with N from 2 to " +
                               std::to_string(Pig::most_target)};
        }
        target = *value;
    }
    return Pig(target);
}

}  // namespace ziggurat::tabletop::pig
