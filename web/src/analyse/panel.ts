// SPDX-License-Identifier: GPL-3.0-or-later
import './analyse.css';
import type { Engine, Info, Position } from '../engine/types.ts';
import { EvaluationBar } from './bar.ts';
import { inShort, scoreText } from './score.ts';

export interface AnalysisEvents {
  /** The best moves as the lines begin, best first; none when analysis is off or has nothing to say yet. */
  onBest?: (moves: string[]) => void;
  /** A move of a line was clicked: the moves from the shown position up to it. */
  onChosen?: (moves: string[]) => void;
}

const MOST_LINES = 5;
const LINES_KEY = 'ziggurat-analysis-lines';

/**
 * What the engine thinks of the shown position, on and off: best lines in SAN, depth, nodes per second, and a bar for
 * beside the board. `show` whatever is on the board; an engine is made when it is first switched on.
 */
export class AnalysisPanel {
  readonly element = document.createElement('section');
  readonly bar = new EvaluationBar();
  private readonly toggle = document.createElement('input');
  private readonly count = document.createElement('select');
  private readonly facts = document.createElement('output');
  private readonly list = document.createElement('ol');
  private readonly lines: Info[] = [];
  private engine: Engine | undefined;
  private position: Position | undefined;
  private searches = 0;
  private redraw = 0;

  constructor(
    private readonly makeEngine: () => Engine,
    private readonly events: AnalysisEvents = {},
  ) {
    this.element.className = 'analysis panel';
    this.element.ariaLabel = 'Analysis';
    this.build();
    this.bar.element.hidden = true;
    this.sizeList();
  }

  get isOn(): boolean {
    return this.toggle.checked;
  }

  switch(isOn: boolean): void {
    this.toggle.checked = isOn;
    this.bar.element.hidden = !isOn;
    this.list.hidden = !isOn;
    this.begin();
  }

  /** The position that the board shows; analysis goes on with it. */
  show(position: Position): void {
    const isSame = position.fen === this.position?.fen && position.moves.join() === this.position.moves.join();
    this.position = position;
    if (!isSame) {
      this.begin();
    }
  }

  dispose(): void {
    this.searches += 1;
    this.engine?.dispose();
    this.engine = undefined;
  }

  private build(): void {
    this.toggle.type = 'checkbox';
    this.toggle.addEventListener('change', () => this.switch(this.toggle.checked));
    const onOff = document.createElement('label');
    onOff.className = 'analysis-switch';
    onOff.append(this.toggle, ' Analyse');
    for (let lines = 1; lines <= MOST_LINES; ++lines) {
      this.count.add(new Option(lines === 1 ? '1 line' : `${lines} lines`, String(lines)));
    }
    this.count.value = localStorage.getItem(LINES_KEY) ?? '3';
    this.count.ariaLabel = 'Number of lines';
    this.count.addEventListener('change', () => {
      localStorage.setItem(LINES_KEY, this.count.value);
      this.sizeList();
      this.begin();
    });
    const head = document.createElement('div');
    head.className = 'analysis-head';
    head.append(onOff, this.facts, this.count);
    this.list.className = 'analysis-lines';
    this.list.hidden = true;
    this.list.addEventListener('click', (event) => this.choose(event));
    this.element.append(head, this.list);
  }

  /** Room for all lines from the beginning, so that nothing jumps. */
  private sizeList(): void {
    this.list.style.setProperty('--lines', this.count.value);
  }

  private begin(): void {
    const search = ++this.searches;
    this.lines.length = 0;
    this.draw();
    const position = this.position;
    if (!this.isOn || !position || position.outcome) {
      this.engine?.stop();
      this.facts.textContent = this.isOn && position?.outcome ? 'The game is over.' : '';
      return;
    }
    this.facts.textContent = 'thinking…';
    this.engine ??= this.makeEngine();
    this.engine.option('MultiPV', this.count.value);
    this.engine.option('UCI_ShowWDL', 'true');
    this.engine
      .go(position.variant, position.startFen, position.moves, { infinite: true }, (info) => {
        if (search === this.searches) {
          this.hear(info);
        }
      })
      .catch((error: Error) => {
        if (search === this.searches) {
          this.facts.textContent = error.message;
        }
      });
  }

  private hear(info: Info): void {
    this.lines[info.multipv - 1] = info;
    // Shallow depths come by the dozen; one drawing a frame shows the last of them.
    this.redraw ||= requestAnimationFrame(() => {
      this.redraw = 0;
      this.draw();
    });
  }

  private draw(): void {
    const turn = this.position?.turn ?? 'w';
    const lines = this.lines.filter((line) => line.pv.length > 0);
    this.list.replaceChildren(...lines.map((line) => this.lineElement(line)));
    const best = lines[0];
    if (best) {
      this.facts.textContent = `depth ${best.depth} · ${inShort(best.nps)}/s`;
      this.facts.title = `${best.depth} plies, ${best.nodes.toLocaleString('en')} nodes, longest line ${best.seldepth}`;
      this.bar.show(best, turn);
    } else {
      this.bar.clear();
    }
    this.events.onBest?.(lines.map((line) => line.pv[0] as string));
  }

  private lineElement(line: Info): HTMLLIElement {
    const item = document.createElement('li');
    const score = document.createElement('span');
    score.className = 'analysis-score';
    score.textContent = scoreText(line, this.position?.turn ?? 'w');
    item.append(score);
    numbered(line.pvSan, this.position).forEach((text, ply) => {
      const move = document.createElement(this.events.onChosen ? 'button' : 'span');
      move.className = 'analysis-move';
      move.textContent = text;
      move.dataset.moves = line.pv.slice(0, ply + 1).join(' ');
      item.append(move);
    });
    return item;
  }

  private choose(event: Event): void {
    const moves = (event.target as HTMLElement).dataset.moves;
    if (moves !== undefined) {
      this.events.onChosen?.(moves.split(' '));
    }
  }
}

/** "12. e4", "e5"; Black's first move has the number too: "12… e5". The number is the FEN's sixth field. */
function numbered(san: string[], position: Position | undefined): string[] {
  const first = Number(position?.fen.trim().split(/\s+/)[5] ?? 1);
  const offset = position?.turn === 'b' ? 1 : 0;
  return san.map((text, ply) => {
    const number = first + Math.floor((ply + offset) / 2);
    const isWhites = (ply + offset) % 2 === 0;
    return isWhites ? `${number}. ${text}` : ply === 0 ? `${number}… ${text}` : text;
  });
}
