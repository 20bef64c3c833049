// SPDX-License-Identifier: GPL-3.0-or-later
// Values as people read them: from White's side, whoever is to move.
import type { Info } from '../engine/types.ts';

export type Value = Pick<Info, 'cp' | 'mate' | 'wdl'>;
export type Side = 'w' | 'b';

/** "+1.20" where White is better, "#3" where White mates in three, "#-3" where Black does; "#" on mate itself. */
export function scoreText(value: Value, turn: Side): string {
  if (value.mate !== undefined) {
    const moves = Math.abs(value.mate);
    return moves === 0 ? '#' : `#${forWhite(value.mate, turn) < 0 ? '-' : ''}${moves}`;
  }
  const pawns = forWhite(value.cp ?? 0, turn) / 100;
  return `${pawns > 0 ? '+' : pawns < 0 ? '−' : ''}${Math.abs(pawns).toFixed(2)}`;
}

/** The share of the points that White may expect, 0 to 1. */
export function whitesShare(value: Value, turn: Side): number {
  const share = moversShare(value);
  return turn === 'w' ? share : 1 - share;
}

function moversShare({ cp, mate, wdl }: Value): number {
  if (mate !== undefined) {
    return mate > 0 ? 1 : 0;
  }
  if (wdl) {
    return (wdl[0] + wdl[1] / 2) / 1000;
  }
  // Without the engine's own estimate: what a pawn is worth among people.
  return 1 / (1 + 10 ** (-(cp ?? 0) / 400));
}

function forWhite(value: number, turn: Side): number {
  return turn === 'w' ? value : -value;
}

/** "123", "45.6 k", "1.23 M": three figures. */
export function inShort(count: number): string {
  const [unit, divisor] = count >= 1e9 ? ['G', 1e9] : count >= 1e6 ? ['M', 1e6] : count >= 1e3 ? ['k', 1e3] : ['', 1];
  if (divisor === 1) {
    return String(Math.round(count));
  }
  const scaled = count / divisor;
  return `${scaled.toFixed(scaled >= 100 ? 0 : scaled >= 10 ? 1 : 2)} ${unit}`;
}
