// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include <sys/types.h>

namespace ziggurat::match {

/// Called in a new process before it becomes another program: makes it the head of a process group, with the
/// usual signals, that dies with its parent.
void become_child();

/// A child process by its number: waited for exactly once, killed with its group.
class Child {
public:
    explicit Child(pid_t id) : id_(id) {}

    /// Waits until it has ended, or so long; whether it has.
    bool wait(std::chrono::milliseconds patience);
    /// Kills it and all of its group, and waits for its end. Harmless when it has ended.
    void kill();
    /// After its end: "exit code 3" or "signal 11 (Segmentation fault)".
    [[nodiscard]] std::string fate() const;

private:
    void reap(bool is_blocking);

    pid_t id_;
    std::optional<int> status_;  // as waitpid gives it, once it has ended
};

}  // namespace ziggurat::match
