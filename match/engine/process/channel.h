// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>

#include <boost/process/async_pipe.hpp>

#include "match/engine/process/line_buffer.h"
#include "match/engine/process/process.h"

namespace ziggurat::match {

/// The three pipes of a child. Reading and writing happen in the context's thread, which keeps the channel alive
/// as long as it has to do with it; the public members are for one other thread, `read` and the pipes before.
class Channel : public std::enable_shared_from_this<Channel> {
public:
    Channel(boost::asio::io_context& context, Eavesdropper eavesdropper);

    boost::process::async_pipe& input() { return input_; }
    boost::process::async_pipe& output() { return output_; }
    boost::process::async_pipe& errors() { return errors_; }

    /// Begins to read, in the context's thread.
    void read();
    void send(std::string text);
    Heard next_line(Line& line, Moment deadline, const std::stop_token& stop);
    [[nodiscard]] std::string last_errors() const;
    /// Closes the child's input when all is written.
    void close_input();
    /// Gives up all that is under way.
    void close();

private:
    void read_output();
    void output_came(std::string_view piece, bool has_ended);
    void read_errors();
    void errors_came(std::string_view piece, bool has_ended);
    void keep_error(const std::string& line);
    void write();

    boost::asio::io_context& context_;
    boost::process::async_pipe input_;
    boost::process::async_pipe output_;
    boost::process::async_pipe errors_;
    Eavesdropper eavesdropper_;

    // The context's thread's own.
    std::array<char, 16384> output_piece_{};
    std::array<char, 4096> error_piece_{};
    LineBuffer output_lines_;
    LineBuffer error_lines_;
    std::deque<std::string> to_write_;
    bool closes_input_ = false;

    // Shared by the threads.
    mutable std::mutex mutex_;
    std::condition_variable_any has_news_;
    std::deque<Line> lines_;
    std::size_t waiting_bytes_ = 0;
    bool is_paused_ = false;  // too much has come that nobody wants to hear
    bool has_ended_ = false;
    std::deque<std::string> last_errors_;
};

}  // namespace ziggurat::match
