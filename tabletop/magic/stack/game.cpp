// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tabletop/magic/core/look/hash.h"
#include "tabletop/magic/core/look/invariants.h"
#include "tabletop/magic/core/play/engine.h"
#include "tabletop/magic/core/show/text.h"
#include "tabletop/magic/core/show/view.h"
#include "tabletop/magic/stack/think.h"
#include "tabletop/rollout/choose.h"
#include "tabletop/rollout/players/player_options.h"

namespace ziggurat::tabletop::magic::stack {

static_assert(rollout::Game<Stack>);

constinit const rollout::PlayerDefaults Stack::player_defaults = {"by=race:prior=1:cut=2:eps=0",
                                                                  "tree=self:prior=1:cut=2"};

constexpr std::size_t least_schemes = 20;

namespace {

base::Result<bool> check(const CardTable& table, const std::vector<DefId>& cards, Type type, std::size_t most) {
    const std::string name(std::find_if(type_words.begin(), type_words.end(), [&](const auto& word) {
                               return word.bits == type;
                           })->text);
    if (cards.size() > most) {
        return base::Error{"at most " + std::to_string(most) + " cards of type " + name + " can play, not " +
                           std::to_string(cards.size())};
    }
    for (const DefId card : cards) {
        if (!table.defs[card].is(type)) {
            return base::Error{"'" + table.defs[card].name + "' is no " + name};
        }
    }
    return true;
}

}  // namespace

base::Result<Stack> Stack::make(CardTable table, std::vector<DefId> cards, const CommandCards& command,
                                const Options& options) {
    if (cards.empty() || cards.size() > static_cast<std::size_t>(most_cards)) {
        return base::Error{"a stack has 1 to 1024 cards, not " + std::to_string(cards.size())};
    }
    for (const DefId card : cards) {
        if (table.defs[card].is(command_types)) {
            return base::Error{"'" + table.defs[card].name +
                               "' is a plane, scheme or avatar, and belongs to a deck of those"};
        }
    }
    for (const auto& sound :
         {check(table, command.planes, plane, most_planes), check(table, command.schemes, scheme, most_schemes),
          check(table, command.avatars, vanguard, most_cards)}) {
        if (!sound) {
            return sound.error();
        }
    }
    if (options.has_archenemy && command.schemes.size() < least_schemes) {
        return base::Error{"an archenemy has a deck of at least 20 schemes, not " +
                           std::to_string(command.schemes.size())};
    }
    std::sort(cards.begin(), cards.end());
    Rules rules = make_rules(std::move(table), std::move(cards), command.planes, options);
    rules.schemes = options.has_archenemy ? command.schemes : std::vector<DefId>();
    rules.avatars = command.avatars;
    return Stack(std::move(rules));
}

Stack Stack::signed_by(const std::map<DefId, std::string>& signers) const {
    Rules rules = rules_;
    rules.signers.assign(rules.cards.size(), "");
    for (std::size_t card = 0; card < rules.cards.size(); ++card) {
        const auto found = signers.find(rules.cards[card]);
        rules.signers[card] = found == signers.end() ? "" : found->second;
    }
    return Stack(std::move(rules));
}

Stack::Stack(Rules rules) : rules_(std::move(rules)) {
    for (std::size_t card = 0; card < rules_.cards.size(); ++card) {
        tracked_names_.push_back(card_text(rules_, static_cast<CardId>(card)));
    }
}

Stack::State Stack::setup(int players, rollout::Chance& chance) const {
    State s;
    Engine(rules_, s, chance).set_up(players);
    return s;
}

int Stack::to_move(const State& s) const {
    if (s.end != End::No) {
        return rollout::nobody;
    }
    return s.task_count > 0 ? s.tasks[s.task_count - 1U].player : s.priority;
}

void Stack::legal(const State& s, Actions& actions) const {
    Look(rules_, s).list(actions);
}

void Stack::apply(State& s, Action action, rollout::Chance& chance) const {
    Engine(rules_, s, chance).apply(action);
}

rollout::Shares Stack::returns(const State& s) const {
    rollout::Shares shares{};
    const bool is_won = s.end == End::LastOne;
    int count = 0;
    for (std::size_t i = 0; i < s.player_count; ++i) {
        // All lose at once: a draw of all. At the turn cap those who are still there share it.
        // The archenemy's opponents win together, those who have lost too (Stack 3.11).
        const bool is_in_team =
            is_won && rules_.options.has_archenemy && i != s.starter && s.players[s.starter].has_lost;
        const bool counts =
            is_in_team || s.end == End::Everybody || s.end == End::Overflow || !s.players[i].has_lost;
        shares[i] = counts ? 1 : 0;
        count += counts ? 1 : 0;
    }
    for (double& share : shares) {
        share /= count;
    }
    return shares;
}

int Stack::score(const State& s, int player) const {
    const Player& self = s.players[static_cast<std::size_t>(player)];
    return self.has_lost ? 0 : std::clamp<int>(self.life, 0, 999);
}

rollout::Shares Stack::evaluate(const State& s) const {
    return s.end == End::No ? stack::evaluate(rules_, s) : returns(s);
}

Stack::Action Stack::greedy(const State& s, rollout::Random& random) const {
    return stack::greedy(rules_, s, random);
}

std::span<const std::string_view> Stack::end_reasons() const {
    static constexpr std::array<std::string_view, 4> reasons = {"last one left", "all lost at once", "turn cap",
                                                                "overflow"};
    return reasons;
}

std::uint64_t Stack::hash(const State& s) const {
    return magic::hash(rules_, s, rollout::everybody);
}

std::uint64_t Stack::observation_hash(const State& s, int observer) const {
    return magic::hash(rules_, s, observer);
}

std::string Stack::describe(const State& s, int observer) const {
    return magic::describe(rules_, s, observer);
}

rollout::View Stack::view(const State& s) const {
    return magic::view(rules_, s);
}

std::string Stack::action_text(const State& s, Action action) const {
    return magic::action_text(rules_, s, action);
}

base::Result<Stack::Action> Stack::action_from_text(const State& s, std::string_view text) const {
    return rollout::action_named(*this, s, text);
}

std::string Stack::invariants(const State& s) const {
    return magic::invariants(rules_, s);
}

}  // namespace ziggurat::tabletop::magic::stack
