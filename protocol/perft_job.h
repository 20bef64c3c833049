// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "movegen/game/arbiter.h"
#include "protocol/output.h"

namespace ziggurat::protocol {

/// The number of move sequences of length `depth`, 0 or more, counted in pieces, so that it ends soon after
/// `stop` is set; then there is no number. The game is the same afterwards.
std::optional<std::uint64_t> count_until_stopped(movegen::Arbiter& game, int depth, int threads,
                                                 const std::atomic<bool>& stop);

/// A perft in the background that prints one `move: count` line a first move, then `Nodes searched: N`, which
/// is left out when it is stopped.
class PerftJob {
public:
    PerftJob() = default;
    PerftJob(const PerftJob&) = delete;
    PerftJob& operator=(const PerftJob&) = delete;
    ~PerftJob() { stop(); }

    /// Ends a job that still runs and begins a new one on a game of its own.
    void start(std::unique_ptr<movegen::Arbiter> game, int depth, int threads, Output& output);
    /// Ends the job at once; it is over when this returns.
    void stop();
    /// Waits until the job is over, or no longer than this.
    void wait_for(std::chrono::milliseconds time);

private:
    void run(movegen::Arbiter& game, int depth, int threads, Output& output);

    std::atomic<bool> stop_{false};
    std::thread worker_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool is_running_ = false;  // guarded by mutex_
};

}  // namespace ziggurat::protocol
