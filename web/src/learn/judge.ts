// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a move solves a puzzle, and what the defender has against it. Mates are judged by the rules alone: every
// answer is tried. Puzzles that win material go by their solution, which a native test has verified.
import type { Position, Rules } from '../engine/types.ts';
import type { Puzzle } from './course.ts';

export type Verdict =
  /** Nothing is left to do. */
  | { kind: 'solved' }
  /** The defender answers so, and the solver goes on. */
  | { kind: 'goOn'; reply: string }
  /** The move does not do it; the defender's way out in SAN where there is one to show. */
  | { kind: 'refused'; because: string };

const MATE = /#$/;

/** Whether somebody to move can mate at once. */
export function canMate(position: Position): boolean {
  return position.legal.some(({ san }) => MATE.test(san));
}

/** The first answer, as text and SAN, behind which the solver has no mate in `moves` (1) more. */
async function wayOut(rules: Rules, puzzle: Puzzle, line: string[], after: Position) {
  for (const { text, san } of after.legal) {
    const then = await rules.position(puzzle.variant, puzzle.fen, [...line, text]);
    if (!canMate(then)) return san;
  }
  return null;
}

/** Judges the solver's move `line.at(-1)`, played behind the others from the puzzle's position. */
export async function judge(rules: Rules, puzzle: Puzzle, line: string[]): Promise<Verdict> {
  const after = await rules.position(puzzle.variant, puzzle.fen, line);
  const reply = puzzle.solution[line.length];
  const isScript = line.every((move, ply) => move === puzzle.solution[ply]);
  if (puzzle.mateIn === null) {
    if (!isScript) return { kind: 'refused', because: 'There is something better.' };
    return reply === undefined ? { kind: 'solved' } : { kind: 'goOn', reply };
  }
  if (after.outcome?.reason.includes('checkmate')) return { kind: 'solved' };
  const left = puzzle.mateIn - (line.length + 1) / 2;
  if (after.outcome !== null || after.legal.length === 0) {
    return { kind: 'refused', because: `That is the end, but no mate: ${after.outcome?.reason ?? 'stalemate'}.` };
  }
  if (left === 0) return { kind: 'refused', because: 'That is no mate.' };
  const escape = await wayOut(rules, puzzle, line, after);
  if (escape !== null) return { kind: 'refused', because: `Then ${escape}, and there is no mate.` };
  return { kind: 'goOn', reply: isScript && reply !== undefined ? reply : (after.legal[0]?.text ?? '') };
}
