// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

#include "tabletop/rollout/arena/any_game.h"
#include "tabletop/rollout/arena/play_game.h"
#include "tabletop/rollout/players/make_player.h"

namespace ziggurat::tabletop::rollout {

/// What a record of this game ends with.
inline GameRecord::End end_of(const GameFacts& facts, const GameResult& result) {
    GameRecord::End end;
    end.reason =
        result.is_finished() ? facts.end_reasons[static_cast<std::size_t>(result.end_reason)] : "unfinished";
    end.hash = result.hash;
    for (int p = 0; p < result.players; ++p) {
        end.scores.push_back(result.seats[static_cast<std::size_t>(p)].score);
    }
    return end;
}

/// The threads of a run. Each takes the next game that nobody has taken, with players and sums of its own; the
/// sums are added when all are done.
template <Game G>
class Crew {
public:
    Crew(const G& game, const GameFacts& facts, const Run& run, const RunEvents& events)
        : game_(game),
          facts_(facts),
          run_(run),
          events_(events) {}

    RunResult play() {
        const auto start = std::chrono::steady_clock::now();
        RunResult total = empty();
        if (run_.threads <= 1) {
            work(total);
        } else {
            std::vector<RunResult> parts(static_cast<std::size_t>(run_.threads), empty());
            std::vector<std::thread> threads;
            for (RunResult& part : parts) {
                threads.emplace_back([this, &part] { work(part); });
            }
            for (std::thread& thread : threads) {
                thread.join();
            }
            for (const RunResult& part : parts) {
                add(part, total);
            }
        }
        if (failure_) {
            std::rethrow_exception(failure_);
        }
        total.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        return total;
    }

private:
    using Players = std::vector<std::unique_ptr<Player<G>>>;

    [[nodiscard]] RunResult empty() const {
        RunResult result;
        const auto players = run_.players.size();
        result.tally = Tally(static_cast<int>(players), facts_.end_reasons.size(), facts_.tracked.size());
        result.playouts.resize(players);
        result.thinking_ns.resize(players);
        return result;
    }

    static void add(const RunResult& part, RunResult& total) {
        total.tally.add(part.tally);
        for (std::size_t p = 0; p < total.playouts.size(); ++p) {
            total.playouts[p] += part.playouts[p];
            total.thinking_ns[p] += part.thinking_ns[p];
        }
    }

    void work(RunResult& result) {
        try {
            Players players;
            for (const PlayerOptions& options : run_.players) {
                players.push_back(make_player(game_, options, events_.ask));
            }
            while (!has_failed_ && !(events_.is_stopped && events_.is_stopped())) {
                const std::int64_t taken = next_++;
                if (taken >= run_.games) {
                    break;
                }
                play_one(run_.first + taken, players, result);
            }
            for (std::size_t p = 0; p < players.size(); ++p) {
                result.playouts[p] = players[p]->playouts();
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            has_failed_ = true;
        }
    }

    void play_one(std::int64_t index, const Players& players, RunResult& result) {
        std::vector<Seat<G>> seats;
        for (std::size_t s = 0; s < players.size(); ++s) {
            const std::size_t p = (s + static_cast<std::size_t>(index)) % players.size();
            seats.push_back({players[p].get(), static_cast<int>(p),
                             run_.players[p].searches() ? &result.thinking_ns[p] : nullptr});
        }
        const GameSeed seed(run_.seed, index);
        GamePlay<G> play(game_, run_.most_decisions);
        GameRecord record;
        const auto on_action = [&](const typename G::State& state, typename G::Action action) {
            if (events_.on_record) {
                record.steps.push_back({game_.to_move(state), game_.action_text(state, action)});
            }
        };
        GameResult game = play.play(seed, seats, {}, on_action);
        game.index = index;
        result.tally.add(game);
        if (events_.on_record) {
            complete(game, record);
        }
        if (events_.on_record || events_.on_game) {
            report(game, record);
        }
    }

    void complete(const GameResult& game, GameRecord& record) const {
        record.game = facts_.name;
        record.set_up = facts_.set_up;
        record.seed = run_.seed;
        record.index = game.index;
        for (int s = 0; s < game.players; ++s) {
            const SeatResult& line = game.seats[static_cast<std::size_t>(s)];
            record.players.push_back(run_.players[static_cast<std::size_t>(line.participant)].text);
        }
        record.end = end_of(facts_, game);
    }

    void report(const GameResult& game, const GameRecord& record) {
        const std::lock_guard lock(mutex_);
        if (events_.on_record) {
            events_.on_record(record);
        }
        if (events_.on_game) {
            events_.on_game(game);
        }
    }

    const G& game_;
    const GameFacts& facts_;
    const Run& run_;
    const RunEvents& events_;
    std::atomic<std::int64_t> next_ = 0;
    std::atomic<bool> has_failed_ = false;
    std::mutex mutex_;
    std::exception_ptr failure_;
};

}  // namespace ziggurat::tabletop::rollout
