// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the squares: read from a FEN's first field, named for people, and given to style sheets as pictures.
import type { Key } from 'chessground/types';
import { drawMan, drawStack, sizeOf, type Colour, type Kind } from './drawing.ts';

/** A piece, or a stack of Stack Chess. */
export interface Man {
  colour: Colour;
  /** The letter in a FEN, upper case whatever the colour. */
  letter: string;
  /** A stack's pyramids, bottom first, such as `211`; empty where a man is no stack. */
  pyramids: string;
  isRoyal: boolean;
}

export type Men = ReadonlyMap<Key, Man>;

interface KindOfMan {
  name: string;
  kind: Kind;
  isLevelled: boolean;
}

const KINDS: Record<string, KindOfMan> = {
  P: { name: 'pawn', kind: 'pawn', isLevelled: false },
  N: { name: 'knight', kind: 'knight', isLevelled: false },
  B: { name: 'bishop', kind: 'bishop', isLevelled: false },
  R: { name: 'rook', kind: 'rook', isLevelled: false },
  Q: { name: 'queen', kind: 'queen', isLevelled: false },
  K: { name: 'king', kind: 'king', isLevelled: false },
  S: { name: 'squire', kind: 'pawn', isLevelled: true },
  C: { name: 'crusader', kind: 'knight', isLevelled: true },
  A: { name: 'archbishop', kind: 'bishop', isLevelled: true },
  D: { name: 'raider', kind: 'rook', isLevelled: true },
  E: { name: 'empress', kind: 'queen', isLevelled: true },
  M: { name: 'emperor', kind: 'king', isLevelled: true },
};
const STARTING: Record<string, string> = { P: '1', N: '2', B: '3', R: '22', K: '32', Q: '33' };

export const isStackChess = (variant: string) => variant.startsWith('stackchess');
const hasKingOfSeven = (variant: string) => /-king7(-|$)/.test(variant);

/** The letter of a stack of this size: what it moves as. */
export function letterOfSize(variant: string, size: number): string {
  const letters = hasKingOfSeven(variant) ? ' PNBRCQK' : ' PNBRKQ';
  return letters[Math.min(size, letters.length - 1)] ?? 'Q';
}

/** A stack of these pyramids, bottom first. */
export function stackOf(variant: string, colour: Colour, pyramids: string): Man {
  const letter = letterOfSize(variant, sizeOf(pyramids));
  return { colour, letter, pyramids, isRoyal: letter === 'K' };
}

/** A piece of any game without stacks. */
export function pieceOf(colour: Colour, letter: string): Man {
  return { colour, letter, pyramids: '', isRoyal: letter === 'K' || letter === 'M' };
}

function manOf(variant: string, sign: string, brackets: string | undefined): Man {
  const letter = sign.toUpperCase();
  const colour = sign === letter ? 'white' : 'black';
  if (!isStackChess(variant)) return pieceOf(colour, letter);
  const start = letter === 'K' && hasKingOfSeven(variant) ? '322' : STARTING[letter];
  return stackOf(variant, colour, brackets ?? start ?? '1');
}

/** The men of a FEN that the engine has written or accepted; signs that it would refuse are passed over. */
export function readMen(variant: string, fen: string): Men {
  const men = new Map<Key, Man>();
  const ranks = (fen.trim().split(/\s+/)[0] ?? '').split('/');
  ranks.forEach((rank, row) => {
    let file = 0;
    for (const [, gap, sign, brackets] of rank.matchAll(/(\d)|([A-Za-z])(?:\[(\d+)\])?/g)) {
      if (gap !== undefined) file += Number(gap);
      else men.set(`${'abcdefgh'[file++]}${8 - row}` as Key, manOf(variant, sign ?? 'P', brackets));
    }
  });
  return men;
}

/** Such as `knight` or `crusader`. */
export function kindName(man: Man): string {
  return man.letter === 'C' && man.pyramids !== '' ? 'cardinal' : (KINDS[man.letter]?.name ?? 'piece');
}

/** Such as `white crusader, knight level 2` or `black rook, pyramids 2 1 1 from below`. */
export function nameOf(man: Man): string {
  const name = `${man.colour} ${kindName(man)}`;
  if (man.pyramids !== '') {
    return `${name}, ${man.pyramids.length > 1 ? 'pyramids' : 'pyramid'} ${[...man.pyramids].join(' ')}${
      man.pyramids.length > 1 ? ' from below' : ''
    }`;
  }
  const kind = KINDS[man.letter];
  return kind?.isLevelled ? `${name}, ${kind.kind} level 2` : name;
}

export const isLevelled = (man: Man) => man.pyramids === '' && (KINDS[man.letter]?.isLevelled ?? false);

/** The picture of a man as an SVG text. */
export function drawingOf(man: Man): string {
  if (man.pyramids !== '') return drawStack(man.pyramids, man.isRoyal, man.colour);
  const kind = KINDS[man.letter];
  return drawMan(kind?.kind ?? 'pawn', kind?.isLevelled ?? false, man.colour);
}

/** The class that a man's picture has in style sheets, beside `white` or `black`: chessground's role. */
export function roleOf(man: Man): string {
  return man.pyramids === '' ? kindName(man) : `stack-${man.pyramids}${man.isRoyal ? '-royal' : ''}`;
}

const drawn = new Set<string>();

/** Sees to it that a style sheet of the page has the man's picture. */
export function provide(man: Man): void {
  const selector = `.${man.colour}.${roleOf(man)}`;
  if (drawn.has(selector)) return;
  drawn.add(selector);
  const sheet = document.head.querySelector<HTMLStyleElement>('style#men') ?? document.createElement('style');
  if (!sheet.isConnected) {
    sheet.id = 'men';
    document.head.append(sheet);
  }
  const address = `data:image/svg+xml,${encodeURIComponent(drawingOf(man))}`;
  sheet.append(`piece${selector}, .man${selector} { background-image: url("${address}"); }\n`);
}

/** A picture of the man outside of boards, named for people. */
export function pictureOf(man: Man): HTMLElement {
  provide(man);
  const picture = document.createElement('span');
  picture.className = `man ${man.colour} ${roleOf(man)}`;
  picture.role = 'img';
  picture.ariaLabel = nameOf(man);
  return picture;
}
