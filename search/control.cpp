// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/control.h"

#include <ctime>
#include <limits>

namespace ziggurat::search {

namespace {

constexpr double ns_a_second = 1e9;

std::int64_t wall_ns() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

/// Of all threads of the program together.
std::int64_t cpu_ns() {
    return static_cast<std::int64_t>(static_cast<double>(std::clock()) * (ns_a_second / CLOCKS_PER_SEC));
}

}  // namespace

std::int64_t Control::wall_or_cpu_ns() const {
    return node_rate_ ? cpu_ns() : wall_ns();
}

std::int64_t Control::now_ns() const {
    if (node_rate_.value_or(0) == 0) {
        return wall_or_cpu_ns();
    }
    const auto nodes = static_cast<double>(nodes_.load(relaxed));
    return static_cast<std::int64_t>(nodes * (ns_a_second / static_cast<double>(*node_rate_)));
}

std::uint64_t Control::count(std::uint64_t nodes) {
    constexpr auto no_end = std::numeric_limits<std::uint64_t>::max();
    nodes_.store(nodes, relaxed);
    if (node_rate_.value_or(0) == 0 || !budget_.is_limited() || pondering_) {
        return no_end;
    }
    const std::int64_t left_ns = clock_started_ + budget_.hard_ms * 1'000'000 - now_ns();
    return left_ns <= 0 ? 0
                        : static_cast<std::uint64_t>(static_cast<double>(left_ns) / ns_a_second *
                                                     static_cast<double>(*node_rate_));
}

void Control::begin(const Limits& limits, movegen::Side mover, std::int64_t overhead_ms) {
    const std::lock_guard lock(mutex_);
    node_rate_ = limits.node_rate;
    nodes_ = 0;
    // What is lost on the way is lost on the wall's clock alone.
    budget_ = limits.infinite ? TimeBudget{} : allot_time(limits, mover, node_rate_ ? 0 : overhead_ms);
    infinite_ = limits.infinite;
    released_ = false;
    halted_ = false;
    pondering_ = limits.ponder;
    paused_ = false;
    begun_ = wall_or_cpu_ns();
    clock_started_ = now_ns();
}

void Control::stop() {
    {
        const std::lock_guard lock(mutex_);
        released_ = true;
        halt();
        go_on();
    }
    changed_.notify_all();
}

void Control::pause() {
    const std::lock_guard lock(mutex_);
    if (!paused_) {
        paused_since_ = wall_ns();
        paused_ = true;
    }
}

void Control::resume() {
    {
        const std::lock_guard lock(mutex_);
        go_on();
    }
    changed_.notify_all();
}

/// Ends a pause as if it had not been. The mutex is held.
void Control::go_on() {
    if (paused_ && !node_rate_) {
        const std::int64_t pause_ns = wall_ns() - paused_since_;
        begun_ += pause_ns;
        clock_started_ += pause_ns;
    }
    paused_ = false;
}

void Control::stand_still() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !paused_; });
}

void Control::ponder_hit() {
    {
        const std::lock_guard lock(mutex_);
        if (!pondering_) {
            return;
        }
        clock_started_ = now_ns();
        pondering_.store(false, std::memory_order_release);
    }
    changed_.notify_all();
}

void Control::wait_for_release() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return released_ || (!infinite_ && !pondering_); });
}

}  // namespace ziggurat::search
