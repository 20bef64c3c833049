// SPDX-License-Identifier: GPL-3.0-or-later
// The page's end of the worker that replays records.
import type { Opened, View } from './record.ts';
import type { Answer, Question } from './worker.ts';

/** One record at a time: opening another takes the place of the one before. */
export interface Tabletop {
  /** Rejects with one sentence: what is wrong with the record, and in which line. */
  open(text: string): Promise<Opened>;
  /** The table behind the first `step` steps, 0..steps. */
  view(step: number): Promise<View>;
}

interface Waiting {
  resolve(json: string): void;
  reject(error: Error): void;
}

export function startTabletop(): Tabletop {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const who = waiting.get(data.id);
    waiting.delete(data.id);
    if ('json' in data) who?.resolve(data.json);
    else who?.reject(new Error(data.error));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const who of waiting.values()) who.reject(new Error(`the games could not be loaded: ${event.message}`));
    waiting.clear();
  };
  const ask = (question: (id: number) => Question) =>
    new Promise<string>((resolve, reject) => {
      questions += 1;
      waiting.set(questions, { resolve, reject });
      worker.postMessage(question(questions));
    });
  const views = new Map<number, Promise<View>>();
  return {
    open: async (text) => {
      views.clear();
      return JSON.parse(await ask((id) => ({ id, open: text }))) as Opened;
    },
    view: (step) => {
      const known = views.get(step) ?? ask((id) => ({ id, view: step })).then((json) => JSON.parse(json) as View);
      views.set(step, known);
      return known;
    },
  };
}
