// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/session_player.h"

#include <stdexcept>

#include "match/engine/dialect/info_line.h"

namespace ziggurat::match {
namespace {

engine::SearchOrder order_for(const Turn& turn) {
    engine::SearchOrder order;
    order.limits.depth = turn.terms.limits.depth;
    order.limits.nodes = turn.terms.limits.nodes;
    order.limits.movetime_ms = turn.terms.limits.movetime_ms;
    if (turn.clock) {
        for (const movegen::Side side : movegen::both_sides) {
            order.limits.clock[index(side)] = {turn.clock->remaining_ms[index(side)],
                                               turn.clock->increment_ms[index(side)]};
        }
        if (turn.clock->moves_to_go > 0) {
            order.limits.moves_to_go = turn.clock->moves_to_go;
        }
    }
    return order;
}

void require(const std::optional<base::Error>& error) {
    if (error) {
        throw std::runtime_error(error->message);
    }
}

}  // namespace

std::optional<Failure> SessionPlayer::new_game(const GameStart& start, const std::stop_token&) {
    session_->new_game();
    require(session_->game().set_up(start.game.start_fen(), {}));
    return std::nullopt;
}

Reply SessionPlayer::choose(const Turn& turn, const std::stop_token& stop) {
    catch_up(turn.game);
    Reply reply;
    engine::SearchEvents events;
    events.on_report = [&reply](const engine::LineReport& report) {
        if (report.line == 1 && report.bound == engine::Bound::Exact) {
            reply.assessment = Assessment{
                report.score.is_mate ? mate_score_cp(report.score.value) : report.score.value, report.depth};
        }
    };
    events.on_best = [&reply](const engine::BestMove& move) { reply.move = move.move; };
    session_->go(order_for(turn), std::move(events));
    {
        const std::stop_callback on_stop(stop, [this] { session_->stop(); });
        session_->wait();
    }
    reply.fault = stop.stop_requested() ? Fault::Interrupted : Fault::None;
    return reply;
}

/// Plays the moves that were made since the last turn.
void SessionPlayer::catch_up(const movegen::Arbiter& game) {
    const std::vector<std::string> moves = game.moves();
    for (std::size_t ply = session_->game().plies(); ply < moves.size(); ++ply) {
        require(session_->game().play(moves[ply]));
    }
}

}  // namespace ziggurat::match
