// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "tabletop/pig/pig.h"
#include "tabletop/rollout/arena/typed_game.h"
#include "tests/tabletop/rollout/toys/kuhn.h"

namespace ziggurat::tabletop::tests {

using namespace rollout;  // NOLINT(google-build-using-namespace)

namespace {

/// The records of some games.
std::vector<GameRecord> records(const AnyGame& game, std::initializer_list<std::string_view> players, int games) {
    Run run;
    run.seed = 11;
    run.games = games;
    for (const std::string_view player : players) {
        run.players.push_back(*parse_player(player));
    }
    std::vector<GameRecord> all;
    RunEvents events;
    events.on_record = [&](const GameRecord& record) { all.push_back(record); };
    game.play(run, events);
    return all;
}

}  // namespace

TEST_CASE("records are read back as they were written") {
    const TypedGame<Kuhn> kuhn("kuhn", {"file", "line = 1\n\n  # two\n"}, Kuhn());
    for (const GameRecord& record : records(kuhn, {"random", "flat:playouts=10", "greedy"}, 50)) {
        const auto read = record_from_text(to_text(record));
        REQUIRE(read.has_value());
        CHECK(*read == record);
        CHECK(record.end.has_value());
        CHECK_EQ(record.set_up, "line = 1\n\n  # two\n");
    }
}

TEST_CASE("a replay comes to the same end") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    for (const GameRecord& record : records(game, {"random", "greedy"}, 50)) {
        std::size_t shown = 0;
        const auto result = game.replay(record, [&](const ReplayStep& step) {
            CHECK_EQ(step.action, record.steps.at(shown++).action);
            CHECK_EQ(step.number, static_cast<int>(shown));
            CHECK(!step.before.empty());
        });
        REQUIRE(result.has_value());
        CHECK_EQ(shown, record.steps.size());
        CHECK_EQ(result->hash, record.end->hash);
    }
}

TEST_CASE("an opened record shows every state, in any order") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    for (const GameRecord& record : records(game, {"random", "greedy", "greedy"}, 5)) {
        const auto opened = game.open(record);
        REQUIRE(opened.has_value());
        const Replay& replay = **opened;
        CHECK_FALSE(replay.flaw().has_value());
        REQUIRE_EQ(replay.steps(), static_cast<int>(record.steps.size()));
        REQUIRE_EQ(replay.course().size(), record.steps.size() + 1);
        std::vector<std::string> titles;
        for (int step = 0; step <= replay.steps(); ++step) {
            titles.push_back(replay.view(step).title);
        }
        for (int step = replay.steps(); step >= 0; --step) {
            const auto at = static_cast<std::size_t>(step);
            CHECK_EQ(replay.view(step).title, titles[at]);
            CHECK_EQ(replay.view(step).active, replay.course()[at].active);
            if (at < record.steps.size()) {
                CHECK_EQ(replay.course()[at].active, record.steps[at].seat);
            }
        }
        for (std::size_t seat = 0; seat < 3; ++seat) {
            CHECK_EQ(replay.course().back().scores[seat], record.end->scores[seat]);
            CHECK_EQ(replay.course().back().chances[seat], record.end->scores[seat] >= 100 ? 1 : 0);
        }
    }
}

TEST_CASE("an opened record is shown up to its flaw") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    const std::string text = to_text(records(game, {"greedy", "greedy"}, 1).front());
    std::string broken = text;
    const std::size_t third = broken.find("step:", broken.find("step:", broken.find("step:") + 1) + 1);
    broken.insert(third, "step: 1 jump\n");
    const auto opened = game.open(*record_from_text(broken));
    REQUIRE(opened.has_value());
    CHECK_EQ((*opened)->steps(), 2);
    // Before the steps stand the heading, game, seed, index and two players.
    CHECK_EQ((*opened)->flaw()->message, "line 9, step 3: 'jump' cannot be done here");
    GameRecord other = *record_from_text(text);
    ++other.end->hash;
    const auto ends = game.open(other);
    REQUIRE(ends.has_value());
    CHECK_EQ((*ends)->flaw()->message, "the game ends differently from the record");
    other.players.resize(1);
    CHECK_FALSE(game.open(other).has_value());
}

TEST_CASE("a game that broke off goes on as if it had not") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig(40));
    for (const GameRecord& record : records(game, {"random", "flat:playouts=20", "ismcts:playouts=20"}, 10)) {
        for (const std::size_t kept : {std::size_t{0}, record.steps.size() / 2, record.steps.size()}) {
            GameRecord broken = record;
            broken.steps.resize(kept);
            broken.end.reset();
            const auto whole = game.finish(broken, {});
            REQUIRE(whole.has_value());
            CHECK(*whole == record);
        }
    }
}

TEST_CASE("a record that cannot be is refused") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    const GameRecord good = records(game, {"greedy", "greedy"}, 1).front();
    const auto complaint = [&](const GameRecord& record) {
        const auto result = game.replay(record, {});
        return result ? std::string() : result.error().message;
    };
    CHECK_EQ(complaint(good), "");
    GameRecord bad = good;
    bad.steps[0].action = "hold";
    CHECK_EQ(complaint(bad), "step 1: 'hold' cannot be done here");
    bad = good;
    bad.steps[0].seat = 1;
    CHECK_EQ(complaint(bad), "step 1: seat 1 is to move, not seat 2");
    bad = good;
    bad.steps.push_back({0, "roll"});
    CHECK(complaint(bad).find("over already") != std::string::npos);
    bad = good;
    ++bad.seed;
    CHECK_FALSE(complaint(bad).empty());
    bad = good;
    ++bad.end->hash;
    CHECK_EQ(complaint(bad), "the replay ends differently from the record");
    bad = good;
    bad.players.resize(1);
    CHECK(complaint(bad).find("1 players") != std::string::npos);
}

TEST_CASE("texts that are no record are refused with the line") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    const std::string good = to_text(records(game, {"greedy", "greedy"}, 1).front());
    const auto complaint = [](const std::string& text) {
        const auto record = record_from_text(text);
        return record ? std::string() : record.error().message;
    };
    CHECK_EQ(complaint(good), "");
    CHECK(complaint("").find("line 1: a game record begins with") != std::string::npos);
    CHECK(complaint(std::string(100'000, 'A')).size() < 200);
    CHECK(complaint("ziggurat game record 1\n") == "the record names no game");
    CHECK(complaint("ziggurat game record 1\ngame: pig\n") == "the record names no players");
    CHECK(complaint(good + "colour: red\n").find("makes no sense here: 'colour: red'") != std::string::npos);
    CHECK_FALSE(complaint("ziggurat game record 1\ngame: pig\nseed: -1\n").empty());
    CHECK_FALSE(complaint("ziggurat game record 1\ngame: pig\nplayer: a\nstep: 2 roll\n").empty());
    CHECK_FALSE(complaint("ziggurat game record 1\ngame: pig\nplayer: a\nscores: 1 2\n").empty());
    CHECK_FALSE(complaint("ziggurat game record 1\ngame: pig\nplayer: a\nhash: 12\n").empty());
    std::string with_carriage_returns;
    for (const char c : good) {
        with_carriage_returns += c == '\n' ? std::string("\r\n") : std::string(1, c);
    }
    CHECK_EQ(complaint(with_carriage_returns), "");
}

}  // namespace ziggurat::tabletop::tests
