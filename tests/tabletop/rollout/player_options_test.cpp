// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/players/player_options.h"

#include <doctest/doctest.h>

namespace ziggurat::tabletop::tests {

using namespace rollout;  // NOLINT(google-build-using-namespace)

namespace {

PlayerOptions parsed(std::string_view text) {
    const auto options = parse_player(text);
    REQUIRE_MESSAGE(options.has_value(), text);
    CHECK_EQ(options->text, text);
    return *options;
}

std::string complaint(std::string_view text) {
    const auto options = parse_player(text);
    REQUIRE_MESSAGE(!options.has_value(), text);
    return options.error().message;
}

}  // namespace

TEST_CASE("players are read with their options") {
    CHECK(parsed("random").kind == PlayerKind::Uniform);
    CHECK(parsed("greedy").kind == PlayerKind::Greedy);
    CHECK(parsed("human").kind == PlayerKind::Human);
    CHECK_EQ(parsed("flat").playouts, 1500);
    CHECK_EQ(parsed("flat:quick").playouts, 300);
    CHECK_EQ(parsed("ismcts:playouts=strong").playouts, 10'000);
    CHECK_EQ(parsed("ismcts:playouts=77").playouts, 77);

    CHECK_FALSE(parsed("ismcts").is_self_tree);
    CHECK_EQ(parsed("ismcts").prior, doctest::Approx(1));

    const PlayerOptions options =
        parsed("ismcts:ms=50:eps=0.1:rollout=random:cut=0:margin=.25:c=1.5:tree=self:prior=2");
    CHECK(options.kind == PlayerKind::Ismcts);
    CHECK_EQ(options.time_ms, 50);
    CHECK_EQ(options.playouts, 0);
    CHECK_EQ(options.rollout.epsilon, doctest::Approx(0.1));
    CHECK_FALSE(options.rollout.is_greedy);
    CHECK_EQ(options.rollout.cut_rounds, 0);
    CHECK_EQ(options.rollout.margin_mix, doctest::Approx(0.25));
    CHECK_EQ(options.exploration, doctest::Approx(1.5));
    CHECK(options.is_self_tree);
    CHECK_EQ(options.prior, doctest::Approx(2));
}

TEST_CASE("the budget named last is the one that holds") {
    CHECK_EQ(parsed("flat:ms=20:playouts=30").time_ms, 0);
    CHECK_EQ(parsed("flat:playouts=30:ms=20").playouts, 0);
}

TEST_CASE("a game's own defaults hold where nothing else is said, each kind's for its kind") {
    const PlayerDefaults defaults{"by=race:cut=2:prior=1", "tree=self"};
    const auto flat = parse_player("flat:cut=3", defaults);
    REQUIRE(flat.has_value());
    CHECK_EQ(flat->text, "flat:cut=3");
    CHECK(flat->is_race);
    CHECK_EQ(flat->rollout.cut_rounds, 3);
    CHECK_EQ(flat->prior, doctest::Approx(1));
    CHECK_FALSE(flat->is_self_tree);

    const auto ismcts = parse_player("ismcts", defaults);
    REQUIRE(ismcts.has_value());
    CHECK(ismcts->is_self_tree);
    CHECK_FALSE(ismcts->is_race);
    CHECK_EQ(ismcts->rollout.cut_rounds, 6);
    CHECK(parse_player("greedy", defaults).has_value());
    CHECK_FALSE(parse_player("flat:by=ucb", defaults)->is_race);
}

TEST_CASE("what is wrong with a player is said by name") {
    CHECK(complaint("clever").find("'clever'; there are random, greedy, flat, ismcts, human") !=
          std::string::npos);
    CHECK(complaint("").find("no player ''") != std::string::npos);
    CHECK(complaint("greedy:eps=0.1").find("greedy has no options") != std::string::npos);
    CHECK(complaint("flat:speed=3").find("no option 'speed'; there are playouts, ms") != std::string::npos);
    CHECK(complaint("flat:tree=self").find("no option 'tree'") != std::string::npos);
    CHECK(complaint("ismcts:by=race").find("no option 'by'") != std::string::npos);
    CHECK(complaint("flat:by=luck").find("'by' has to be ucb or race, not 'luck'") != std::string::npos);
    CHECK(complaint("flat:eps").find("'eps' needs a value") != std::string::npos);
    CHECK(complaint("flat:eps=1.5").find("'eps' has to be a number from 0 to 1, not '1.5'") != std::string::npos);
    CHECK(complaint("flat:eps=abc").find("not 'abc'") != std::string::npos);
    CHECK(complaint("flat:eps=nan").find("'eps'") != std::string::npos);
    CHECK(complaint("flat:playouts=0").find("or quick, normal, strong") != std::string::npos);
    CHECK(complaint("flat:playouts=99999999999999999999").find("'playouts'") != std::string::npos);
    CHECK(complaint("flat:ms=-5").find("'ms' has to be a whole number from 1") != std::string::npos);
    CHECK(complaint("flat:rollout=heavy").find("random or greedy") != std::string::npos);
    CHECK(complaint("flat:cut=2.5").find("'cut'") != std::string::npos);
    CHECK(complaint("flat:").find("no option ''") != std::string::npos);
    CHECK(complaint("ismcts:tree=theirs").find("all or self") != std::string::npos);
}

}  // namespace ziggurat::tabletop::tests
