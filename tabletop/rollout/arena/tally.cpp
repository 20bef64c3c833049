// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/arena/tally.h"

#include <cassert>
#include <cmath>

namespace ziggurat::tabletop::rollout {

namespace {

std::size_t place(int row, std::size_t columns, std::size_t column) {
    return static_cast<std::size_t>(row) * columns + column;
}

std::int64_t parts(double share) {
    return std::llround(share * static_cast<double>(parts_of_a_win));
}

}  // namespace

void SeatTally::add(const SeatTally& other) {
    games += other.games;
    win_parts += other.win_parts;
    decisions += other.decisions;
    choices += other.choices;
    offered += other.offered;
    scores.add(other.scores);
}

void TrackedTally::add(const TrackedTally& other) {
    games += other.games;
    win_parts += other.win_parts;
    games_taken += other.games_taken;
    win_parts_taken += other.win_parts_taken;
    copies += other.copies;
}

Tally::Tally(int player_count, std::size_t end_reason_count, std::size_t tracked_count)
    : players(player_count),
      end_reasons(end_reason_count),
      seats(static_cast<std::size_t>(player_count) * static_cast<std::size_t>(player_count)),
      tracked(static_cast<std::size_t>(player_count) * tracked_count) {}

void Tally::add(const GameResult& game) {
    ++games;
    checksum += base::mix(game.hash, static_cast<std::uint64_t>(game.index));
    if (!game.is_finished()) {
        ++unfinished;
        return;
    }
    ++end_reasons[static_cast<std::size_t>(game.end_reason)];
    rounds.add(game.rounds);
    decisions.add(game.decisions);
    for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
        const SeatResult& line = game.seats[s];
        SeatTally& cell = seats[place(line.participant, static_cast<std::size_t>(players), s)];
        ++cell.games;
        cell.win_parts += parts(line.share);
        cell.decisions += line.decisions;
        cell.choices += line.choices;
        cell.offered += line.offered;
        cell.scores.add(line.score);
        for (const Taken& taken : line.tracked) {
            TrackedTally& thing =
                tracked[place(line.participant, tracked_count(), static_cast<std::size_t>(taken.index))];
            ++thing.games;
            thing.win_parts += parts(line.share);
            thing.games_taken += taken.count > 0 ? 1 : 0;
            thing.win_parts_taken += taken.count > 0 ? parts(line.share) : 0;
            thing.copies += taken.count;
        }
    }
}

void Tally::add(const Tally& other) {
    assert(players == other.players && end_reasons.size() == other.end_reasons.size());
    assert(tracked.size() == other.tracked.size());
    games += other.games;
    unfinished += other.unfinished;
    checksum += other.checksum;
    rounds.add(other.rounds);
    decisions.add(other.decisions);
    for (std::size_t i = 0; i < end_reasons.size(); ++i) {
        end_reasons[i] += other.end_reasons[i];
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].add(other.seats[i]);
    }
    for (std::size_t i = 0; i < tracked.size(); ++i) {
        tracked[i].add(other.tracked[i]);
    }
}

std::size_t Tally::tracked_count() const {
    return players == 0 ? 0 : tracked.size() / static_cast<std::size_t>(players);
}

const SeatTally& Tally::seat(int participant, int seat_number) const {
    return seats[place(participant, static_cast<std::size_t>(players), static_cast<std::size_t>(seat_number))];
}

SeatTally Tally::participant(int number) const {
    SeatTally sum;
    for (int s = 0; s < players; ++s) {
        sum.add(seat(number, s));
    }
    return sum;
}

SeatTally Tally::seat(int number) const {
    SeatTally sum;
    for (int p = 0; p < players; ++p) {
        sum.add(seat(p, number));
    }
    return sum;
}

TrackedTally Tally::tracked_by(int participant, std::size_t thing) const {
    return tracked[place(participant, tracked_count(), thing)];
}

TrackedTally Tally::tracked_by_all(std::size_t thing) const {
    TrackedTally sum;
    for (int p = 0; p < players; ++p) {
        sum.add(tracked_by(p, thing));
    }
    return sum;
}

}  // namespace ziggurat::tabletop::rollout
