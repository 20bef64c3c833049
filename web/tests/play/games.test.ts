// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games: one of each kind by clicks alone, and each rule set against the engine on a phone's screen.
import type { Page } from 'playwright-core';
import { describe, expect, test } from '../browser.ts';
import { loaded, PHONE, Table } from './table.ts';

const GAMES: [variant: string, moves: string, end: string][] = [
  ['chess', 'f2f3 e7e5 g2g4 d8h4', '0-1: checkmate.'],
  [
    'levelup',
    'b1c3 d7d5 g1f3 a7a6 d2d4 a6a5 e2e4 d8d7 e4d5 b8c6 c1f4 c6d4 d5c7 d7c7 f4c7 f7f5 d1d4 g8h6 d4d8',
    '1-0: checkmate.',
  ],
  ['stackchess', 'h1h8 g8h6 h8h7 h6g4 h7f8n g7g5 f8h7 a8a4 h7h8', '1-0: checkmate.'],
  [
    'mystic',
    'P@e2 P@e6 P@f4 P@d6 P@e4 e6e5 f4e5 P@c7 N@e4 e8f8 e5d6 P@h7 d6c7 P@f7 c7c8q f8e7 c8c5 P@d6 c5d6 e7e8 e4f6',
    '1-0: checkmate.',
  ],
];

/** The FEN before each of the moves, as the rules tell. */
function fensOf(page: Page, variant: string, moves: string[]): Promise<string[]> {
  return page.evaluate(
    async ([of, all]) => {
      const rules = window.ziggurat.startRules();
      const positions = all.map((_, i) => rules.position(of, null, all.slice(0, i)));
      return (await Promise.all(positions)).map(({ fen }) => fen);
    },
    [variant, moves] as const,
  );
}

describe('a whole game by clicks', () => {
  for (const [variant, moves, end] of GAMES) {
    test(`of ${variant}`, async ({ visit, shoot }) => {
      const table = await Table.open(visit, variant);
      const texts = moves.split(' ');
      const fens = await fensOf(table.page, variant, texts);
      for (const [i, text] of texts.entries()) await table.play(variant, fens[i] ?? '', text);
      expect(await table.status()).toBe(end);
      expect(await table.targets()).toBe('');
      await shoot(table.page, `game-${variant}`);
    });
  }
});

/** Black, the engine, has one move, and then White mates: in every rule set. */
function nearMate(variant: string): string {
  return `7k/8/8/8/6R1/4Q3/8/4K3 b - - 0 1${variant === 'mystic' ? ' 0:3 0:3' : ''}`;
}

test(
  'every rule set is played to its end against the engine on a phone',
  { timeout: 120_000 },
  async ({ visit, shoot }) => {
    const table = await Table.open(visit, 'chess', null, [], PHONE);
    const { page } = table;
    const variants = await page.evaluate(() => window.ziggurat.startRules().variants());
    expect(variants.length).toBeGreaterThanOrEqual(13);
    for (const variant of variants) {
      await page.tap('text=New game');
      await page.selectOption('[name=variant]', variant);
      await page.selectOption('[name=white]', 'person');
      await page.selectOption('[name=black]', 'full');
      await page.selectOption('[name=thinking]', '200');
      await page.fill('dialog [name=fen]', nearMate(variant));
      if (variant === 'stackchess') await shoot(page, 'phone-new-game');
      await page.tap('dialog button.primary');
      await page.waitForSelector('dialog', { state: 'detached' });
      await table.settled(1);
      expect(table.moves, variant).toEqual(['h8h7']);
      await table.click('e3');
      await table.click('h3');
      await table.settled(2);
      expect(await table.status(), variant).toBe('1-0: checkmate.');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await shoot(page, 'phone-end');
  },
);

test('the engine plays itself, pauses and goes on', async ({ visit }) => {
  const page = await visit('index.html');
  await loaded(page);
  await page.click('text=New game');
  await page.selectOption('[name=variant]', 'stackchess');
  await page.selectOption('[name=white]', 'beginner');
  await page.selectOption('[name=black]', 'beginner');
  await page.selectOption('[name=thinking]', '200');
  await page.click('dialog button.primary');
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length >= 2);
  await page.click('text=Pause');
  const count = await page.locator('.moves button').count();
  await page.waitForTimeout(800);
  expect(await page.locator('.moves button').count()).toBe(count);
  await page.click('text=Go on');
  await page.waitForFunction((before) => document.querySelectorAll('.moves button').length > before, count);
});

test('take-back gives the move back to the person, and a page that is loaded anew goes on', async ({ visit }) => {
  const page = await visit('index.html');
  await loaded(page);
  await page.click('text=New game');
  await page.selectOption('[name=variant]', 'levelup');
  await page.selectOption('[name=white]', 'person');
  await page.selectOption('[name=black]', 'beginner');
  await page.selectOption('[name=thinking]', '200');
  await page.click('dialog button.primary');
  await page.fill('[name=move]', 'e4');
  await page.press('[name=move]', 'Enter');
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 2);
  await page.click('text=Take back');
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 0);
  expect(await page.textContent('.status')).toBe('White to move.');
  await page.fill('[name=move]', 'd2d4');
  await page.press('[name=move]', 'Enter');
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 2);
  expect(await page.textContent('.moves button')).toBe('d4');

  await page.reload();
  await loaded(page);
  expect(await page.locator('.moves button').count()).toBe(2);
  await page.fill('[name=move]', 'h4');
  await page.press('[name=move]', 'Enter');
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 4);
});
