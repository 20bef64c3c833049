// SPDX-License-Identifier: GPL-3.0-or-later
// After the first visit the page needs no network.
import { cutNetwork, expect, test } from './browser.ts';

test('the page and its engine come back without network', async ({ visit }) => {
  const page = await visit('index.html');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await window.ziggurat.startRules().variants();
  });
  await cutNetwork();
  await page.reload();
  const moves = await page.evaluate(async () => {
    const { legal } = await window.ziggurat.startRules().position('mystic', null, []);
    return legal.length;
  });
  expect(moves).toBeGreaterThan(0);
});
