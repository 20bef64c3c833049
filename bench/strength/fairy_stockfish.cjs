#!/usr/bin/env node
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fairy-Stockfish as a UCI engine, from the WebAssembly that npm has of it: for those whose distribution's is too old
// to be told levelup-plain. Wants the folder that `npm install fairy-stockfish-nnue.wasm` was run in:
//
//     FAIRY_STOCKFISH=FOLDER bench/strength/fairy_stockfish.cjs
//
// It has half to a third of the speed of a native build, and so is best given nodes and not time.
"use strict";

const fs = require("fs");
const path = require("path");
const readline = require("readline");

const folder = path.resolve(process.env.FAIRY_STOCKFISH ?? ".", "node_modules", "fairy-stockfish-nnue.wasm");
// Where there is a fetch, the package takes itself to be in a browser and asks the network for its code.
delete globalThis.fetch;

/** The engine sees a file system of its own: a file of variants is copied into it. */
function translate(engine, line) {
    const named = /^\s*setoption\s+name\s+VariantPath\s+value\s+(.+?)\s*$/.exec(line);
    if (!named) {
        return line;
    }
    const inside = "/" + path.basename(named[1]);
    engine.FS.writeFile(inside, fs.readFileSync(named[1]));
    return `setoption name VariantPath value ${inside}`;
}

async function main() {
    // Lines that come before the engine is there wait in the stream.
    const lines = readline.createInterface({ input: process.stdin });
    const waiting = [];
    let take = (line) => waiting.push(line);
    lines.on("line", (line) => take(line));
    lines.on("close", () => take("quit"));
    const engine = await require(path.join(folder, "stockfish.js"))();
    engine.addMessageListener((line) => process.stdout.write(line + "\n"));
    take = (line) => {
        engine.postMessage(translate(engine, line));
        if (line.trim() === "quit") {
            // Its threads would outlive it; what it is about to say may still be said.
            setTimeout(() => process.exit(0), 300);
        }
    };
    waiting.forEach((line) => take(line));
}

main().catch((error) => {
    process.stderr.write(`fairy_stockfish: ${error.message.split("\n")[0]}\n`);
    process.exit(1);
});
