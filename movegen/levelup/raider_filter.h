// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/levelup/attack.h"
#include "movegen/move_list.h"

namespace ziggurat::movegen::levelup {

/// Keeps back the moves after which an enemy raider could take a neighbour of the royal man and step on to it
/// (levelup 9, 10). Only moves that touch the *zone* can change that: the royal man's orthogonal neighbours and
/// the lines on which enemy raiders could reach them. All other moves pass in bulk, or, while such a check
/// stands, are dropped in bulk. It is a sink before a sink, for single legs of all but the royal man.
template <Side Us, StepSink Sink>
class RaiderFilter {
public:
    RaiderFilter(const Board& board, Square royal, bool in_raider_check, Sink& sink)
        : board_(board),
          royal_(royal),
          in_raider_check_(in_raider_check),
          sink_(sink),
          raiders_(board.of(~Us, Piece::Raider)) {
        if (raiders_ != 0) {
            zone_ = find_zone();
        }
    }

    /// Whether any raider is near enough to matter.
    [[nodiscard]] bool is_idle() const { return zone_ == 0; }

    void fan(Move move, Bitboard targets) {
        if (zone_ != 0) {
            const bool leaves_zone = contains(zone_, move.from());
            const Bitboard doubtful = leaves_zone ? targets : targets & zone_;
            Bitboard sound = in_raider_check_ ? no_squares : targets & ~doubtful;
            for (const Square to : squares(doubtful)) {
                sound |= is_sound(move.from(), to) ? bit(to) : 0;
            }
            targets = sound;
        }
        sink_.fan(move, targets);
    }
    void slide(Move move, Bitboard targets, int offset) {
        if (zone_ != 0) {
            Bitboard sound = 0;
            for (const Square to : squares(targets)) {
                sound |= is_sound(to + -offset, to) ? bit(to) : 0;
            }
            targets = sound;
        }
        sink_.slide(move, targets, offset);
    }
    void one(Move move) { fan(move, bit(move.to())); }

private:
    [[nodiscard]] Bitboard find_zone() const {
        Bitboard zone = 0;
        for (const Square neighbour : squares(orthogonal_steps(royal_))) {
            for (const Square raider : squares(raiders_ & rook_rays(neighbour))) {
                const Bitboard line = between(neighbour, raider);
                // The royal man itself stands in the way of a raider behind it.
                if (!contains(line, royal_)) {
                    zone |= line | bit(neighbour) | bit(raider);
                }
            }
        }
        return zone;
    }

    [[nodiscard]] bool is_sound(Square from, Square to) const {
        if (!contains(zone_, from) && !contains(zone_, to)) {
            return !in_raider_check_;
        }
        const Bitboard moved = bit(from) | bit(to);
        const Scene after{(board_.occupied() & ~bit(from)) | bit(to), board_.of(Us) ^ moved,
                          board_.of(~Us) & ~bit(to)};
        return !is_raided(board_, royal_, after);
    }

    const Board& board_;
    Square royal_;
    bool in_raider_check_;
    Sink& sink_;
    Bitboard raiders_;
    Bitboard zone_ = 0;
};

}  // namespace ziggurat::movegen::levelup
