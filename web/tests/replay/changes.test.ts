// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { changesBetween, thingKey } from '../../src/replay/changes.ts';
import { linePoints } from '../../src/replay/chart.ts';
import type { Moment, Place, Thing, View } from '../../src/replay/record.ts';
import { nextTurn, previousTurn, turnAt, turnsOf } from '../../src/replay/turns.ts';

const thing = (id: string, change: Partial<Thing> = {}): Thing => ({
  ...{ id, name: id, owner: null, count: 1, facts: [] },
  ...change,
});
const place = (id: string, things: Thing[], facts: string[] = []): Place => ({
  ...{ id, name: id, kind: 'pile', owner: null, row: null, column: null },
  ...{ facts, things },
});
const view = (...places: Place[]): View => ({ title: '', active: 0, seats: [{ facts: [], isOut: false }], places });

describe('what a step has changed', () => {
  it('is nothing before the first', () => {
    expect(changesBetween(null, view(place('hand', [thing('ace')]))).words).toEqual([]);
  });

  it('tells what moved, came and went', () => {
    const before = view(place('hand', [thing('ace'), thing('king')]), place('table', []));
    const after = view(place('hand', [thing('queen')]), place('table', [thing('ace')]));
    const changes = changesBetween(before, after);
    expect(changes.words).toEqual(['queen: into hand', 'ace: hand → table', 'king: out of hand']);
    const table = after.places[1] as Place;
    expect(changes.things.get(thingKey(table, table.things[0] as Thing))).toBe('new');
  });

  it('counts equal things', () => {
    const before = view(place('village', [thing('torch', { count: 8 })]), place('discard', [thing('torch', { count: 1 })]));
    const after = view(place('village', [thing('torch', { count: 6 })]), place('discard', [thing('torch', { count: 3 })]));
    const changes = changesBetween(before, after);
    expect(changes.words).toEqual(['2 torch: village → discard']);
    expect([...changes.things.values()]).toEqual(['changed', 'changed']);
  });

  it('does not call it a way when a thing changes its state in one place', () => {
    const before = view(place('field', [thing('land', { count: 2 })]));
    const after = view(place('field', [thing('land'), thing('tapped land', { name: 'land', facts: ['tapped'] })]));
    expect(changesBetween(before, after).words).toEqual([]);
  });

  it('names places whose facts are others now', () => {
    const changes = changesBetween(view(place('deck', [], ['5 cards'])), view(place('deck', [], ['4 cards'])));
    expect([...changes.places]).toEqual(['deck']);
  });
});

describe('turns', () => {
  const moment = (round: number, active: number): Moment => ({ round, active, scores: [0, 4], chances: [0.25, 0.75] });
  const course = [moment(1, 0), moment(1, 0), moment(1, 1), moment(2, 0), moment(2, 0)];
  const turns = turnsOf(course);

  it('begin where another player, or another round, is on', () => {
    expect(turns.map(({ step }) => step)).toEqual([0, 2, 3]);
    expect([0, 1, 2, 3, 4].map((step) => turnAt(turns, step))).toEqual([0, 0, 1, 2, 2]);
  });

  it('lead on and back', () => {
    expect([0, 1, 2, 3, 4].map((step) => nextTurn(turns, step, 4))).toEqual([2, 2, 3, 4, 4]);
    expect([0, 1, 2, 3, 4].map((step) => previousTurn(turns, step))).toEqual([0, 0, 0, 2, 3]);
  });

  it('are drawn from edge to edge, high values at the top', () => {
    expect(linePoints(course, 1, 'chances')).toBe('0.0,25.0 250.0,25.0 500.0,25.0 750.0,25.0 1000.0,25.0');
    expect(linePoints(course, 1, 'scores').split(' ')[0]).toBe('0.0,0.0');
  });
});
