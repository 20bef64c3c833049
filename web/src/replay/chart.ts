// SPDX-License-Identifier: GPL-3.0-or-later
// A line for each seat over the whole game: what it could expect, or its score. A click goes to that step.
import { make } from '../dom.ts';
import type { Moment } from './record.ts';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 1000;
const HEIGHT = 100;

function svg(tag: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

export type Measure = 'chances' | 'scores';

/** Points of one seat's line, from the left edge to the right one, high values at the top. */
export function linePoints(course: readonly Moment[], seat: number, measure: Measure): string {
  const values = course.map((moment) => moment[measure][seat] ?? 0);
  const all = course.flatMap((moment) => moment[measure]);
  const least = measure === 'chances' ? 0 : Math.min(0, ...all);
  const most = measure === 'chances' ? 1 : Math.max(1, ...all);
  const width = WIDTH / Math.max(1, values.length - 1);
  const height = HEIGHT / (most - least);
  return values.map((value, step) => `${(step * width).toFixed(1)},${(HEIGHT - (value - least) * height).toFixed(1)}`).join(' ');
}

export class Chart {
  readonly element: HTMLElement;
  private readonly cursor = svg('line', { class: 'cursor', y1: '0', y2: String(HEIGHT) });
  private readonly drawing = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' });
  private readonly steps: number;

  constructor(
    private readonly course: readonly Moment[],
    private readonly seats: number,
    go: (step: number) => void,
  ) {
    this.steps = course.length - 1;
    this.drawing.setAttribute('role', 'img');
    const choice = make('select');
    choice.ariaLabel = 'What the lines show';
    choice.append(new Option('Chances of winning', 'chances'), new Option('Scores', 'scores'));
    choice.addEventListener('change', () => this.draw(choice.value as Measure));
    this.drawing.addEventListener('click', (event) => {
      const box = this.drawing.getBoundingClientRect();
      go(Math.round(((event as MouseEvent).clientX - box.left) / (box.width / Math.max(1, this.steps))));
    });
    const frame = make('div', { className: 'frame' });
    frame.append(this.drawing);
    this.element = make('div', { className: 'chart' }, choice, frame);
    this.draw('chances');
  }

  /** Marks a step. */
  show(step: number): void {
    const x = String((step * WIDTH) / Math.max(1, this.steps));
    this.cursor.setAttribute('x1', x);
    this.cursor.setAttribute('x2', x);
  }

  private draw(measure: Measure): void {
    const lines = Array.from({ length: this.seats }, (_, seat) =>
      svg('polyline', { points: linePoints(this.course, seat, measure), 'data-seat': String(seat) }),
    );
    const what = measure === 'chances' ? 'What share of the win each player could expect' : 'The scores';
    this.drawing.setAttribute('aria-label', `${what}, over ${this.steps} steps`);
    this.drawing.replaceChildren(...lines, this.cursor);
  }
}
