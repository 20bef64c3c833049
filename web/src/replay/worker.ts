// SPDX-License-Identifier: GPL-3.0-or-later
// The tabletop games, asked by messages: {id, open: text} and {id, view: step}, answered by {id, json} or {id, error}.
import createTabletop, { type TabletopModule } from '#wasm/tabletop.js';
import wasmAddress from '#wasm/tabletop.wasm?url';

export type Question = { id: number; open: string } | { id: number; view: number };
export type Answer = { id: number; json: string } | { id: number; error: string };

const loading: Promise<TabletopModule> = createTabletop({ locateFile: () => wasmAddress });

function ask(module: TabletopModule, question: Question): string {
  return 'open' in question ? module.open(question.open) : module.view(question.view);
}

onmessage = async ({ data }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    const told = ask(await loading, data);
    // The first character says whether the rest is the answer or what is wrong.
    answer = told.startsWith('+') ? { id: data.id, json: told.slice(1) } : { id: data.id, error: told.slice(1) };
  } catch (error) {
    answer = { id: data.id, error: `the games could not be loaded: ${String(error)}` };
  }
  postMessage(answer);
};
