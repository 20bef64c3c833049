// SPDX-License-Identifier: GPL-3.0-or-later
import './analyse.css';
import type { Position, Rules } from '../engine/types.ts';
import { inShort } from './score.ts';

const DEEPEST = 12;

/** Counts the positions below the shown one, move by move, for those who check generators. */
export class PerftPanel {
  readonly element = document.createElement('details');
  private readonly depth = document.createElement('input');
  private readonly button = document.createElement('button');
  private readonly total = document.createElement('output');
  private readonly rows = document.createElement('tbody');
  private position: Position | undefined;
  private rules: Rules | undefined;
  private runs = 0;

  /** `makeRules` starts rules that only this panel asks, since a deep count keeps them from answering others. */
  constructor(private readonly makeRules: () => Rules) {
    this.element.className = 'perft panel';
    this.build();
  }

  /** The position that the next count begins from; one that runs is given up. */
  show(position: Position): void {
    if (position.fen === this.position?.fen && position.variant === this.position.variant) {
      return;
    }
    this.position = position;
    this.stop();
    this.total.textContent = '';
    this.rows.replaceChildren();
  }

  private build(): void {
    const summary = document.createElement('summary');
    summary.textContent = 'Perft';
    Object.assign(this.depth, { type: 'number', min: '1', max: String(DEEPEST), value: '3', required: true });
    const label = document.createElement('label');
    label.append('Depth ', this.depth);
    this.button.textContent = 'Count';
    const form = document.createElement('form');
    form.className = 'perft-form';
    form.append(label, this.button, this.total);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.rules && this.button.textContent === 'Stop') {
        this.stop();
      } else {
        void this.count(this.depth.valueAsNumber);
      }
    });
    const table = document.createElement('table');
    table.ariaLabel = 'Positions by first moves';
    table.append(this.rows);
    const scroller = document.createElement('div');
    scroller.className = 'perft-rows';
    scroller.append(table);
    this.element.append(summary, form, scroller);
  }

  private stop(): void {
    this.runs += 1;
    this.button.textContent = 'Count';
    // A count of one move may take long; only the end of its worker ends it.
    this.rules?.dispose();
    this.rules = undefined;
  }

  private async count(depth: number): Promise<void> {
    const { position } = this;
    if (!position) {
      return;
    }
    this.stop();
    const run = this.runs;
    const rules = (this.rules = this.makeRules());
    this.button.textContent = 'Stop';
    this.rows.replaceChildren();
    const begun = performance.now();
    let nodes = 0;
    try {
      for (const { text, san } of position.legal) {
        const below = await countBelow(rules, position, text, depth);
        if (run !== this.runs) {
          return;
        }
        nodes += below;
        this.addRow(san, text, below);
        this.tell(nodes, performance.now() - begun);
      }
      this.tell(nodes, performance.now() - begun);
      this.element.dataset.counted = String(nodes);
    } catch (error) {
      if (run === this.runs) {
        this.total.textContent = (error as Error).message;
      }
    }
    if (run === this.runs) {
      this.stop();
    }
  }

  private tell(nodes: number, timeMs: number): void {
    const rate = nodes / Math.max(timeMs / 1000, 0.001);
    this.total.textContent = `${nodes.toLocaleString('en')} in ${(timeMs / 1000).toFixed(2)} s, ${inShort(rate)}/s`;
  }

  private addRow(san: string, text: string, nodes: number): void {
    const row = this.rows.insertRow();
    row.insertCell().textContent = san;
    row.insertCell().textContent = text;
    row.insertCell().textContent = nodes.toLocaleString('en');
  }
}

/** The positions `depth` plies below `position` that begin with this move. */
async function countBelow(rules: Rules, position: Position, move: string, depth: number): Promise<number> {
  if (depth <= 1) {
    return 1;
  }
  const rows = await rules.perft(position.variant, position.startFen, [...position.moves, move], depth - 1);
  return rows.reduce((sum, { nodes }) => sum + nodes, 0);
}
