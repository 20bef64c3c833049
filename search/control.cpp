// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/control.h"

namespace ziggurat::search {

void Control::begin(const Limits& limits, movegen::Side mover, std::int64_t overhead_ms) {
    const std::lock_guard lock(mutex_);
    budget_ = limits.infinite ? TimeBudget{} : allot_time(limits, mover, overhead_ms);
    infinite_ = limits.infinite;
    released_ = false;
    halted_ = false;
    pondering_ = limits.ponder;
    paused_ = false;
    begun_ = now_ns();
    clock_started_ = begun_.load();
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
        paused_since_ = now_ns();
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
    if (paused_) {
        const std::int64_t pause_ns = now_ns() - paused_since_;
        begun_ += pause_ns;
        clock_started_ += pause_ns;
        paused_ = false;
    }
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
