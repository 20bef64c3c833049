// SPDX-License-Identifier: GPL-3.0-or-later
// The frame that all games share: pseudo-legal turns are made, tested at their end, and merged where they
// reach the same position.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "tests/reference/fen_fields.h"
#include "tests/reference/reference.h"
#include "tests/reference/squares.h"

namespace ziggurat::reference {

template <class Position>
struct Turn {
    std::string text;
    // Which of several texts for the same move is printed, lowest first: the number of legs (levelup, Texts:
    // one step before two), the square left, the middle square. That the lowest square left decides between
    // different pieces that take the same man and return is no word of the page, which leaves it open.
    std::array<int, 3> order{};
    Position after;
    std::vector<std::string> also{};
};

// Position needs: side, same_as(other) which ignores the counters.
template <class Position>
class PositionRules : public ReferenceRules {
public:
    using Turns = std::vector<Turn<Position>>;

    std::optional<std::string> set_fen(const std::string& fen) override {
        try {
            position_ = read(fen);
            return std::nullopt;
        } catch (const FenFault& fault) {
            return fault.what();
        }
    }

    std::string fen() const override { return write(position_); }

    std::vector<ReferenceMove> legal_moves() const override {
        std::vector<ReferenceMove> moves;
        for (const auto& turn : legal_turns(position_)) {
            moves.push_back({turn.text, write(turn.after), turn.also});
        }
        return moves;
    }

    bool in_check() const override { return is_in_check(position_, position_.side); }

    std::uint64_t perft(int depth) const override { return count(position_, depth); }

protected:
    virtual Position read(const std::string& fen) const = 0;
    virtual std::string write(const Position& position) const = 0;
    virtual Turns pseudo_turns(const Position& position) const = 0;

    // Whether the side's kings are in check so that its turn may not end like this.
    virtual bool is_in_check(const Position& position, Side side) const = 0;

    const Position& position() const { return position_; }

private:
    Turns legal_turns(const Position& position) const {
        Turns legal;
        for (auto& turn : pseudo_turns(position)) {
            if (!is_in_check(turn.after, position.side)) {
                merge(legal, std::move(turn));
            }
        }
        return legal;
    }

    // chess, "A move": two ways to carry out a turn that lead to the same position are the same move.
    static void merge(Turns& legal, Turn<Position> turn) {
        for (auto& known : legal) {
            if (!known.after.same_as(turn.after)) {
                continue;
            }
            if (turn.order < known.order) {
                std::swap(known.text, turn.text);
                std::swap(known.order, turn.order);
            }
            known.also.push_back(turn.text);
            std::sort(known.also.begin(), known.also.end());
            return;
        }
        legal.push_back(std::move(turn));
    }

    std::uint64_t count(const Position& position, int depth) const {
        if (depth <= 0) {
            return 1;
        }
        const Turns turns = legal_turns(position);
        if (depth == 1) {
            return turns.size();
        }
        std::uint64_t total = 0;
        for (const auto& turn : turns) {
            total += count(turn.after, depth - 1);
        }
        return total;
    }

    Position position_{};
};

}  // namespace ziggurat::reference
