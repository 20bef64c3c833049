// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/engine_player.h"

#include "match/engine/uci_player.h"
#include "match/engine/xboard_player.h"

namespace ziggurat::match {
namespace {

/// An engine that was told to quit may take so long.
constexpr std::chrono::milliseconds time_to_quit{500};

/// A span that has gone by since a deadline was set, a moment less than was meant.
std::string seconds(std::chrono::steady_clock::duration span) {
    constexpr std::int64_t unit_ms = 50;
    const auto time_ms = std::chrono::duration_cast<std::chrono::milliseconds>(span).count();
    return to_string(TimeControl{0, (time_ms + unit_ms - 1) / unit_ms * unit_ms, 0}) + " s";
}

}  // namespace

EnginePlayer::EnginePlayer(const Surroundings& surroundings, EngineSpec spec)
    : surroundings_(surroundings),
      spec_(std::move(spec)) {}

EnginePlayer::~EnginePlayer() {
    quit();
}

std::string EnginePlayer::engine_variant(std::string_view variant) const {
    for (const std::string& ours : {std::string(variant), std::string("alias")}) {
        if (const auto found = spec_.variant_names.find(ours); found != spec_.variant_names.end()) {
            return found->second;
        }
    }
    return std::string(variant);
}

void EnginePlayer::note(const std::string& text) const {
    if (surroundings_.log != nullptr) {
        surroundings_.log->note(name() + ' ' + text);
    }
    if (surroundings_.on_note) {
        surroundings_.on_note(name() + ' ' + text);
    }
}

void EnginePlayer::send(std::string_view lines) {
    process_->send(lines);
}

EnginePlayer::Failed EnginePlayer::listen(Moment deadline, const std::stop_token& stop, std::string_view awaited,
                                          const std::function<bool(const Line&)>& is_it) {
    const Moment start = std::chrono::steady_clock::now();
    Line line;
    while (true) {
        // A flood of lines leaves no time to wait in, so the clock is looked at for each.
        const bool is_late = std::chrono::steady_clock::now() > deadline;
        switch (is_late ? Heard::Nothing : process_->next_line(line, deadline, stop)) {
        case Heard::Line:
            if (is_it(line)) {
                return std::nullopt;
            }
            break;
        case Heard::Nothing:
            return Failure{Fault::Stalled, "no " + std::string(awaited) + " within " + seconds(deadline - start)};
        case Heard::End:
            return Failure{Fault::Crashed, fate() + " in place of " + std::string(awaited)};
        case Heard::Stopped:
            return Failure{Fault::Interrupted, {}};
        }
    }
}

EnginePlayer::Failed EnginePlayer::listen(const std::stop_token& stop, std::string_view awaited,
                                          const std::function<bool(const Line&)>& is_it) {
    const Moment now = std::chrono::steady_clock::now();
    return listen(now + std::chrono::milliseconds(spec_.patience_ms), stop, awaited, is_it);
}

std::string EnginePlayer::fate() {
    const std::string fate = process_->fate();
    const std::string errors = process_->last_errors();
    return fate + (errors.empty() ? "" : " (" + errors + ")");
}

EnginePlayer::Failed EnginePlayer::start_process(const std::stop_token& stop) {
    Eavesdropper eavesdropper;
    EngineLog* const log = surroundings_.log;
    eavesdropper.on_sent = [log, name = name()](std::string_view lines) {
        log != nullptr ? log->sent(name, lines) : void();
    };
    eavesdropper.on_line = [log, name = name()](std::string_view line) {
        log != nullptr ? log->received(name, line) : void();
    };
    eavesdropper.on_error_line = [log, name = name()](std::string_view line) {
        log != nullptr ? log->complained(name, line) : void();
    };
    auto process = surroundings_.host.start(spec_.command, std::move(eavesdropper));
    if (!process) {
        return Failure{Fault::Unfit, process.error().message};
    }
    process_ = std::move(*process);
    has_shaken_hands_ = false;
    if (auto failure = handshake(stop)) {
        return failure;
    }
    has_shaken_hands_ = true;
    for (const std::string& line : spec_.init_strings) {
        send(line);
    }
    return std::nullopt;
}

std::optional<Failure> EnginePlayer::new_game(const GameStart& start, const std::stop_token& stop) {
    if (process_ && (spec_.restarts || wants_restart())) {
        quit();
    }
    Failed failure = process_ ? std::nullopt : start_process(stop);
    if (!failure) {
        failure = begin_game(start, stop);
    }
    if (failure && process_) {
        process_.reset();
    }
    return failure;
}

Reply EnginePlayer::choose(const Turn& turn, const std::stop_token& stop) {
    Reply reply = think(turn, stop);
    if (reply.fault == Fault::Crashed || reply.fault == Fault::Stalled || reply.fault == Fault::FalseClaim) {
        // Whatever it has in mind, it is not our game any more.
        process_.reset();
    }
    return reply;
}

Moment EnginePlayer::last_moment(const Turn& turn, Moment start) const {
    std::int64_t most_ms = spec_.longest_move_ms;
    if (turn.clock) {
        most_ms = std::max<std::int64_t>(turn.clock->remaining_ms[index(turn.game.side())], 0) +
                  turn.terms.margin_ms + spec_.patience_ms;
    } else if (turn.terms.limits.movetime_ms) {
        most_ms = *turn.terms.limits.movetime_ms + turn.terms.margin_ms + spec_.patience_ms;
    }
    return start + std::chrono::milliseconds(most_ms);
}

void EnginePlayer::quit() {
    if (!process_) {
        return;
    }
    send("quit");
    if (!process_->finish(time_to_quit) && has_shaken_hands_) {
        note("does not obey quit and was killed");
    }
    process_.reset();
}

std::unique_ptr<Player> make_engine_player(const Surroundings& surroundings, const EngineSpec& spec) {
    if (spec.protocol == Protocol::Xboard) {
        return std::make_unique<XboardPlayer>(surroundings, spec);
    }
    return std::make_unique<UciPlayer>(surroundings, spec);
}

}  // namespace ziggurat::match
