// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { Clock, clockText } from '../../src/play/clock.ts';
import { fromHash, toHash } from '../../src/play/link.ts';
import { readPgn, writePgn } from '../../src/play/pgn.ts';
import { fullTitle } from '../../src/play/titles.ts';

const ORTHODOX = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('PGN', () => {
  it('comes back as it was written', () => {
    const fen = '4k3/8/8/8/8/8/PPN5/R[211]3K3 b - - 0 12';
    const tags = new Map([
      ['Event', 'A "friendly" \\ game'],
      ['Variant', 'mystic'],
      ['FEN', fen],
    ]);
    const san = ['@e7', 'Cxd5,f6', 'R/Pe8=R', '&e4', 'O-O', 'M@a2+', 'Nd4#'];
    const text = writePgn(tags, fen, san, '0-1');
    expect(text).toContain('[Event "A \\"friendly\\" \\\\ game"]');
    expect(text).toContain('\n\n12... @e7 13. Cxd5,f6 R/Pe8=R 14. &e4 O-O 15. M@a2+ Nd4# 0-1\n');
    const game = readPgn(text);
    expect(game.moves).toEqual(san);
    expect([...game.tags]).toEqual([...tags]);
  });

  it('has lines of 79 signs at most', () => {
    const text = writePgn(
      new Map(),
      ORTHODOX,
      Array.from({ length: 90 }, () => 'Nbxd2+'),
      '*',
    );
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(79);
    expect(readPgn(text).moves).toHaveLength(90);
  });

  it('is read without comments, variations, marks, and the games after it', () => {
    const { moves, tags } = readPgn(
      '[White "A"]\n\n1. e4 {best (of all)} e5!? ; so it goes\n2.Nf3 (2. f4 exf4 (2... d5) 3. Nf3) 2... Nc6 $14 3. Bb5?? 1/2-1/2\n\n' +
        '[White "B"]\n\n1. d4 *',
    );
    expect(moves).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']);
    expect(tags.get('White')).toBe('A');
    expect(readPgn('1. e4 e5\n[White "B"]\n1. d4').moves).toEqual(['e4', 'e5']);
  });

  it('is refused where there is nothing in it', () => {
    expect(() => readPgn(' \n')).toThrow('neither a tag nor a move');
  });
});

describe('a link', () => {
  it('carries variant, position and moves', () => {
    const linked = {
      variant: 'stackchess',
      fen: '4k3/8/8/8/8/8/8/R[211]3K3 w - - 0 1',
      moves: ['a1b3n', 'c3d5,d5f6', 'P@e2'],
    };
    expect(fromHash(toHash(linked))).toEqual(linked);
    expect(toHash({ variant: 'chess', fen: null, moves: [] })).toBe('#variant=chess');
    expect(fromHash('')).toBeNull();
    expect(fromHash('#moves=e2e4')).toBeNull();
  });
});

describe('the clocks', () => {
  it('run for one side at a time, and give increments', () => {
    const clock = new Clock(60_000, 2_000);
    clock.start('w', 1_000);
    expect(clock.leftOf('w', 11_000)).toBe(50_000);
    expect(clock.leftOf('b', 11_000)).toBe(60_000);
    clock.press('w', 11_000);
    expect(clock.leftOf('w', 20_000)).toBe(52_000);
    expect(clock.leftOf('b', 20_000)).toBe(51_000);
    clock.stop(20_000);
    expect(clock.leftOf('b', 99_000)).toBe(51_000);
  });

  it('fall at zero and not before', () => {
    const clock = new Clock(1_000, 0);
    clock.start('b', 0);
    expect(clock.flagged(999)).toBeNull();
    expect(clock.flagged(1_000)).toBe('b');
    expect(clock.leftOf('b', 5_000)).toBe(0);
    clock.stop(5_000);
    expect(clock.flagged(6_000)).toBeNull();
  });

  it('read as people write time', () => {
    expect([65_000, 9_480, 19_999, 20_000, 3_725_000].map(clockText)).toEqual([
      '1:05',
      '9.4',
      '19.9',
      '0:20',
      '1:02:05',
    ]);
  });
});

describe('titles', () => {
  it('are words', () => {
    expect(fullTitle('levelup')).toBe('Level-Up Chess');
    expect(fullTitle('stackchess-capture-fullset')).toBe(
      'Stack Chess: pawns join where they capture; the full array',
    );
    expect(fullTitle('chess')).toBe('Chess');
  });
});
