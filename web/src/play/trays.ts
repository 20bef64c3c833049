// SPDX-License-Identifier: GPL-3.0-or-later
// What lies beside the board: Mystic's purse and stock, Stack Chess's reserve, what was captured in the other games.
import type { MouchEvent } from 'chessground/types';
import { priceOf, purseOf, whyLocked } from '../board/shop.ts';
import { make } from '../dom.ts';
import type { Position } from '../engine/types.ts';
import { isStackChess, kindName, pictureOf, pieceOf, readMen, stackOf } from '../pieces/men.ts';
import type { Colour } from '../pieces/drawing.ts';

export interface TrayEvents {
  /** A man is taken from the stock, by mouse or touch if there is an event, else by keyboard. */
  take(letter: string, event: MouchEvent | null): void;
  note(words: string): void;
}

/** The tray of a side, empty for games that have nothing beside the board. */
export function trayOf(position: Position, colour: Colour, mayTake: boolean, events: TrayEvents): HTMLElement {
  const tray = make('div', { className: 'tray' });
  if (position.variant === 'mystic') tray.append(...stock(position, colour, mayTake, events));
  else if (isStackChess(position.variant)) tray.append(...reserve(position, colour));
  return tray;
}

function counted(picture: HTMLElement, count: number): HTMLElement {
  return make(
    'span',
    { className: count > 0 ? 'counted' : 'counted none' },
    picture,
    make('b', { textContent: String(count) }),
  );
}

/** The pyramids of each size that are not on the board. */
function reserve(position: Position, colour: Colour): HTMLElement[] {
  const each = /-fullset(-|$)/.test(position.variant) ? 10 : 5;
  const left: Record<string, number> = { 1: each, 2: each, 3: each };
  for (const man of readMen(position.variant, position.fen).values()) {
    if (man.colour === colour) for (const size of man.pyramids) left[size] = (left[size] ?? 0) - 1;
  }
  const one = ([size, count]: [string, number]) => {
    const item = counted(pictureOf({ ...stackOf(position.variant, colour, size), isRoyal: false }), count);
    item.ariaLabel = `${count} pyramids of size ${size} in reserve`;
    item.title = item.ariaLabel;
    item.role = 'img';
    return item;
  };
  return [make('span', { className: 'tray-name', textContent: 'Reserve' }), ...Object.entries(left).map(one)];
}

/** Coins and stock; pawns can be taken out of it, the rest says what it costs and why it cannot be had. */
function stock(position: Position, colour: Colour, mayTake: boolean, events: TrayEvents): HTMLElement[] {
  const purse = purseOf(position.fen, colour);
  const coins = make(
    'span',
    { className: 'coins', title: `${purse.coins} coins`, role: 'img' },
    String(purse.coins),
  );
  coins.ariaLabel = `${purse.coins} coins`;
  const items = [...'PNBRQ'].map((letter) => {
    const count = purse.stock.get(letter) ?? 0;
    const name = kindName(pieceOf(colour, letter));
    const locked = whyLocked(purse, letter);
    const legal = position.legal.some(({ text }) => text.startsWith(`${letter}@`));
    const isOpen = mayTake && legal;
    const what = letter === 'P' ? 'buy a pawn' : `upgrade to ${name}`;
    const item = make('button', { type: 'button', className: count > 0 ? 'counted' : 'counted none' });
    item.dataset.stock = letter;
    item.append(
      counted(pictureOf(pieceOf(colour, letter)), count),
      make('small', { textContent: String(priceOf(letter)) }),
    );
    item.ariaLabel = [what, `costs ${priceOf(letter)}`, `${count} in stock`, locked]
      .filter((part) => part !== '')
      .join(', ');
    item.title = item.ariaLabel;
    if (!isOpen) item.setAttribute('aria-disabled', 'true');
    listen(item, letter, isOpen, locked || hintFor(position, letter, mayTake, legal), events);
    return item;
  });
  return [coins, ...items];
}

/** What to say of what purse and stock would allow. */
function hintFor(position: Position, letter: string, mayTake: boolean, legal: boolean): string {
  if (!mayTake) return 'This side is not to move';
  if (legal) return 'Click a piece on the board to upgrade it';
  if (position.check) return 'In check, only what ends the check can be bought';
  return letter === 'P' ? 'No square is free for a pawn' : 'No piece can be upgraded to this now';
}

function listen(item: HTMLButtonElement, letter: string, isOpen: boolean, hint: string, events: TrayEvents): void {
  const isPawn = letter === 'P';
  const press = (event: MouseEvent | TouchEvent) => {
    if (!isPawn || !isOpen) return;
    event.preventDefault();
    events.take(letter, event as MouchEvent);
  };
  item.addEventListener('mousedown', press);
  item.addEventListener('touchstart', press, { passive: false });
  item.addEventListener('click', (event) => {
    if (isPawn && isOpen) {
      if (event.detail === 0) events.take(letter, null);
    } else if (hint !== '') {
      events.note(hint);
    }
  });
}
