// SPDX-License-Identifier: GPL-3.0-or-later
// The panels beside the board: what they say is of the position that is shown.
import { expect, test } from '../browser.ts';
import { Table } from './table.ts';

test('the best moves are arrows, circles where something is dropped, until analysis is switched off', async ({
  visit,
  shoot,
}) => {
  const table = await Table.open(visit, 'mystic', null, ['P@e2', 'P@e6', 'P@f4', 'P@d6']);
  const { page } = table;
  await page.check('.analysis input');
  await page.waitForSelector('.analysis-move');
  expect(await page.textContent('.analysis-move')).toMatch(/^3\. /);
  await page.waitForSelector('.cg-shapes g *');
  await shoot(page, 'analysis');
  await page.click('[aria-label="One move back"]');
  await page.waitForFunction(() => document.querySelector('.analysis-move')?.textContent?.startsWith('2… '));
  await page.uncheck('.analysis input');
  await page.waitForFunction(() => document.querySelectorAll('.cg-shapes g *').length === 0);
});

test('a line is played where two people play', async ({ visit }) => {
  const table = await Table.open(visit, 'chess', '7k/5ppp/8/8/8/8/8/R3K3 w - - 0 1');
  await table.page.check('.analysis input');
  await table.page.waitForSelector('.analysis-move >> text=Ra8#');
  await table.page.click('.analysis-move >> text=Ra8#');
  await table.settled(1);
  expect(await table.status()).toBe('1-0: checkmate.');
});

test('perft counts from the position that is shown', async ({ visit }) => {
  const table = await Table.open(visit, 'chess', null, ['e2e4']);
  await table.page.click('.perft summary');
  await table.page.fill('.perft input', '2');
  await table.page.click('.perft button');
  await table.page.waitForSelector('.perft[data-counted="600"]');
});
