// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/tournament/play_match.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

#include "match/tournament/board.h"
#include "match/tournament/ordered_games.h"
#include "match/tournament/schedule.h"

namespace ziggurat::match {
namespace {

/// A match under way.
class Match {
public:
    Match(const MatchSettings& settings, const std::vector<int>& numbers, const MatchEvents& events)
        : settings_(settings),
          numbers_(numbers),
          events_(events),
          schedule_(settings),
          surroundings_{host_, events.log, events.on_note},
          games_(events.on_game, numbers) {}

    MatchEnd play(const std::stop_token& outer_stop) {
        const std::stop_callback link(outer_stop, [this] { stop_.request_stop(); });
        {
            std::vector<std::jthread> workers;
            const std::size_t boards = std::min(static_cast<std::size_t>(settings_.concurrency), numbers_.size());
            for (std::size_t i = 0; i < boards; ++i) {
                workers.emplace_back([this] { work(); });
            }
        }
        games_.finish();
        return end_;
    }

private:
    void work() {
        Board board(settings_, surroundings_);
        for (std::size_t next = next_++; next < numbers_.size(); next = next_++) {
            GameRecord record = board.play(schedule_.game(numbers_[next]), stop_.get_token(), events_.on_move);
            const Ending ending = record.end.ending;
            if (ending == Ending::Interrupted) {
                return;
            }
            if (ending == Ending::Unfit) {
                return give_up(base::Error{record.end.remark});
            }
            games_.add(std::move(record));
            if (is_breakdown(ending) && !settings_.recovers) {
                return give_up(std::nullopt);
            }
        }
    }

    void give_up(std::optional<base::Error> error) {
        {
            const std::lock_guard lock(mutex_);
            end_.has_broken_down = end_.has_broken_down || !error;
            if (!end_.error) {
                end_.error = std::move(error);
            }
        }
        stop_.request_stop();
    }

    const MatchSettings& settings_;
    const std::vector<int>& numbers_;
    const MatchEvents& events_;
    Schedule schedule_;
    ProcessHost host_;
    Surroundings surroundings_;
    OrderedGames games_;
    std::stop_source stop_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_;
    MatchEnd end_;
};

}  // namespace

std::vector<int> all_games(const MatchSettings& settings) {
    std::vector<int> numbers(static_cast<std::size_t>(Schedule(settings).games()));
    std::iota(numbers.begin(), numbers.end(), 1);
    return numbers;
}

MatchEnd play_match(const MatchSettings& settings, const std::vector<int>& numbers, const std::stop_token& stop,
                    const MatchEvents& events) {
    if (const auto error = objection(settings)) {
        return {error, false};
    }
    return Match(settings, numbers, events).play(stop);
}

}  // namespace ziggurat::match
