// SPDX-License-Identifier: GPL-3.0-or-later
import type { Key } from 'chessground/types';
import { describe, expect, it } from 'vitest';
import { placeBeside, seenAt } from '../../src/board/placing.ts';

describe('the column of choices', () => {
  it('lies beside its square, within the board', () => {
    expect(placeBeside('c4', 'white', 1.2, 1, [])).toEqual({ left: 3, top: 4 });
    const corner = placeBeside('h1', 'white', 1.2, 3, []);
    expect(corner.left + 1.2).toBeLessThanOrEqual(7);
    expect(corner.top + 3).toBeLessThanOrEqual(8);
  });

  it('hides no square that can be clicked if it need not', () => {
    const around: Key[] = ['d3', 'd4', 'd5', 'e3', 'e5', 'f3', 'f4', 'f5'];
    const place = placeBeside('e4', 'white', 1, 1, around);
    for (const target of around) expect(seenAt(target, 'white')).not.toEqual(place);
    expect(placeBeside('a1', 'white', 1, 2, ['b1', 'c1', 'd1'])).not.toEqual({ left: 1, top: 6 });
  });

  it('is seen from the side that the board is turned to', () => {
    expect(seenAt('a1', 'white')).toEqual({ left: 0, top: 7 });
    expect(seenAt('a1', 'black')).toEqual({ left: 7, top: 0 });
  });
});
