// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of clicks that a position's legal moves make.
import type { Key } from 'chessground/types';
import type { Man } from '../pieces/men.ts';

export type OptionKind = 'part' | 'promotion' | 'stop' | 'upgrade';

/** Something to choose beside a square. */
export interface Option {
  kind: OptionKind;
  /** Unique among the options of its node; for parts the number of pyramids that move, else a letter. */
  id: string;
  label: string;
  /** What to draw, if something. */
  man: Man | null;
  next: Node;
}

/** What can be done next: click a square, choose an option, or nothing more, since the move is whole. */
export interface Node {
  squares: ReadonlyMap<Key, Node>;
  options: readonly Option[];
  /** The whole move's UCI text. */
  move: string | null;
}

export interface Choices {
  /** By the square of the man that is clicked first. */
  men: ReadonlyMap<Key, Node>;
  /** By the letter of what is bought, upper case: the squares where it can be dropped, with the moves. */
  drops: ReadonlyMap<string, ReadonlyMap<Key, string>>;
}

export const whole = (move: string): Node => ({ squares: new Map(), options: [], move });

export interface TextOf<Parsed> {
  text: string;
  parsed: Parsed;
}
