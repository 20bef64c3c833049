// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "protocol/xboard/dialect.h"
#include "protocol/xboard/xboard.h"

namespace ziggurat::protocol {
namespace {

using movegen::Outcome;
using movegen::Side;

/// A score in centipawns; mates lie beyond 100000.
int xboard_score(search::Score score) {
    constexpr int mate = 100'000;
    if (!score.is_mate) {
        return score.value;
    }
    return score.value > 0 ? mate + score.value : -mate + score.value;
}

/// "depth score time nodes moves", the time in centiseconds.
std::string thinking_line(const engine::LineReport& report) {
    std::string line = std::to_string(report.depth) + ' ' + std::to_string(xboard_score(report.score)) + ' ' +
                       std::to_string(report.time_ms / 10) + ' ' + std::to_string(report.nodes);
    for (const std::string& move : report.moves) {
        line += ' ' + move;
    }
    return line;
}

std::string result_line(Outcome outcome, Side to_move) {
    const std::string reason = " {" + std::string(movegen::describe(outcome)) + '}';
    if (outcome != Outcome::Checkmate) {
        return "1/2-1/2" + reason;
    }
    return (to_move == Side::White ? "0-1" : "1-0") + reason;
}

}  // namespace

/// Thinks about the engine's move, unless the game is over.
void Xboard::think() {
    if (!has_position_) {
        return refuse("no position", "go");
    }
    tell_result();
    if (!is_over_) {
        start(Work::Thinking, {});
    }
}

/// Thinks about the answer to a move that the opponent has not made yet.
void Xboard::ponder(const std::string& move) {
    start(Work::Pondering, move);
}

void Xboard::start(Work work, const std::string& ponder_move) {
    const std::vector<std::string> moves = game_->moves();
    session_->game().set_up(game_->start_fen(), {moves.begin(), moves.end()});
    if (!ponder_move.empty()) {
        session_->game().play(ponder_move);
    }
    work_ = work;
    ponder_move_ = ponder_move;
    thinking_since_ = std::chrono::steady_clock::now();
    ++search_;
    engine::SearchOrder order;
    order.limits = clock_.limits(session_->game().side(), settings_.move_overhead_ms);
    order.limits.ponder = work == Work::Pondering;
    engine::SearchEvents events;
    events.on_report = [this](const engine::LineReport& report) {
        if (is_posting_) {
            output_.print(thinking_line(report));
        }
    };
    events.on_best = [this, search = search_](const engine::BestMove& best) {
        events_.push(SearchEnded{search, best});
    };
    session_->go(order, std::move(events));
}

/// Gives up what is being thought of, without a move.
void Xboard::stop_work() {
    if (work_ != Work::None) {
        session_->stop();
        session_->wait();
        work_ = Work::None;
        ++search_;
    }
    answer_pings();
}

void Xboard::search_ended(const SearchEnded& event) {
    if (event.search != search_ || work_ != Work::Thinking) {
        return;
    }
    session_->wait();
    work_ = Work::None;
    play_own(event.best);
}

void Xboard::play_own(const engine::BestMove& best) {
    if (best.move.empty() || !game_->canonical(best.move)) {
        return;
    }
    const auto time = std::chrono::steady_clock::now() - thinking_since_;
    clock_.spent(std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
    for (const std::string& text : move_texts(*game_, best.move)) {
        output_.print("move " + text);
    }
    game_->play(best.move);
    tell_result();
    answer_pings();
    if (may_ponder_ && !is_over_ && !best.ponder.empty() && game_->canonical(best.ponder)) {
        ponder(best.ponder);
    }
}

/// Whether this is the move pondered about: then it is played, and the search goes on as that of our move.
bool Xboard::is_ponder_hit(std::string_view text) {
    if (work_ != Work::Pondering || read_move(*game_, text) != ponder_move_) {
        return false;
    }
    game_->play(ponder_move_);
    work_ = Work::Thinking;
    thinking_since_ = std::chrono::steady_clock::now();
    session_->ponder_hit();
    return true;
}

/// Says once that the game is over, if it is.
void Xboard::tell_result() {
    const Outcome outcome = game_->outcome();
    if (outcome != Outcome::Ongoing && !is_over_) {
        is_over_ = true;
        output_.print(result_line(outcome, game_->side()));
    }
}

void Xboard::answer_pings() {
    for (const std::string& number : waiting_pings_) {
        output_.print("pong " + number);
    }
    waiting_pings_.clear();
}

}  // namespace ziggurat::protocol
