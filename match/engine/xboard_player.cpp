// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/xboard_player.h"

#include <algorithm>

#include "base/text.h"
#include "match/engine/dialect/info_line.h"
#include "match/engine/dialect/spelling.h"
#include "match/engine/dialect/xboard_time.h"

namespace ziggurat::match {
namespace {

using movegen::Side;

/// Engines of the first version of the protocol say nothing at all; those of the second answer at once.
constexpr std::chrono::milliseconds time_for_features{2000};

/// XBoard's name of a rule set.
std::string xboard_name(std::string_view variant) {
    return std::string(variant == movegen::variant_names().front() ? "normal" : variant);
}

}  // namespace

EnginePlayer::Failed XboardPlayer::handshake(const std::stop_token& stop) {
    features_ = {};
    is_playing_ = false;
    send("xboard\nprotover 2");
    const auto hear = [this](const Line& line) {
        hear_features(line.text);
        return features_.is_done || features_.asks_for_time;
    };
    const auto soon = std::chrono::steady_clock::now() +
                      std::min(time_for_features, std::chrono::milliseconds(spec().patience_ms));
    Failed failure = listen(soon, stop, "feature done=1", hear);
    if (!failure && !features_.is_done) {
        failure = listen(stop, "feature done=1", [this](const Line& line) {
            hear_features(line.text);
            return features_.is_done;
        });
    } else if (failure && failure->fault == Fault::Stalled) {
        failure.reset();
    }
    if (failure) {
        return failure;
    }
    set_options();
    return std::nullopt;
}

void XboardPlayer::hear_features(std::string_view line) {
    for (const Feature& feature : parse_features(line)) {
        send((features_.take(feature) ? "accepted " : "rejected ") + feature.name);
    }
}

void XboardPlayer::set_options() {
    for (const auto& [name, value] : spec().options) {
        if (const auto option = features_.option_named(name)) {
            send("option " + *option + (value.empty() ? "" : "=" + value));
        } else if ((name == "Hash" || name == "memory") && features_.takes_memory) {
            send("memory " + value);
        } else if ((name == "Threads" || name == "cores") && features_.takes_cores) {
            send("cores " + value);
        } else {
            note("has no option \"" + name + '"');
        }
    }
}

/// Waits until all that was sent has been read, where the engine can tell.
EnginePlayer::Failed XboardPlayer::synchronise(const std::stop_token& stop) {
    if (!features_.pings) {
        return std::nullopt;
    }
    const std::string pong = "pong " + std::to_string(++ping_);
    send("ping " + std::to_string(ping_));
    return listen(stop, pong, [&](const Line& line) { return line.text == pong; });
}

EnginePlayer::Failed XboardPlayer::choose_variant(std::string_view variant) {
    const std::string theirs = engine_variant(variant);
    const std::string name = theirs == variant ? xboard_name(variant) : theirs;
    if (name == "normal") {
        return std::nullopt;
    }
    if (!features_.plays(name)) {
        return Failure{Fault::Unfit, "its variants have no \"" + name + '"'};
    }
    send("variant " + name);
    return std::nullopt;
}

EnginePlayer::Failed XboardPlayer::begin_game(const GameStart& start, const std::stop_token& stop) {
    is_playing_ = false;
    first_leg_.clear();
    skips_relayed_move_ = false;
    told_plies_ = 0;
    send("new");
    if (auto failure = choose_variant(start.game.variant())) {
        return failure;
    }
    send("force");
    if (const std::string fen = start.game.start_fen(); fen != start.game.initial_fen()) {
        if (!features_.takes_setboard) {
            return Failure{Fault::Unfit, "it takes no setboard, so it cannot begin elsewhere than at the start"};
        }
        send("setboard " + fen);
    }
    if (start.terms.limits.nodes) {
        return Failure{Fault::Unfit, "XBoard's protocol cannot limit nodes"};
    }
    send_terms(start.terms);
    send(std::string("post\n") + (spec().ponders ? "hard" : "easy"));
    return synchronise(stop);
}

void XboardPlayer::send_terms(const Terms& terms) {
    if (terms.time_control) {
        send(xboard_level(*terms.time_control));
    } else if (terms.limits.movetime_ms) {
        send(xboard_st(*terms.limits.movetime_ms));
    } else {
        // Only the depth ends a move, but some engines keep to the clock that they had before.
        send(xboard_level({0, spec().longest_move_ms, 0}));
    }
    if (terms.limits.depth) {
        send("sd " + std::to_string(*terms.limits.depth));
    }
}

void XboardPlayer::send_move(const std::string& move) {
    send(features_.takes_usermove ? "usermove " + move : move);
}

void XboardPlayer::send_times(const Turn& turn) {
    if (features_.takes_time && turn.clock) {
        const std::size_t own = index(turn.game.side());
        send("time " + std::to_string(xboard_centiseconds(turn.clock->remaining_ms[own])) + "\notim " +
             std::to_string(xboard_centiseconds(turn.clock->remaining_ms[1 - own])));
    }
}

Reply XboardPlayer::think(const Turn& turn, const std::stop_token& stop) {
    const std::vector<std::string> moves = turn.game.moves();
    // In force mode all moves but the first answer are only taken note of.
    const std::size_t before = is_playing_ ? moves.size() - 1 : moves.size();
    for (; told_plies_ < before; ++told_plies_) {
        send_move(moves[told_plies_]);
    }
    send_times(turn);
    const Moment start = std::chrono::steady_clock::now();
    if (is_playing_) {
        send_move(moves.back());
        ++told_plies_;
    } else {
        send("go");
        is_playing_ = true;
    }
    Reply reply;
    if (auto failure = listen(last_moment(turn, start), stop, "move",
                              [&](const Line& line) { return hear(line, turn, start, reply); })) {
        reply.fault = failure->fault;
        reply.detail = failure->detail;
    }
    ++told_plies_;
    return reply;
}

bool XboardPlayer::hear(const Line& line, const Turn& turn, Moment start, Reply& reply) {
    const auto words = base::split_words(line.text);
    if (words.empty() || line.arrival < start) {
        return false;  // what came before was said of the last game, or is XBoard's way of splitting a stack
    }
    reply.time = line.arrival - start;
    const std::string_view word = words[0];
    if (word == "move" && words.size() > 1) {
        return hear_move(words[1], turn, reply);
    }
    if (word == "resign") {
        reply.resigns = true;
        return true;
    }
    if (word == "Illegal") {
        reply.fault = Fault::FalseClaim;
        reply.detail = "it says \"" + line.text + "\" of a legal move";
        return true;
    }
    if (const auto assessment = parse_xboard_thinking(line.text)) {
        reply.assessment = assessment;
    }
    hear_features(line.text);
    return hear_result(word, line.text, turn.game.side(), reply);
}

/// A move, or a leg of one that goes on in the next line. Of a split that XBoard is told in three plies the first
/// is the move; the others, a pass and a drop, are passed over.
bool XboardPlayer::hear_move(std::string_view text, const Turn& turn, Reply& reply) {
    constexpr std::string_view pass = "@@@@";
    if (text == pass || skips_relayed_move_) {
        skips_relayed_move_ = text == pass;
        return false;
    }
    if (text.back() == ',') {
        first_leg_ = text;
        return false;
    }
    const std::string whole = first_leg_ + std::string(text);
    first_leg_.clear();
    reply.move = read_xboard_move(turn.game, whole).value_or(whole);
    return true;
}

/// A result told in place of a move: giving up, or a claim that the referee does not share, as he would have
/// ended the game.
bool XboardPlayer::hear_result(std::string_view word, std::string_view line, Side side, Reply& reply) {
    if (word != "1-0" && word != "0-1" && word != "1/2-1/2") {
        return false;
    }
    if (word == to_string(win_of(~side))) {
        reply.resigns = true;
    } else {
        reply.fault = Fault::FalseClaim;
        reply.detail = "it claims \"" + std::string(line) + '"';
    }
    return true;
}

void XboardPlayer::game_over(const GameEnd& end) {
    if (is_running()) {
        send("result " + std::string(to_string(end.result)) + " {" + end.remark + "}\nforce");
        is_playing_ = false;
    }
}

}  // namespace ziggurat::match
