// SPDX-License-Identifier: GPL-3.0-or-later
// The worker that answers what the rules say.
import { instantiate } from './instantiate.ts';
import type { Answer, Begin, Question } from './messages.ts';
import type { Failure, Ziggurat } from '#wasm/ziggurat.js';

let rules: Promise<Ziggurat> | undefined;

self.onmessage = async (event: MessageEvent<Begin | Question>) => {
  const message = event.data;
  if ('module' in message) {
    rules = instantiate(message.module, () => {});
    return;
  }
  self.postMessage(await answer(message));
};

async function answer({ id, ask, words }: Question): Promise<Answer> {
  try {
    const ziggurat = await rules;
    const ask_it = ziggurat?.[ask] as (...words: unknown[]) => unknown;
    const value = ask_it(...words);
    return isFailure(value) ? { id, error: value.error } : { id, value };
  } catch (error) {
    return { id, error: `the rules have failed: ${String(error)}` };
  }
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'error' in value;
}
