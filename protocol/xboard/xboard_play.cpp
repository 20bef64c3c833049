// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "protocol/version.h"
#include "protocol/xboard/event_queue.h"
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

/// Gives the session the game as the client knows it.
void Xboard::set_up_session() {
    const std::vector<std::string> moves = game().moves();
    session_->game().set_up(game().start_fen(), {moves.begin(), moves.end()});
}

/// Begins a search; that of a pondering engine is of the position behind a move that the opponent has not made
/// yet.
void Xboard::start(Work work, const std::string& ponder_move) {
    set_up_session();
    if (!ponder_move.empty()) {
        session_->game().play(ponder_move);
    }
    work_ = work;
    ponder_move_ = ponder_move;
    thinking_since_ = std::chrono::steady_clock::now();
    paused_since_.reset();
    ++search_;
    {
        const std::lock_guard lock(latest_mutex_);
        latest_ = {};
    }
    engine::SearchEvents events;
    events.on_report = [this, is_told = work != Work::Hinting](const engine::LineReport& report) {
        note_report(report, is_told);
    };
    events.on_best = [this, search = search_](const engine::BestMove& best) {
        events_.push(SearchEnded{search, best});
    };
    session_->go(order_for(work), std::move(events));
}

engine::SearchOrder Xboard::order_for(Work work) const {
    constexpr std::int64_t hint_ms = 300;
    engine::SearchOrder order;
    if (work == Work::Analysing) {
        order.limits.infinite = true;
    } else if (work == Work::Hinting) {
        order.limits.movetime_ms = hint_ms;
    } else {
        order.limits = clock_.limits(session_->game().side());
        order.limits.ponder = work == Work::Pondering;
    }
    if (excluded_.empty() || work == Work::Pondering) {
        return order;
    }
    for (std::string& move : game().legal_moves()) {
        if (std::find(excluded_.begin(), excluded_.end(), move) == excluded_.end()) {
            order.search_moves.push_back(std::move(move));
        }
    }
    // A game goes on even if all moves are excluded; an analysis has nothing to do then.
    if (order.search_moves.empty() && work == Work::Analysing) {
        order.search_moves.emplace_back(null_ply);
    }
    return order;
}

/// Called from the search's thread.
void Xboard::note_report(const engine::LineReport& report, bool is_told) {
    if (report.line == 1) {
        const std::lock_guard lock(latest_mutex_);
        latest_ = report;
    }
    if (is_posting_ && is_told) {
        output_.print(thinking_line(report));
    }
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

/// Takes up again what was stopped for a change.
void Xboard::resume(Work work) {
    tell_title();
    if (work == Work::Thinking) {
        think();
    } else if (is_analysing_ && has_position_ && !screen_->is_unfinished()) {
        start(Work::Analysing, {});
    }
}

void Xboard::search_ended(const SearchEnded& event) {
    if (event.search != search_ || (work_ != Work::Thinking && work_ != Work::Hinting)) {
        return;
    }
    session_->wait();
    const bool is_hint = work_ == Work::Hinting;
    work_ = Work::None;
    if (!is_hint) {
        return play_own(event.best);
    }
    if (const auto san = game().san(event.best.move)) {
        output_.print("Hint: " + *san);
    }
}

void Xboard::play_own(const engine::BestMove& best) {
    if (best.move.empty() || !game().canonical(best.move)) {
        return;
    }
    const auto time = std::chrono::steady_clock::now() - thinking_since_;
    clock_.spent(std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
    {
        const std::lock_guard lock(latest_mutex_);
        manners_.note(latest_.score);
    }
    if (manners_.resigns()) {
        is_over_ = true;
        output_.print("resign");
        return answer_pings();
    }
    tell_plies(screen_->play(best.move));
    excluded_.clear();
    tell_result();
    if (!is_over_ && manners_.offers_draw(game().fullmove_number())) {
        output_.print("offer draw");
    }
    tell_title();
    answer_pings();
    if (may_ponder_ && !is_over_ && !best.ponder.empty() && game().canonical(best.ponder)) {
        start(Work::Pondering, best.ponder);
    }
}

/// Whether this is the move pondered about: then it is played, and the search goes on as that of our move.
bool Xboard::is_ponder_hit(std::string_view text) {
    if (work_ != Work::Pondering || screen_->read(text) != ponder_move_) {
        return false;
    }
    screen_->take(text);
    mouse_.reset();
    work_ = Work::Thinking;
    thinking_since_ = std::chrono::steady_clock::now();
    session_->ponder_hit();
    tell_title();
    return true;
}

void Xboard::tell_plies(const std::vector<std::string>& plies) {
    for (const std::string& ply : plies) {
        output_.print("move " + ply);
    }
}

/// Says once that the game is over, if it is.
void Xboard::tell_result() {
    const Outcome outcome = game().outcome();
    if (outcome != Outcome::Ongoing && !is_over_) {
        is_over_ = true;
        output_.print(result_line(outcome, game().side()));
    }
}

/// Shows a person what XBoard has no place for in the title of its window, where the engine's name stands.
void Xboard::tell_title() {
    if (title_.empty()) {
        return;
    }
    // Programs do not read titles, and the name goes into the record of their game.
    const bool is_told = has_position_ && !plays_program_ && game().plies() > 0;
    const std::string status = is_told ? screen_->dialect().status(game().fen()) : std::string();
    std::string title(program_title());
    title += status.empty() ? "" : " [" + status + ']';
    if (title != title_) {
        title_ = title;
        output_.print("feature myname=\"" + title + '"');
    }
}

void Xboard::answer_pings() {
    for (const std::string& number : waiting_pings_) {
        output_.print("pong " + number);
    }
    waiting_pings_.clear();
}

}  // namespace ziggurat::protocol
