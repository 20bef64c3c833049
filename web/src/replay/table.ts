// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a view: the map, what is shared, and what each seat has before it.
import { thingKey, type Changes } from './changes.ts';
import { make } from '../dom.ts';
import type { Moment, Opened, Place, Thing, View } from './record.ts';

const STRENGTH = /^-?\d+\/-?\d+$/;
/** Piles are read through now and then; they stay open while one steps on. */
const openPiles = new Set<string>();

function thingElement(place: Place, thing: Thing, changes: Changes): HTMLLIElement {
  const strength = thing.facts.find((fact) => STRENGTH.test(fact)) ?? '';
  const facts = thing.facts.filter((fact) => fact !== strength);
  const item = make('li', { className: `thing ${changes.things.get(thingKey(place, thing)) ?? ''}` });
  if (thing.owner !== null && thing.owner !== place.owner) item.append(seatBadge(thing.owner));
  item.append(make('span', { className: 'name' }, thing.name));
  if (thing.count > 1) item.append(make('span', { className: 'count' }, ` ×${thing.count}`));
  if (strength) item.append(make('b', { className: 'strength' }, ` ${strength}`));
  if (facts.length > 0) item.append(make('span', { className: 'facts' }, ` ${facts.join(', ')}`));
  if (facts.includes('tapped')) item.classList.add('tapped');
  if (thing.owner !== null) item.dataset.seat = String(thing.owner);
  return item;
}

function seatBadge(seat: number): HTMLElement {
  const badge = make('span', { className: 'seat-badge' }, String(seat + 1));
  badge.dataset.seat = String(seat);
  badge.title = `player ${seat + 1}`;
  badge.ariaLabel = `player ${seat + 1}`;
  return badge;
}

function thingList(place: Place, changes: Changes): HTMLUListElement {
  return make('ul', { className: 'things' }, ...place.things.map((thing) => thingElement(place, thing, changes)));
}

/** A seat's own places need not say whose they are. */
function heading(place: Place): string {
  const name = place.owner === null || place.row !== null ? place.name : place.name.replace(/ of player \d+$/, '');
  return [name, ...place.facts].join(' · ');
}

function pile(place: Place, changes: Changes): HTMLElement {
  if (place.things.length === 0) return make('p', { className: 'empty-pile' }, heading(place));
  const details = make('details', {}, make('summary', {}, heading(place)), thingList(place, changes));
  details.open = openPiles.has(place.id);
  details.addEventListener('toggle', () => {
    if (details.open) openPiles.add(place.id);
    else openPiles.delete(place.id);
  });
  return details;
}

function placeElement(place: Place, changes: Changes): HTMLElement {
  const isPile = place.kind === 'pile';
  const section = make('section', { className: `place ${place.kind}` });
  if (changes.places.has(place.id)) section.classList.add('changed');
  if (place.owner !== null) section.dataset.seat = String(place.owner);
  section.dataset.place = place.id;
  section.ariaLabel = place.name;
  if (isPile) section.append(pile(place, changes));
  else section.append(make('h4', {}, heading(place)), thingList(place, changes));
  return section;
}

function mapElement(places: readonly Place[], changes: Changes): HTMLElement {
  const map = make('div', { className: 'map' });
  for (const place of places) {
    const cell = placeElement(place, changes);
    cell.style.setProperty('--row', String((place.row ?? 0) + 1));
    cell.style.setProperty('--column', String((place.column ?? 0) + 1));
    map.append(cell);
  }
  const scroller = make('div', { className: 'map-scroller' }, map);
  scroller.tabIndex = 0;
  scroller.role = 'region';
  scroller.ariaLabel = 'The map';
  return scroller;
}

function seatElement(opened: Opened, view: View, seat: number, moment: Moment, changes: Changes): HTMLElement {
  const facts = view.seats[seat];
  const panel = make('section', { className: 'seat panel' });
  panel.ariaLabel = `Player ${seat + 1}`;
  panel.dataset.seat = String(seat);
  if (seat === view.active) panel.classList.add('active');
  if (facts?.isOut) panel.classList.add('is-out');
  const score = make('span', { className: 'score' }, `score ${moment.scores[seat] ?? 0}`);
  const title = make('h3', {}, seatBadge(seat), ` Player ${seat + 1} · ${opened.players[seat] ?? ''} `, score);
  const list = make('p', { className: 'seat-facts' }, facts?.facts.join(' · ') ?? '');
  if (changes.seats.has(seat)) list.classList.add('changed');
  panel.append(title, list);
  for (const place of view.places) {
    const isEmpty = place.things.length === 0 && place.facts.length === 0;
    if (place.owner === seat && place.row === null && !isEmpty) panel.append(placeElement(place, changes));
  }
  return panel;
}

/** Draws the table into `host`, with what has changed standing out. */
export function drawTable(host: HTMLElement, opened: Opened, view: View, moment: Moment, changes: Changes): void {
  const scrolled = host.querySelector('.map-scroller')?.scrollLeft ?? 0;
  const lands = view.places.filter((place) => place.row !== null);
  const shared = view.places.filter((place) => place.row === null && place.owner === null);
  const parts: HTMLElement[] = [];
  if (lands.length > 0) parts.push(mapElement(lands, changes));
  if (shared.length > 0) parts.push(make('div', { className: 'shared' }, ...shared.map((place) => placeElement(place, changes))));
  const seats = view.seats.map((_, seat) => seatElement(opened, view, seat, moment, changes));
  parts.push(make('div', { className: 'seats' }, ...seats));
  host.replaceChildren(...parts);
  const scroller = host.querySelector('.map-scroller');
  if (scroller) scroller.scrollLeft = scrolled;
}
