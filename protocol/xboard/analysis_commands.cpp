// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/text.h"
#include "protocol/plain_text.h"
#include "protocol/xboard/xboard.h"

namespace ziggurat::protocol {

void Xboard::analyze(const Words&) {
    stop_work();
    is_analysing_ = true;
    own_side_.reset();
    if (!has_position_) {
        return refuse("no position", "analyze");
    }
    resume(Work::None);
}

/// Leaves the analysis; after it nobody is to move by himself.
void Xboard::exit(const Words&) {
    if (!is_analysing_) {
        return refuse("no analysis", "exit");
    }
    stop_work();
    is_analysing_ = false;
}

/// `.`: how far the search is. How many moves are left in an iteration is not known.
void Xboard::status(const Words&) {
    if (work_ == Work::None) {
        return;
    }
    const auto time = std::chrono::steady_clock::now() - thinking_since_;
    const auto time_cs = std::chrono::duration_cast<std::chrono::milliseconds>(time).count() / 10;
    const std::size_t moves = session_->game().legal_moves().size();
    const std::lock_guard lock(latest_mutex_);
    output_.print("stat01: " + std::to_string(time_cs) + ' ' + std::to_string(latest_.nodes) + ' ' +
                  std::to_string(latest_.depth) + " 0 " + std::to_string(moves) +
                  (latest_.moves.empty() ? "" : ' ' + latest_.moves.front()));
}

/// A move for the person to make: what a running search expects, else what a short one finds.
void Xboard::hint(const Words&) {
    if (!has_position_ || screen_->is_unfinished() || work_ == Work::Thinking || work_ == Work::Hinting) {
        return;
    }
    std::string move = work_ == Work::Pondering ? ponder_move_ : std::string();
    if (work_ == Work::Analysing) {
        const std::lock_guard lock(latest_mutex_);
        move = latest_.moves.empty() ? std::string() : latest_.moves.front();
    }
    if (const auto san = game().san(move)) {
        return output_.print("Hint: " + *san);
    }
    if (work_ == Work::None && game().outcome() == movegen::Outcome::Ongoing) {
        start(Work::Hinting, {});
    }
}

/// Lines that begin with a blank, and an empty one.
void Xboard::book(const Words&) {
    output_.print(" There is no opening book.\n");
}

void Xboard::exclude(const Words& words) {
    change_excluded(words, true);
}

void Xboard::include(const Words& words) {
    change_excluded(words, false);
}

void Xboard::change_excluded(const Words& words, bool is_excluded) {
    const std::string_view text = words.empty() ? std::string_view() : words[0];
    std::vector<std::string> moves;
    if (text == "all") {
        moves = game().legal_moves();
    } else if (auto own = has_position_ ? game().canonical(text) : std::nullopt) {
        moves.push_back(std::move(*own));
    } else if (auto move = has_position_ ? screen_->read(text) : std::nullopt) {
        moves.push_back(std::move(*move));
    } else {
        return refuse("illegal move", (is_excluded ? "exclude " : "include ") + plain(text, 40));
    }
    for (std::string& move : moves) {
        excluded_.erase(std::remove(excluded_.begin(), excluded_.end(), move), excluded_.end());
        if (is_excluded) {
            excluded_.push_back(std::move(move));
        }
    }
    if (work_ == Work::Analysing || work_ == Work::Thinking) {
        const Work work = work_;
        stop_work();
        resume(work);
    }
}

/// `setscore SCORE DEPTH`: what a person thinks of the position, in centipawns for the side to move as in all our
/// lines; it holds where a search meets the position with at most DEPTH plies to go.
void Xboard::setscore(const Words& words) {
    const auto score_cp = words.size() == 2 ? base::parse_integer<int>(words[0]) : std::nullopt;
    const auto depth = words.size() == 2 ? base::parse_integer<int>(words[1]) : std::nullopt;
    if (!score_cp || !depth || *depth < 0) {
        return refuse("bad score or depth", "setscore " + join_words(words));
    }
    if (!has_position_) {
        return refuse("no position", "setscore");
    }
    const Work work = work_;
    stop_work();
    set_up_session();
    session_->assume(*score_cp, *depth);
    resume(work);
}

/// The search and its clock stand still, and nothing is told until `resume`.
void Xboard::pause(const Words&) {
    if (work_ != Work::None && !paused_since_) {
        session_->pause();
        paused_since_ = std::chrono::steady_clock::now();
    }
}

void Xboard::unpause(const Words&) {
    if (work_ != Work::None && paused_since_) {
        thinking_since_ += std::chrono::steady_clock::now() - *paused_since_;
        session_->resume();
    }
    paused_since_.reset();
}

/// Not of the protocol, but of use to people: the board, as lines that clients pass over.
void Xboard::display(const Words&) {
    if (!has_position_) {
        return refuse("no position", "d");
    }
    std::string text;
    const std::string drawn = game().draw();
    for (const std::string_view line : base::split_at(drawn, '\n')) {
        text += "# " + std::string(line) + '\n';
    }
    if (screen_->is_unfinished()) {
        text += "# The rest of a move is still to come.\n";
    }
    text += "# FEN: " + game().fen() + "\n# Moves:";
    for (const std::string& move : game().legal_moves()) {
        text += ' ' + move;
    }
    output_.print(text);
}

void Xboard::help(const Words&) {
    std::string text = "# Commands of the XBoard protocol:";
    for (const Command& command : commands()) {
        text += ' ' + std::string(command.word);
    }
    output_.print(text + "\n# d shows the board; quit ends the program");
}

}  // namespace ziggurat::protocol
