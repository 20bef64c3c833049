// SPDX-License-Identifier: GPL-3.0-or-later
// A live diagram: moves to leaf through, and a board on which everything else that is legal can be tried.
import { GameBoard } from '../board/board.ts';
import { button, make } from '../dom.ts';
import type { Position, Rules } from '../engine/types.ts';
import { shopBeside } from './beside.ts';
import type { Example } from './course.ts';

export class LiveExample {
  readonly element = make('figure', { className: 'example' });
  private readonly caption = make('p', { className: 'caption' });
  private readonly back = button('‹ Back', () => void this.show(this.line.slice(0, -1)));
  private readonly next = button('Next ›', () => void this.show(this.script(this.line.length + 1)));
  private readonly restart = button('|«', () => void this.show([]), { ariaLabel: 'To the start of the example' });
  private readonly beside = make('div', { className: 'beside' });
  private readonly board: GameBoard;
  private line: string[] = [];
  private position: Position | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly example: Example,
    label: string,
  ) {
    const host = make('div', { className: 'board-host' });
    this.caption.ariaLive = 'polite';
    this.element.ariaLabel = label;
    this.element.append(host, this.beside, this.caption, make('div', { className: 'row' }, this.restart, this.back, this.next));
    this.board = new GameBoard(host, {
      move: (text) => void this.show([...this.line, text]),
      note: (words) => {
        this.caption.textContent = words;
      },
    });
    this.caption.textContent = 'The rules are loading...';
    void this.show([]);
  }

  dispose(): void {
    this.board.dispose();
  }

  private script(length: number): string[] {
    return this.example.moves.slice(0, length);
  }

  /** Shows what so many moves lead to; or says why it cannot, as where the rules could not be loaded. */
  private async show(line: string[]): Promise<void> {
    try {
      await this.showLine(line);
    } catch (error) {
      this.caption.replaceChildren(make('span', { className: 'error' }, error instanceof Error ? error.message : String(error)));
    }
  }

  private async showLine(line: string[]): Promise<void> {
    const { variant, fen } = this.example;
    const [position, before] = await Promise.all([
      this.rules.position(variant, fen, line),
      line.length > 0 ? this.rules.position(variant, fen, line.slice(0, -1)) : null,
    ]);
    this.line = line;
    this.position = position;
    this.element.dataset.fen = position.fen;
    this.board.show({ position, orientation: 'white', movable: position.turn === 'w' ? 'white' : 'black', before });
    this.beside.replaceChildren(...shopBeside(position, this.board));
    this.tell();
  }

  private tell(): void {
    const { line, position } = this;
    const isScript = line.every((move, ply) => move === this.example.moves[ply]);
    const move = position?.san.at(-1);
    const words = isScript ? (this.example.captions[line.length] ?? '') : 'Your own move. Go back for the example.';
    const end = position?.outcome ? ` ${position.outcome.reason}.` : '';
    this.caption.replaceChildren(move ? make('b', {}, `${move} `) : '', words, end);
    this.back.disabled = line.length === 0;
    this.restart.disabled = line.length === 0;
    this.next.disabled = !isScript || line.length >= this.example.moves.length;
  }
}
