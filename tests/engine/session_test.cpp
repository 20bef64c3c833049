// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session.h"

#include <chrono>
#include <limits>
#include <thread>

#include <doctest/doctest.h>

#include "tests/engine/heard.h"

// Starting, stopping and changing a session; each search tells one best move, whatever comes between.

namespace ziggurat::engine::tests {

namespace {

SearchOrder infinite() {
    SearchOrder order;
    order.limits.infinite = true;
    return order;
}

SearchOrder pondering() {
    SearchOrder order;
    order.limits.ponder = true;
    order.limits.movetime_ms = 30;
    return order;
}

void rest(int milliseconds) {
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

}  // namespace

TEST_CASE("every rule set has a session, and an unknown name an error that lists them") {
    for (const std::string_view name : movegen::variant_names()) {
        const auto session = session_of(name);
        CHECK(session->game().variant() == name);
        CHECK(session->game().fen() == session->game().initial_fen());
    }
    const auto none = make_session("nosuch");
    REQUIRE_FALSE(none);
    CHECK(none.error().message.find("stackchess-king7") != std::string::npos);
}

TEST_CASE("an infinite search tells its move after stop, once") {
    const auto session = session_of("chess");
    for (int i = 0; i < 20; ++i) {
        Heard heard;
        session->go(infinite(), write_down(heard));
        CHECK(session->is_searching());
        session->stop();
        session->stop();
        session->wait();
        CHECK_FALSE(session->is_searching());
        REQUIRE(heard.bests.size() == 1);
        CHECK(session->game().canonical(heard.best()));
    }
}

TEST_CASE("an infinite search of an exhausted tree, or of none, waits for stop") {
    const auto session = session_of("chess");
    for (const std::string_view fen :
         {"7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}) {
        set_up(*session, fen);
        Heard heard;
        session->go(infinite(), write_down(heard));
        rest(50);
        CHECK(heard.best_count == 0);
        session->stop();
        session->wait();
        CHECK(heard.bests.size() == 1);
    }
}

TEST_CASE("a pondering search waits for its hit, and its time runs from then on") {
    const auto session = session_of("mystic");
    Heard heard;
    session->go(pondering(), write_down(heard));
    rest(80);
    CHECK(heard.best_count == 0);
    session->ponder_hit();
    CHECK(heard.is_told());
    session->wait();
    CHECK(heard.bests.size() == 1);
    session->ponder_hit();
    session->stop();
    CHECK(heard.bests.size() == 1);
}

TEST_CASE("a pondering search can be stopped, and hit and stopped at once") {
    const auto session = session_of("chess");
    for (const bool is_hit : {false, true}) {
        Heard heard;
        session->go(pondering(), write_down(heard));
        if (is_hit) {
            session->ponder_hit();
        }
        session->stop();
        session->wait();
        CHECK(heard.bests.size() == 1);
    }
}

TEST_CASE("a second search ends the first, which tells its move before") {
    const auto session = session_of("levelup");
    Heard first;
    Heard second;
    session->go(infinite(), write_down(first));
    session->go(to_depth(2), write_down(second));
    CHECK(first.best_count == 1);
    session->wait();
    CHECK(second.bests.size() == 1);
}

TEST_CASE("a session that ends stops its search") {
    Heard heard;
    {
        const auto session = session_of("stackchess");
        session->go(infinite(), write_down(heard));
    }
    CHECK(heard.bests.size() == 1);
}

TEST_CASE("nothing that is said to an idle session matters to it") {
    const auto session = session_of("chess");
    session->stop();
    session->ponder_hit();
    session->wait();
    CHECK_FALSE(session->is_searching());
    const auto heard = search(*session, to_depth(3));
    CHECK(heard->last().depth == 3);
}

TEST_CASE("threads, hash and lines can be changed between searches") {
    const auto session = session_of("chess");
    for (const int threads : {2, 4, 1}) {
        Settings settings;
        settings.threads = threads;
        settings.hash_mb = static_cast<std::size_t>(threads);
        CHECK_FALSE(session->configure(settings));
        CHECK(session->settings().threads == threads);
        const auto heard = search(*session, to_nodes(20000));
        CHECK(session->game().canonical(heard->best()));
        session->clear_hash();
    }
}

// Under these sanitizers a program that asks for more memory than there is ends at once.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_CASE("settings that memory cannot hold are refused, and the old ones kept") {
    const auto session = session_of("chess");
    Settings settings;
    settings.hash_mb = std::numeric_limits<std::size_t>::max() >> 22U;
    settings.multi_pv = 3;
    const auto error = session->configure(settings);
    REQUIRE(error);
    CHECK(error->message.find("memory") != std::string::npos);
    CHECK(session->settings().hash_mb == Settings().hash_mb);
    CHECK(session->settings().multi_pv == 1);
    CHECK(search(*session, to_depth(3))->last().depth == 3);
}
#endif

TEST_CASE("a stopped search ends soon") {
    const auto session = session_of("levelup");
    set_up(*session, "r1b1k2r/ppppqp2/3b1n1p/5Q2/2BsP2D/NP6/P1P2PP1/R1B1K3 w Qkq - 0 12");
    Heard heard;
    session->go(infinite(), write_down(heard));
    rest(100);
    const auto start = std::chrono::steady_clock::now();
    session->stop();
    session->wait();
    // Ten milliseconds are the aim; the rest is for loaded machines and checking builds.
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::milliseconds(500));
}

TEST_CASE("there is memory for a table") {
    CHECK(max_hash_mb() >= Settings().hash_mb);
}

}  // namespace ziggurat::engine::tests
