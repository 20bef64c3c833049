// SPDX-License-Identifier: GPL-3.0-or-later
// A game in the part of an address behind the hash: variant, first position if it is not the usual one, moves.

export interface Linked {
  variant: string;
  /** Null for the rule set's start position. */
  fen: string | null;
  /** UCI texts. */
  moves: string[];
}

/** Such as `#variant=levelup&moves=e2e4+d7d5`. */
export function toHash({ variant, fen, moves }: Linked): string {
  const fields = new URLSearchParams({ variant });
  if (fen !== null) fields.set('fen', fen);
  if (moves.length > 0) fields.set('moves', moves.join(' '));
  return `#${fields}`;
}

/** Null where the hash names no variant. */
export function fromHash(hash: string): Linked | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const variant = fields.get('variant');
  if (!variant) return null;
  const moves = (fields.get('moves') ?? '').split(/\s+/).filter((move) => move !== '');
  return { variant, fen: fields.get('fen'), moves };
}
