// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

#include "search/limits.h"
#include "search/time_budget.h"

namespace ziggurat::search {

/// The reins of one search at a time: who commands it sets them from any thread, the workers look at them. Only
/// `begin` needs that no search runs.
class Control {
public:
    /// Starts the clock for a search by these limits.
    void begin(const Limits& limits, movegen::Side mover, std::int64_t overhead_ms);

    /// The search shall end and tell its move.
    void stop();
    /// The pondered move was played: the clock starts now.
    void ponder_hit();

    /// The search shall stand still, and its clock with it, until `resume` or `stop`.
    void pause();
    void resume();
    /// Waits, without work, while the search is to stand still.
    void wait_while_paused() {
        if (paused_.load(std::memory_order_relaxed)) {
            stand_still();
        }
    }

    /// The workers shall end, but the move may have to wait for `stop` or `ponder_hit`.
    void halt() { halted_.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool is_halted() const { return halted_.load(std::memory_order_relaxed); }

    /// Waits, without work, until the move may be told.
    void wait_for_release();

    /// Milliseconds since `begin`: of CPU time, where nodes or CPU time are what the clock goes by.
    [[nodiscard]] std::int64_t elapsed_ms() const { return (wall_or_cpu_ns() - begun_.load(relaxed)) / 1'000'000; }

    /// How many nodes all workers have searched since `begin`: for a clock that goes by them. Returns for how many
    /// more the time will last.
    std::uint64_t count(std::uint64_t nodes);
    /// Whether the time for this move is used up.
    [[nodiscard]] bool is_out_of_time() const { return is_past(budget_.hard_ms); }
    /// Whether another iteration is worth its time, where this move deserves `percent` of the usual.
    [[nodiscard]] bool is_time_well_spent(int percent) const {
        return budget_.soft_ms == TimeBudget::unlimited_ms || !is_past(budget_.soft_ms * percent / 100);
    }
    [[nodiscard]] const TimeBudget& budget() const { return budget_; }

private:
    static constexpr auto relaxed = std::memory_order_relaxed;

    [[nodiscard]] std::int64_t wall_or_cpu_ns() const;
    /// The clock that the limits go by.
    [[nodiscard]] std::int64_t now_ns() const;
    void stand_still();
    void go_on();

    [[nodiscard]] bool is_past(std::int64_t limit_ms) const {
        return limit_ms < TimeBudget::unlimited_ms && !pondering_.load(std::memory_order_acquire) &&
               now_ns() - clock_started_.load(relaxed) >= limit_ms * 1'000'000;
    }

    TimeBudget budget_;
    std::optional<std::uint64_t> node_rate_;
    std::atomic<std::uint64_t> nodes_{0};
    bool infinite_ = false;
    bool released_ = false;  // guarded by mutex_
    std::atomic<bool> halted_{false};
    std::atomic<bool> pondering_{false};
    std::atomic<bool> paused_{false};
    std::int64_t paused_since_ = 0;               // guarded by mutex_, as are all changes of what follows
    std::atomic<std::int64_t> begun_{0};          // by wall_or_cpu_ns
    std::atomic<std::int64_t> clock_started_{0};  // by now_ns: when the search began or the ponder hit came
    std::mutex mutex_;
    std::condition_variable changed_;
};

}  // namespace ziggurat::search
