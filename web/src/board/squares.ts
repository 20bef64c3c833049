// SPDX-License-Identifier: GPL-3.0-or-later
// The board as a grid of named squares for keyboard and screen readers. It lies over the drawn board and lets mouse and
// touch through.
import type { Key } from 'chessground/types';
import type { Men } from '../pieces/men.ts';
import { nameSquare } from './spoken.ts';

export interface SquaresEvents {
  /** Enter, space, or a screen reader's click. */
  choose(square: Key): void;
  cancel(): void;
}

/** What is said of a square beside its man. */
export interface SquareState {
  isChosen: boolean;
  isTarget: boolean;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Squares {
  readonly element = document.createElement('div');
  private readonly cells: HTMLElement[] = [];
  private orientation: 'white' | 'black' = 'white';
  private focused = 60;
  private readonly events: SquaresEvents;

  constructor(events: SquaresEvents) {
    this.events = events;
    this.element.className = 'squares';
    this.element.role = 'grid';
    this.element.ariaLabel = 'Board';
    for (let row = 0; row < 8; ++row) {
      const line = document.createElement('div');
      line.role = 'row';
      for (let column = 0; column < 8; ++column) line.append(this.makeCell(row * 8 + column));
      this.element.append(line);
    }
    this.element.addEventListener('keydown', (event) => this.key(event));
  }

  /** Names the squares anew. */
  show(men: Men, orientation: 'white' | 'black', stateOf: (square: Key) => SquareState): void {
    this.orientation = orientation;
    this.cells.forEach((cell, i) => {
      const square = this.squareAt(i);
      const state = stateOf(square);
      cell.dataset.square = square;
      cell.ariaLabel = nameSquare(men, square) + (state.isTarget ? ', can be moved to' : '');
      cell.ariaSelected = String(state.isChosen);
    });
  }

  /** Puts the keyboard's focus on a square. */
  focus(square: Key): void {
    const i = this.cells.findIndex((_, at) => this.squareAt(at) === square);
    if (i >= 0) this.moveFocus(i);
  }

  get hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  private makeCell(i: number): HTMLElement {
    const cell = document.createElement('div');
    cell.role = 'gridcell';
    cell.tabIndex = i === this.focused ? 0 : -1;
    cell.addEventListener('focus', () => this.follow(i));
    cell.addEventListener('click', () => this.events.choose(this.squareAt(i)));
    this.cells.push(cell);
    return cell;
  }

  private squareAt(i: number): Key {
    const shown = this.orientation === 'white' ? i : 63 - i;
    return `${'abcdefgh'[shown % 8]}${8 - Math.floor(shown / 8)}` as Key;
  }

  private moveFocus(i: number): void {
    this.cells[i]?.focus();
  }

  /** Of all squares, the one that had the focus last can be reached by the tabulator key. */
  private follow(i: number): void {
    const before = this.cells[this.focused];
    const now = this.cells[i];
    if (before) before.tabIndex = -1;
    if (now) now.tabIndex = 0;
    this.focused = i;
  }

  private key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step) {
      const column = Math.min(7, Math.max(0, (this.focused % 8) + step[0]));
      const row = Math.min(7, Math.max(0, Math.floor(this.focused / 8) + step[1]));
      this.moveFocus(row * 8 + column);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.events.choose(this.squareAt(this.focused));
    } else if (event.key === 'Escape') {
      this.events.cancel();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
