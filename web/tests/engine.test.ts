// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as the page has it: that it thinks, tells, stops, and plays what the program plays.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Info } from '../src/engine/types.ts';
import { describe, expect, test } from './browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The program to compare with; `make build` makes the usual one. */
const PROGRAM = process.env['ZIGGURAT'] ?? here('../../build/release/ziggurat');
const MEGABYTE = 1_000_000;

/** The line "N nodes N nps" among others, read. */
function readBench(lines: string): { nodes: number; nps: number } {
  const [, nodes, nps] = /^(\d+) nodes (\d+) nps$/m.exec(lines) ?? [];
  return { nodes: Number(nodes), nps: Number(nps) };
}

test('all that a game with the engine loads is below two megabytes', async ({ visit }) => {
  const page = await visit('index.html');
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(response.url()));
  await page.reload();
  await page.evaluate(() => window.ziggurat.startEngine().go('chess', null, [], { depth: 3 }, () => {}));
  expect([...loaded].some((url) => url.endsWith('.wasm'))).toBe(true);
  const bytes = await page.evaluate(async (urls) => {
    const sizes = await Promise.all(urls.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength));
    return sizes.reduce((sum, size) => sum + size, 0);
  }, [...loaded]);
  expect(bytes).toBeGreaterThan(MEGABYTE);
  expect(bytes).toBeLessThan(2 * MEGABYTE);
});

describe('a search', () => {
  test('tells lines in UCI and in SAN, and its best move', async ({ visit }) => {
    const page = await visit('index.html');
    const { best, infos, legal } = await page.evaluate(async () => {
      const engine = window.ziggurat.startEngine();
      const infos: Info[] = [];
      engine.option('MultiPV', '3');
      const best = await engine.go('levelup', null, ['e2e4'], { depth: 6 }, (info) => infos.push(info));
      const legal = (await window.ziggurat.startRules().position('levelup', null, ['e2e4'])).legal;
      return { best, infos, legal };
    });
    const last = infos.filter((info) => info.depth === 6);
    expect(new Set(last.map((info) => info.multipv))).toEqual(new Set([1, 2, 3]));
    expect(last.find((info) => info.multipv === 1)?.pv[0]).toBe(best);
    for (const info of last) {
      expect(info.pvSan).toHaveLength(info.pv.length);
      expect(legal.find((move) => move.text === info.pv[0])?.san).toBe(info.pvSan[0]);
      expect(info.nodes).toBeGreaterThan(0);
      expect(info.cp).toBeTypeOf('number');
    }
  });

  test('finds mates and ends where there is no move', async ({ visit }) => {
    const page = await visit('index.html');
    const { mate, none } = await page.evaluate(async () => {
      const engine = window.ziggurat.startEngine();
      let mate: number | undefined;
      const fen = '7k/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
      await engine.go('chess', fen, [], { depth: 4 }, (info) => (mate = info.mate));
      const none = await engine.go('chess', fen, ['a1a8'], { depth: 4 }, () => {});
      return { mate, none };
    });
    expect(mate).toBe(1);
    expect(none).toBeNull();
  });

  test('without end is stopped, and the next one is of another variant', async ({ visit }) => {
    const page = await visit('index.html');
    const { first, overtaken, second, waitedMs } = await page.evaluate(async () => {
      const engine = window.ziggurat.startEngine();
      await engine.ready;
      const endless = engine.go('stackchess', null, [], { infinite: true }, () => {});
      setTimeout(() => engine.stop(), 300);
      const begun = performance.now();
      const first = await endless;
      const waitedMs = performance.now() - begun;
      const given_up = engine.go('stackchess', null, [], { infinite: true }, () => {});
      const second = engine.go('mystic', null, [], { depth: 3 }, () => {});
      return { first, overtaken: await given_up, second: await second, waitedMs };
    });
    expect(first).toMatch(/^[a-h]\d/);
    expect(waitedMs).toBeLessThan(5_000);
    expect(overtaken === null || /^[a-h]\d/.test(overtaken)).toBe(true);
    expect(second).toMatch(/^P@[a-h]\d$/);
  });

  test('of what is no position is refused with one sentence', async ({ visit }) => {
    const page = await visit('index.html');
    const { message, next } = await page.evaluate(async () => {
      const engine = window.ziggurat.startEngine();
      const message = await engine.go('chess', null, ['e2e5'], { depth: 1 }, () => {}).catch((e: Error) => e.message);
      return { message, next: await engine.go('chess', null, ['e2e4'], { depth: 1 }, () => {}) };
    });
    expect(message).toMatch(/^illegal move e2e5 in /);
    expect(next).toMatch(/^[a-h][78]/);
  });
});

/** How often each bench is repeated, for who wants to measure: the fastest of all counts. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 1);

test.runIf(existsSync(PROGRAM))('the bench has as many nodes as the program’s', { timeout: RUNS * 60_000 }, async ({ visit }) => {
  const page = await visit('index.html');
  for (const variant of ['chess', 'levelup', 'stackchess', 'mystic']) {
    const best = { native: 0, browser: 0 };
    for (let run = 0; run < RUNS; ++run) {
      const input = `setoption name UCI_Variant value ${variant}\nbench\nquit\n`;
      const native = readBench(execFileSync(PROGRAM, { input, encoding: 'utf8' }));
      const browser = readBench(await page.evaluate((name) => window.ziggurat.startEngine().bench(name, 8), variant));
      expect(browser.nodes, variant).toBe(native.nodes);
      best.native = Math.max(best.native, native.nps);
      best.browser = Math.max(best.browser, browser.nps);
    }
    const share = ((100 * best.browser) / best.native).toFixed(0);
    console.log(`${variant}: ${best.browser} nodes/s in the browser, ${best.native} natively: ${share} %`);
  }
});
