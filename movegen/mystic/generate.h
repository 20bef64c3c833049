// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/mystic/position.h"

namespace ziggurat::movegen::mystic {

/// Purchases: a pawn onto an empty square of the own ranks 2 to 4, which is among `allowed` (mystic, "A turn").
template <Side Us, MoveSink Sink>
void generate_purchases(const Position& p, Bitboard allowed, Sink& sink) {
    if (p.purse(Us).coins < pawn_price || stock(p.board, Us, Piece::Pawn) == 0) {
        return;
    }
    constexpr Bitboard ranks = relative_rank_mask(Us, 1) | relative_rank_mask(Us, 2) | relative_rank_mask(Us, 3);
    sink.drops(Move::drop(Piece::Pawn, Square::A1), ranks & ~p.board.occupied() & allowed);
}

/// Upgrades of men on `movers`, one stage each, as far as coins and stock go (mystic 1, 2).
template <Side Us, MoveSink Sink>
void generate_upgrades(const Position& p, Bitboard movers, Sink& sink) {
    const Purse purse = p.purse(Us);
    if (!purse.may_upgrade()) {
        return;
    }
    for (const Upgrade& stage : upgrades) {
        const Bitboard men = p.board.of(Us, stage.from) & movers;
        if (men != 0 && purse.coins >= stage.price && stock(p.board, Us, stage.into) > 0) {
            sink.drops(Move::upgrade(stage.from, Square::A1, stage.into), men);
        }
    }
}

/// The legal turns of `Us` by men that stand on `movers`, or are bought onto them.
template <Side Us, MoveClass Class, MoveSink Sink>
void generate_as(const Position& p, Bitboard movers, Sink& sink) {
    // A pawn becomes what is in stock, and may not arrive where nothing is (mystic 3).
    const auto promote = [&](Bitboard arrivals, int offset) {
        for (const Piece into : orthodox::promotions) {
            if (stock(p.board, Us, into) > 0) {
                sink.slide(Move::promotion(Piece::Pawn, Square::A1, Square::A1, into), arrivals, offset);
            }
        }
    };
    orthodox::generate_steps<Us, Class>(p.board, p.checks, p.en_passant, movers, sink, promote);
    // Coins become men of like worth: to a search for lost and won material that is quiet.
    if constexpr (Class != MoveClass::Noisy) {
        // A purchase may block a check; an upgrade leaves every line as it is (mystic 5).
        const Bitboard evasions = evasion_squares(p.checks.checkers, orthodox::king_square(p.board, Us));
        generate_purchases<Us>(p, movers & evasions, sink);
        if (p.checks.checkers == 0) {
            generate_upgrades<Us>(p, movers, sink);
        }
    }
}

/// Every legal turn of the class by men that stand on `movers`, or are bought onto them, once each.
template <MoveClass Class, MoveSink Sink>
void generate(const Position& p, Sink& sink, Bitboard movers = all_squares) {
    if (p.side == Side::White) {
        generate_as<Side::White, Class>(p, movers, sink);
    } else {
        generate_as<Side::Black, Class>(p, movers, sink);
    }
}

}  // namespace ziggurat::movegen::mystic
