// SPDX-License-Identifier: GPL-3.0-or-later
// The legal moves of a position as a tree of what can be clicked: a man or something to buy, then squares, and beside
// a square what is left to choose (which part of a stack, what to promote to, "stop here", an upgrade). The texts of
// the legal moves are all that it knows, so a board that follows it shows exactly the rules.
import type { Key } from 'chessground/types';
import type { LegalMove } from '../engine/types.ts';
import { readMen, type Man, type Men } from '../pieces/men.ts';
import { readMoveText, type Moving, type Placing } from './move_text.ts';
import { whole, type Choices, type Node, type Option, type TextOf } from './node.ts';
import { secondLegs } from './second_legs.ts';
import { partOptions, promotionNode } from './parts.ts';

/** What the engine gave for the position, sorted into clicks. */
export function choicesOf(variant: string, fen: string, legal: readonly LegalMove[]): Choices {
  const men = readMen(variant, fen);
  const moving = new Map<Key, TextOf<Moving>[]>();
  const upgrades = new Map<Key, Option[]>();
  const drops = new Map<string, Map<Key, string>>();
  for (const { text } of legal) {
    const parsed = readMoveText(variant, men, text);
    if (parsed.kind === 'moving') append(moving, parsed.from, { text, parsed });
    else if (men.has(parsed.to)) append(upgrades, parsed.to, upgradeOption(men, parsed, text));
    else drops.set(parsed.letter, (drops.get(parsed.letter) ?? new Map()).set(parsed.to, text));
  }
  const nodes = new Map<Key, Node>();
  const returns = [...moving.values()]
    .flat()
    .filter(({ parsed }) => parsed.via !== null && parsed.to === parsed.from);
  for (const [square, man] of men) {
    const node = nodeOf(variant, men, square, man, moving.get(square) ?? [], returns);
    const offered = upgrades.get(square) ?? [];
    if (node.squares.size + node.options.length + offered.length > 0) {
      nodes.set(square, { ...node, options: [...node.options, ...offered] });
    }
  }
  return { men: nodes, drops };
}

function append<Name, Value>(lists: Map<Name, Value[]>, name: Name, value: Value): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

function upgradeOption(men: Men, { letter, to }: Placing, text: string): Option {
  const colour = men.get(to)?.colour ?? 'white';
  const man = { colour, letter, pyramids: '', isRoyal: false };
  return { kind: 'upgrade', id: letter, label: '', man, next: whole(text) };
}

function nodeOf(
  variant: string,
  men: Men,
  square: Key,
  man: Man,
  texts: readonly TextOf<Moving>[],
  returns: readonly TextOf<Moving>[],
): Node {
  if (man.pyramids !== '') return stackNode(variant, man, texts);
  const squares = byTarget(
    man,
    texts.filter(({ parsed }) => parsed.via === null),
  );
  secondLegs(men, square, man, texts, returns, squares);
  return { squares, options: [], move: null };
}

/** Moves of one leg by where they end; promotions are chosen there. */
function byTarget(man: Man, texts: readonly TextOf<Moving>[]): Map<Key, Node> {
  const targets = new Map<Key, TextOf<Moving>[]>();
  for (const one of texts) append(targets, one.parsed.to, one);
  return new Map([...targets].map(([to, list]) => [to, promotionNode(man, list)]));
}

/** A stack's squares are those of the largest part that can move; the others are options. */
function stackNode(variant: string, man: Man, texts: readonly TextOf<Moving>[]): Node {
  const parts = new Map<number, TextOf<Moving>[]>();
  for (const one of texts) append(parts, one.parsed.part || man.pyramids.length, one);
  const nodes = new Map<number, ReadonlyMap<Key, Node>>();
  for (const [count, list] of parts)
    nodes.set(count, byTarget({ ...man, pyramids: man.pyramids.slice(-count) }, list));
  return partOptions(variant, man, nodes);
}
