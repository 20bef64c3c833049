// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "engine/session.h"
#include "protocol/output.h"
#include "protocol/perft_job.h"
#include "protocol/uci/options.h"

namespace ziggurat::protocol {

/// The UCI protocol over one engine session: takes commands line by line, prints answers, never waits for a
/// search except to stop it.
class Uci {
public:
    explicit Uci(Output& output);
    Uci(const Uci&) = delete;
    Uci& operator=(const Uci&) = delete;
    ~Uci();

    /// Carries out one line; false after `quit`.
    bool execute(std::string_view line);
    /// No more lines will come: lets a search that ends by itself finish (not longer than `patience`), stops
    /// any other.
    void end_of_input(std::chrono::milliseconds patience);

private:
    using Words = std::vector<std::string_view>;  // those behind the command's own
    struct Command;
    static std::span<const Command> commands();
    static const Command* find_command(std::string_view word);

    void uci(const Words& words);
    void isready(const Words& words);
    void debug(const Words& words);
    void ucinewgame(const Words& words);
    void setoption(const Words& words);
    void position(const Words& words);
    void go(const Words& words);
    void stop(const Words& words);
    void ponderhit(const Words& words);
    void quit(const Words& words);
    void display(const Words& words);
    void flip(const Words& words);
    void eval(const Words& words);
    void bench(const Words& words);
    void help(const Words& words);

    void apply(const OptionChange& change);
    void change_variant(const OptionValues& values);
    void go_without_position(const search::Limits& limits);
    void go_perft(std::string_view depth);
    void start_search(engine::SearchOrder order);
    void stop_work();
    void tell(std::string_view reason);

    Output& output_;
    OptionValues options_;
    std::unique_ptr<engine::Session> session_;
    PerftJob perft_;
    bool has_position_ = true;
    bool owes_best_move_ = false;  // a `go infinite` without a position is answered at `stop`
    bool has_limit_ = false;       // whether the last search would end by itself, were it not pondering
    bool is_pondering_ = false;
    bool has_quit_ = false;

    std::mutex mutex_;
    std::condition_variable search_ended_;
    bool is_searching_ = false;  // guarded by mutex_: until the best move is printed
};

}  // namespace ziggurat::protocol
