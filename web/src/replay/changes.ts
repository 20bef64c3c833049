// SPDX-License-Identifier: GPL-3.0-or-later
// What one step has changed on the table.
import type { Place, Thing, View } from './record.ts';

export type Change = 'new' | 'changed';

export interface Changes {
  /** By `thingKey`. */
  things: Map<string, Change>;
  /** Places whose own facts or owner are others now. */
  places: Set<string>;
  /** Seats whose facts are others now. */
  seats: Set<number>;
  /** What came, went and moved, in words. */
  words: string[];
}

export function thingKey(place: Place, thing: Thing): string {
  return `${place.id}\n${thing.id}`;
}

interface Located {
  place: Place;
  thing: Thing;
}

/** Every thing of a view, by its key. */
function located(view: View): Map<string, Located> {
  const all = new Map<string, Located>();
  for (const place of view.places) {
    for (const thing of place.things) all.set(thingKey(place, thing), { place, thing });
  }
  return all;
}

const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

function isChanged(before: Thing, after: Thing): boolean {
  return before.count !== after.count || before.owner !== after.owner || !same(before.facts, after.facts);
}

const counted = (count: number, name: string) => (count === 1 ? name : `${count} ${name}`);

/** "Torch: Village 2 to Hand of player 1", or that it came from nowhere or went out of sight. */
function movement(amount: number, name: string, from: Place | undefined, to: Place | undefined): string {
  const what = counted(amount, name);
  if (from && to) return `${what}: ${from.name} → ${to.name}`;
  if (to) return `${what}: into ${to.name}`;
  return `${what}: out of ${from?.name ?? 'the game'}`;
}

interface Flow {
  amount: number;
  name: string;
  place: Place;
}

/** What each place has more of, and less of, than before. */
function flows(before: Map<string, Located>, after: Map<string, Located>): { gains: Flow[]; losses: Flow[] } {
  const gains: Flow[] = [];
  const losses: Flow[] = [];
  for (const [key, { place, thing }] of after) {
    const more = thing.count - (before.get(key)?.thing.count ?? 0);
    if (more > 0) gains.push({ amount: more, name: thing.name, place });
  }
  for (const [key, { place, thing }] of before) {
    const less = thing.count - (after.get(key)?.thing.count ?? 0);
    if (less > 0) losses.push({ amount: less, name: thing.name, place });
  }
  return { gains, losses };
}

/** Losses and gains of one name are told together as a way from place to place. */
function movements(before: Map<string, Located>, after: Map<string, Located>): string[] {
  const { gains, losses } = flows(before, after);
  const words: string[] = [];
  for (const gain of gains) {
    for (const loss of losses) {
      const amount = Math.min(gain.amount, loss.amount);
      if (amount === 0 || loss.name !== gain.name) continue;
      gain.amount -= amount;
      loss.amount -= amount;
      // Within one place it is another state of the same thing, which the table itself shows.
      if (loss.place.id !== gain.place.id) words.push(movement(amount, gain.name, loss.place, gain.place));
    }
    if (gain.amount > 0) words.push(movement(gain.amount, gain.name, undefined, gain.place));
  }
  for (const loss of losses) if (loss.amount > 0) words.push(movement(loss.amount, loss.name, loss.place, undefined));
  return words;
}

export function changesBetween(before: View | null, after: View): Changes {
  const changes: Changes = { things: new Map(), places: new Set(), seats: new Set(), words: [] };
  if (before === null) return changes;
  const [old, now] = [located(before), located(after)];
  for (const [key, { thing }] of now) {
    const was = old.get(key)?.thing;
    if (was === undefined) changes.things.set(key, 'new');
    else if (isChanged(was, thing)) changes.things.set(key, 'changed');
  }
  const places = new Map(before.places.map((place) => [place.id, place]));
  for (const place of after.places) {
    const was = places.get(place.id);
    if (was && (was.owner !== place.owner || !same(was.facts, place.facts))) changes.places.add(place.id);
  }
  after.seats.forEach((seat, index) => {
    const was = before.seats[index];
    if (was && !same(was.facts, seat.facts)) changes.seats.add(index);
  });
  changes.words = movements(old, now);
  return changes;
}
