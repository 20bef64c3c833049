// SPDX-License-Identifier: GPL-3.0-or-later
// Moves as arrows and circles on a board, and pictures upon squares.
import type { DrawShape } from 'chessground/draw';
import type { Key } from 'chessground/types';

/** A move to show: its UCI text, and how much it stands out. */
export interface Arrow {
  move: string;
  /** `best` unless told. */
  style?: 'best' | 'other' | 'hint';
}

const BRUSHES = { best: 'green', other: 'paleBlue', hint: 'yellow' } as const;

/** The squares of a move's text in the order in which it touches them; one for drops and upgrades. */
export function squaresOf(move: string): Key[] {
  const squares: Key[] = [];
  for (const [square] of move.matchAll(/[a-h][1-8]/g)) {
    if (squares.at(-1) !== square) squares.push(square as Key);
  }
  return squares;
}

/**
 * A move as shapes: an arrow for each leg, a circle for a drop or an upgrade. What splits off, is dropped, bought or
 * promoted to is a letter at the end.
 */
export function shapesOf(arrow: Arrow): DrawShape[] {
  const brush = BRUSHES[arrow.style ?? 'best'];
  const squares = squaresOf(arrow.move);
  const last = squares.at(-1);
  if (last === undefined) return [];
  const dropped = /^(?:([A-Za-z])?@)/.exec(arrow.move);
  const text = dropped ? (dropped[1] ?? 'P').toUpperCase() : arrow.move.split(',').at(-1)?.slice(4).toUpperCase();
  const label = text ? { label: { text } } : {};
  if (squares.length === 1) return [{ orig: last, brush, ...label }];
  return squares.slice(1).map((dest, i) => ({
    orig: squares[i] as Key,
    dest,
    brush,
    ...(dest === last && i === squares.length - 2 ? label : {}),
  }));
}
