// SPDX-License-Identifier: GPL-3.0-or-later
// Within a worker: an engine of the compiled module that the page has sent.
import createZiggurat, { type Ziggurat } from '#wasm/ziggurat.js';

/** Makes an engine whose lines go to `print`. Rejects where the module cannot be instantiated. */
export function instantiate(module: WebAssembly.Module, print: (line: string) => void): Promise<Ziggurat> {
  return new Promise((resolve, reject) => {
    createZiggurat({
      print,
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then(done).catch(reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
