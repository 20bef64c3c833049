// SPDX-License-Identifier: GPL-3.0-or-later
// The page of replays in a browser, with records that the program writes now and with the page's own examples.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { describe, expect, test } from '../browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env['ZIGGURAT'] ?? here('../../../build/release/ziggurat');
const example = (game: string) => readFileSync(here(`../../src/replay/examples/${game}.txt`), 'utf8');
const stepsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('step: ')).length;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A game that the program plays now, as a record. */
function played(game: string): string {
  const players = game === 'pig' ? ['greedy', 'random'] : ['greedy', 'greedy', 'random'];
  const record = ['--games', '1', '--seed', '9', '--log-games', join(folder, game), '--quiet'];
  execFileSync(program, ['simulate', game, '--players', ...players, ...record]);
  return readFileSync(join(folder, game, 'game-00000000.txt'), 'utf8');
}

async function open(page: Page, text: string, name = 'game.txt'): Promise<void> {
  await page.setInputFiles('#record-file', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function opened(page: Page, text: string): Promise<void> {
  await open(page, text);
  await page.waitForSelector('.player[data-step="0"]');
}

async function at(page: Page, step: number): Promise<void> {
  await page.waitForSelector(`.player[data-step="${step}"]`);
}

/** What the seats' headings say, as numbers by seat. */
async function scores(page: Page): Promise<number[]> {
  const texts = await page.locator('.seat .score').allTextContents();
  return texts.map((text) => Number(text.replace('score ', '')));
}

describe.each(['pig', 'thunderstone', 'stack', 'war'])('a record of %s', (game) => {
  test.skipIf(!existsSync(program))('that was just written is played again to its end', async ({ visit }) => {
    const text = played(game);
    const page = await visit('replay.html');
    await opened(page, text);
    expect(await page.locator('.record-heading .error').count()).toBe(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await at(page, stepsOf(text));
    const end = /^scores: (.*)\nreason: (.*)$/m.exec(text);
    expect(await scores(page)).toEqual(end?.[1]?.split(' ').map(Number));
    expect(await page.locator('.action').textContent()).toContain(`The game is over: ${end?.[2]}.`);
  });

  test('from the examples can be leafed through', async ({ visit, shoot }) => {
    const page = await visit('replay.html');
    const text = example(game);
    await opened(page, text);
    const steps = text.split('\n').filter((line) => line.startsWith('step: '));
    await page.getByRole('button', { name: 'A step on' }).click();
    await at(page, 1);
    const [seat, action] = [steps[0]?.slice(6, 7), steps[0]?.slice(8)];
    expect(await page.locator('.action').textContent()).toBe(`Step 1 of ${steps.length}. Player ${seat}: ${action}.`);
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.player')?.dataset['step']) > 1);
    const turn = Number(await page.locator('.player').getAttribute('data-step'));
    const there = await page.locator('.table').textContent();
    await page.keyboard.press('ArrowLeft');
    await at(page, turn - 1);
    await page.keyboard.press('ArrowRight');
    await at(page, turn);
    expect(await page.locator('.table').textContent()).toBe(there);
    await page.locator('input[type=range]').fill(String(Math.floor(steps.length / 2)));
    await at(page, Math.floor(steps.length / 2));
    await shoot(page, `replay-${game}`);
    await page.keyboard.press('Home');
    await at(page, 0);
  });
});

describe('a record that is broken', () => {
  test('is refused with the line that makes no sense', async ({ visit }) => {
    const page = await visit('replay.html');
    await open(page, example('pig').replace('seed:', 'sede:'), 'broken.txt');
    await page.waitForSelector('.message.error');
    expect(await page.locator('.message').textContent()).toMatch(/^broken\.txt: line 3: makes no sense here: 'sede: \d+'$/);
    await open(page, 'Dear diary', 'diary.txt');
    await page.getByText("diary.txt: line 1: a game record begins with 'ziggurat game record 1'").waitFor();
    await open(page, example('pig').replace('game: pig', 'game: poker'), 'poker.txt');
    await page.getByText("poker.txt: there is no game 'poker'").waitFor();
  });

  test('is shown up to the step that cannot be', async ({ visit }) => {
    const page = await visit('replay.html');
    const lines = example('thunderstone').split('\n');
    const tenth = lines.findIndex((line) => line.startsWith('step: ')) + 9;
    lines[tenth] = `${lines[tenth]?.slice(0, 7)} dance`;
    await opened(page, lines.join('\n'));
    expect(await page.getByRole('alert').textContent()).toContain(`line ${tenth + 1}, step 10: "dance" is none of the`);
    await page.keyboard.press('End');
    await at(page, 9);
  });
});

test('a game plays by itself until it is paused', async ({ visit }) => {
  const page = await visit('replay.html');
  await page.getByRole('button', { name: 'Example: Pig' }).click();
  await at(page, 0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await at(page, 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  const step = await page.locator('.player').getAttribute('data-step');
  await page.waitForTimeout(1200);
  expect(await page.locator('.player').getAttribute('data-step')).toBe(step);
});

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test('the War Game fits a phone', async ({ visit, shoot }) => {
    const page = await visit('replay.html', { viewport: { width: 360, height: 640 }, colorScheme });
    await opened(page, example('war'));
    await page.locator('input[type=range]').fill('60');
    await at(page, 60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.locator('.controls').scrollIntoViewIfNeeded();
    await shoot(page, `replay-phone-${colorScheme}`);
    await page.locator('.map').scrollIntoViewIfNeeded();
    await shoot(page, `replay-phone-map-${colorScheme}`);
  });
});
