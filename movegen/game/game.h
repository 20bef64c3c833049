// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "movegen/game/notation.h"
#include "movegen/game/outcome.h"
#include "movegen/rules.h"

namespace ziggurat::movegen {

/// How many of the positions `keys` (oldest first, the last one included) equal the last one, itself counted.
/// Positions further back than `halfmove_clock` plies cannot.
inline int count_repetitions(const std::vector<Key>& keys, int halfmove_clock) {
    const std::size_t last = keys.size() - 1;
    int count = 1;
    for (std::size_t back = 2; back <= last && back <= static_cast<std::size_t>(halfmove_clock); back += 2) {
        count += keys[last - back] == keys[last] ? 1 : 0;
    }
    return count;
}

/// A game under one rule set: the positions from the start to the present one and the moves between them.
template <Rules R>
class Game {
public:
    using Position = typename R::Position;

    explicit Game(const Position& start = R::initial()) : positions_{start}, keys_{R::key(start)} {}

    [[nodiscard]] const Position& start() const { return positions_.front(); }
    [[nodiscard]] const Position& position() const { return positions_.back(); }
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    /// The position before move number `ply`, 0..moves().size().
    [[nodiscard]] const Position& position_at(std::size_t ply) const { return positions_[ply]; }
    /// Keys of all positions, the present one last.
    [[nodiscard]] const std::vector<Key>& keys() const { return keys_; }

    /// Plays a legal move.
    void play(Move m) {
        positions_.push_back(R::play(position(), m));
        moves_.push_back(m);
        keys_.push_back(R::key(position()));
    }

    /// Takes the last move back; false where there is none.
    bool undo() {
        if (moves_.empty()) {
            return false;
        }
        positions_.pop_back();
        moves_.pop_back();
        keys_.pop_back();
        return true;
    }

    /// How often the present position has been on the board, now included.
    [[nodiscard]] int repetitions() const { return count_repetitions(keys_, R::halfmove_clock(position())); }

    /// How the game stands, all draw rules included.
    [[nodiscard]] Outcome outcome() const {
        const Outcome by_position = movegen::outcome<R>(position());
        return by_position == Outcome::Ongoing && repetitions() >= 3 ? Outcome::Repetition : by_position;
    }

private:
    std::vector<Position> positions_;
    std::vector<Move> moves_;
    std::vector<Key> keys_;
};

}  // namespace ziggurat::movegen
