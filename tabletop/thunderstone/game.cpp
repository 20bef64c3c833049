// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/game.h"

#include <algorithm>
#include <set>
#include <utility>

#include "tabletop/thunderstone/play/referee.h"
#include "tabletop/thunderstone/think/determinize.h"
#include "tabletop/thunderstone/think/evaluate.h"
#include "tabletop/thunderstone/think/greedy.h"

namespace ziggurat::tabletop::thunderstone {

static_assert(rollout::Game<Thunderstone>);

namespace {

template <class T>
bool are_distinct(const std::vector<T>& things, std::size_t count, T bound) {
    const std::set<T> different(things.begin(), things.end());
    const bool is_in_bounds =
        std::all_of(things.begin(), things.end(), [&](T thing) { return thing >= T{} && thing < bound; });
    return things.empty() || (things.size() == count && different.size() == count && is_in_bounds);
}

}  // namespace

base::Result<Thunderstone> Thunderstone::make(Catalogue cards, const Setup& setup, const Options& options) {
    if (!are_distinct(setup.monster_groups, 8, static_cast<int>(cards.monster_groups().size()))) {
        return base::Error{"a set-up names 8 different groups of monsters, or none"};
    }
    if (!are_distinct(setup.hero_groups, 6, static_cast<int>(cards.hero_groups().size()))) {
        return base::Error{"a set-up names 6 different groups of heroes, or none"};
    }
    if (!are_distinct(setup.village_kinds, 12, static_cast<Kind>(cards.size()))) {
        return base::Error{"a set-up names 12 different village cards, or none"};
    }
    if (options.most_rounds < 1 || options.most_rounds > 60000) {
        return base::Error{"a game may last 1 to 60000 rounds"};
    }
    return Thunderstone(std::move(cards), setup, options);
}

Thunderstone::Thunderstone(Catalogue cards, Setup setup, const Options& options)
    : rules_{std::move(cards), options, {}},
      setup_(std::move(setup)) {
    rules_.worth = weigh(rules_.cards);
    rules_.bounties = bounties_of(rules_.cards, options);
    for (Kind kind = 0; kind < rules_.cards.size(); ++kind) {
        tracked_names_.push_back(rules_.cards.name(kind));
    }
    tracked_names_.emplace_back("bounty");
}

Thunderstone::State Thunderstone::setup(int players, rollout::Chance& chance) const {
    State s;
    Referee(rules_, s, chance).set_up(setup_, players);
    return s;
}

void Thunderstone::apply(State& s, Action action, rollout::Chance& chance) const {
    Referee(rules_, s, chance).apply(action);
}

void Thunderstone::determinize(State& s, int observer, rollout::Random& random) const {
    thunderstone::determinize(rules_, s, observer, random);
}

/// The most points win; among equals the most bounties and Stones; still equal they share (ruling 50).
rollout::Shares Thunderstone::returns(const State& s) const {
    std::array<std::pair<int, int>, most_players> results;
    for (int i = 0; i < s.player_count; ++i) {
        const Player& player = s.players[static_cast<std::size_t>(i)];
        results[static_cast<std::size_t>(i)] = {score(s, i), player.bounties + player.stones};
    }
    const auto end = results.begin() + s.player_count;
    const auto best = *std::max_element(results.begin(), end);
    const auto winners = static_cast<double>(std::count(results.begin(), end, best));
    rollout::Shares shares{};
    for (std::size_t i = 0; i < s.player_count; ++i) {
        shares[i] = results[i] == best ? 1 / winners : 0;
    }
    return shares;
}

rollout::Shares Thunderstone::evaluate(const State& s) const {
    return s.to_move == rollout::nobody ? returns(s) : thunderstone::evaluate(rules_, s);
}

Thunderstone::Action Thunderstone::greedy(const State& s, rollout::Random& random) const {
    return thunderstone::greedy(rules_, s, random);
}

std::span<const std::string_view> Thunderstone::end_reasons() const {
    static constexpr std::array<std::string_view, 3> reasons = {"dungeon exhausted", "bounties", "round limit"};
    return reasons;
}

/// All that villages sell and dungeons hold. Nothing brings diseases or another set-up's cards.
void Thunderstone::mark_to_be_had(const State& s, std::vector<int>& counts) const {
    const auto mark_all = [&](const auto& kinds) {
        for (const Kind kind : kinds) {
            if (kind != no_kind) {
                counts[kind] = 0;
            }
        }
    };
    for (std::size_t village = 0; village < villages; ++village) {
        mark_all(s.sold[village]);
        for (const std::uint8_t group : s.hero_groups[village]) {
            mark_all(rules_.cards.hero_groups()[group].kinds);
        }
        for (const std::uint8_t group : s.bounties[village]) {
            mark_all(rules_.cards.monster_groups()[group].kinds);
        }
    }
    if (!rules_.options.no_basics_sold) {
        mark_all(rules_.cards.basics());
    }
    counts[rules_.cards.stone()] = 0;
    counts.back() = 0;
}

void Thunderstone::count_tracked(const State& s, int player, std::vector<int>& counts) const {
    mark_to_be_had(s, counts);
    const Player& owner = s.players[static_cast<std::size_t>(player)];
    for (const auto zone : {deck_of(owner), hand_of(owner), discard_of(owner)}) {
        for (const CardByte card : zone) {
            int& count = counts[kind_of(card)];
            count = std::max(0, count) + 1;
        }
    }
    counts[rules_.cards.stone()] += owner.stones;
    counts.back() += owner.bounties;
}

}  // namespace ziggurat::tabletop::thunderstone
