// SPDX-License-Identifier: GPL-3.0-or-later
// Turns of two legs (Level-Up Chess) as clicks. The rules list a turn once, under one of its texts; a person may walk
// any of the ways that the rules take for the same turn, so these are found again here.
import type { Key } from 'chessground/types';
import type { Man, Men } from '../pieces/men.ts';
import type { Moving } from './move_text.ts';
import { whole, type Node, type Option, type TextOf } from './node.ts';

/** How far apart two squares are, in files and ranks. */
function distance(a: Key, b: Key): [number, number] {
  return [Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(a.charCodeAt(1) - b.charCodeAt(1))];
}
const isKnightMove = (a: Key, b: Key) => distance(a, b).sort().join() === '1,2';
const isKingMove = (a: Key, b: Key) => Math.max(...distance(a, b)) === 1;
const isOneStraight = (a: Key, b: Key) => distance(a, b).sort().join() === '0,1';

type Ways = Map<Key, Map<Key, string>>;

function add(ways: Ways, via: Key, to: Key, text: string): void {
  const targets = ways.get(via) ?? new Map<Key, string>();
  if (!targets.has(to)) targets.set(to, text);
  ways.set(via, targets);
}

/**
 * Men of one kind that take the same man and return lead to one position, and the rules list one of them: the turns
 * that lead there from other squares.
 */
function addReturns(ways: Ways, men: Men, square: Key, man: Man, returns: readonly TextOf<Moving>[]): void {
  for (const { text, parsed } of returns) {
    const other = men.get(parsed.from);
    const via = parsed.via;
    if (via === null || other?.letter !== man.letter || other.colour !== man.colour || !men.has(via)) continue;
    const reaches =
      man.letter === 'C' ? isKnightMove(square, via) : man.letter === 'D' && isOneStraight(square, via);
    if (reaches) add(ways, via, square, text);
  }
}

/**
 * An emperor's two steps are listed over one middle square, and not at all where one step leads to the same
 * position: over every empty square where it may stop, each target that is listed somehow can be reached.
 */
function addEmperorsWays(ways: Ways, men: Men, square: Key, texts: readonly TextOf<Moving>[]): void {
  const isQuiet = ({ parsed }: TextOf<Moving>) => parsed.via === null || !men.has(parsed.via);
  const isStep = ({ parsed }: TextOf<Moving>) => parsed.via === null && isKingMove(square, parsed.to);
  const stops = texts.filter((one) => isStep(one) && !men.has(one.parsed.to)).map(({ parsed }) => parsed.to);
  const turns = texts.filter((one) => isStep(one) || (one.parsed.via !== null && isQuiet(one)));
  for (const via of stops) {
    for (const { text, parsed } of turns) {
      if (isKingMove(via, parsed.to)) add(ways, via, parsed.to, text);
    }
  }
}

/** The node at the end of a first leg: walk on, or stop by choosing so or by clicking the same square again. */
function nodeAfterFirstLeg(via: Key, targets: ReadonlyMap<Key, string>, stop: Node | undefined): Node {
  const squares = new Map<Key, Node>([...targets].map(([to, text]) => [to, whole(text)]));
  const options: Option[] = [];
  if (stop !== undefined) {
    options.push({ kind: 'stop', id: 'stop', label: 'stop here', man: null, next: stop });
    squares.set(via, stop);
  }
  return { squares, options, move: null };
}

/**
 * Adds to `squares`, which holds the moves of one leg of the man on `square`, those of two: each first leg leads to a
 * choice, and what two quiet steps of an emperor reach can be clicked at once.
 * @param returns all turns of the position that end where they began
 */
export function secondLegs(
  men: Men,
  square: Key,
  man: Man,
  texts: readonly TextOf<Moving>[],
  returns: readonly TextOf<Moving>[],
  squares: Map<Key, Node>,
): void {
  const ways: Ways = new Map();
  for (const { text, parsed } of texts) if (parsed.via !== null) add(ways, parsed.via, parsed.to, text);
  if (man.letter === 'M') addEmperorsWays(ways, men, square, texts);
  else addReturns(ways, men, square, man, returns);
  const oneLeg = new Map(squares);
  for (const [via, targets] of ways) squares.set(via, nodeAfterFirstLeg(via, targets, oneLeg.get(via)));
  for (const { text, parsed } of texts) {
    const isDirect = parsed.via !== null && !men.has(parsed.via) && parsed.to !== square;
    if (isDirect && !squares.has(parsed.to)) squares.set(parsed.to, whole(text));
  }
}
