// SPDX-License-Identifier: GPL-3.0-or-later
// The page that teaches, in a browser: examples are leafed through and tried, puzzles solved.
import type { Locator, Page } from 'playwright-core';
import puzzles from '../../src/learn/puzzles.json' with { type: 'json' };
import { describe, expect, test } from '../browser.ts';

/** Clicks a square of a board where it is seen. */
async function click(board: Locator, square: string, isWhiteBelow = true): Promise<void> {
  const grid = board.locator('.squares');
  await grid.scrollIntoViewIfNeeded();
  const box = await grid.boundingBox();
  if (!box) throw new Error('there is no board');
  const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
  const [column, row] = isWhiteBelow ? [file, 7 - rank] : [7 - file, rank];
  await board.page().mouse.click(box.x + ((column + 0.5) * box.width) / 8, box.y + ((row + 0.5) * box.height) / 8);
}

/** Brings a lesson's board onto the page and returns it. */
async function example(page: Page, title: string): Promise<Locator> {
  const lesson = page.locator('.lesson', { has: page.getByRole('heading', { name: new RegExp(`^\\d+\\. ${title}$`) }) });
  await lesson.scrollIntoViewIfNeeded();
  const figure = lesson.locator('.example');
  await figure.waitFor();
  return figure;
}

async function shows(board: Locator, placement: string): Promise<void> {
  await expect.poll(() => board.getAttribute('data-fen'), { timeout: 20_000 }).toMatch(new RegExp(`^${placement} `));
}

async function puzzleBoard(page: Page, id: string): Promise<Locator> {
  await page.locator('.puzzles-section').scrollIntoViewIfNeeded();
  const board = page.locator(`[data-puzzle="${id}"]`);
  await board.waitFor();
  await board.scrollIntoViewIfNeeded();
  return board;
}

const status = (board: Locator) => expect.poll(() => board.locator('.status').textContent(), { timeout: 20_000 });

describe('an example', () => {
  test('is leafed through, and tried by hand', async ({ visit }) => {
    const page = await visit('learn.html#levelup');
    const board = await example(page, 'Capture, and rise');
    await shows(board, '4k3/pp6/8/3p4/8/4N3/P3B3/4K3');
    await board.getByRole('button', { name: 'Next' }).click();
    await shows(board, '4k3/pp6/8/3C4/8/8/P3B3/4K3');
    expect(await board.locator('.caption').textContent()).toContain('Nxd5 The knight takes the pawn');
    await board.getByRole('button', { name: 'Back' }).click();
    await shows(board, '4k3/pp6/8/3p4/8/4N3/P3B3/4K3');
    // Only legal moves are made: a bishop does not go straight ahead.
    await click(board, 'e2');
    await click(board, 'e4');
    await click(board, 'e2');
    await click(board, 'd3');
    await shows(board, '4k3/pp6/8/3p4/8/3BN3/P7/4K3');
    expect(await board.locator('.caption').textContent()).toContain('Your own move');
    await board.getByRole('button', { name: 'To the start' }).click();
    await shows(board, '4k3/pp6/8/3p4/8/4N3/P3B3/4K3');
  });

  test('of every lesson of every game comes up', async ({ visit }) => {
    for (const game of ['chess', 'levelup', 'stackchess', 'mystic']) {
      const page = await visit(`learn.html#${game}`);
      for (const host of await page.locator('.lesson .host').all()) {
        await host.scrollIntoViewIfNeeded();
        const figure = host.locator('.example');
        await expect.poll(() => figure.getAttribute('data-fen'), { timeout: 20_000 }).toBeTruthy();
      }
      await page.close();
    }
  });
});

describe('a puzzle', () => {
  test('refuses a wrong move with the answer to it, and is solved', async ({ visit, shoot }) => {
    const page = await visit('learn.html#mystic');
    const board = await puzzleBoard(page, 'mystic-pawn');
    await status(board).toBe('White to move.');
    await click(board, 'e8');
    await click(board, 'e7');
    await status(board).toMatch(/^Not Qxe7\. Then .*, and there is no mate\.$/);
    await click(board, 'e8');
    await click(board, 'f8');
    await status(board).toMatch(/^Qf8\+ Kh5\. Go on\.$/);
    await board.getByRole('button', { name: 'Buy a pawn' }).click();
    await click(board, 'g4');
    await status(board).toContain('@g4#: solved.');
    expect(await board.locator('.mark').textContent()).toContain('solved');
    await shoot(page, 'learn-puzzle-solved');
    await page.reload();
    expect(await (await puzzleBoard(page, 'mystic-pawn')).locator('.mark').textContent()).toContain('solved');
  });

  test('that wins material goes by its solution', async ({ visit }) => {
    const page = await visit('learn.html#levelup');
    const board = await puzzleBoard(page, 'levelup-fork');
    await status(board).toBe('White to move.');
    await click(board, 'c2');
    await click(board, 'c6');
    await status(board).toBe('Not Rxc6. There is something better.');
    await click(board, 'd4');
    await click(board, 'e5');
    await status(board).toContain('Go on.');
    await click(board, 'e5');
    await click(board, 'd7');
    await status(board).toContain('solved');
  });

  test('of every game shows its solution', async ({ visit }) => {
    for (const game of ['chess', 'levelup', 'stackchess', 'mystic']) {
      const page = await visit(`learn.html#${game}`);
      for (const { id, explanation } of puzzles.filter(({ variant }) => variant === game)) {
        const board = await puzzleBoard(page, id);
        await board.getByRole('button', { name: 'Solution' }).click();
        await status(board).toContain(explanation);
      }
      await page.close();
    }
  });
});

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test('the lessons fit a phone and a desktop', async ({ visit, shoot }) => {
    for (const [name, viewport] of [
      ['phone', { width: 360, height: 640 }],
      ['desktop', { width: 1280, height: 800 }],
    ] as const) {
      const page = await visit('learn.html#stackchess', { viewport, colorScheme });
      await shows(await example(page, 'Join'), '4k3/8/8/8/4N3/2B5/4P3/1N2K3');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await shoot(page, `learn-${name}-${colorScheme}`);
      await page.close();
    }
  });
});
