// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/parts/orthodox.h"
#include "movegen/parts/piece_fen.h"

// The FEN fields that the rule sets with the orthodox men read and write alike.

namespace ziggurat::movegen::orthodox {

/// Reads side to move, en passant square and counters into a position whose board is complete and sound, and
/// finds its checks. The side that is not to move must not be in check.
template <class Position>
std::optional<base::Error> read_turn(Position& p, const FenFields& fields) {
    const base::Result<Side> side = parse_side(fields.side);
    if (!side) {
        return side.error();
    }
    p.side = *side;
    if (is_attacked(p.board, p.side, king_square(p.board, ~p.side), p.board.occupied())) {
        return fen_error("side to move", std::string(name_of(~p.side)) + " is in check, but it is not its turn");
    }
    const base::Result<Square> target =
        read_en_passant(fields.en_passant, p.side, p.board.occupied(), p.board.of(p.side, Piece::Pawn),
                        p.board.of(~p.side, Piece::Pawn));
    if (!target) {
        return target.error();
    }
    p.en_passant = *target;
    const base::Result<MoveCounters> counters = parse_counters(fields);
    if (!counters) {
        return counters.error();
    }
    p.halfmove_clock = static_cast<std::uint16_t>(counters->halfmove);
    p.fullmove_number = static_cast<std::uint16_t>(counters->fullmove);
    p.checks = find_checks(p.board, p.side);
    return std::nullopt;
}

/// The six fields that all rule sets have; `castling` is the third of them.
template <class Position>
std::string write_fields(const Position& p, const std::string& castling) {
    return write_men(p.board, piece_letters) + (p.side == Side::White ? " w " : " b ") + castling + ' ' +
           write_en_passant(p.en_passant) + ' ' + std::to_string(p.halfmove_clock) + ' ' +
           std::to_string(p.fullmove_number);
}

/// What is wrong with a position of rule set `R`: with its board, or with what `from_fen` makes of it, which
/// refuses what the rules do not allow and finds everything again that a position only remembers.
template <class R>
std::vector<std::string> position_invariants(const typename R::Position& p) {
    std::vector<std::string> broken = board_invariants(p.board);
    if (!broken.empty()) {
        return broken;
    }
    const auto again = R::from_fen(R::to_fen(p));
    if (!again) {
        broken.push_back(again.error().message);
    } else if (again->checks != p.checks) {
        broken.emplace_back("the cached checks and pins are not those of the board");
    } else if (*again != p) {
        broken.emplace_back("the position differs from the one that its FEN gives");
    }
    return broken;
}

}  // namespace ziggurat::movegen::orthodox
