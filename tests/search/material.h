// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/chess/rules.h"
#include "search/evaluator.h"

namespace ziggurat::search::tests {

/// Men counted and nothing else: as little as the search can do with.
struct Material {
    using Position = movegen::chess::Position;
    using Piece = movegen::chess::Piece;

    static constexpr std::size_t piece_types = 6;
    static constexpr std::array<Value, 6> worth{100, 300, 300, 500, 900, 0};

    static Value evaluate(const Position& p) {
        Value sum = 0;
        for (std::size_t type = 0; type < worth.size(); ++type) {
            const auto piece = static_cast<Piece>(type);
            sum += worth[type] *
                   (movegen::popcount(p.board.of(p.side, piece)) - movegen::popcount(p.board.of(~p.side, piece)));
        }
        return sum;
    }
    static Value gain(const Position& p, movegen::Move m) {
        const Value victim = p.board.is_empty(m.to()) ? 0 : worth[static_cast<std::size_t>(p.board.at(m.to()))];
        const bool promotes = m.kind() == movegen::MoveKind::Promotion;
        return victim + (promotes ? worth[static_cast<std::size_t>(m.argument())] - worth[0] : 0) +
               (m.kind() == movegen::MoveKind::EnPassant ? worth[0] : 0);
    }
    static Value stake(const Position& /*p*/, movegen::Move m) { return worth[m.piece_index()]; }
};

static_assert(Evaluator<Material, movegen::chess::Rules>);
static_assert(!KnowsNullMove<Material, movegen::chess::Position>);
static_assert(!KnowsExchange<Material, movegen::chess::Position>);

}  // namespace ziggurat::search::tests
