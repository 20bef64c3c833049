// SPDX-License-Identifier: GPL-3.0-or-later
// The worker that thinks. While it does, it hears nothing: whoever wants it to stop ends it and starts another.
import { instantiate } from './instantiate.ts';
import type { Begin, Order, Said } from './messages.ts';
import type { Ziggurat } from '#wasm/ziggurat.js';

let engine: Promise<Ziggurat> | undefined;

const say = (said: Said) => self.postMessage(said);

self.onmessage = async (event: MessageEvent<Begin | Order>) => {
  try {
    if ('module' in event.data) {
      await begin(event.data.module);
    } else if (engine) {
      carryOut(await engine, event.data);
    }
  } catch (error) {
    say({ error: `the engine has failed: ${String(error)}`, isBroken: true });
  }
};

async function begin(module: WebAssembly.Module): Promise<void> {
  let ziggurat: Ziggurat | undefined;
  engine = instantiate(module, (line) => {
    const moves = / pv (.*)$/.exec(line)?.[1];
    say(moves === undefined || !ziggurat ? { line } : { line, san: ziggurat.lineSan(moves) });
  });
  ziggurat = await engine;
  say({ ready: true });
}

function carryOut(ziggurat: Ziggurat, order: Order): void {
  const failure = order.follow && ziggurat.follow(...order.follow);
  if (failure) {
    say({ error: failure.error, isBroken: false });
    return;
  }
  for (const line of order.lines) {
    ziggurat.command(line);
  }
}
