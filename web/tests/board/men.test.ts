// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { shapesOf } from '../../src/board/shapes.ts';
import { nameSquare, whatBecame } from '../../src/board/spoken.ts';
import { nameOf, readMen, roleOf } from '../../src/pieces/men.ts';

describe('the men of a FEN', () => {
  it('stand where it says', () => {
    const men = readMen('chess', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    expect(men.size).toBe(32);
    expect(men.get('e4')).toMatchObject({ colour: 'white', letter: 'P' });
    expect(men.get('d8')).toMatchObject({ colour: 'black', letter: 'Q' });
    expect(men.has('e2')).toBe(false);
  });

  it('are stacks with the pyramids of the start, or those in brackets', () => {
    const men = readMen('stackchess', '3bkb2/8/2n[11]5/8/8/8/8/R[211]6K w - - 0 1');
    expect(men.get('c6')?.pyramids).toBe('11');
    expect(men.get('a1')?.pyramids).toBe('211');
    expect(men.get('h1')).toMatchObject({ pyramids: '32', isRoyal: true });
    expect(readMen('stackchess-king7', '7k/8/8/8/8/8/8/C[32]6K w - - 0 1').get('h1')?.pyramids).toBe('322');
  });

  it('have names for those who hear the page', () => {
    const men = readMen('levelup', '4k3/8/8/8/4c3/8/8/4M3 w - - 0 1');
    expect(nameSquare(men, 'e4')).toBe('e4, black crusader, knight level 2');
    expect(nameSquare(men, 'e5')).toBe('e5, empty');
    const stacks = readMen('stackchess-king7', '7k/8/8/8/8/8/8/C[311]6K w - - 0 1');
    const cardinal = stacks.get('a1');
    expect(cardinal && nameOf(cardinal)).toBe('white cardinal, pyramids 3 1 1 from below');
    expect(cardinal && roleOf(cardinal)).toBe('stack-311');
  });
});

describe('what a move did beside moving', () => {
  const became = (variant: string, before: string, after: string, move: string) =>
    whatBecame(readMen(variant, before), readMen(variant, after), move);

  it('is a level, a promotion, a join or a split', () => {
    expect(became('levelup', '8/8/8/3p4/8/2N5/8/8 w', '8/8/8/3C4/8/8/8/8 b', 'c3d5')).toBe(
      'levels up to crusader',
    );
    expect(became('chess', '8/4P3/8/8/8/8/8/8 w', '4Q3/8/8/8/8/8/8/8 b', 'e7e8q')).toBe('promotes to queen');
    expect(became('stackchess', '8/8/8/8/8/8/3B4/1N6 w', '8/8/8/8/8/8/3K4/8 b', 'b1d2')).toBe('joins to a king');
    expect(became('stackchess', '8/8/8/8/8/8/8/7R w', '8/8/8/8/8/8/5N2/7N b', 'h1f2n')).toBe(
      'splits off a knight',
    );
    expect(became('stackchess', '8/4P3/8/8/8/8/8/8 w', '4R[31]3/8/8/8/8/8/8/8 b', 'e7e8r')).toBe(
      'promotes to rook',
    );
    expect(became('mystic', '8/8/8/8/8/8/4P3/8 w', '8/8/8/8/8/8/4N3/8 b', 'N@e2')).toBe('becomes a knight');
  });

  it('is nothing for plain moves and captures by what is levelled', () => {
    expect(became('chess', '8/8/8/8/8/8/4P3/8 w', '8/8/8/8/4P3/8/8/8 b', 'e2e4')).toBe('');
    expect(became('levelup', '8/8/8/3p4/8/2C5/8/8 w', '8/8/5C2/8/8/8/8/8 b', 'c3d5,d5f6')).toBe('');
  });
});

describe('arrows', () => {
  it('have one leg each, and name what splits off or is dropped', () => {
    expect(shapesOf({ move: 'c3d5,d5f6' })).toEqual([
      { orig: 'c3', dest: 'd5', brush: 'green' },
      { orig: 'd5', dest: 'f6', brush: 'green' },
    ]);
    expect(shapesOf({ move: 'h1f2n', style: 'other' })).toEqual([
      { orig: 'h1', dest: 'f2', brush: 'paleBlue', label: { text: 'N' } },
    ]);
    expect(shapesOf({ move: 'P@e2' })).toEqual([{ orig: 'e2', brush: 'green', label: { text: 'P' } }]);
    expect(shapesOf({ move: 'e1d1,d1e1' })).toHaveLength(2);
  });
});
