// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/referee.h"

#include <chrono>
#include <stdexcept>
#include <thread>

#include <doctest/doctest.h>

using namespace ziggurat::match;
using ziggurat::movegen::Arbiter;
using ziggurat::movegen::Side;

namespace {

/// Plays given moves, then does something else.
class Script : public Player {
public:
    explicit Script(std::vector<std::string> moves) : moves_(std::move(moves)) {}

    [[nodiscard]] const std::string& name() const override { return name_; }
    std::optional<Failure> new_game(const GameStart&, const std::stop_token&) override {
        ++games;
        return std::nullopt;
    }
    Reply choose(const Turn& turn, const std::stop_token& stop) override {
        seen_clock = turn.clock;
        return next_ < moves_.size() ? reply(moves_[next_++]) : at_end(stop);
    }

    static Reply reply(std::string move, Fault fault = Fault::None, std::string detail = {}) {
        Reply reply;
        reply.move = std::move(move);
        reply.fault = fault;
        reply.detail = std::move(detail);
        return reply;
    }

    int games = 0;
    std::optional<ClockTimes> seen_clock;

private:
    virtual Reply at_end(const std::stop_token&) { return reply("a1a1"); }

    std::string name_ = "script";
    std::vector<std::string> moves_;
    std::size_t next_ = 0;
};

class Sleeper : public Script {
public:
    Sleeper() : Script({}) {}

private:
    Reply at_end(const std::stop_token&) override {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        return reply("e2e4");
    }
};

class Thrower : public Script {
public:
    Thrower() : Script({}) {}

private:
    Reply at_end(const std::stop_token&) override { throw std::runtime_error("out of ideas"); }
};

class Failing : public Script {
public:
    explicit Failing(Fault fault) : Script({}), fault_(fault) {}

private:
    Reply at_end(const std::stop_token&) override { return reply({}, fault_, "why"); }

    Fault fault_;
};

class NeverReady : public Script {
public:
    NeverReady() : Script({}) {}

    std::optional<Failure> new_game(const GameStart&, const std::stop_token&) override {
        throw std::runtime_error("not today");
    }
};

struct Played {
    GameRecord record;
    std::string last_fen;
};

Played play(Player& white, Player& black, const Terms& terms = {}, std::string_view fen = {},
            std::string_view variant = "chess") {
    const auto game = ziggurat::movegen::make_arbiter(variant);
    REQUIRE(game);
    if (!fen.empty()) {
        REQUIRE_FALSE((*game)->set_up(fen, {}));
    }
    GameRecord record = play_game(**game, {&white, &black}, for_both(terms), {});
    return {std::move(record), (*game)->fen()};
}

}  // namespace

TEST_CASE("a mate ends the game") {
    Script white({"f2f3", "g2g4"});
    Script black({"e7e5", "d8h4"});
    const GameRecord record = play(white, black).record;
    CHECK(record.end.result == Result::BlackWins);
    CHECK(record.end.ending == Ending::Checkmate);
    CHECK(record.end.remark == "Black mates");
    CHECK(record.san_moves == std::vector<std::string>{"f3", "e5", "g4", "Qh4#"});
    CHECK(white.games == 1);
    CHECK(black.games == 1);
    CHECK_FALSE(record.has_own_start);
    CHECK(record.first_number == 1);
}

TEST_CASE("a third repetition is a draw") {
    Script white({"g1f3", "f3g1", "g1f3", "f3g1"});
    Script black({"g8f6", "f6g8", "g8f6", "f6g8"});
    const GameRecord record = play(white, black).record;
    CHECK(record.end.result == Result::Draw);
    CHECK(record.end.ending == Ending::Repetition);
    CHECK(record.san_moves.size() == 8);
}

TEST_CASE("the other draws of the rules") {
    Script stalemating({"e6f7"});
    Script other({});
    CHECK(play(stalemating, other, {}, "7k/8/4Q1K1/8/8/8/8/8 w - - 0 1").record.end.ending == Ending::Stalemate);
    Script waiting({"b1b2"});
    CHECK(play(waiting, other, {}, "7k/8/8/8/8/8/8/KQ6 w - - 99 120").record.end.ending == Ending::FiftyMoves);
    CHECK(play(other, other, {}, "7k/8/8/8/8/8/8/K7 w - - 0 1").record.end.ending == Ending::DeadPosition);
}

TEST_CASE("an illegal move loses and is not played") {
    Script white({"e2e4"});
    for (const char* const text : {"e7e4", "", "0000", "(none)", "e2e4", "e7e8q", "frob"}) {
        CAPTURE(text);
        Script first({"e2e4"});
        Script black({text});
        const Played played = play(first, black);
        CHECK(played.record.end.result == Result::WhiteWins);
        CHECK(played.record.end.ending == Ending::IllegalMove);
        CHECK(played.record.san_moves == std::vector<std::string>{"e4"});
        CHECK(played.record.end.remark.find(text) != std::string::npos);
    }
}

TEST_CASE("a flag that falls loses, and a margin forgives") {
    Terms terms;
    terms.time_control = TimeControl{0, 10, 0};
    {
        Sleeper white;
        Script black({});
        const GameRecord record = play(white, black, terms).record;
        CHECK(record.end.result == Result::BlackWins);
        CHECK(record.end.ending == Ending::TimeForfeit);
        CHECK(record.san_moves.empty());
    }
    terms.margin_ms = 10000;
    Sleeper white;
    Script black({"a7a7"});
    CHECK(play(white, black, terms).record.end.ending == Ending::IllegalMove);
}

TEST_CASE("players see both clocks") {
    Terms terms;
    terms.time_control = TimeControl{40, 60000, 500};
    Script white({"e2e4", "d2d4"});
    Script black({"e7e5"});
    play(white, black, terms);
    REQUIRE(white.seen_clock);
    CHECK(white.seen_clock->moves_to_go == 39);
    CHECK(white.seen_clock->increment_ms[0] == 500);
    CHECK(white.seen_clock->remaining_ms[index(Side::White)] > 55000);
    CHECK(white.seen_clock->remaining_ms[index(Side::Black)] > 55000);
}

TEST_CASE("players that fail lose, each fault by its name") {
    Script black({});
    Thrower thrower;
    const GameRecord crashed = play(thrower, black).record;
    CHECK(crashed.end.ending == Ending::Crash);
    CHECK(crashed.end.result == Result::BlackWins);
    CHECK(crashed.end.remark.find("out of ideas") != std::string::npos);
    NeverReady absent;
    Script white({"e2e4"});
    const GameRecord never_begun = play(white, absent).record;
    CHECK(never_begun.end.ending == Ending::Crash);
    CHECK(never_begun.end.result == Result::WhiteWins);
    CHECK(never_begun.san_moves.empty());
    Failing stalled(Fault::Stalled);
    CHECK(play(stalled, black).record.end.ending == Ending::Stall);
    Failing gone(Fault::Crashed);
    CHECK(play(gone, black).record.end.ending == Ending::Crash);
    Failing interrupted(Fault::Interrupted);
    const GameRecord given_up = play(interrupted, black).record;
    CHECK(given_up.end.ending == Ending::Interrupted);
    CHECK(given_up.end.result == Result::Unknown);
}

TEST_CASE("a stop request ends the game before the next move") {
    const auto game = ziggurat::movegen::make_arbiter("chess");
    Script white({"e2e4"});
    Script black({});
    std::stop_source source;
    source.request_stop();
    const GameRecord record = play_game(**game, {&white, &black}, {}, source.get_token());
    CHECK(record.end.ending == Ending::Interrupted);
    CHECK(record.san_moves.empty());
}

TEST_CASE("the record knows where and with whom the game began") {
    Script white({"e2e4"});
    Script black({"e8d7"});
    const GameRecord record = play(white, black, {}, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7").record;
    CHECK(record.has_own_start);
    CHECK(record.first_side == Side::Black);
    CHECK(record.first_number == 7);
    CHECK(record.san_moves == std::vector<std::string>{"Kd7", "e4"});
}

TEST_CASE("an opening that was played before belongs to the game") {
    const auto game = ziggurat::movegen::make_arbiter("chess");
    for (const char* const move : {"e2e4", "e7e5", "g1f3"}) {
        REQUIRE_FALSE((*game)->play(move));
    }
    Script white({});
    Script black({"b8c6"});
    const GameRecord record = play_game(**game, {&white, &black}, {}, {});
    CHECK(record.first_number == 1);
    CHECK(record.first_side == Side::White);
    CHECK(record.san_moves == std::vector<std::string>{"e4", "e5", "Nf3", "Nc6"});
}

TEST_CASE("observers see each move that was played") {
    const auto game = ziggurat::movegen::make_arbiter("chess");
    Script white({"f2f3", "g2g4"});
    Script black({"e7e5", "d8h4"});
    std::string seen;
    play_game(**game, {&white, &black}, {}, {}, [&](const Arbiter& after, const std::string& san) {
        seen += san + (after.side() == Side::White ? " b " : " w ");
    });
    CHECK(seen == "f3 w e5 b g4 w Qh4# b ");
}

TEST_CASE("the time control tag") {
    Terms terms;
    CHECK(time_control_tag(terms) == "-");
    terms.limits.movetime_ms = 50;
    CHECK(time_control_tag(terms) == "0.05/move");
    terms.time_control = TimeControl{40, 60000, 0};
    CHECK(time_control_tag(terms) == "40/60");
}
