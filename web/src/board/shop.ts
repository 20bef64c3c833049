// SPDX-License-Identifier: GPL-3.0-or-later
// Mystic Chess beside the board: purses and stock as a FEN tells them, prices, and why an upgrade cannot be had. What can
// be had is for the legal moves to say; the reasons here only put the rules' refusals into words.
import type { Key } from 'chessground/types';
import type { Position } from '../engine/types.ts';
import { kindName, pieceOf, readMen, type Men } from '../pieces/men.ts';
import type { Colour } from '../pieces/drawing.ts';

/** What a standard set has, king aside. */
const SET: Record<string, number> = { P: 8, N: 2, B: 2, R: 2, Q: 1 };
/** Pawns to be bought before the first upgrade. */
const PAWNS_FIRST = 3;
const PRICES: Record<string, number> = { P: 1, N: 2, B: 2, R: 2, Q: 4 };
const UPGRADES: Record<string, string> = { P: 'NB', N: 'R', B: 'R', R: 'Q' };

export interface Purse {
  coins: number;
  /** Pawns bought so far; 3 stands for three or more. */
  bought: number;
  /** What is not on the board, by letter. */
  stock: ReadonlyMap<string, number>;
}

export const hasShop = (position: Position) => position.variant === 'mystic';

/** The coins that a pawn costs (P), or an upgrade to what the letter names. */
export const priceOf = (letter: string) => PRICES[letter] ?? 0;

/** A side's purse and stock, from a FEN of Mystic Chess. */
export function purseOf(fen: string, colour: Colour): Purse {
  const field = fen.trim().split(/\s+/)[colour === 'white' ? 6 : 7] ?? '';
  const [coins = 0, bought = 0] = field.split(':').map(Number);
  const stock = new Map(Object.entries(SET));
  for (const man of readMen('mystic', fen).values()) {
    const left = stock.get(man.letter);
    if (man.colour === colour && left !== undefined) stock.set(man.letter, left - 1);
  }
  return { coins, bought, stock };
}

/** Why the side cannot have this now; an empty text if neither purse nor stock forbids it. */
export function whyLocked(purse: Purse, letter: string): string {
  const name = kindName(pieceOf('white', letter));
  const price = priceOf(letter);
  if (letter !== 'P' && purse.bought < PAWNS_FIRST) {
    return `Upgrades open when three pawns have been bought (${purse.bought} so far)`;
  }
  if (purse.coins < price)
    return `A ${name} costs ${price}, and ${purse.coins === 1 ? '1 coin is' : `${purse.coins} coins are`} left`;
  return (purse.stock.get(letter) ?? 0) > 0 ? '' : `No ${name} is left in stock`;
}

export interface LockedUpgrade {
  letter: string;
  price: number;
  locked: string;
}

/** All upgrades of the man on the square that the rules know and the legal moves lack, with the reason. */
export function lockedUpgrades(position: Position, men: Men, square: Key): LockedUpgrade[] {
  const man = men.get(square);
  if (!hasShop(position) || !man || man.colour !== (position.turn === 'w' ? 'white' : 'black')) return [];
  const purse = purseOf(position.fen, man.colour);
  const legal = new Set(position.legal.map(({ text }) => text));
  return [...(UPGRADES[man.letter] ?? '')]
    .filter((letter) => !legal.has(`${letter}@${square}`))
    .map((letter) => ({
      letter,
      price: priceOf(letter),
      locked:
        whyLocked(purse, letter) || (position.check ? 'In check, an upgrade does not help' : 'Not possible now'),
    }));
}
