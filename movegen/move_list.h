// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "movegen/bitboard.h"
#include "movegen/move.h"

namespace ziggurat::movegen {

/// What takes the moves of men on the board. Bulk calls stand for one move per square of a set, so that a
/// receiver who only counts never looks at a single move.
template <class S>
concept StepSink = requires(S& sink, Move move, Bitboard set) {
    sink.one(move);            // this move
    sink.fan(move, set);       // this move, to every square of the set
    sink.slide(move, set, 8);  // to every square of the set, each from the square 8 numbers lower
};

/// What a generator tells all its findings to.
template <class S>
concept MoveSink = StepSink<S> && requires(S& sink, Move move, Bitboard set) {
    sink.drops(move, set);                          // this drop, onto every square of the set
    sink.each(set, [](Square) { return Move(); });  // what the function makes of every square of the set
};

/// Counts moves without making any of them.
class MoveCounter {
public:
    void one(Move /*move*/) { ++count_; }
    void fan(Move /*move*/, Bitboard targets) { add(targets); }
    void slide(Move /*move*/, Bitboard targets, int /*offset*/) { add(targets); }
    void drops(Move /*move*/, Bitboard targets) { add(targets); }
    template <class MoveTo>
    void each(Bitboard targets, MoveTo&& /*move_to*/) {
        add(targets);
    }

    [[nodiscard]] std::uint64_t count() const { return count_; }

private:
    void add(Bitboard targets) { count_ += static_cast<std::uint64_t>(popcount(targets)); }

    std::uint64_t count_ = 0;
};

/// Asks whether one move is among those generated.
class MoveFinder {
public:
    explicit MoveFinder(Move wanted) : wanted_(wanted) {}

    void one(Move move) { found_ |= move == wanted_; }
    void fan(Move move, Bitboard targets) {
        found_ |= contains(targets, wanted_.to()) && move.with_to(wanted_.to()) == wanted_;
    }
    void slide(Move move, Bitboard targets, int offset) {
        found_ |= contains(targets, wanted_.to()) &&
                  move.with_to(wanted_.to()).with_from(wanted_.to() + -offset) == wanted_;
    }
    void drops(Move move, Bitboard targets) {
        found_ |= contains(targets, wanted_.to()) && move.with_to(wanted_.to()).with_from(wanted_.to()) == wanted_;
    }
    template <class MoveTo>
    void each(Bitboard targets, MoveTo&& move_to) {
        found_ |= contains(targets, wanted_.to()) && move_to(wanted_.to()) == wanted_;
    }

    [[nodiscard]] bool found() const { return found_; }

private:
    Move wanted_;
    bool found_ = false;
};

/// The moves of a position, at most `Capacity`; its memory is not cleared when it is made.
template <std::size_t Capacity>
class MoveList {
public:
    // The user-provided constructor is what keeps the array from being zeroed for every node.
    MoveList() {}  // NOLINT(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)

    void one(Move move) {
        assert(size_ < Capacity);
        moves_[size_++] = move;
    }
    void fan(Move move, Bitboard targets) {
        for (const Square to : squares(targets)) {
            one(move.with_to(to));
        }
    }
    void slide(Move move, Bitboard targets, int offset) {
        for (const Square to : squares(targets)) {
            one(move.with_to(to).with_from(to + -offset));
        }
    }
    void drops(Move move, Bitboard targets) {
        for (const Square to : squares(targets)) {
            one(move.with_to(to).with_from(to));
        }
    }
    template <class MoveTo>
    void each(Bitboard targets, MoveTo&& move_to) {
        for (const Square to : squares(targets)) {
            one(move_to(to));
        }
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    Move& operator[](std::size_t i) { return moves_[i]; }
    Move operator[](std::size_t i) const { return moves_[i]; }
    [[nodiscard]] Move* begin() { return moves_.data(); }
    [[nodiscard]] Move* end() { return moves_.data() + size_; }
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return moves_.data() + size_; }

private:
    union {
        std::array<Move, Capacity> moves_;
    };
    std::size_t size_ = 0;
};

}  // namespace ziggurat::movegen
