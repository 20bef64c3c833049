// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/process/process.h"

#include <csignal>
#include <filesystem>
#include <future>
#include <thread>

#include <boost/process.hpp>
#include <boost/process/extend.hpp>
#include <fcntl.h>

#include "match/engine/process/channel.h"
#include "match/engine/process/child.h"

namespace ziggurat::match {

namespace asio = boost::asio;
namespace bp = boost::process;

namespace {

class ChildProcess final : public Process {
public:
    ChildProcess(std::shared_ptr<Channel> channel, Child child) : channel_(std::move(channel)), child_(child) {}
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess() override {
        child_.kill();
        channel_->close();
    }

    void send(std::string_view lines) override { channel_->send(std::string(lines) + '\n'); }

    Heard next_line(Line& line, Moment deadline, const std::stop_token& stop) override {
        return channel_->next_line(line, deadline, stop);
    }

    [[nodiscard]] std::string last_errors() const override { return channel_->last_errors(); }

    std::string fate() override {
        constexpr std::chrono::milliseconds patience{300};
        return child_.wait(patience) ? child_.fate() : "closed its output";
    }

    bool finish(std::chrono::milliseconds patience) override {
        channel_->close_input();
        const bool ended = child_.wait(patience);
        child_.kill();
        return ended;
    }

private:
    std::shared_ptr<Channel> channel_;
    Child child_;
};

/// The program's file; an empty path where there is none.
std::filesystem::path find_program(const Command& command) {
    namespace fs = std::filesystem;
    std::error_code error;
    std::vector<fs::path> candidates = {fs::path(command.directory) / command.program};
    if (command.program.find('/') != std::string::npos) {
        candidates.emplace_back(command.program);
    } else {
        // Debian keeps engines among the games, which not everybody has on the PATH.
        candidates = {fs::path(bp::search_path(command.program).string()),
                      fs::path("/usr/games") / command.program, candidates.front()};
    }
    for (const fs::path& candidate : candidates) {
        if (!candidate.empty() && fs::is_regular_file(candidate, error)) {
            return fs::absolute(candidate);
        }
    }
    return {};
}

/// Keeps an end of a pipe from other children; a copy made for a child loses the mark.
void close_on_exec(bp::async_pipe& pipe) {
    for (const int end : {pipe.native_source(), pipe.native_sink()}) {
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    }
}

}  // namespace

class ProcessHost::Impl {
public:
    Impl() : work_(asio::make_work_guard(context_)), thread_([this] { context_.run(); }) {
        // Writing to an engine that is gone is found out by what it no longer says.
        std::signal(SIGPIPE, SIG_IGN);
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() {
        work_.reset();
        context_.stop();
        thread_.join();
    }

    base::Result<std::unique_ptr<Process>> start(const Command& command, Eavesdropper eavesdropper) {
        // Always in the same thread: the kernel kills a child when the thread that made it ends.
        std::promise<base::Result<std::unique_ptr<Process>>> promise;
        auto started = promise.get_future();
        asio::post(context_, [&] { promise.set_value(start_here(command, std::move(eavesdropper))); });
        return started.get();
    }

private:
    base::Result<std::unique_ptr<Process>> start_here(const Command& command, Eavesdropper eavesdropper) {
        const std::filesystem::path program = find_program(command);
        if (program.empty()) {
            return base::Error{"there is no program \"" + command.program + "\""};
        }
        const std::string directory = command.directory.empty() ? "." : command.directory;
        std::error_code error;
        if (!std::filesystem::is_directory(directory, error)) {
            return base::Error{"there is no directory \"" + directory + "\""};
        }
        auto channel = std::make_shared<Channel>(context_, std::move(eavesdropper));
        for (bp::async_pipe* const pipe : {&channel->input(), &channel->output(), &channel->errors()}) {
            close_on_exec(*pipe);
        }
        bp::child child(
            bp::exe = program.string(), bp::args = command.arguments, bp::start_dir = directory,
            bp::std_in<channel->input(), bp::std_out> channel->output(), bp::std_err > channel->errors(), context_,
            error, bp::extend::on_exec_setup = [](auto&) { become_child(); });
        if (error) {
            return base::Error{"\"" + command.program + "\" cannot be run: " + error.message()};
        }
        const pid_t id = child.id();
        child.detach();
        channel->read();
        return std::unique_ptr<Process>(std::make_unique<ChildProcess>(std::move(channel), Child(id)));
    }

    asio::io_context context_;
    asio::executor_work_guard<asio::io_context::executor_type> work_;
    std::thread thread_;
};

ProcessHost::ProcessHost() : impl_(std::make_unique<Impl>()) {}

ProcessHost::~ProcessHost() = default;

base::Result<std::unique_ptr<Process>> ProcessHost::start(const Command& command, Eavesdropper eavesdropper) {
    return impl_->start(command, std::move(eavesdropper));
}

}  // namespace ziggurat::match
