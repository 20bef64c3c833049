// SPDX-License-Identifier: GPL-3.0-or-later
// Boards and moves in words, for those who hear the page.
import type { Key } from 'chessground/types';
import { isLevelled, kindName, nameOf, type Men } from '../pieces/men.ts';
import { squaresOf } from './shapes.ts';

/** Such as `e4, white knight`. */
export function nameSquare(men: Men, square: Key): string {
  const man = men.get(square);
  return `${square}, ${man ? nameOf(man) : 'empty'}`;
}

/** All men with their squares. */
export function nameBoard(men: Men): string {
  const one = ([square, man]: [Key, Parameters<typeof nameOf>[0]]) => `${nameOf(man)} on ${square}`;
  return men.size === 0 ? 'Board, empty' : `Board: ${[...men].map(one).join('; ')}`;
}

/** What a move did beside moving: a level gained, a promotion, a stack joined. Empty where it did nothing more. */
export function whatBecame(before: Men, after: Men, move: string): string {
  const squares = squaresOf(move);
  const last = squares.at(-1);
  const first = squares[0];
  if (first === undefined || last === undefined) return '';
  const was = before.get(first);
  const is = after.get(last);
  if (was === undefined || is === undefined || was.colour !== is.colour) return '';
  if (is.pyramids !== '') return joined(before, after, first, last);
  if (was.letter === is.letter) return '';
  if (isLevelled(is)) return `levels up to ${kindName(is)}`;
  return move.includes('@') ? `becomes a ${kindName(is)}` : `promotes to ${kindName(is)}`;
}

function joined(before: Men, after: Men, first: Key, last: Key): string {
  const was = before.get(first);
  const is = after.get(last);
  const host = before.get(last);
  if (was === undefined || is === undefined) return '';
  if (host !== undefined && host.colour === was.colour) return `joins to a ${kindName(is)}`;
  const left = after.get(first);
  if (left !== undefined) {
    const isPromoted = left.pyramids.length + is.pyramids.length > was.pyramids.length;
    return `${isPromoted ? 'promotes to' : 'splits off a'} ${kindName(is)}`;
  }
  return is.pyramids.length > was.pyramids.length ? `promotes to ${kindName(is)}` : '';
}
