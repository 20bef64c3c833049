// SPDX-License-Identifier: GPL-3.0-or-later
// The column of choices beside a square: parts of a stack, promotions, upgrades, "stop here".
import type { Key } from 'chessground/types';
import { pictureOf } from '../pieces/men.ts';
import type { Option } from './node.ts';

/** An option as the column shows it. */
export interface Offer {
  option: Option;
  /** Beneath the picture, such as a price; may be empty. */
  note: string;
  /** Why it cannot be chosen now; empty if it can. */
  locked: string;
}

export class Chooser {
  readonly element = document.createElement('div');

  constructor() {
    this.element.className = 'chooser';
    this.element.role = 'group';
    this.element.hidden = true;
  }

  /**
   * Shows the offers beside the square.
   * @param chosen the id of the option that holds now; null if there is none
   */
  show(
    square: Key,
    orientation: 'white' | 'black',
    offers: readonly Offer[],
    chosen: string | null,
    onChoose: (offer: Offer) => void,
  ): void {
    this.element.ariaLabel = `Choices on ${square}`;
    this.element.replaceChildren(...offers.map((offer) => this.button(offer, chosen, onChoose)));
    this.place(square, orientation, offers.length);
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  /** Gives the first choice the keyboard's focus. */
  focus(): void {
    this.element.querySelector('button')?.focus();
  }

  private button(offer: Offer, chosen: string | null, onChoose: (offer: Offer) => void): HTMLElement {
    const { option } = offer;
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.option = option.id;
    button.title = offer.locked || option.label;
    button.ariaLabel = [option.label, offer.note, offer.locked].filter((part) => part !== '').join(', ');
    if (option.man) button.append(pictureOf(option.man));
    else button.append(option.label);
    if (offer.note !== '') {
      const note = document.createElement('small');
      note.textContent = offer.note;
      button.append(note);
    }
    if (option.kind === 'part') button.ariaPressed = String(option.id === chosen);
    if (offer.locked !== '') button.setAttribute('aria-disabled', 'true');
    button.addEventListener('click', () => onChoose(offer));
    return button;
  }

  /** Right of the square in the left half of the board, else left of it; never beyond the board's upper or lower edge. */
  private place(square: Key, orientation: 'white' | 'black', count: number): void {
    const file = square.charCodeAt(0) - 97;
    const rank = square.charCodeAt(1) - 49;
    const column = orientation === 'white' ? file : 7 - file;
    const row = orientation === 'white' ? 7 - rank : rank;
    const style = this.element.style;
    style.left = column < 4 ? `${(column + 1) * 12.5}%` : 'auto';
    style.right = column < 4 ? 'auto' : `${(8 - column) * 12.5}%`;
    style.top = `clamp(0%, ${row * 12.5}%, calc(100% - ${count} * var(--choice) - 0.5rem))`;
  }
}
