// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/perft_job.h"

#include <cmath>
#include <string>

namespace ziggurat::protocol {
namespace {

/// About what is counted in some milliseconds, or a tenth of a second under a sanitizer.
constexpr double piece_size = 3e6;

}  // namespace

std::optional<std::uint64_t> count_until_stopped(movegen::Arbiter& game, int depth, int threads,
                                                 const std::atomic<bool>& stop) {
    if (stop) {
        return std::nullopt;
    }
    if (depth == 0) {
        return 1;
    }
    const std::vector<std::string> moves = game.legal_moves();
    std::uint64_t total = 0;
    if (depth <= 2 || std::pow(static_cast<double>(moves.size()), depth) <= piece_size) {
        for (const auto& [move, count] : game.divide(depth, true, threads)) {
            total += count;
        }
        return total;
    }
    for (const std::string& move : moves) {
        game.play(move);
        const auto count = count_until_stopped(game, depth - 1, threads, stop);
        game.undo();
        if (!count) {
            return std::nullopt;
        }
        total += *count;
    }
    return total;
}

void PerftJob::start(std::unique_ptr<movegen::Arbiter> game, int depth, int threads, Output& output) {
    stop();
    stop_ = false;
    is_running_ = true;
    worker_ = std::thread([this, game = std::move(game), depth, threads, &output] {
        run(*game, depth, threads, output);
        const std::lock_guard lock(mutex_);
        is_running_ = false;
        ended_.notify_all();
    });
}

void PerftJob::stop() {
    stop_ = true;
    if (worker_.joinable()) {
        worker_.join();
    }
}

void PerftJob::wait_for(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    ended_.wait_for(lock, time, [this] { return !is_running_; });
}

void PerftJob::run(movegen::Arbiter& game, int depth, int threads, Output& output) {
    std::uint64_t total = depth == 0 ? 1 : 0;
    const std::vector<std::string> moves = depth == 0 ? std::vector<std::string>() : game.legal_moves();
    for (const std::string& move : moves) {
        game.play(move);
        const auto count = count_until_stopped(game, depth - 1, threads, stop_);
        game.undo();
        if (!count) {
            return;
        }
        output.print(move + ": " + std::to_string(*count));
        total += *count;
    }
    output.print("Nodes searched: " + std::to_string(total));
}

}  // namespace ziggurat::protocol
