// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/interrupt.h"

#include <atomic>
#include <chrono>
#include <csignal>

namespace ziggurat::protocol {
namespace {

std::atomic<bool> has_signal{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may touch nothing else");

extern "C" void note_signal(int signal) {
    has_signal = true;
    // The next one ends a program that does not listen.
    std::signal(signal, SIG_DFL);
}

}  // namespace

InterruptWatch::InterruptWatch() {
    has_signal = false;
    std::signal(SIGINT, note_signal);
    std::signal(SIGTERM, note_signal);
    // A handler may not request a stop itself, so a thread looks after it.
    watcher_ = std::jthread([this](const std::stop_token& end) {
        constexpr std::chrono::milliseconds pause{20};
        while (!end.stop_requested()) {
            if (has_signal) {
                source_.request_stop();
                return;
            }
            std::this_thread::sleep_for(pause);
        }
    });
}

InterruptWatch::~InterruptWatch() {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

}  // namespace ziggurat::protocol
