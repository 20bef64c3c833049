// SPDX-License-Identifier: GPL-3.0-or-later
// The column of choices beside a square: parts of a stack, promotions, upgrades, "stop here".
import type { Key } from 'chessground/types';
import { pictureOf } from '../pieces/men.ts';
import type { Option } from './node.ts';
import { placeBeside } from './placing.ts';

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
   * @param inSight squares that should not be hidden
   */
  show(
    square: Key,
    orientation: 'white' | 'black',
    offers: readonly Offer[],
    chosen: string | null,
    inSight: { targets: Iterable<Key>; own: Iterable<Key> },
    onChoose: (offer: Offer) => void,
  ): void {
    this.element.ariaLabel = `Choices on ${square}`;
    this.element.replaceChildren(...offers.map((offer) => this.button(offer, chosen, onChoose)));
    this.element.hidden = false;
    this.place(square, orientation, inSight);
  }

  hide(): void {
    this.element.hidden = true;
    this.element.replaceChildren();
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

  /** The column's place; it needs the board's size in pixels, which is its own parent's. */
  private place(
    square: Key,
    orientation: 'white' | 'black',
    inSight: { targets: Iterable<Key>; own: Iterable<Key> },
  ): void {
    const side = (this.element.parentElement?.clientWidth ?? 0) / 8;
    if (side === 0) return;
    const { offsetWidth, offsetHeight, style } = this.element;
    const { left, top } = placeBeside(
      square,
      orientation,
      offsetWidth / side,
      offsetHeight / side,
      inSight.targets,
      inSight.own,
    );
    style.left = `${left * 12.5}%`;
    style.top = `${top * 12.5}%`;
  }
}
