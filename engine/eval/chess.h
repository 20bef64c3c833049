// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "movegen/chess/position.h"
#include "search/score.h"

namespace ziggurat::engine::eval {

class Chess {
public:
    using Position = movegen::chess::Position;
    using Value = search::Value;
    static constexpr std::size_t piece_types = 6;
    static constexpr std::array<Value, 6> worth{100, 320, 330, 500, 950, 0};

    Value evaluate(const Position& p) {
        Value sum = 0;
        for (std::size_t t = 0; t < 6; ++t) {
            const auto piece = static_cast<movegen::chess::Piece>(t);
            sum += worth[t] * (movegen::popcount(p.board.of(movegen::Side::White, piece)) -
                               movegen::popcount(p.board.of(movegen::Side::Black, piece)));
            for (auto side : movegen::both_sides) {
                for (auto sq : movegen::squares(p.board.of(side, piece))) {
                    const int f = movegen::file_of(sq), r = movegen::relative_rank(side, sq);
                    const int c = std::min(f, 7 - f) * 4 + std::min(r, 7 - r) * 3 + (t == 0 ? r * 5 : 0);
                    sum += (t == 5 ? -c : c) * (side == movegen::Side::White ? 1 : -1);
                }
            }
        }
        return p.side == movegen::Side::White ? sum : -sum;
    }
    static Value gain(const Position& p, movegen::Move m) {
        Value sum = p.board.is_empty(m.to()) ? 0 : worth[static_cast<std::size_t>(p.board.at(m.to()))];
        if (m.kind() == movegen::MoveKind::EnPassant) {
            sum += 100;
        }
        if (m.kind() == movegen::MoveKind::Promotion) {
            sum += worth[static_cast<std::size_t>(m.argument())] - 100;
        }
        return sum;
    }
    static Value stake(const Position&, movegen::Move m) { return worth[m.piece_index()]; }
    static bool null_move_is_sound(const Position& p) {
        return (p.board.of(p.side) & ~p.board.of(movegen::chess::Piece::Pawn, movegen::chess::Piece::King)) != 0;
    }
    std::string explain(const Position&) { return "material and centre\n"; }
};

}  // namespace ziggurat::engine::eval
