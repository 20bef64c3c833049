// SPDX-License-Identifier: GPL-3.0-or-later
// A puzzle on the page: a board for the solver, whose moves are judged, and the defender's answers.
import { GameBoard } from '../board/board.ts';
import { button, make } from '../dom.ts';
import type { Position, Rules } from '../engine/types.ts';
import { shopBeside } from './beside.ts';
import type { Puzzle } from './course.ts';
import { judge } from './judge.ts';

const SOLVED_KEY = 'ziggurat-solved';
/** How long the defender seems to think. */
const REPLY_MS = 500;

function solvedBefore(): string[] {
  return (localStorage.getItem(SOLVED_KEY) ?? '').split(' ').filter((id) => id !== '');
}

export class PuzzleBoard {
  readonly element = make('article', { className: 'puzzle' });
  private readonly status = make('p', { className: 'status' });
  private readonly mark = make('span', { className: 'mark' });
  private readonly beside = make('div', { className: 'beside' });
  private readonly board: GameBoard;
  private line: string[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly puzzle: Puzzle,
  ) {
    const host = make('div', { className: 'board-host' });
    this.status.role = 'status';
    this.element.dataset.puzzle = puzzle.id;
    const buttons = make(
      'div',
      { className: 'row' },
      button('Hint', () => this.hint(), { title: 'Show what moves' }),
      button('Solution', () => void this.showSolution()),
      button('Again', () => void this.restart()),
    );
    const head = make('h3', {}, puzzle.title, ' ', this.mark);
    this.element.append(head, make('p', { className: 'task' }, puzzle.task), host, this.beside, this.status, buttons);
    this.board = new GameBoard(host, {
      move: (text) => void this.tried(text),
      note: (words) => this.say(words),
    });
    this.showMark();
    void this.restart();
  }

  dispose(): void {
    this.board.dispose();
  }

  private get solver(): 'white' | 'black' {
    return this.puzzle.fen.split(' ')[1] === 'b' ? 'black' : 'white';
  }

  private say(words: string, kind = ''): void {
    this.status.className = `status ${kind}`;
    this.status.textContent = words;
  }

  private showMark(): void {
    const isSolved = solvedBefore().includes(this.puzzle.id);
    this.mark.textContent = isSolved ? '✓ solved' : '';
    this.element.classList.toggle('solved', isSolved);
  }

  private async show(line: string[], isOpen: boolean): Promise<Position> {
    const { variant, fen } = this.puzzle;
    const [position, before] = await Promise.all([
      this.rules.position(variant, fen, line),
      line.length > 0 ? this.rules.position(variant, fen, line.slice(0, -1)) : null,
    ]);
    this.line = line;
    this.element.dataset.fen = position.fen;
    this.board.show({ position, orientation: this.solver, movable: isOpen ? this.solver : null, before });
    this.board.showArrows([]);
    this.beside.replaceChildren(...shopBeside(position, this.board));
    return position;
  }

  private async restart(): Promise<void> {
    this.say('The rules are loading...');
    try {
      await this.show([], true);
    } catch (error) {
      return this.say(error instanceof Error ? error.message : String(error), 'error');
    }
    this.say(this.solver === 'white' ? 'White to move.' : 'Black to move.');
  }

  private hint(): void {
    const move = this.puzzle.solution[this.line.length];
    if (move === undefined) return;
    const square = /[a-h][1-8]/.exec(move)?.[0];
    // A circle on the square, without saying where to.
    if (square) this.board.showArrows([{ move: `${square}${square}`, style: 'hint' }]);
  }

  private async showSolution(): Promise<void> {
    const position = await this.show(this.puzzle.solution, false);
    this.say(`${position.san.join(' ')}. ${this.puzzle.explanation}`);
  }

  private async tried(text: string): Promise<void> {
    const before = this.line;
    const line = [...before, text];
    const position = await this.show(line, false);
    const san = position.san.at(-1) ?? text;
    this.say(`${san}...`);
    const verdict = await judge(this.rules, this.puzzle, line);
    if (this.line !== line) return;
    if (verdict.kind === 'solved') return this.solved(san);
    await new Promise((done) => setTimeout(done, REPLY_MS));
    if (this.line !== line) return;
    if (verdict.kind === 'refused') {
      await this.show(before, true);
      this.say(`Not ${san}. ${verdict.because}`, 'error');
      return;
    }
    const then = await this.show([...line, verdict.reply], true);
    this.say(`${san} ${then.san.at(-1) ?? ''}. Go on.`);
  }

  private solved(san: string): void {
    const others = solvedBefore().filter((id) => id !== this.puzzle.id);
    localStorage.setItem(SOLVED_KEY, [...others, this.puzzle.id].join(' '));
    this.showMark();
    this.say(`${san}: solved. ${this.puzzle.explanation}`, 'done');
  }
}
