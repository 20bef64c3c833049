// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"

#include <set>

#include "tabletop/magic/core/look/invariants.h"
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

namespace {

const Rules& shared_table() {
    static const Rules rules = [] {
        auto table = built_in_cards();
        REQUIRE(table.has_value());
        std::vector<DefId> cards;
        std::vector<DefId> planes;
        for (std::size_t def = 0; def < table->defs.size(); ++def) {
            if (!table->is_token(def)) {
                (table->defs[def].is(plane) ? planes : cards).push_back(static_cast<DefId>(def));
            }
        }
        return make_rules(*table, cards, planes, Options{});
    }();
    return rules;
}

/// Plays a game at random and asks at every decision whether all is sound, actions are distinct by text, and
/// somebody alive decides; what the last state looks like.
std::string play(int players, std::uint64_t seed, bool reads_texts) {
    const Rules& rules = shared_table();
    State s;
    rollout::Chance chance(seed);
    base::Xoshiro256 random(seed + 1);
    Engine(rules, s, chance).set_up(players);
    int decisions = 0;
    while (s.end == End::No) {
        Actions actions;
        Look(rules, s).list(actions);
        REQUIRE(!actions.empty());
        const std::string wrong = invariants(rules, s);
        REQUIRE_MESSAGE(wrong.empty(), "seed ", seed, ", decision ", decisions, ": ", wrong);
        if (reads_texts) {
            std::set<std::string> texts;
            for (const Action action : actions) {
                const std::string text = action_text(rules, s, action);
                REQUIRE_MESSAGE(texts.insert(text).second, text);
            }
        }
        const auto chosen = random.below(static_cast<std::uint32_t>(actions.size()));
        Engine(rules, s, chance).apply(actions[chosen]);
        REQUIRE(++decisions < 100'000);
    }
    return describe(rules, s, -1);
}

}  // namespace

TEST_CASE("random games of all cards and planes stay sound, and can be repeated") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const int players = 2 + static_cast<int>(seed % 5);
        const std::string last = play(players, seed, seed % 4 == 0);
        if (seed % 10 == 0) {
            CHECK(play(players, seed, false) == last);
        }
    }
}

TEST_CASE("1,000 random games of all cards stay sound" * doctest::test_suite("slow")) {
    for (std::uint64_t seed = 1000; seed < 2000; ++seed) {
        play(2 + static_cast<int>(seed % 5), seed, false);
    }
}

}  // namespace ziggurat::tabletop::magic::tests
