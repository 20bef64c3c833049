// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import type { LegalMove, Position, Rules } from '../../src/engine/types.ts';
import type { Puzzle } from '../../src/learn/course.ts';
import { judge } from '../../src/learn/judge.ts';

/** A game as a tree: what can follow on each line of moves, in SAN that serves as text too. */
type Tree = Record<string, string>;

function rulesOf(tree: Tree): Rules {
  const move = (san: string): LegalMove => ({ text: san, san, fen: '' });
  return {
    position: (variant: string, _fen: string | null, moves: string[]) => {
      const legal = (tree[moves.join(' ')] ?? '').split(' ').filter((san) => san !== '');
      const isMate = moves.at(-1)?.endsWith('#') ?? false;
      const isStale = legal.length === 0 && !isMate;
      const outcome = isMate
        ? { result: '1-0' as const, reason: 'White wins by checkmate' }
        : isStale
          ? { result: '1/2-1/2' as const, reason: 'stalemate' }
          : null;
      const rest = { variant, fen: '', turn: 'w', ply: moves.length, check: false, san: moves, startFen: '' } as const;
      return Promise.resolve<Position>({ ...rest, moves, legal: legal.map(move), outcome });
    },
  } as Rules;
}

const puzzle: Puzzle = {
  ...{ id: 'x', variant: 'chess', title: '', fen: '8/8/8/8/8/8/8/8 w - - 0 1', task: '', explanation: '' },
  ...{ mateIn: 2, solution: ['Qa1', 'Kb8', 'Qh8#'] },
};
const rules = rulesOf({
  '': 'Qa1 Qa2 Qa3',
  Qa1: 'Kb7 Kb8',
  'Qa1 Kb7': 'Qa8#',
  'Qa1 Kb8': 'Qh8# Qa2',
  'Qa1 Kb8 Qa2': 'Kb7',
  Qa2: 'Kb8 Kc8',
  'Qa2 Kb8': 'Qh8#',
  'Qa2 Kc8': 'Qa3',
  Qa3: '',
});

describe('a mate in two', () => {
  it('goes on behind the move that forces it, with the answer of the solution', async () => {
    expect(await judge(rules, puzzle, ['Qa1'])).toEqual({ kind: 'goOn', reply: 'Kb8' });
  });

  it('is solved by any mate at its end', async () => {
    expect(await judge(rules, puzzle, ['Qa1', 'Kb8', 'Qh8#'])).toEqual({ kind: 'solved' });
    expect(await judge(rules, puzzle, ['Qa1', 'Kb7', 'Qa8#'])).toEqual({ kind: 'solved' });
  });

  it('refuses a move with the answer that escapes', async () => {
    expect(await judge(rules, puzzle, ['Qa2'])).toEqual({ kind: 'refused', because: 'Then Kc8, and there is no mate.' });
  });

  it('refuses stalemate, and what comes too late', async () => {
    expect(await judge(rules, puzzle, ['Qa3'])).toMatchObject({ kind: 'refused', because: expect.stringContaining('stalemate') });
    expect(await judge(rules, puzzle, ['Qa1', 'Kb8', 'Qa2'])).toEqual({ kind: 'refused', because: 'That is no mate.' });
  });
});

describe('a puzzle that wins material', () => {
  it('goes by its solution alone', async () => {
    const fork: Puzzle = { ...puzzle, mateIn: null, solution: ['Qa1', 'Kb8', 'Qa2'] };
    expect(await judge(rules, fork, ['Qa1'])).toEqual({ kind: 'goOn', reply: 'Kb8' });
    expect(await judge(rules, fork, ['Qa2'])).toMatchObject({ kind: 'refused' });
    expect(await judge(rules, fork, ['Qa1', 'Kb8', 'Qa2'])).toEqual({ kind: 'solved' });
  });
});
