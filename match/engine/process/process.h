// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace ziggurat::match {

using Moment = std::chrono::steady_clock::time_point;

/// How a program is started.
struct Command {
    /// With a slash a path, from `directory` or else from here; without one on the PATH, among /usr/games, or in
    /// `directory`.
    std::string program;
    std::vector<std::string> arguments;
    std::string directory;  ///< where it runs; empty for here

    bool operator==(const Command&) const = default;
};

/// A line that a program has printed, without its end, and when it arrived.
struct Line {
    std::string text;
    Moment arrival;
};

/// What waiting for a line brought.
enum class Heard : std::uint8_t { Line, Nothing, End, Stopped };

/// Told what goes through a pipe. Called from several threads, one line at a time for each process.
struct Eavesdropper {
    std::function<void(std::string_view line)> on_sent;
    std::function<void(std::string_view line)> on_line;
    std::function<void(std::string_view line)> on_error_line;
};

/// A running program that is spoken to in lines. Its output is read as it comes, whether or not somebody waits
/// for it, up to some megabytes; after that the program has to wait. What it writes to standard error is read
/// without end, and the last of it kept. It forms a process group, and is killed if this program is.
class Process {
public:
    Process() = default;
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    /// Kills the program and its children if they still run.
    virtual ~Process() = default;

    /// Sends one line or several, without waiting until they are read. `lines` lacks the last line break.
    virtual void send(std::string_view lines) = 0;
    /// Waits for the next line: `Nothing` at the deadline, `End` when the output is closed and all was read,
    /// `Stopped` after a stop request.
    virtual Heard next_line(Line& line, Moment deadline, const std::stop_token& stop) = 0;
    /// The last few lines of standard error, in one line, at most some hundred characters.
    [[nodiscard]] virtual std::string last_errors() const = 0;
    /// After `End`: what became of the program, such as "exit code 3" or "signal 11 (Segmentation fault)".
    virtual std::string fate() = 0;
    /// Closes the program's input and gives it some time to end; then kills it. False if it had to be killed.
    virtual bool finish(std::chrono::milliseconds patience) = 0;
};

/// Starts programs, and carries what they say in a thread of its own. Outlives its processes.
class ProcessHost {
public:
    ProcessHost();
    ProcessHost(const ProcessHost&) = delete;
    ProcessHost& operator=(const ProcessHost&) = delete;
    ~ProcessHost();

    /// An error, with the reason, where there is no such program or it cannot be run.
    base::Result<std::unique_ptr<Process>> start(const Command& command, Eavesdropper eavesdropper);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ziggurat::match
