// SPDX-License-Identifier: GPL-3.0-or-later
// How the page behaves: keyboard, names for those who hear it, light and dark, nothing that jumps; games in and out.
import type { Page } from 'playwright-core';
import { describe, expect, test } from '../browser.ts';
import { loaded, PHONE, Table } from './table.ts';

const placeOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

describe('by keyboard and ear', () => {
  test('squares are named, and arrow keys and Enter play', async ({ visit }) => {
    const table = await Table.open(visit, 'levelup');
    const { page } = table;
    const tree = await page.locator('.squares').ariaSnapshot();
    expect(tree).toContain('- grid "Board":');
    expect(tree).toContain('- gridcell "e2, white pawn"');
    expect(tree).toContain('- gridcell "e8, black king"');
    expect(tree.match(/gridcell/g)).toHaveLength(64);
    await page.focus('[data-square=e2]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-square=e4][aria-label="e4, empty, can be moved to"]');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await table.settled(1);
    expect(table.moves).toEqual(['e2e4']);
    expect(await page.getAttribute('.status', 'aria-live')).toBe('polite');
    expect(await table.status()).toBe('White: e4. Black to move.');
  });

  test('a promotion is chosen by keyboard, Escape takes a step back', async ({ visit }) => {
    const table = await Table.open(visit, 'chess', '7k/1P6/8/8/8/8/4P3/4K3 w - - 0 1');
    const { page } = table;
    const stepToTheChoice = async () => {
      await page.focus('[data-square=b7]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-square=b8][aria-label$="can be moved to"]');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'promote to queen');
    };
    await stepToTheChoice();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.chooser', { state: 'hidden' });
    expect(await table.nameOf('b7')).toBe('b7, white pawn');
    await stepToTheChoice();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await table.settled(1);
    expect(table.moves).toEqual(['b7b8r']);
  });

  test('moves are typed, and what is no move is explained', async ({ visit }) => {
    const table = await Table.open(visit, 'stackchess', '4k3/1R[31]6/8/8/8/8/1P6/K2N3R[211] w - - 0 1');
    await table.page.fill('[name=move]', 'R/Ng5');
    await table.page.press('[name=move]', 'Enter');
    await table.page.waitForFunction(() => document.querySelector('.note')?.textContent !== '');
    expect(await table.note()).toContain('R/Ng5');
    await table.page.fill('[name=move]', 'R&d1');
    await table.page.press('[name=move]', 'Enter');
    await table.settled(1);
    expect(table.moves).toEqual(['h1d1']);
  });
});

describe('to the eye', () => {
  test('nothing jumps, from the start to the end of a game', async ({ visit }) => {
    for (const options of [{}, PHONE]) {
      const table = await Table.open(visit, 'stackchess', '7k/8/7K/8/8/8/1P6/R[211]7 w - - 0 1', [], options);
      const { page } = table;
      const parts = ['.board', '.moves', '.navigation', '.entry', '.player'];
      const before = await Promise.all(parts.map((part) => placeOf(page, part)));
      await table.click('a1');
      expect(await table.options()).toEqual(['3', '2', '1']);
      expect(await Promise.all(parts.map((part) => placeOf(page, part)))).toEqual(before);
      await table.click('a8');
      await table.settled(1);
      expect(await table.status()).toBe('1-0: checkmate.');
      expect(await Promise.all(parts.map((part) => placeOf(page, part)))).toEqual(before);
    }
  });

  test('light and dark follow the system, and can be switched', async ({ visit, shoot }) => {
    const page = await visit('index.html#variant=mystic&moves=P@e3+P@e6', { colorScheme: 'dark' });
    await loaded(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await shoot(page, 'dark');
    await page.click('[aria-label="Light colours"]');
    expect(await ground()).not.toBe(dark);
    await page.reload();
    await page.waitForSelector('[aria-label="Dark colours"]');
  });

  test('the board turns round', async ({ visit }) => {
    const table = await Table.open(visit, 'chess');
    const above = async () => ((await placeOf(table.page, '[data-square=a8]'))?.y ?? 0) < 300;
    expect(await above()).toBe(true);
    await table.page.click('[aria-label="Flip the board"]');
    expect(await above()).toBe(false);
    await table.click('e2');
    expect(await table.targets()).toBe('e3 e4');
  });
});

describe('in and out', () => {
  test('a FEN comes back, and a bad one is explained', async ({ visit }) => {
    const fen = '4k3/8/8/8/8/8/PPN5/4K3 w - - 3 12 15:3 20:0';
    const table = await Table.open(visit, 'mystic');
    const { page } = table;
    await page.click('text=FEN, PGN, link');
    await page.fill('dialog [name=fen]', 'nonsense');
    await page.click('text=Load FEN');
    await page.waitForSelector('dialog .error');
    expect(await page.textContent('dialog .error')).toMatch(/FEN/);
    await page.fill('dialog [name=fen]', fen);
    await page.click('text=Load FEN');
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(await table.fen()).toBe(fen);
    expect(await table.nameOf('c2')).toBe('c2, white knight');
  });

  test('a PGN comes back, with its variant and position', async ({ visit }) => {
    const moves = ['h1h8', 'g8h6', 'h8h7', 'h6g4', 'h7f8n', 'g7g5'];
    const table = await Table.open(visit, 'stackchess', null, moves);
    await table.page.click('text=FEN, PGN, link');
    const pgn = await table.page.inputValue('dialog [name=pgn]');
    const link = await table.page.inputValue('dialog [name=link]');
    expect(pgn).toContain('[Variant "stackchess"]');
    expect(pgn).toContain('1. Rh8 Nh6 2. Rh7 Ng4 3. R/Nxf8 g5 *');
    expect(link).toContain('#variant=stackchess&moves=h1h8+g8h6');

    const other = await Table.open(visit, 'chess');
    await other.page.click('text=FEN, PGN, link');
    await other.page.fill('dialog [name=pgn]', `${pgn.replace('3. R/Nxf8', '3. R/Nxc3')}`);
    await other.page.click('text=Load PGN');
    await other.page.waitForSelector('dialog .error');
    expect(await other.page.textContent('dialog .error')).toContain('Move 5 of the game, R/Nxc3');
    await other.page.fill('dialog [name=pgn]', pgn);
    await other.page.click('text=Load PGN');
    await other.page.waitForSelector('dialog', { state: 'detached' });
    expect(other.moves).toEqual(moves);
    expect(await other.page.textContent('.game-title')).toBe('Stack Chess');
  });

  test('a link pasted into the address of the open page is followed', async ({ visit }) => {
    const table = await Table.open(visit, 'chess');
    await table.page.evaluate(() => (location.hash = '#variant=mystic&moves=P@e2'));
    await table.page.waitForSelector('[data-square=e2][aria-label="e2, white pawn"]');
    expect(await table.page.textContent('.game-title')).toBe('Mystic Chess');
    await table.page.evaluate(() => (location.hash = '#variant=chess&moves=e2e5'));
    await table.page.waitForFunction(() => document.querySelector('.note')?.textContent !== '');
    expect(await table.note()).toContain('e2e5');
  });

  test('one looks through a game, and goes another way', async ({ visit }) => {
    const table = await Table.open(visit, 'chess', null, ['e2e4', 'e7e5', 'g1f3']);
    const { page } = table;
    await page.click('[aria-label="First position"]');
    await page.waitForSelector('[data-square=e2][aria-label="e2, white pawn"]');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('[data-square=e4][aria-label="e4, white pawn"]');
    await page.click('.moves [data-ply="2"]');
    await page.waitForSelector('[data-square=e5][aria-label="e5, black pawn"]');
    expect(table.moves).toHaveLength(3);
    await table.drag('b1', 'c3');
    await page.waitForFunction(() => location.hash.endsWith('b1c3'));
    expect(table.moves).toEqual(['e2e4', 'e7e5', 'b1c3']);
    await page.click('text=Take back');
    await table.settled(2);
  });
});

test('a flag falls, and says so', async ({ visit }) => {
  const page = await visit('index.html');
  await loaded(page);
  await page.evaluate(() => {
    const players = { w: 'person', b: 'person' };
    const clock = { minutes: 0.02, incrementSeconds: 0 };
    localStorage.setItem('ziggurat-play', JSON.stringify({ variant: 'chess', players, clock, movetimeMs: 200 }));
  });
  const address = page.url().replace(/#.*/, '');
  await page.goto('about:blank');
  await page.goto(address);
  await loaded(page);
  for (const move of ['e4', 'e5']) {
    await page.fill('[name=move]', move);
    await page.press('[name=move]', 'Enter');
    await page.waitForFunction(
      (of) => [...document.querySelectorAll('.moves button')].at(-1)?.textContent === of,
      move,
    );
  }
  await page.waitForFunction(() => document.querySelector('.status')?.textContent?.startsWith('0-1'));
  expect(await page.textContent('.status')).toBe("0-1: White's time has run out.");
  expect(await page.locator('.clock').allTextContents()).toContain('0.0');
});
