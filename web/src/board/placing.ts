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

/**
 * Where a box that is `width` by `height` squares hides the least: never the square it belongs to.
 * @param targets where the man on the square can go @param own where others that can be chosen stand
 */
export function placeBeside(
  square: Key,
  orientation: 'white' | 'black',
  width: number,
  height: number,
  targets: Iterable<Key>,
  own: Iterable<Key> = [],
): Place {
  const seat = seenAt(square, orientation);
  const weights = new Map<Key, number>([...own].map((other) => [other, 2]));
  for (const target of targets) weights.set(target, 3);
  weights.set(square, 100);
  const lefts = [seat.left + 1, seat.left - width, seat.left + 2, seat.left - width - 1];
  const tops = [seat.top, seat.top + 1 - height, seat.top + 1, seat.top - height, seat.top + 0.5 - height / 2];
  let best: Place = { left: 0, top: 0 };
  let least = Infinity;
  for (const left of lefts.filter((at) => at >= 0 && at + width <= SIDE)) {
    for (const wantedTop of tops) {
      const top = Math.max(0, Math.min(SIDE - height, wantedTop));
      const away = Math.abs(left + width / 2 - seat.left - 0.5) + Math.abs(top + height / 2 - seat.top - 0.5);
      let cost = away;
      for (const [other, weight] of weights) {
        cost += weight * covered({ left, top }, width, height, seenAt(other, orientation));
      }
      if (cost < least - 1e-9) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}
