// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "engine/session.h"
#include "tests/web/course_data.h"

namespace ziggurat::web::tests {

namespace {

using movegen::Arbiter;

bool is_mate(const Arbiter& game) {
    return game.in_check() && game.legal_moves().empty();
}

/// Calls visit() behind each legal move, and takes it back, until visit returns true; whether it did.
template <class Visit>
bool any_move(Arbiter& game, const Visit& visit) {
    for (const std::string& move : game.legal_moves()) {
        REQUIRE_FALSE(game.play(move).has_value());
        const bool found = visit(move);
        game.undo();
        if (found) {
            return true;
        }
    }
    return false;
}

/// Whether the side to move can force mate in so many moves of its own, found by trying everything.
bool forces_mate(Arbiter& game, int moves);

/// Whether the side that is not to move, having just moved, will have mated within so many moves more.
bool is_forced(Arbiter& game, int moves) {
    if (is_mate(game)) {
        return true;
    }
    return moves > 0 && game.outcome() == movegen::Outcome::Ongoing &&
           !any_move(game, [&](const std::string&) { return !forces_mate(game, moves); });
}

bool forces_mate(Arbiter& game, int moves) {
    return any_move(game, [&](const std::string&) { return is_forced(game, moves - 1); });
}

/// Every first move that forces mate in time.
std::vector<std::string> keys(Arbiter& game, int moves) {
    std::vector<std::string> found;
    any_move(game, [&](const std::string& move) {
        if (is_forced(game, moves - 1)) {
            found.push_back(move);
        }
        return false;
    });
    return found;
}

void check_mate(const base::JsonValue& puzzle, int moves) {
    const auto game = begin(text(puzzle, "variant"), member(puzzle, "fen"));
    const auto solution = texts(puzzle, "solution");
    REQUIRE_EQ(solution.size(), static_cast<std::size_t>(2 * moves - 1));
    const std::vector<std::string> only = {std::string(solution.front())};
    CHECK_EQ(keys(*game, moves), only);
    for (const std::string_view move : solution) {
        CHECK_EQ(game->canonical(move), std::string(move));
        REQUIRE_FALSE(game->play(move).has_value());
    }
    CHECK(is_mate(*game));
}

/// The best two moves with their values, by a search of the engine.
std::vector<engine::LineReport> best_two(engine::Session& session) {
    constexpr int depth = 8;
    engine::SearchOrder order;
    order.limits.depth = depth;
    std::map<int, engine::LineReport> lines;
    engine::SearchEvents events;
    events.on_report = [&](const engine::LineReport& report) {
        if (report.bound == engine::Bound::Exact) {
            lines[report.line] = report;
        }
    };
    events.on_best = [](const engine::BestMove&) {};
    session.go(order, events);
    session.wait();
    REQUIRE_EQ(lines.size(), 2);
    return {lines[1], lines[2]};
}

/// The solver's moves are better than all others by the worth of a man.
void check_win(const base::JsonValue& puzzle) {
    constexpr int least_gain_cp = 300;
    auto session = engine::make_session(text(puzzle, "variant"));
    REQUIRE(session.has_value());
    engine::Settings settings = (*session)->settings();
    settings.multi_pv = 2;
    REQUIRE_FALSE((*session)->configure(settings).has_value());
    std::vector<std::string_view> played;
    const auto solution = texts(puzzle, "solution");
    CHECK_EQ(solution.size() % 2, 1);
    for (const std::string_view move : solution) {
        REQUIRE_FALSE((*session)->game().set_up(text(puzzle, "fen"), played).has_value());
        CHECK_EQ((*session)->game().canonical(move), std::string(move));
        if (played.size() % 2 == 0) {
            INFO("behind ", played.size(), " moves");
            const auto best = best_two(**session);
            CHECK_EQ(best[0].moves.front(), std::string(move));
            CHECK_GT(best[0].score.value, 0);
            CHECK((best[0].score.is_mate || best[0].score.value - best[1].score.value >= least_gain_cp));
            CHECK((best[1].score.is_mate ? best[1].score.value < 0 : true));
        }
        played.push_back(move);
    }
}

}  // namespace

TEST_CASE("each game has three puzzles, and their identities are their own") {
    std::map<std::string, int> count;
    std::set<std::string> identities;
    const base::JsonValue puzzles = course_data("puzzles.json");
    for (const base::JsonValue& puzzle : puzzles.items) {
        ++count[text(puzzle, "variant")];
        identities.insert(text(puzzle, "id"));
        for (const char* const words : {"title", "task", "explanation"}) {
            CHECK_FALSE(text(puzzle, words).empty());
        }
    }
    CHECK_EQ(count, std::map<std::string, int>{{"chess", 3}, {"levelup", 3}, {"mystic", 3}, {"stackchess", 3}});
    CHECK_EQ(identities.size(), puzzles.items.size());
}

TEST_CASE("the solution of each puzzle is the only one") {
    for (const base::JsonValue& puzzle : course_data("puzzles.json").items) {
        INFO(text(puzzle, "id"));
        const base::JsonValue& mate_in = member(puzzle, "mateIn");
        if (mate_in.is(base::JsonValue::Type::Number)) {
            check_mate(puzzle, static_cast<int>(mate_in.number));
        } else {
            check_win(puzzle);
        }
    }
}

TEST_CASE("a mate is found where there is one, and in time") {
    const auto game = begin("chess", base::JsonValue{});
    REQUIRE_FALSE(game->set_up("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", {}).has_value());
    CHECK_FALSE(forces_mate(*game, 1));
    CHECK_EQ(keys(*game, 2), std::vector<std::string>{"f6f7"});
    REQUIRE_FALSE(game->set_up("7k/8/6K1/8/8/8/8/R7 w - - 0 1", {}).has_value());
    CHECK(forces_mate(*game, 1));
}

}  // namespace ziggurat::web::tests
