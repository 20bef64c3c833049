// SPDX-License-Identifier: GPL-3.0-or-later
// A board to look at: a position of any rule set, with arrows and highlighted squares.
import { Chessground } from 'chessground';
import type { Api } from 'chessground/api';
import type { Key, Piece, Role } from 'chessground/types';
import 'chessground/assets/chessground.base.css';
import './board.css';
import { provide, readMen, roleOf, type Man, type Men } from '../pieces/men.ts';
import { nameBoard } from './spoken.ts';
import { shapesOf, squaresOf, type Arrow } from './shapes.ts';

export interface DiagramOptions {
  variant: string;
  /** A FEN that the engine has written or accepted. */
  fen: string;
  orientation?: 'white' | 'black';
  arrows?: readonly Arrow[];
  /** Squares to stand out, such as `e4`. */
  highlights?: readonly string[];
  /** The UCI text of the move that led here; its squares are marked. */
  lastMove?: string | null;
  /** Whether the side to move is in check: its kings are marked. */
  check?: boolean;
  coordinates?: boolean;
  /** What screen readers say of the picture as a whole; the men by their squares unless told. */
  label?: string;
}

export interface Diagram {
  /** Shows something else; what is not given stays, but arrows, highlights, last move and check fall away. */
  show(options: Partial<DiagramOptions>): void;
  /** Takes the board off the page. */
  dispose(): void;
}

/** A man as chessground has it; the page's style sheet gets its picture. */
export function boardPiece(man: Man): Piece {
  provide(man);
  return { color: man.colour, role: roleOf(man) as Role };
}

export function boardPieces(men: Men): Map<Key, Piece> {
  return new Map([...men].map(([square, man]) => [square, boardPiece(man)]));
}

/** Changes what stands on the board to these men. */
export function setMen(board: Api, men: Men): void {
  const wanted: Map<Key, Piece | undefined> = boardPieces(men);
  for (const square of board.state.pieces.keys()) if (!wanted.has(square)) wanted.set(square, undefined);
  board.setPieces(wanted);
}

/** Classes of squares: kings in check and whatever else is to stand out. */
export function squareClasses(
  men: Men,
  checked: 'w' | 'b' | null,
  highlights: readonly string[],
): Map<Key, string> {
  const classes = new Map<Key, string>(highlights.map((square) => [square as Key, 'marked']));
  const colour = checked === 'w' ? 'white' : 'black';
  for (const [square, man] of men) {
    if (checked !== null && man.isRoyal && man.colour === colour) classes.set(square, 'checked');
  }
  return classes;
}

/** Mounts a board to look at as the only child of `host`, as wide as that is. */
export function mountDiagram(host: HTMLElement, options: DiagramOptions): Diagram {
  const wrap = document.createElement('div');
  wrap.className = 'board diagram';
  wrap.role = 'img';
  host.replaceChildren(wrap);
  let lasting = options;
  const board = Chessground(wrap, { viewOnly: true, fen: '8/8/8/8/8/8/8/8', autoCastle: false });
  const show = (change: Partial<DiagramOptions>) => {
    lasting = { ...lasting, ...change };
    const men = readMen(lasting.variant, lasting.fen);
    const turn = lasting.fen.split(/\s+/)[1] === 'b' ? 'b' : 'w';
    board.set({
      orientation: lasting.orientation ?? 'white',
      coordinates: lasting.coordinates ?? false,
      lastMove: change.lastMove ? squaresOf(change.lastMove) : [],
      highlight: { custom: squareClasses(men, change.check ? turn : null, change.highlights ?? []) },
    });
    setMen(board, men);
    board.setAutoShapes((change.arrows ?? []).flatMap(shapesOf));
    wrap.ariaLabel = lasting.label ?? nameBoard(men);
  };
  show(options);
  return {
    show,
    dispose: () => {
      board.destroy();
      wrap.remove();
    },
  };
}
