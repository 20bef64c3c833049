// SPDX-License-Identifier: GPL-3.0-or-later
// The module that web/wasm/ is compiled to. What can fail answers `{ error }` with one sentence instead.
import type { DivideRow, Position } from '../../src/engine/types.ts';

export interface Failure {
  error: string;
}

/** Texts of several moves have blanks between them; an empty `fen` is the rule set's start position. */
export interface Ziggurat {
  variants(): string[];
  position(variant: string, fen: string, moves: string): Position | Failure;
  parseSan(variant: string, fen: string, moves: string, san: string): string | Failure;
  perft(variant: string, fen: string, moves: string, depth: number): DivideRow[] | Failure;
  /** Carries out one UCI line; returns when a search is over. */
  command(line: string): void;
  /** The position that `lineSan` speaks of from now on. */
  follow(variant: string, fen: string, moves: string): null | Failure;
  /** The SAN of these moves, as far as they are legal. */
  lineSan(moves: string): string[];
}

export interface Start {
  /** Takes each line that the engine says. */
  print: (line: string) => void;
  instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => Record<string, never>;
}

export default function createZiggurat(start: Start): Promise<Ziggurat>;
