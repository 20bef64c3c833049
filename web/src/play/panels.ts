// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis and the counting of positions, bound to the board and the game.
import { AnalysisPanel } from '../analyse/panel.ts';
import { PerftPanel } from '../analyse/perft.ts';
import type { GameBoard } from '../board/board.ts';
import type { Engine, Position, Rules } from '../engine/types.ts';
import type { Colour } from '../pieces/drawing.ts';
import type { Layout } from './layout.ts';

export interface Starters {
  rules(): Rules;
  engine(): Engine;
}

export class Panels {
  private readonly analysis: AnalysisPanel;
  private readonly perft: PerftPanel;
  private position: Position | null = null;

  /** @param onChosen moves of a line, to be played from the position that is looked at */
  constructor(layout: Layout, board: GameBoard, start: Starters, onChosen: (moves: string[]) => void) {
    this.analysis = new AnalysisPanel(start.engine, {
      onBest: (moves) => board.showArrows(moves.map((move, i) => ({ move, style: i === 0 ? 'best' : 'other' }))),
      onChosen,
    });
    this.perft = new PerftPanel(start.rules);
    layout.board.append(this.analysis.bar.element);
    layout.panels.append(this.analysis.element, this.perft.element);
  }

  show(position: Position, orientation: Colour): void {
    this.analysis.bar.flip(orientation === 'white');
    if (position === this.position) return;
    this.position = position;
    this.analysis.show(position);
    this.perft.show(position);
  }
}
