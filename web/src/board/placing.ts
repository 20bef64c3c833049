// SPDX-License-Identifier: GPL-3.0-or-later
// Where the column of choices lies upon the board: near its square, over as few squares as possible that can be clicked.
import type { Key } from 'chessground/types';

/** Columns from the left and rows from the top, as the board is seen; sizes and places are in squares. */
export interface Place {
  left: number;
  top: number;
}

const SIDE = 8;

export function seenAt(square: Key, orientation: 'white' | 'black'): Place {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  return orientation === 'white' ? { left: file, top: 7 - rank } : { left: 7 - file, top: rank };
}

/** How much of a square at `at` lies under a box at `place`. */
function covered(place: Place, width: number, height: number, at: Place): number {
  const across = Math.min(place.left + width, at.left + 1) - Math.max(place.left, at.left);
  const down = Math.min(place.top + height, at.top + 1) - Math.max(place.top, at.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Where a box that is `width` by `height` squares hides the least: never the square it belongs to. */
export function placeBeside(
  square: Key,
  orientation: 'white' | 'black',
  width: number,
  height: number,
  targets: Iterable<Key>,
): Place {
  const own = seenAt(square, orientation);
  const seen = [...targets].filter((target) => target !== square).map((target) => seenAt(target, orientation));
  const lefts = [own.left + 1, own.left - width, own.left + 2, own.left - width - 1];
  const tops = [own.top, own.top + 1 - height, own.top + 1, own.top - height, own.top + 0.5 - height / 2];
  let best: Place = { left: 0, top: 0 };
  let least = Infinity;
  for (const left of lefts.filter((at) => at >= 0 && at + width <= SIDE)) {
    for (const wantedTop of tops) {
      const top = Math.max(0, Math.min(SIDE - height, wantedTop));
      const hidden = seen.reduce((sum, target) => sum + covered({ left, top }, width, height, target), 0);
      const away = Math.abs(left + width / 2 - own.left - 0.5) + Math.abs(top + height / 2 - own.top - 0.5);
      const cost = 100 * covered({ left, top }, width, height, own) + 3 * hidden + away;
      if (cost < least - 1e-9) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}
