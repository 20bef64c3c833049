// SPDX-License-Identifier: GPL-3.0-or-later
// What the page and its workers send each other.
import type { Ziggurat } from '#wasm/ziggurat.js';

/** The first message to each worker. */
export interface Begin {
  module: WebAssembly.Module;
}

/** A question to the rules: a function of the module by its name. */
export interface Question {
  id: number;
  ask: 'variants' | 'position' | 'parseSan' | 'perft';
  words: (string | number)[];
}

/** Its answer; `error` is the engine's sentence. */
export interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

/** UCI lines to be carried out one after the other, and the position that they are about, if it is a new one. */
export interface Order {
  follow?: Parameters<Ziggurat['follow']>;
  lines: string[];
}

/**
 * What the engine's worker has to say: a UCI line, and the SAN of the moves that it tells, if any; that it is there;
 * why it does not search, or, where it is broken, why it never will again.
 */
export type Said = { line: string; san?: string[] } | { ready: true } | { error: string; isBroken: boolean };
