// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to learn: lessons and puzzles as data, which native tests read too.
import chess from './lessons/chess.json';
import levelup from './lessons/levelup.json';
import mystic from './lessons/mystic.json';
import stackchess from './lessons/stackchess.json';
import puzzles from './puzzles.json';

/** A position and moves to leaf through. */
export interface Example {
  variant: string;
  /** Null for the rule set's start position. */
  fen: string | null;
  /** UCI texts. */
  moves: string[];
  /** One more than there are moves: what to see before and behind each. */
  captions: string[];
}

export interface Lesson {
  title: string;
  /** Paragraphs. */
  text: string[];
  example?: Example;
}

export interface Course {
  variant: string;
  title: string;
  lessons: Lesson[];
}

export interface Puzzle {
  id: string;
  variant: string;
  title: string;
  fen: string;
  task: string;
  /** Mates in so many moves of the solver; null where material is won by the moves of the solution. */
  mateIn: number | null;
  /** The solver's move, the defender's, and so on, as UCI texts; the solver's are the only ones that do it. */
  solution: string[];
  /** What is to be seen when it is solved. */
  explanation: string;
}

export const COURSES: readonly Course[] = [levelup, stackchess, mystic, chess];

export function puzzlesOf(variant: string): Puzzle[] {
  return (puzzles as Puzzle[]).filter((puzzle) => puzzle.variant === variant);
}
