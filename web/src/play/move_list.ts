// SPDX-License-Identifier: GPL-3.0-or-later
// The moves played, numbered, each a button that leads to its position.
import { make } from '../dom.ts';
import type { Position } from '../engine/types.ts';

export class MoveList {
  readonly element = make('div', { className: 'moves', role: 'group', ariaLabel: 'Moves' });
  private readonly onLook: (ply: number) => void;
  private san: readonly string[] = [];
  private startFen = '';

  constructor(onLook: (ply: number) => void) {
    this.onLook = onLook;
  }

  /** @param end the game's last position @param ply the one that is looked at */
  show(end: Position, ply: number): void {
    const isSame = this.startFen === end.startFen && end.san.every((move, i) => this.san[i] === move);
    if (!isSame || this.san.length !== end.san.length) this.fill(end);
    for (const item of this.element.querySelectorAll('button')) {
      const isCurrent = Number(item.dataset.ply) === ply;
      if (isCurrent) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
      if (isCurrent) this.reveal(item);
    }
    if (ply === 0) this.element.scrollTop = 0;
  }

  private fill(end: Position): void {
    this.san = end.san;
    this.startFen = end.startFen;
    const fields = end.startFen.split(' ');
    const begins = fields[1] === 'b' ? 1 : 0;
    const first = Number(fields[5] ?? 1) || 1;
    this.element.replaceChildren();
    if (end.san.length === 0)
      this.element.append(make('span', { className: 'faint', textContent: 'No moves yet' }));
    end.san.forEach((move, i) => {
      const count = first + Math.floor((i + begins) / 2);
      const isWhites = (i + begins) % 2 === 0;
      if (isWhites || i === 0) {
        this.element.append(
          make('span', { className: 'number', textContent: isWhites ? `${count}.` : `${count}…` }),
        );
      }
      const item = make('button', { type: 'button', textContent: move, onclick: () => this.onLook(i + 1) });
      item.dataset.ply = String(i + 1);
      this.element.append(item);
    });
  }

  /** Scrolls the list alone, never the page. */
  private reveal(item: HTMLElement): void {
    const { element } = this;
    const above = item.offsetTop - element.offsetTop;
    if (above < element.scrollTop) element.scrollTop = above;
    const below = above + item.offsetHeight - element.clientHeight;
    if (below > element.scrollTop) element.scrollTop = below;
  }
}
