// SPDX-License-Identifier: GPL-3.0-or-later
// A record on the page: its table, the action that led there, and the ways to other steps.
import { changesBetween } from './changes.ts';
import { Chart } from './chart.ts';
import { button, make } from '../dom.ts';
import type { Opened, View } from './record.ts';
import { drawTable } from './table.ts';
import type { Tabletop } from './tabletop.ts';
import { nextTurn, previousTurn, turnAt, turnsOf } from './turns.ts';

/** How long a step stands while the game plays by itself. */
const PLAYING_MS = 900;

export class RecordPlayer {
  readonly element = make('div', { className: 'player' });
  private readonly turns;
  private readonly last: number;
  private readonly chart: Chart;
  private readonly table = make('div', { className: 'table' });
  private readonly title = make('p', { className: 'state-title' });
  private readonly action = make('p', { className: 'action' });
  private readonly changes = make('ul', { className: 'changes' });
  private readonly slider = make('input');
  private readonly turnChoice = make('select');
  private readonly playButton = button('▶', () => this.togglePlay(), { ariaLabel: 'Play', title: 'Play' });
  private step = 0;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly tabletop: Tabletop,
    private readonly opened: Opened,
  ) {
    this.turns = turnsOf(opened.course);
    this.last = opened.steps.length;
    this.chart = new Chart(opened.course, opened.players.length, (step) => this.go(step));
    this.action.ariaLive = 'polite';
    this.element.append(this.heading(), this.controls(), this.title, this.action, this.changes, this.chart.element);
    this.element.append(this.table);
  }

  /** Shows the table behind so many steps; less than none is none, more than all are all. */
  async go(step: number): Promise<void> {
    this.step = Math.min(Math.max(step, 0), this.last);
    if (this.step === this.last) this.pause();
    const wanted = this.step;
    const [view, before] = await Promise.all([
      this.tabletop.view(wanted),
      wanted > 0 ? this.tabletop.view(wanted - 1) : null,
    ]);
    // Somebody who leafs on is not shown what he has left behind.
    if (wanted === this.step) this.show(view, before);
  }

  /** Answers a key; whether it meant something. */
  press(key: string): boolean {
    const ways: Record<string, () => number> = {
      ArrowRight: () => this.step + 1,
      ArrowLeft: () => this.step - 1,
      PageDown: () => nextTurn(this.turns, this.step, this.last),
      PageUp: () => previousTurn(this.turns, this.step),
      Home: () => 0,
      End: () => this.last,
    };
    const way = ways[key];
    if (way === undefined) return false;
    void this.go(way());
    return true;
  }

  dispose(): void {
    this.pause();
    this.element.remove();
  }

  private heading(): HTMLElement {
    const { game, seed, index, players, end, flaw } = this.opened;
    const name = game.charAt(0).toUpperCase() + game.slice(1);
    const result = end === null ? 'the record breaks off' : `it ends: ${end}`;
    const line = `${players.length} players, ${this.last} steps; game ${index} of seed ${seed}; ${result}.`;
    const heading = make('div', { className: 'record-heading' }, make('h2', {}, name), make('p', { className: 'faint' }, line));
    if (flaw !== null) {
      heading.append(make('p', { className: 'error', role: 'alert' }, `Shown as far as it can be played. ${flaw}`));
    }
    return heading;
  }

  private controls(): HTMLElement {
    const to = (label: string, name: string, key: string) => button(label, () => this.press(key), { ariaLabel: name, title: name });
    this.slider.type = 'range';
    this.slider.min = '0';
    this.slider.max = String(this.last);
    this.slider.ariaLabel = 'Step';
    this.slider.addEventListener('input', () => void this.go(Number(this.slider.value)));
    this.turnChoice.ariaLabel = 'Turn';
    this.turns.forEach(({ step, round, active }, index) => {
      this.turnChoice.append(new Option(`Turn ${index + 1}: round ${round}, player ${active + 1}`, String(step)));
    });
    this.turnChoice.addEventListener('change', () => void this.go(Number(this.turnChoice.value)));
    const buttons = make(
      'div',
      { className: 'row buttons' },
      to('|«', 'To the set-up', 'Home'),
      to('«', 'A turn back', 'PageUp'),
      to('‹', 'A step back', 'ArrowLeft'),
      this.playButton,
      to('›', 'A step on', 'ArrowRight'),
      to('»', 'A turn on', 'PageDown'),
      to('»|', 'To the end', 'End'),
    );
    return make('div', { className: 'controls' }, buttons, this.turnChoice, this.slider);
  }

  private show(view: View, before: View | null): void {
    const changes = changesBetween(before, view);
    const moment = this.opened.course[this.step];
    if (moment === undefined) return;
    this.element.dataset.step = String(this.step);
    this.slider.value = String(this.step);
    this.turnChoice.value = String(this.turns[turnAt(this.turns, this.step)]?.step ?? 0);
    this.title.textContent = view.title;
    this.action.textContent = this.actionText();
    this.changes.replaceChildren(...changes.words.map((words) => make('li', {}, words)));
    this.chart.show(this.step);
    drawTable(this.table, this.opened, view, moment, changes);
  }

  /** The action that led here, and the end behind the last one. */
  private actionText(): string {
    const step = this.opened.steps[this.step - 1];
    if (step === undefined) return 'The set-up, before the first step.';
    const end = this.step === this.last && this.opened.end !== null ? ` The game is over: ${this.opened.end}.` : '';
    return `Step ${this.step} of ${this.last}. Player ${step.seat + 1}: ${step.action}.${end}`;
  }

  private togglePlay(): void {
    if (this.timer !== null) return this.pause();
    if (this.step === this.last) void this.go(0);
    this.timer = setInterval(() => void this.go(this.step + 1), PLAYING_MS);
    this.labelPlay('❚❚', 'Pause');
  }

  private pause(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.labelPlay('▶', 'Play');
  }

  private labelPlay(label: string, name: string): void {
    this.playButton.textContent = label;
    this.playButton.ariaLabel = name;
    this.playButton.title = name;
  }
}
