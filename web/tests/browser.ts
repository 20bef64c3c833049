// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the built page (web/dist) in Debian's Chromium:
//
//   import { expect, test } from './browser.ts';
//   test('the board has 64 squares', async ({ visit, shoot }) => {
//     const page = await visit('index.html');                  // a playwright Page in a context of its own
//     ...
//     await shoot(page, 'start');                              // tests/artefacts/start.png
//   });
//
// The pages are served from a folder of a server that knows nothing but files. Whatever a page writes to its console
// as an error, or throws, fails the test when it ends.
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, test as plain } from 'vitest';

export type { Page } from 'playwright-core';
export { describe, expect } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = '/some/folder/';

/** Opens a page of dist/, such as `learn.html#mystic`, in a context of its own that closes with the test. */
export type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>;
/** Keeps a picture of what is seen, by a name without ending. */
export type Shoot = (page: Page, name: string) => Promise<void>;

export const test = plain.extend<{ visit: Visit; shoot: Shoot; errors: string[] }>({
  // What pages have complained of so far; a test that expects complaints empties it.
  errors: async ({}, use) => {
    await use([]);
  },
  visit: async ({ errors }, use) => {
    const browser = await startBrowser();
    const origin = await startServer();
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (path, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${origin}${FOLDER}${path}`);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (errors.length > 0) {
      throw new Error(`the page complains:\n${errors.join('\n')}`);
    }
  },
  shoot: async ({}, use) => {
    await use(async (page, name) => {
      mkdirSync(here('artefacts'), { recursive: true });
      await page.screenshot({ path: here(`artefacts/${name}.png`) });
    });
  },
});

let browser: Promise<Browser> | undefined;
let server: Promise<string> | undefined;
let listening: Server | undefined;

/** One browser for all tests of a file. */
function startBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return browser;
}

function startServer(): Promise<string> {
  server ??= new Promise((resolve) => {
    const files = sirv(here('../dist'));
    listening = createServer((request, response) => {
      if (!request.url?.startsWith(FOLDER)) {
        response.writeHead(404).end();
        return;
      }
      request.url = request.url.slice(FOLDER.length - 1);
      files(request, response, () => {
        response.writeHead(404).end();
      });
    });
    listening.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(listening?.address() as AddressInfo).port}`);
    });
  });
  return server;
}

/** Stops the server, as if the network were gone; `visit` starts another. */
export async function cutNetwork(): Promise<void> {
  await server;
  listening?.closeAllConnections();
  listening?.close();
  server = undefined;
}

afterAll(async () => {
  await (await browser)?.close();
  await cutNetwork();
});
