// SPDX-License-Identifier: GPL-3.0-or-later
// Analysis and perft beside the board.
import { readFileSync } from 'node:fs';
import { describe, expect, test, type Page } from './browser.ts';

/** The page with one of its panels, when there is a game. */
async function begun(page: Page): Promise<Page> {
  await page.getByRole('status').filter({ hasText: 'to move' }).first().waitFor();
  return page;
}

const arrows = (page: Page) => page.locator('.cg-shapes g').locator('line, circle');

describe('analysis', () => {
  test('shows lines, depth, bar and arrows, follows the game, and is switched off', async ({ visit, shoot }) => {
    const fen = 'rnb1k1n1/p2p2p1/3bp1r1/7p/2s1s3/2N2P2/PP1P2A1/R1B1KR2 w Qq - 0 1';
    const page = await begun(await visit(`index.html#${new URLSearchParams({ variant: 'levelup', fen })}`));
    const panel = page.getByRole('region', { name: 'Analysis' });
    expect(await panel.getByRole('listitem').count()).toBe(0);
    await panel.getByLabel('Analyse').check();
    await panel.getByText(/^depth ([6-9]|\d\d) · .+\/s$/).waitFor();
    const lines = panel.getByRole('listitem');
    expect(await lines.count()).toBe(3);
    for (const text of await lines.allTextContents()) {
      expect(text).toMatch(/^([+−]?\d+\.\d\d|#-?\d*)1\. \S+/);
    }
    expect(await page.getByRole('meter').getAttribute('aria-valuetext')).toMatch(/^([+−]?\d+\.\d\d|#-?\d*)$/);
    expect(await arrows(page).count()).toBeGreaterThanOrEqual(3);
    await shoot(page, 'analysis');

    await panel.getByLabel('Number of lines').selectOption('1');
    await panel.getByText(/^depth/).waitFor();
    await expect.poll(() => lines.count()).toBe(1);

    await panel.getByLabel('Analyse').uncheck();
    expect(await lines.count()).toBe(0);
    expect(await page.getByRole('meter').count()).toBe(0);
    await expect.poll(() => arrows(page).count()).toBe(0);
  });
});

describe('perft', () => {
  test('counts the shown position by moves, as the tables have it', async ({ visit }) => {
    // The second row of a table is a position from the middle of a game.
    const row = readFileSync(new URL('../../tests/perft/stackchess.tsv', import.meta.url), 'utf8').split('\n')[1];
    const [fen = '', moves, , count] = row?.split('\t') ?? [];
    const page = await begun(await visit(`index.html#${new URLSearchParams({ variant: 'stackchess', fen })}`));
    await page.getByText('Perft', { exact: true }).click();
    const panel = page.locator('details.perft');
    await panel.getByLabel('Depth').fill('3');
    await panel.getByRole('button', { name: 'Count' }).click();
    await panel.getByText(`${Number(count).toLocaleString('en')} in `).waitFor();
    expect(await panel.getByRole('row').count()).toBe(Number(moves));
  });
});

test('a link to what is no position is answered with the engine’s sentence', async ({ visit }) => {
  const page = await begun(await visit('index.html#variant=chess&fen=8/8/8/8+w+-+-+0+1'));
  const sentence = await page.evaluate(() =>
    window.ziggurat
      .startRules()
      .position('chess', '8/8/8/8 w - - 0 1', [])
      .catch((error: Error) => error.message),
  );
  expect(sentence).toMatch(/rank/);
  await page.getByText(sentence as string).waitFor();
});
