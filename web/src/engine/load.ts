// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches and compiles the engine once for all workers of the page: a worker that starts later starts at once.
import address from '#wasm/ziggurat.wasm?url';

/** How far loading has come, in bytes; `total` is 0 where the server does not say. */
export interface Progress {
  loaded: number;
  total: number;
}

type Listener = (progress: Progress) => void;

const listeners = new Set<Listener>();
let progress: Progress = { loaded: 0, total: 0 };
let compiled: Promise<WebAssembly.Module> | undefined;

/** Calls back with what is loaded so far, and whenever there is more. Returns what ends that. */
export function onLoading(listener: Listener): () => void {
  listeners.add(listener);
  listener(progress);
  return () => listeners.delete(listener);
}

/** The compiled engine; fetched when it is first asked for, and again after a failure. */
export function loadModule(): Promise<WebAssembly.Module> {
  compiled ??= fetchModule().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

async function fetchModule(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok || !response.body) {
    throw new Error(`the engine cannot be loaded: the server answered ${response.status} for ${response.url}`);
  }
  // The length of a packed answer is not that of what comes out of it.
  const isPacked = response.headers.has('content-encoding');
  const total = isPacked ? 0 : Number(response.headers.get('content-length') ?? 0);
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        tell({ loaded, total });
        controller.enqueue(chunk);
      },
    }),
  );
  return WebAssembly.compileStreaming(new Response(counted, { headers: { 'content-type': 'application/wasm' } }));
}

function tell(now: Progress): void {
  progress = now;
  for (const listener of listeners) {
    listener(now);
  }
}
