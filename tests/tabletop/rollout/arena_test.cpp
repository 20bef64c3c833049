// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "formats/json.h"
#include "tabletop/pig/pig.h"
#include "tabletop/registry.h"
#include "tabletop/rollout/arena/typed_game.h"
#include "tests/tabletop/rollout/toys/kuhn.h"

namespace ziggurat::tabletop::tests {

using namespace rollout;  // NOLINT(google-build-using-namespace)

namespace {

Run run_of(std::initializer_list<std::string_view> players, int games) {
    Run run;
    run.seed = 7;
    run.games = games;
    for (const std::string_view player : players) {
        run.players.push_back(*parse_player(player));
    }
    return run;
}

/// The hashes of a run's last states, by game.
std::map<std::int64_t, std::uint64_t> ends(const AnyGame& game, const Run& run) {
    std::map<std::int64_t, std::uint64_t> hashes;
    RunEvents events;
    events.on_game = [&](const GameResult& result) { hashes[result.index] = result.hash; };
    game.play(run, events);
    return hashes;
}

}  // namespace

TEST_CASE("threads change nothing") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    Run run = run_of({"ismcts:playouts=20", "random", "greedy"}, 60);
    const Tally alone = game.play(run, {}).tally;
    CHECK_EQ(alone.games, 60);
    for (const int threads : {2, 7, 16}) {
        run.threads = threads;
        const RunResult result = game.play(run, {});
        CHECK(result.tally == alone);
        CHECK(result.playouts[0] > 0);
        CHECK_EQ(result.playouts[1], 0);
    }
}

TEST_CASE("parts of a run add up to it, and a game alone is the game of the run") {
    const TypedGame<Kuhn> game("kuhn", {}, Kuhn());
    Run run = run_of({"greedy", "random", "flat:playouts=5"}, 500);
    const Tally whole = game.play(run, {}).tally;
    const auto all = ends(game, run);
    Tally sum(3, whole.end_reasons.size(), whole.tracked_count());
    for (int part = 0; part < 5; ++part) {
        Run some = run;
        some.first = part * 100;
        some.games = 100;
        sum.add(game.play(some, {}).tally);
    }
    CHECK(sum == whole);
    run.games = 1;
    for (run.first = 0; run.first < 500; run.first += 77) {
        CHECK_EQ(ends(game, run).at(run.first), all.at(run.first));
    }
}

TEST_CASE("no two games of a run are the same, nor those of two seeds") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    Run run = run_of({"random", "random"}, 2000);
    std::set<std::uint64_t> hashes;
    for (run.seed = 1; run.seed <= 2; ++run.seed) {
        for (const auto& [index, hash] : ends(game, run)) {
            hashes.insert(hash);
        }
    }
    CHECK(hashes.size() > 3990);  // of 4000: short games come to equal ends now and then
}

TEST_CASE("seats rotate evenly") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig(10));
    const Tally tally = game.play(run_of({"random", "greedy", "random"}, 300), {}).tally;
    for (int participant = 0; participant < 3; ++participant) {
        for (int seat = 0; seat < 3; ++seat) {
            CHECK_EQ(tally.seat(participant, seat).games, 100);
        }
    }
}

TEST_CASE("a run that is stopped has played the first of its games") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    for (const int threads : {1, 3}) {
        Run run = run_of({"random", "greedy"}, 100'000);
        run.threads = threads;
        std::atomic<int> played = 0;
        std::set<std::int64_t> indices;
        RunEvents events;
        events.on_game = [&](const GameResult& result) {
            ++played;
            indices.insert(result.index);
        };
        events.is_stopped = [&] { return played >= 50; };
        const Tally tally = game.play(run, events).tally;
        CHECK(tally.games >= 50);
        CHECK(tally.games < 100'000);
        CHECK_EQ(static_cast<std::int64_t>(indices.size()), tally.games);
        CHECK_EQ(*indices.rbegin(), tally.games - 1);
    }
}

TEST_CASE("a game that takes too long is unfinished, and counts for nobody") {
    const TypedGame<pig::Pig> game("pig", {}, pig::Pig());
    Run run = run_of({"random", "random"}, 50);
    run.most_decisions = 5;
    const Tally tally = game.play(run, {}).tally;
    CHECK_EQ(tally.games, 50);
    CHECK_EQ(tally.unfinished, 50);
    CHECK_EQ(tally.participant(0).games, 0);
}

TEST_CASE("what one player takes was to be had by all") {
    const TypedGame<Kuhn> game("kuhn", {}, Kuhn());
    const Tally tally = game.play(run_of({"random", "greedy", "random"}, 400), {}).tally;
    const TrackedTally highest = tally.tracked_by_all(1);  // which each hand names for its holder alone
    CHECK(highest.games_taken > 250);
    CHECK(highest.games_taken < 350);
    CHECK_EQ(highest.copies, highest.games_taken);
    CHECK_EQ(highest.games, 3 * highest.games_taken);
    CHECK_EQ(highest.win_parts, parts_of_a_win * highest.games_taken);
}

TEST_CASE("what goes wrong in a thread comes out of the run") {
    const TypedGame<Kuhn> game("kuhn", {}, Kuhn());
    CHECK_THROWS_AS(game.play(run_of({"human", "random"}, 5), {}), HumanLeft);
    Run run = run_of({"human", "random"}, 5);
    run.threads = 2;
    CHECK_THROWS_AS(game.play(run, {}), HumanLeft);
}

TEST_CASE("runs that cannot be are refused") {
    const TypedGame<Kuhn> game("kuhn", {}, Kuhn());
    const auto complaint = [&](const Run& run) {
        const auto error = objection(game.facts(), run);
        return error ? error->message : std::string();
    };
    CHECK_EQ(complaint(run_of({"random", "random"}, 5)), "");
    CHECK_EQ(complaint(run_of({"random"}, 5)), "kuhn is for 2 to 6 players, not 1");
    Run run = run_of({"random", "human"}, 5);
    run.threads = 2;
    CHECK_FALSE(complaint(run).empty());
    run = run_of({"random", "random"}, -1);
    CHECK_FALSE(complaint(run).empty());
}

TEST_CASE("the registry makes games by name") {
    for (const GameEntry& entry : games()) {
        const auto game = make_game(entry.name, {}, formats::read_json);
        REQUIRE_MESSAGE(game.has_value(), entry.name);
        CHECK_EQ((*game)->facts().name, entry.name);
        CHECK_FALSE(entry.summary.empty());
    }
    CHECK(make_game("ludo", {}, formats::read_json).error().message.find("no game 'ludo'; there are pig") !=
          std::string::npos);
    CHECK(make_game("pig", {"a.ini", "target = 50\n"}, formats::read_json).has_value());
    CHECK_EQ(make_game("pig", {"a.ini", "# all\ntarget = x\n"}, formats::read_json).error().message,
             "a.ini: line 2: wanted 'target = N' with N from 2 to 10000");
}

}  // namespace ziggurat::tabletop::tests
