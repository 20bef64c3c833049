// SPDX-License-Identifier: GPL-3.0-or-later
// Where turns begin in the course of a game, and the way from one to the next.
import type { Moment } from './record.ts';

export interface Turn {
  /** How many steps have been played when it begins. */
  step: number;
  round: number;
  active: number;
}

/** Turns in their order; the first begins with step 0. Another begins where another seat, or round, is on. */
export function turnsOf(course: readonly Moment[]): Turn[] {
  const turns: Turn[] = [];
  course.forEach(({ round, active }, step) => {
    const last = turns.at(-1);
    if (last === undefined || last.round !== round || last.active !== active) turns.push({ step, round, active });
  });
  return turns;
}

/** The index of the turn that a step belongs to. */
export function turnAt(turns: readonly Turn[], step: number): number {
  return Math.max(0, turns.filter((turn) => turn.step <= step).length - 1);
}

/** Where the next turn begins; the last step where there is none. */
export function nextTurn(turns: readonly Turn[], step: number, last: number): number {
  return turns.find((turn) => turn.step > step)?.step ?? last;
}

/** Where this turn began, or if that is here, the one before. */
export function previousTurn(turns: readonly Turn[], step: number): number {
  return turns.filter((turn) => turn.step < step).at(-1)?.step ?? 0;
}
