// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as the page has it: that it thinks, tells, stops, and plays what the program plays.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Info } from '../src/engine/types.ts';
import { describe, expect, test, type Page } from './browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The program to compare with; `make build` makes the usual one. */
const PROGRAM = process.env['ZIGGURAT'] ?? here('../../build/release/ziggurat');
const MEGABYTE = 1_000_000;

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

/** As deep as the bench's signature; who wants to measure goes deeper, so that starting costs less of the time. */
const DEPTH = Number(process.env['BENCH_DEPTH'] ?? 8);

/** The bench of the program: its nodes, and the processor's seconds that it took. */
function nativeBench(variant: string): { nodes: number; seconds: number } {
  const input = `setoption name UCI_Variant value ${variant}\nbench ${DEPTH}\nquit\n`;
  const timed = ['-c', 'TIMEFORMAT="%U s"; exec 2>&1; time "$0"', PROGRAM];
  const said = execFileSync('bash', timed, { input, encoding: 'utf8' });
  return { nodes: Number(/^(\d+) nodes/m.exec(said)?.[1]), seconds: Number(/^([\d.]+) s$/m.exec(said)?.[1]) };
}

/** The same in a page. The seconds are those of all threads of its process, compiling among them. */
async function browserBench(page: Page, variant: string): Promise<{ nodes: number; seconds: number }> {
  const system = await page.context().browser()!.newBrowserCDPSession();
  const seconds = async () => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await seconds();
  const order = [variant, DEPTH] as const;
  const line = await page.evaluate(([name, depth]) => window.ziggurat.startEngine().bench(name, depth), order);
  return { nodes: Number(/^(\d+) nodes/.exec(line)?.[1]), seconds: (await seconds()) - before };
}

test.runIf(existsSync(PROGRAM))('the bench has as many nodes as the program’s', { timeout: 600_000 }, async ({ visit }) => {
  const page = await visit('index.html');
  await page.evaluate(() => window.ziggurat.startEngine().ready);
  for (const variant of ['chess', 'levelup', 'stackchess', 'mystic']) {
    const native = nativeBench(variant);
    const browser = await browserBench(page, variant);
    expect(browser.nodes, variant).toBe(native.nodes);
    const speeds = [browser, native].map(({ nodes, seconds }) => Math.round(nodes / seconds / 1000));
    const share = Math.round((100 * native.seconds) / browser.seconds);
    console.log(`${variant}: ${speeds[0]} thousand nodes/s in the browser, ${speeds[1]} natively: ${share} %`);
  }
});
