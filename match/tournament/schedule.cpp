// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/tournament/schedule.h"

namespace ziggurat::match {

Schedule::Schedule(const MatchSettings& settings)
    : games_(settings.games),
      rounds_(settings.rounds),
      swaps_colours_(settings.swaps_colours),
      repeats_openings_(settings.repeats_openings) {
    const int engines = static_cast<int>(settings.engines.size());
    const int heads = settings.kind == TournamentKind::Gauntlet ? 1 : engines;
    for (int first = 0; first < heads; ++first) {
        for (int second = first + 1; second < engines; ++second) {
            pairs_.emplace_back(first, second);
        }
    }
}

int Schedule::games() const {
    return static_cast<int>(pairs_.size()) * games_ * rounds_;
}

Encounter Schedule::game(int number) const {
    const int pairs = static_cast<int>(pairs_.size());
    const int index = number - 1;
    const int round = index / (games_ * pairs);
    const int pair = index % (games_ * pairs) / games_;
    // The how manieth game of these two it is.
    const int meeting = round * games_ + index % games_;
    Encounter encounter;
    encounter.number = number;
    encounter.white = pairs_[static_cast<std::size_t>(pair)].first;
    encounter.black = pairs_[static_cast<std::size_t>(pair)].second;
    if (swaps_colours_ && meeting % 2 == 1) {
        std::swap(encounter.white, encounter.black);
    }
    encounter.opening = repeats_openings_ ? meeting / 2 : meeting;
    encounter.pair = meeting / 2 * pairs + pair;
    return encounter;
}

}  // namespace ziggurat::match
