// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/process/channel.h"

#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

namespace ziggurat::match {

namespace asio = boost::asio;

namespace {

/// Beyond this an engine has to wait until somebody listens.
constexpr std::size_t most_waiting_bytes = 4U << 20U;
constexpr std::size_t kept_error_lines = 3;
constexpr std::size_t longest_kept_error = 200;

}  // namespace

Channel::Channel(asio::io_context& context, Eavesdropper eavesdropper)
    : context_(context),
      input_(context),
      output_(context),
      errors_(context),
      eavesdropper_(std::move(eavesdropper)) {}

void Channel::read() {
    read_output();
    read_errors();
}

void Channel::read_output() {
    output_.async_read_some(asio::buffer(output_piece_),
                            [self = shared_from_this()](const auto& error, std::size_t size) {
                                self->output_came({self->output_piece_.data(), size}, static_cast<bool>(error));
                            });
}

void Channel::output_came(std::string_view piece, bool has_ended) {
    const Moment now = std::chrono::steady_clock::now();
    output_lines_.add(piece);
    std::deque<Line> news;
    while (auto line = output_lines_.next()) {
        news.push_back({std::move(*line), now});
    }
    if (has_ended) {
        if (std::string rest = output_lines_.rest(); !rest.empty()) {
            news.push_back({std::move(rest), now});
        }
    }
    for (const Line& line : news) {
        eavesdropper_.on_line(line.text);
    }
    bool goes_on = !has_ended;
    {
        const std::lock_guard lock(mutex_);
        for (Line& line : news) {
            waiting_bytes_ += line.text.size() + sizeof(Line);
            lines_.push_back(std::move(line));
        }
        has_ended_ = has_ended_ || has_ended;
        is_paused_ = goes_on && waiting_bytes_ > most_waiting_bytes;
        goes_on = goes_on && !is_paused_;
    }
    has_news_.notify_all();
    if (goes_on) {
        read_output();
    }
}

void Channel::read_errors() {
    errors_.async_read_some(asio::buffer(error_piece_),
                            [self = shared_from_this()](const auto& error, std::size_t size) {
                                self->errors_came({self->error_piece_.data(), size}, static_cast<bool>(error));
                            });
}

void Channel::errors_came(std::string_view piece, bool has_ended) {
    error_lines_.add(piece);
    while (const auto line = error_lines_.next()) {
        keep_error(*line);
    }
    if (!has_ended) {
        return read_errors();
    }
    if (const std::string rest = error_lines_.rest(); !rest.empty()) {
        keep_error(rest);
    }
}

void Channel::keep_error(const std::string& line) {
    eavesdropper_.on_error_line(line);
    const std::lock_guard lock(mutex_);
    last_errors_.push_back(line.substr(0, longest_kept_error));
    if (last_errors_.size() > kept_error_lines) {
        last_errors_.pop_front();
    }
}

void Channel::send(std::string text) {
    asio::post(context_, [self = shared_from_this(), text = std::move(text)] {
        self->eavesdropper_.on_sent(std::string_view(text).substr(0, text.size() - 1));
        self->to_write_.push_back(text);
        if (self->to_write_.size() == 1) {
            self->write();
        }
    });
}

/// Writes what waits, piece by piece: an engine that does not read holds up nobody but itself.
void Channel::write() {
    if (to_write_.empty()) {
        if (closes_input_) {
            input_.close();
        }
        return;
    }
    asio::async_write(input_, asio::buffer(to_write_.front()),
                      [self = shared_from_this()](const auto& error, auto) {
                          if (!error) {
                              self->to_write_.pop_front();
                              self->write();
                          }
                      });
}

Heard Channel::next_line(Line& line, Moment deadline, const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    has_news_.wait_until(lock, stop, deadline, [this] { return !lines_.empty() || has_ended_; });
    if (stop.stop_requested()) {
        return Heard::Stopped;
    }
    if (lines_.empty()) {
        return has_ended_ ? Heard::End : Heard::Nothing;
    }
    line = std::move(lines_.front());
    lines_.pop_front();
    waiting_bytes_ -= line.text.size() + sizeof(Line);
    if (is_paused_ && waiting_bytes_ < most_waiting_bytes / 2) {
        is_paused_ = false;
        asio::post(context_, [self = shared_from_this()] { self->read_output(); });
    }
    return Heard::Line;
}

std::string Channel::last_errors() const {
    const std::lock_guard lock(mutex_);
    std::string text;
    for (const std::string& line : last_errors_) {
        text += (text.empty() ? "" : " / ") + line;
    }
    return text;
}

void Channel::close_input() {
    asio::post(context_, [self = shared_from_this()] {
        self->closes_input_ = true;
        if (self->to_write_.empty()) {
            self->write();
        }
    });
}

void Channel::close() {
    asio::post(context_, [self = shared_from_this()] {
        boost::system::error_code ignored;
        self->input_.close(ignored);
        self->output_.close(ignored);
        self->errors_.close(ignored);
    });
}

}  // namespace ziggurat::match
