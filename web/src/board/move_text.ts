// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a move's UCI text, as a person's clicks have to find them.
import type { Key } from 'chessground/types';
import { letterOfSize, type Men } from '../pieces/men.ts';
import { sizeOf } from '../pieces/drawing.ts';

/** The letter before `@`, upper case, and the square: a man bought, or the own man there upgraded. */
export interface Placing {
  kind: 'placing';
  letter: string;
  to: Key;
}

export interface Moving {
  kind: 'moving';
  from: Key;
  /** Where the first of two legs ends; null where there is one leg. */
  via: Key | null;
  to: Key;
  /** How many of a stack's upper pyramids move; 0 where all do, and where there are no stacks. */
  part: number;
  /** What a pawn becomes, upper case; empty where it becomes nothing. */
  promotion: string;
}

/** How many upper pyramids of the stack make the part that the text names. */
function partOf(variant: string, pyramids: string, letter: string, count: string): number {
  if (count !== '') return Number(count);
  for (let taken = 1; taken < pyramids.length; ++taken) {
    if (letterOfSize(variant, sizeOf(pyramids.slice(-taken))) === letter) return taken;
  }
  return 0;
}

/** Reads a text that the engine gave as legal among these men. */
export function readMoveText(variant: string, men: Men, text: string): Placing | Moving {
  const at = text.indexOf('@');
  if (at >= 0) return { kind: 'placing', letter: text.slice(0, at).toUpperCase(), to: text.slice(at + 1) as Key };
  const from = text.slice(0, 2) as Key;
  const to = text.slice(2, 4) as Key;
  const [, second] = text.split(',');
  if (second !== undefined) {
    return { kind: 'moving', from, via: to, to: second.slice(2, 4) as Key, part: 0, promotion: '' };
  }
  const rest = text.slice(4).toUpperCase();
  const pyramids = men.get(from)?.pyramids ?? '';
  if (pyramids.length < 2 || rest === '') return { kind: 'moving', from, via: null, to, part: 0, promotion: rest };
  const [, letter = '', count = '', promotion = ''] = /^([A-Z])(\d*)([A-Z]?)$/.exec(rest) ?? [];
  return { kind: 'moving', from, via: null, to, part: partOf(variant, pyramids, letter, count), promotion };
}
