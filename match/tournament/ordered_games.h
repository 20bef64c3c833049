// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <vector>

#include "match/play/game_record.h"

namespace ziggurat::match {

/// Hands records on in the order of their numbers, which several threads bring in any order. `numbers` are those
/// to come, rising.
class OrderedGames {
public:
    using Observer = std::function<void(const GameRecord&)>;

    OrderedGames(const Observer& on_game, const std::vector<int>& numbers)
        : on_game_(on_game),
          numbers_(numbers) {}

    void add(GameRecord record) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(record.number, std::move(record));
        while (!waiting_.empty() && waiting_.begin()->first == numbers_[told_]) {
            tell_first();
        }
    }

    /// Hands on what still waits for games that will not come.
    void finish() {
        const std::lock_guard lock(mutex_);
        while (!waiting_.empty()) {
            tell_first();
        }
    }

private:
    void tell_first() {
        on_game_(waiting_.begin()->second);
        ++told_;
        waiting_.erase(waiting_.begin());
    }

    const Observer& on_game_;
    const std::vector<int>& numbers_;
    std::mutex mutex_;
    std::map<int, GameRecord> waiting_;
    std::size_t told_ = 0;
};

}  // namespace ziggurat::match
