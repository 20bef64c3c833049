// SPDX-License-Identifier: GPL-3.0-or-later
// A bar for each player: who it is, whether he is to move or thinks, his clock, and what lies on his side of the board.
import { make } from '../dom.ts';
import type { Position } from '../engine/types.ts';
import type { Colour } from '../pieces/drawing.ts';
import { clockText } from './clock.ts';
import { trayOf, type TrayEvents } from './trays.ts';

export interface BarState {
  colour: Colour;
  name: string;
  position: Position;
  isToMove: boolean;
  thinks: boolean;
  mayTake: boolean;
}

export class PlayerBar {
  readonly element = make('div', { className: 'player' });
  private readonly name = make('span', { className: 'player-name' });
  private readonly clock = make('span', { className: 'clock', role: 'timer' });
  private readonly place = make('div', { className: 'tray-place' });
  private readonly events: TrayEvents;

  constructor(events: TrayEvents) {
    this.events = events;
    this.element.append(this.name, this.place, this.clock);
  }

  show(state: BarState): void {
    this.element.dataset.colour = state.colour;
    this.element.classList.toggle('to-move', state.isToMove);
    this.element.classList.toggle('thinks', state.thinks);
    this.name.textContent = state.name;
    this.name.title = state.name;
    this.place.replaceChildren(trayOf(state.position, state.colour, state.mayTake, this.events));
  }

  /** @param ms null where there is no clock */
  showTime(ms: number | null, isRunning: boolean): void {
    const text = ms === null ? '' : clockText(ms);
    if (this.clock.textContent !== text) this.clock.textContent = text;
    this.clock.classList.toggle('running', isRunning);
    this.clock.classList.toggle('short', ms !== null && ms < 20_000);
    this.clock.hidden = ms === null;
  }
}
