// SPDX-License-Identifier: GPL-3.0-or-later
// What joins would make, drawn small in the corner of the squares where they can be made.
import type { DrawShape } from 'chessground/draw';
import type { Position } from '../engine/types.ts';
import { drawingOf, readMen, type Men } from '../pieces/men.ts';
import type { Node } from './node.ts';

/** A shape for each square of the node where a stack of the same side stands. */
export function joinShapes(position: Position, men: Men, node: Node): DrawShape[] {
  const shapes: DrawShape[] = [];
  for (const [square, { move }] of node.squares) {
    const host = men.get(square);
    const legal = position.legal.find(({ text }) => text === move);
    if (!host || !legal || host.pyramids === '' || host.colour !== (position.turn === 'w' ? 'white' : 'black'))
      continue;
    const joined = readMen(position.variant, legal.fen).get(square);
    if (!joined) continue;
    const picture = drawingOf(joined).replace('width="100" height="100"', 'x="50" y="0" width="50" height="50"');
    const ground = '<rect x="50" y="0" width="50" height="50" rx="8" fill="#fffdf9" fill-opacity="0.9"/>';
    shapes.push({ orig: square, customSvg: { html: ground + picture } });
  }
  return shapes;
}
