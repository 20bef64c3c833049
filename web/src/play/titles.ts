// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sets in plain words.

export interface Title {
  /** The game that a rule set is a form of. */
  game: string;
  /** What is different in it; empty for the game itself. */
  form: string;
}

const GAMES: [prefix: string, game: string][] = [
  ['levelup', 'Level-Up Chess'],
  ['stackchess', 'Stack Chess'],
  ['mystic', 'Mystic Chess'],
  ['chess', 'Chess'],
];
const FORMS: Record<string, string> = {
  lite: 'no second legs',
  plain: 'no second legs, promotion or en passant',
  capture: 'pawns join where they capture',
  bigqueen: 'every stack of 6 or more is a queen',
  king7: 'a king of 7, a cardinal of 5',
  fullset: 'the full array',
  nodouble: 'no double steps',
};

/** A rule set's game and form, from its name; a name that is not known is its own title. */
export function titleOf(variant: string): Title {
  const [first = variant, ...options] = variant.split('-');
  const game = GAMES.find(([prefix]) => prefix === first)?.[1] ?? first;
  return { game, form: options.map((option) => FORMS[option] ?? option).join('; ') };
}

/** Such as `Stack Chess: the full array`. */
export function fullTitle(variant: string): string {
  const { game, form } = titleOf(variant);
  return form === '' ? game : `${game}: ${form}`;
}
