// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/rollout/game_laws.h"

#include <doctest/doctest.h>

#include "tabletop/pig/pig.h"
#include "tests/tabletop/rollout/toys/kuhn.h"
#include "tests/tabletop/rollout/toys/nim.h"

namespace ziggurat::tabletop::tests {

namespace {

/// Kuhn poker with a determinization that tells what it should not.
struct LeakyKuhn : Kuhn {
    void determinize(State& state, int observer, Random&) const {
        const auto players = static_cast<std::size_t>(state.players);
        if (observer > 0) {
            std::swap(state.cards[0], state.cards[players]);
        }
    }
};

/// ... and with one that forgets the observer's own card.
struct ForgetfulKuhn : Kuhn {
    void determinize(State& state, int, Random& random) const {
        random.shuffle(std::span(state.cards).first(static_cast<std::size_t>(state.players) + 1));
    }
};

}  // namespace

TEST_CASE("Pig keeps the laws of games") {
    for (int players = 2; players <= 6; ++players) {
        CHECK_EQ(broken_law(pig::Pig(), players, 200, 16, false), "");
    }
    CHECK_EQ(broken_law(pig::Pig(2), 2, 200, 1, false), "");
}

TEST_CASE("the toys keep the laws of games") {
    for (int players = 2; players <= 6; ++players) {
        CHECK_EQ(broken_law(Kuhn(), players, 500, 1, true), "");
    }
    CHECK_EQ(broken_law(Nim(), 2, 500, 1, false), "");
}

TEST_CASE("the laws catch determinizations that leak or forget") {
    CHECK(broken_law(LeakyKuhn(), 3, 50, 1, true).find("what was hidden shows") != std::string::npos);
    CHECK(broken_law(ForgetfulKuhn(), 3, 50, 1, true).find("what the observer knows") != std::string::npos);
    CHECK_EQ(broken_law(Nim(), 2, 50, 1, true), "determinization never deals anew");
    CHECK_EQ(broken_law(Kuhn(), 2, 50, 1, false), "determinization changes what is open");
}

}  // namespace ziggurat::tabletop::tests
