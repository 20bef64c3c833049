// SPDX-License-Identifier: GPL-3.0-or-later
import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome, Position, Rules } from '../../src/engine/types.ts';
import { Game } from '../../src/play/game.ts';

/** A game in which `a`, `b` and `c` are always legal, and three `c` in a row end it. */
class FakeRules implements Rules {
  /** Answers wait for this. */
  gate: Promise<void> = Promise.resolve();

  async variants() {
    return ['chess', 'levelup'];
  }

  async position(variant: string, fen: string | null, moves: string[]): Promise<Position> {
    await this.gate;
    const startFen = fen ?? 'start w - - 0 1';
    if (startFen.startsWith('bad')) throw new Error('FEN placement: bad');
    const unknown = moves.find((move) => !'abc'.includes(move));
    if (unknown) throw new Error(`Move ${unknown} is not legal`);
    const outcome: Outcome | null = moves.join('').endsWith('ccc') ? { result: '1-0', reason: 'three c' } : null;
    const legal = [...'abc'].map((text) => ({ text, san: text.toUpperCase(), fen: `after ${text}` }));
    return {
      ...{
        variant,
        fen: [startFen, ...moves].join(' '),
        turn: moves.length % 2 ? 'b' : 'w',
        ply: moves.length,
        legal,
      },
      ...{ check: false, outcome, moves, san: moves.map((move) => move.toUpperCase()), startFen },
    };
  }

  async parseSan(_variant: string, _fen: string | null, _moves: string[], san: string) {
    if (!'ABC'.includes(san)) throw new Error(`"${san}" names no legal move`);
    return san.toLowerCase();
  }

  dispose() {}

  async perft() {
    return [];
  }
}

describe('a game', () => {
  let rules: FakeRules;
  let game: Game;
  let changes: number;
  beforeEach(async () => {
    rules = new FakeRules();
    game = new Game(rules);
    changes = 0;
    game.onChange(() => ++changes);
    await game.begin('levelup', null, ['a', 'b', 'c']);
  });

  it('begins with its moves, looked at from the end', () => {
    expect([game.length, game.ply, game.isAtEnd, game.ownFen]).toEqual([3, 3, true, null]);
    expect(changes).toBe(1);
  });

  it('can be looked through, and stays whole', async () => {
    await game.look(1);
    expect(game.position.moves).toEqual(['a']);
    expect(game.length).toBe(3);
    await game.look(-5);
    expect(game.ply).toBe(0);
    await game.look(99);
    expect(game.ply).toBe(3);
  });

  it('goes another way from an earlier position', async () => {
    await game.look(1);
    await game.play('c');
    expect(game.end.moves).toEqual(['a', 'c']);
    expect(game.before?.moves).toEqual(['a']);
  });

  it('is extended at its end while somebody looks back', async () => {
    await game.look(1);
    await game.extend('a');
    expect([game.ply, game.length]).toEqual([1, 4]);
    await game.look(4);
    await game.extend('b');
    expect([game.ply, game.length]).toEqual([5, 5]);
  });

  it('does not take an extension of a game that is gone', async () => {
    let open = () => {};
    rules.gate = new Promise((resolve) => (open = resolve));
    const extension = game.extend('a');
    rules.gate = Promise.resolve();
    await game.begin('levelup', null, []);
    open();
    await extension;
    expect(game.length).toBe(0);
  });

  it('is taken back', async () => {
    await game.takeBackTo(1);
    expect(game.end.moves).toEqual(['a']);
    expect(game.isAtEnd).toBe(true);
  });

  it('stays as it was where the rules refuse', async () => {
    await expect(game.begin('levelup', 'bad w', [])).rejects.toThrow('FEN placement');
    await expect(game.play('x')).rejects.toThrow('not legal');
    expect(game.end.moves).toEqual(['a', 'b', 'c']);
    expect(changes).toBe(1);
  });

  it('ends on the board or by declaration, and goes on when taken back', async () => {
    await game.play('c');
    await game.play('c');
    expect(game.outcome?.reason).toBe('three c');
    game.declare({ result: '0-1', reason: 'flag' });
    expect(game.outcome?.reason).toBe('three c');
    await game.takeBackTo(2);
    game.declare({ result: '0-1', reason: 'flag' });
    expect(game.outcome).toEqual({ result: '0-1', reason: 'flag' });
    await game.takeBackTo(1);
    expect(game.outcome).toBeNull();
  });

  it('is written as PGN and read again', async () => {
    await game.begin('levelup', 'own w - - 0 1', ['a', 'b']);
    game.declare({ result: '0-1', reason: 'White resigns' });
    const text = game.pgn('Ann', 'Bob', new Date('2026-03-04T12:00:00Z'));
    for (const tag of [
      'Date "2026.03.04"',
      'White "Ann"',
      'Variant "levelup"',
      'SetUp "1"',
      'FEN "own w - - 0 1"',
    ]) {
      expect(text).toContain(`[${tag}]`);
    }
    const other = new Game(rules);
    await other.readPgn(text, await rules.variants(), 'chess');
    expect([other.end.variant, other.ownFen, other.end.moves]).toEqual(['levelup', 'own w - - 0 1', ['a', 'b']]);
    expect(other.outcome).toEqual({ result: '0-1', reason: 'White resigns' });
    expect(other.pgn('x', 'y', new Date())).toContain('[White "Ann"]');
  });

  it('names the move or the variant that cannot be read', async () => {
    const variants = await rules.variants();
    await expect(game.readPgn('1. A Z', variants, 'chess')).rejects.toThrow(
      'Move 2 of the game, Z: "Z" names no legal move',
    );
    await expect(game.readPgn('[Variant "Shogi"]\n1. A', variants, 'chess')).rejects.toThrow(
      '"Shogi", which is no game of ours',
    );
    expect(game.end.moves).toEqual(['a', 'b', 'c']);
  });
});
