// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen beside a square in moves of one leg: the part of a stack that moves, and what a pawn becomes.
import type { Key } from 'chessground/types';
import { kindName, pieceOf, stackOf, type Man } from '../pieces/men.ts';
import type { Moving } from './move_text.ts';
import { whole, type Node, type Option, type TextOf } from './node.ts';

const PROMOTIONS = 'QRBN';
/** The pyramid that goes under a pawn of Stack Chess, by what the two make. */
const UNDER_PAWN: Record<string, string> = { R: '3', B: '2', N: '1' };

function promoted(man: Man, letter: string): Man {
  if (man.pyramids === '') return pieceOf(man.colour, letter);
  return { ...man, letter, pyramids: `${UNDER_PAWN[letter] ?? ''}1`, isRoyal: false };
}

function promotionOption(man: Man, { text, parsed }: TextOf<Moving>): Option {
  const isPromotion = parsed.promotion !== '';
  const shown = isPromotion ? promoted(man, parsed.promotion) : { ...man, letter: 'P', isRoyal: false };
  return {
    kind: 'promotion',
    id: parsed.promotion || 'P',
    label: isPromotion ? `promote to ${kindName(shown)}` : 'stay a pawn',
    man: shown,
    next: whole(text),
  };
}

/** What is left to choose where all these moves of the man end: nothing if there is one. */
export function promotionNode(man: Man, texts: readonly TextOf<Moving>[]): Node {
  const only = texts[0];
  if (texts.length === 1 && only !== undefined) return whole(only.text);
  const order = ({ parsed }: TextOf<Moving>) => (PROMOTIONS + 'P').indexOf(parsed.promotion || 'P');
  const sorted = [...texts].sort((a, b) => order(a) - order(b));
  return { squares: new Map(), options: sorted.map((one) => promotionOption(man, one)), move: null };
}

/**
 * The stack with its parts as options, largest first, each with its own squares; the squares of the largest stand
 * for the stack until something is chosen. There are no options where only the whole stack can move.
 */
export function partOptions(variant: string, man: Man, nodes: ReadonlyMap<number, ReadonlyMap<Key, Node>>): Node {
  const counts = [...nodes.keys()].sort((a, b) => b - a);
  const largest = counts[0];
  const squares = (largest !== undefined && nodes.get(largest)) || new Map();
  const isWholeOnly = counts.length === 1 && largest === man.pyramids.length;
  if (largest === undefined || isWholeOnly) return { squares, options: [], move: null };
  const options: Option[] = [];
  for (const count of counts) {
    const part = stackOf(variant, man.colour, man.pyramids.slice(-count));
    const label = count === man.pyramids.length ? `whole ${kindName(part)}` : `split off ${kindName(part)}`;
    const next: Node = { squares: nodes.get(count) ?? new Map(), options, move: null };
    options.push({ kind: 'part', id: String(count), label, man: part, next });
  }
  return { squares, options, move: null };
}
