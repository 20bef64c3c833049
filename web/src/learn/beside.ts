// SPDX-License-Identifier: GPL-3.0-or-later
// What a small board has beside it: in Mystic Chess the purses, and a pawn to buy.
import type { GameBoard } from '../board/board.ts';
import { hasShop, purseOf } from '../board/shop.ts';
import { button, make } from '../dom.ts';
import type { Position } from '../engine/types.ts';

export function shopBeside(position: Position, board: GameBoard): HTMLElement[] {
  if (!hasShop(position)) return [];
  const purse = (colour: 'white' | 'black') => {
    const { coins, bought } = purseOf(position.fen, colour);
    const pawns = bought >= 3 ? 'may upgrade' : `${bought} of 3 pawns bought`;
    return make('span', { className: 'purse' }, `${colour === 'white' ? 'White' : 'Black'}: ${coins} coins, ${pawns}`);
  };
  const buy = button('Buy a pawn', () => board.startDrop('P', null), { title: 'Then choose its square' });
  buy.disabled = !board.canDrop('P');
  return [purse('white'), purse('black'), buy];
}
