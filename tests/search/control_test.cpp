// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/control.h"

#include <thread>

#include <doctest/doctest.h>

namespace ziggurat::search::tests {

using movegen::Side;

namespace {

void rest(int milliseconds) {
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

/// Waits in a thread of its own, and tells whether it has been let go.
class Waiter {
public:
    explicit Waiter(Control& control)
        : thread_([this, &control] {
              control.wait_for_release();
              is_free_ = true;
          }) {}
    ~Waiter() { thread_.join(); }

    [[nodiscard]] bool is_free() const { return is_free_; }
    /// Whether it is let go within a time that no machine needs.
    [[nodiscard]] bool is_let_go() const {
        for (int i = 0; i < 5000 && !is_free_; ++i) {
            rest(1);
        }
        return is_free_;
    }

private:
    std::atomic<bool> is_free_{false};
    std::thread thread_;
};

}  // namespace

TEST_CASE("a search with limits is let go at once") {
    Control control;
    control.begin({}, Side::White, 10);
    CHECK_FALSE(control.is_halted());
    control.wait_for_release();
    control.stop();
    CHECK(control.is_halted());
    control.begin({}, Side::White, 10);
    CHECK_FALSE(control.is_halted());
}

TEST_CASE("an infinite search is held until it is stopped") {
    Control control;
    Limits limits;
    limits.infinite = true;
    limits.movetime_ms = 1;
    control.begin(limits, Side::White, 10);
    rest(5);
    CHECK_FALSE(control.is_out_of_time());
    const Waiter waiter(control);
    control.halt();
    control.ponder_hit();
    rest(20);
    CHECK_FALSE(waiter.is_free());
    control.stop();
    CHECK(waiter.is_let_go());
}

TEST_CASE("a pondering search is held until the hit, and its clock with it") {
    Control control;
    Limits limits;
    limits.ponder = true;
    limits.movetime_ms = 30;
    control.begin(limits, Side::White, 0);
    const Waiter waiter(control);
    rest(60);
    CHECK_FALSE(control.is_out_of_time());
    CHECK_FALSE(waiter.is_free());
    control.ponder_hit();
    CHECK_FALSE(control.is_halted());
    CHECK(waiter.is_let_go());
    rest(40);
    CHECK(control.is_out_of_time());
}

TEST_CASE("a clock of nodes goes by nodes alone") {
    Control control;
    Limits limits;
    limits.movetime_ms = 20;
    limits.node_rate = 1000;
    control.begin(limits, Side::White, 10);
    CHECK(control.count(0) == 20);
    rest(40);
    CHECK(control.count(19) == 1);
    CHECK_FALSE(control.is_out_of_time());
    CHECK(control.count(20) == 0);
    CHECK(control.is_out_of_time());
    control.begin(limits, Side::White, 10);
    CHECK_FALSE(control.is_out_of_time());
    limits.ponder = true;
    control.begin(limits, Side::White, 10);
    control.count(1000);
    CHECK_FALSE(control.is_out_of_time());
    control.ponder_hit();
    CHECK(control.count(1010) == 10);
    control.count(1020);
    CHECK(control.is_out_of_time());
}

TEST_CASE("a clock of CPU time stands while nobody works") {
    Control control;
    Limits limits;
    limits.movetime_ms = 60;
    limits.node_rate = 0;
    control.begin(limits, Side::White, 0);
    rest(80);
    CHECK_FALSE(control.is_out_of_time());
    CHECK(control.elapsed_ms() < 60);
    volatile unsigned work = 0;
    while (!control.is_out_of_time()) {
        work = work + 1;
    }
    CHECK(control.elapsed_ms() >= 60);
}

TEST_CASE("a search that is paused stands still, and its clock with it, until it is resumed or stopped") {
    Control control;
    Limits limits;
    limits.movetime_ms = 400;
    control.begin(limits, Side::White, 0);
    control.wait_while_paused();  // there is nothing to wait for
    control.pause();
    std::atomic<int> woken{0};
    const std::jthread worker([&] {
        control.wait_while_paused();
        ++woken;
    });
    rest(500);
    CHECK(woken == 0);
    control.resume();
    CHECK_FALSE(control.is_out_of_time());
    CHECK(control.elapsed_ms() < 400);
    rest(420);
    CHECK(control.is_out_of_time());
    CHECK(woken == 1);
    control.pause();
    control.stop();
    control.wait_while_paused();
    CHECK(control.is_halted());
}

}  // namespace ziggurat::search::tests
