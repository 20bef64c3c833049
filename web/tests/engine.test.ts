// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as the page has it: that it thinks, tells, stops, and plays what the program plays.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Info } from '../src/engine/types.ts';
import { describe, expect, test } from './browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PROGRAM = here('../../build/release/ziggurat');
const MEGABYTE = 1_000_000;

/** "N nodes N nps", read. */
function readBench(line: string): { nodes: number; nps: number } {
  const [nodes, nps] = [...line.matchAll(/\d+/g)].map(Number);
  return { nodes: nodes ?? 0, nps: nps ?? 0 };
}

test('all that is loaded is below two megabytes', () => {
  const dist = here('../dist/');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(wasm|js|css)$/.test(file));
  expect(files.some((file) => file.endsWith('.wasm'))).toBe(true);
  const bytes = files.reduce((sum, file) => sum + statSync(dist + file).size, 0);
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

test.runIf(existsSync(PROGRAM))('the bench has as many nodes as the program’s', async ({ visit }) => {
  const page = await visit('index.html');
  for (const variant of ['chess', 'levelup', 'stackchess', 'mystic']) {
    const spoken = `setoption name UCI_Variant value ${variant}\nbench\nquit\n`;
    const native = readBench(/\d+ nodes \d+ nps/.exec(execFileSync(PROGRAM, { input: spoken, encoding: 'utf8' }))?.[0] ?? '');
    const line = await page.evaluate((name) => window.ziggurat.startEngine().bench(name, 8), variant);
    const browser = readBench(line);
    expect(browser.nodes, variant).toBe(native.nodes);
    const share = ((100 * browser.nps) / native.nps).toFixed(0);
    console.log(`${variant}: ${browser.nodes} nodes, ${browser.nps} nodes/s in the browser, ${native.nps} natively: ${share} %`);
  }
});
