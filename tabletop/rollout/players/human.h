// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>

#include "base/text.h"
#include "tabletop/rollout/players/player.h"

namespace ziggurat::tabletop::rollout {

/// Shows a text to a person and returns the line typed; nothing at the end of input.
using Ask = std::function<std::optional<std::string>(const std::string& prompt)>;

/// Thrown out of a game whose human player has no more input.
struct HumanLeft : std::runtime_error {
    HumanLeft() : std::runtime_error("the input ended before the game did") {}
};

/// A person, asked anew until the answer is the number or the name of a legal action.
template <Game G>
class HumanPlayer final : public Player<G> {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    HumanPlayer(const G& game, Ask ask) : game_(game), ask_(std::move(ask)) {}

    Action choose(const State& seen, std::span<const Action> legal, Random&) override {
        const int self = game_.to_move(seen);
        std::string prompt = "\n" + game_.describe(seen, self);
        for (std::size_t i = 0; i < legal.size(); ++i) {
            prompt += "  " + std::to_string(i + 1) + "  " + game_.action_text(seen, legal[i]) + "\n";
        }
        prompt += "Player " + std::to_string(self + 1) + ": ";
        while (true) {
            const auto answer = ask_ ? ask_(prompt) : std::nullopt;
            if (!answer) {
                throw HumanLeft();
            }
            if (const auto action = understand(seen, legal, *answer)) {
                return *action;
            }
            prompt = "A number from 1 to " + std::to_string(legal.size()) + ", or an action's name, please: ";
        }
    }

private:
    std::optional<Action> understand(const State& seen, std::span<const Action> legal,
                                     const std::string& answer) const {
        const std::string_view text = base::trimmed(answer);
        if (const auto number = base::parse_integer<std::size_t>(text)) {
            return *number >= 1 && *number <= legal.size() ? std::optional(legal[*number - 1]) : std::nullopt;
        }
        const auto named = game_.action_from_text(seen, text);
        return named ? std::optional(*named) : std::nullopt;
    }

    const G& game_;
    Ask ask_;
};

}  // namespace ziggurat::tabletop::rollout
