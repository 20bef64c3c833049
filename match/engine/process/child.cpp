// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/process/child.h"

#include <csignal>
#include <cstring>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace ziggurat::match {

void become_child() {
    ::setpgid(0, 0);
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

void Child::reap(bool is_blocking) {
    if (status_) {
        return;
    }
    siginfo_t info{};
    // Looked at first and taken away later: while it is a zombie, nobody else can have the group's number.
    const int flags = WEXITED | WNOWAIT | (is_blocking ? 0 : WNOHANG);
    if (::waitid(P_PID, static_cast<id_t>(id_), &info, flags) != 0) {
        status_ = 0;  // somebody else has waited for it
    } else if (info.si_pid == id_) {
        ::kill(-id_, SIGKILL);
        int status = 0;
        ::waitpid(id_, &status, 0);
        status_ = status;
    }
}

bool Child::wait(std::chrono::milliseconds patience) {
    constexpr std::chrono::milliseconds pause{2};
    const auto deadline = std::chrono::steady_clock::now() + patience;
    reap(false);
    while (!status_ && std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(pause);
        reap(false);
    }
    return status_.has_value();
}

void Child::kill() {
    if (!status_) {
        ::kill(-id_, SIGKILL);
        ::kill(id_, SIGKILL);  // should it not have made its group yet
        reap(true);
    }
}

std::string Child::fate() const {
    const int status = status_.value_or(0);
    if (WIFSIGNALED(status)) {
        const int signal = WTERMSIG(status);
        return "signal " + std::to_string(signal) + " (" + ::strsignal(signal) + ")";
    }
    return "exit code " + std::to_string(WEXITSTATUS(status));
}

}  // namespace ziggurat::match
