// SPDX-License-Identifier: GPL-3.0-or-later
import type { Key } from 'chessground/types';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../src/board/choices.ts';
import type { Node } from '../../src/board/node.ts';

// The legal moves are what the engine answers to `go perft 1` in these positions.
function choices(variant: string, fen: string, texts: string) {
  return choicesOf(
    variant,
    fen,
    texts.split(' ').map((text) => ({ text, san: text, fen })),
  );
}
const at = (node: Node | undefined, square: string) => node?.squares.get(square as Key);
const option = (node: Node | undefined, id: string) => node?.options.find((one) => one.id === id)?.next;
const ids = (node: Node | undefined) => node?.options.map(({ id }) => id).join(' ') ?? 'no node';
const squares = (node: Node | undefined) => [...(node?.squares.keys() ?? [])].sort().join(' ');

/** All moves that a node leads to. */
function movesBelow(node: Node, seen = new Set<Node>()): Set<string> {
  if (seen.has(node)) return new Set();
  seen.add(node);
  const below = [...node.squares.values(), ...node.options.map(({ next }) => next)].flatMap((next) => [
    ...movesBelow(next, seen),
  ]);
  return new Set(node.move ? [node.move, ...below] : below);
}

/** That every legal move can be clicked, and nothing else. */
function expectAll(variant: string, fen: string, texts: string) {
  const { men, drops } = choices(variant, fen, texts);
  const found = new Set([...men.values()].flatMap((node) => [...movesBelow(node)]));
  for (const targets of drops.values()) for (const move of targets.values()) found.add(move);
  expect([...found].sort()).toEqual(texts.split(' ').sort());
}

const CRUSADERS = '4k3/8/8/3p4/5C2/2C5/8/4K3 w - - 0 1';
const CRUSADERS_MOVES =
  'e1d1 e1f1 e1d2 e1e2 e1f2 c3d5,d5e3 c3d5,d5b4 c3d5,d5b6 c3d5,d5f6 c3d5,d5c7 c3d5,d5e7 c3d5,d5c3 ' +
  'f4d5,d5e3 f4d5,d5b4 f4d5,d5b6 f4d5,d5f6 f4d5,d5c7 f4d5,d5e7 c3b1 c3d1 c3a2 c3e2 c3a4 c3e4 c3b5 c3d5 ' +
  'f4e2 f4g2 f4d3 f4h3 f4h5 f4e6 f4g6 f4d5';
const EMPEROR = '4k3/8/8/8/8/8/3p4/4M3 w - - 0 1';
const EMPEROR_MOVES =
  'e1d1 e1f1 e1d2 e1e2 e1f2 e1f1,f1g1 e1d1,d1c2 e1f1,f1g2 e1e2,e2d3 e1e2,e2e3 e1e2,e2f3 e1f2,f2g3 e1d2,d2c1 ' +
  'e1d2,d2d1 e1d2,d2c2 e1d2,d2e2 e1d2,d2c3 e1d2,d2d3 e1d2,d2e3 e1d2,d2e1';

describe('second legs', () => {
  it('follow the first, and the first can be all', () => {
    const node = choices('levelup', CRUSADERS, CRUSADERS_MOVES).men.get('c3');
    expect(at(node, 'e4')?.move).toBe('c3e4');
    const taken = at(node, 'd5');
    expect(taken?.move).toBeNull();
    expect(option(taken, 'stop')?.move).toBe('c3d5');
    expect(at(taken, 'd5')?.move).toBe('c3d5');
    expect(at(taken, 'f6')?.move).toBe('c3d5,d5f6');
    expect(at(taken, 'c3')?.move).toBe('c3d5,d5c3');
    expectAll('levelup', CRUSADERS, CRUSADERS_MOVES);
  });

  it('back to where they began can be walked by the other man of the kind', () => {
    const taken = at(choices('levelup', CRUSADERS, CRUSADERS_MOVES).men.get('f4'), 'd5');
    expect(at(taken, 'f4')?.move).toBe('c3d5,d5c3');
    expect(squares(taken)).toBe('b4 b6 c7 d5 e3 e7 f4 f6');
  });

  it('of an emperor can be clicked at once, or over any middle square', () => {
    const node = choices('levelup', EMPEROR, EMPEROR_MOVES).men.get('e1');
    expect(at(node, 'g1')?.move).toBe('e1f1,f1g1');
    expect(at(at(node, 'f2'), 'g1')?.move).toBe('e1f1,f1g1');
    expect(at(at(node, 'f2'), 'f1')?.move).toBe('e1f1');
    expect(at(at(node, 'e2'), 'd2')?.move).toBe('e1d2');
    expect(option(at(node, 'e2'), 'stop')?.move).toBe('e1e2');
    expect(at(at(node, 'd2'), 'e2')?.move).toBe('e1d2,d2e2');
    expect(at(at(node, 'd2'), 'e1')?.move).toBe('e1d2,d2e1');
    expectAll('levelup', EMPEROR, EMPEROR_MOVES);
  });

  it('let an emperor stay by walking out and back', () => {
    const moves = 'e1d1 e1f1 e1d2 e1e2 e1f2 e1d1,d1c1 e1d1,d1e1 e1f1,f1g1 e1d1,d1c2 e1f1,f1g2 e1d2,d2c3 e1d2,d2d3';
    const node = choices('levelup', '4k3/8/8/8/8/8/8/4M3 w - - 0 1', moves).men.get('e1');
    expect(at(at(node, 'f2'), 'e1')?.move).toBe('e1d1,d1e1');
    expect(at(node, 'e1')).toBeUndefined();
  });
});

describe('stacks', () => {
  const fen = '4k3/1R[31]6/8/8/8/8/1P6/K6R[211] w - - 0 1';
  const moves =
    'h1b1 h1c1 h1d1 h1h2 h1h3 h1h8 b7b3 b7b4 b7b8 b2b3 b2b4 h1h2p b7b8p b7b8pn b7b8pb b7b8pr h1f2n h1g3n a1b1 a1a2';

  it('move as a whole unless a part is chosen', () => {
    const node = choices('stackchess', fen, moves).men.get('h1');
    expect(ids(node)).toBe('3 2 1');
    expect(squares(node)).toBe('b1 c1 d1 h2 h3 h8');
    expect(squares(option(node, '2'))).toBe('f2 g3');
    expect(at(option(node, '2'), 'f2')?.move).toBe('h1f2n');
    expect(at(option(node, '1'), 'h2')?.move).toBe('h1h2p');
    expect(option(option(node, '1'), '3')).toBe(option(node, '3'));
    expectAll('stackchess', fen, moves);
  });

  it('let a pawn that splits off promote or stay', () => {
    const end = at(option(choices('stackchess', fen, moves).men.get('b7'), '1'), 'b8');
    expect(ids(end)).toBe('R B N P');
    expect(end?.options.map(({ man }) => man?.pyramids)).toEqual(['31', '21', '11', '1']);
    expect(option(end, 'R')?.move).toBe('b7b8pr');
    expect(option(end, 'P')?.move).toBe('b7b8p');
  });

  it('have no parts to choose where only the whole can move', () => {
    const kings = '4k3/8/8/8/8/8/8/K7 w - - 0 1';
    const node = choices('stackchess', kings, 'a1a2 a1b1').men.get('a1');
    expect(ids(node)).toBe('');
    expect(squares(node)).toBe('a2 b1');
    expect(ids(choices('stackchess', kings, 'a1b3n').men.get('a1'))).toBe('1');
  });

  it('of one pyramid promote as a whole', () => {
    const node = choices('stackchess', '4k3/1P6/8/8/8/8/8/K7 w - - 0 1', 'b7b8 b7b8r b7b8n').men.get('b7');
    expect(ids(node)).toBe('');
    expect(ids(at(node, 'b8'))).toBe('R N P');
  });

  it('tell parts that are both queens by their pyramids', () => {
    const large = '4k3/8/8/8/8/8/8/K6Q[3332] w - - 0 1';
    const node = choices('stackchess-bigqueen', large, 'h1b1 h1f2n h1g1k h1b1q3 a1b1').men.get('h1');
    expect(ids(node)).toBe('4 3 2 1');
    expect(at(option(node, '3'), 'b1')?.move).toBe('h1b1q3');
    expect(at(option(node, '2'), 'g1')?.move).toBe('h1g1k');
    expectAll('stackchess-bigqueen', large, 'h1b1 h1f2n h1g1k h1b1q3 a1b1');
  });
});

describe('other moves', () => {
  it('drop what is bought, and upgrade where a piece stands', () => {
    const fen = '4k3/8/8/8/8/8/PPN5/4K3 w - - 0 1 15:3 20:0';
    const moves = 'e1d1 c2a1 a2a3 P@d2 P@a3 N@a2 B@a2 R@c2';
    const { men, drops } = choices('mystic', fen, moves);
    expect(drops.get('P')?.get('a3')).toBe('P@a3');
    expect(ids(men.get('a2'))).toBe('N B');
    expect(option(men.get('c2'), 'R')?.move).toBe('R@c2');
    expect(men.has('b2')).toBe(false);
    expectAll('mystic', fen, moves);
  });

  it('castle by the king, and promote to what is chosen', () => {
    const { men } = choices('chess', '4k3/1P6/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1 e1d1 b7b8q b7b8r b7b8b b7b8n');
    expect(at(men.get('e1'), 'c1')?.move).toBe('e1c1');
    expect(ids(at(men.get('b7'), 'b8'))).toBe('Q R B N');
  });
});
