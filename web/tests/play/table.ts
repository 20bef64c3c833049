// SPDX-License-Identifier: GPL-3.0-or-later
// The page to play on as a person has it: squares are clicked, touched and dragged to where they are seen.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { readMoveText } from '../../src/board/move_text.ts';
import { readMen } from '../../src/pieces/men.ts';
import { toHash } from '../../src/play/link.ts';
import { expect, type Visit } from '../browser.ts';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
};

type Point = [x: number, y: number];

/** Waits until the engine is there and a game has begun. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForSelector('.play[aria-busy=false]');
}

export class Table {
  readonly page: Page;
  private readonly isTouched: boolean;

  private constructor(page: Page, isTouched: boolean) {
    this.page = page;
    this.isTouched = isTouched;
  }

  /** Opens a game by its link. */
  static async open(
    visit: Visit,
    variant: string,
    fen: string | null = null,
    moves: string[] = [],
    options: BrowserContextOptions = {},
  ): Promise<Table> {
    const page = await visit(`index.html${toHash({ variant, fen, moves })}`, options);
    const table = new Table(page, options.hasTouch ?? false);
    await loaded(page);
    await table.settled(moves.length);
    return table;
  }

  /** Waits until the game has so many moves, and the board shows the last of them. */
  async settled(moves: number): Promise<void> {
    await this.page.waitForFunction((count) => {
      const hash = new URLSearchParams(location.hash.slice(1));
      return hash.has('variant') && (hash.get('moves') ?? '').split(' ').filter(Boolean).length === count;
    }, moves);
    await this.page.waitForTimeout(30);
  }

  /** The moves of the game, as the address tells. */
  get moves(): string[] {
    const fields = new URLSearchParams(new URL(this.page.url()).hash.slice(1));
    return (fields.get('moves') ?? '').split(' ').filter((move) => move !== '');
  }

  async status(): Promise<string> {
    return (await this.page.textContent('.status')) ?? '';
  }

  async note(): Promise<string> {
    return (await this.page.textContent('.note')) ?? '';
  }

  private async middle(selector: string): Promise<Point> {
    const box = await this.page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  async click(square: string): Promise<void> {
    await this.press(await this.middle(`[data-square=${square}]`));
  }

  private async press([x, y]: Point): Promise<void> {
    if (this.isTouched) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.page.waitForTimeout(30);
  }

  /** Presses what lies beside the board, or a choice, though it may be locked. */
  async pressOn(selector: string): Promise<void> {
    await this.press(await this.middle(selector));
  }

  async drag(from: string, to: string): Promise<void> {
    const selector = /^[a-h][1-8]$/.test(from) ? `[data-square=${from}]` : from;
    const [x, y] = await this.middle(selector);
    const [u, v] = await this.middle(`[data-square=${to}]`);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 3 });
    await this.page.mouse.move(u, v, { steps: 3 });
    await this.page.waitForTimeout(30);
    await this.page.mouse.up();
    await this.page.waitForTimeout(60);
  }

  /** Drags by finger, as Chromium's own protocol has it; Playwright can only tap. */
  async slide(from: string, to: string): Promise<void> {
    const selector = /^[a-h][1-8]$/.test(from) ? `[data-square=${from}]` : from;
    const [x, y] = await this.middle(selector);
    const [u, v] = await this.middle(`[data-square=${to}]`);
    const finger = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py]) => ({ x: px, y: py })) });
    await touch('touchStart', [[x, y]]);
    await touch('touchMove', [[(x + u) / 2, (y + v) / 2]]);
    await touch('touchMove', [[u, v]]);
    await this.page.waitForTimeout(30);
    await touch('touchEnd', []);
    await this.page.waitForTimeout(60);
    await finger.detach();
  }

  /** Chooses an option beside a square. */
  async option(id: string): Promise<void> {
    await this.page.waitForSelector(`.chooser [data-option="${id}"]`);
    await this.pressOn(`.chooser [data-option="${id}"]`);
  }

  async options(): Promise<string[]> {
    return this.page.locator('.chooser button').evaluateAll((all) => all.map((one) => one.dataset.option ?? ''));
  }

  /** The squares that are shown as targets, sorted. */
  async targets(): Promise<string> {
    const cells = this.page.locator('[role=gridcell][aria-label$="can be moved to"]');
    return (await cells.evaluateAll((all) => all.map((one) => one.dataset.square ?? ''))).sort().join(' ');
  }

  async nameOf(square: string): Promise<string> {
    return (await this.page.getAttribute(`[data-square=${square}]`, 'aria-label')) ?? '';
  }

  /** Makes a move by clicks alone, and waits until it has been played. */
  async play(variant: string, fen: string, text: string): Promise<void> {
    const count = this.moves.length;
    const men = readMen(variant, fen);
    const move = readMoveText(variant, men, text);
    if (move.kind === 'placing' && men.has(move.to)) {
      await this.click(move.to);
      await this.option(move.letter);
    } else if (move.kind === 'placing') {
      await this.pressOn(`.player.to-move [data-stock=${move.letter}]`);
      await this.click(move.to);
    } else {
      await this.click(move.from);
      if (move.part > 0) await this.option(String(move.part));
      if (move.via) await this.click(move.via);
      await this.click(move.to);
      if (move.promotion !== '') await this.option(move.promotion);
    }
    await this.settled(count + 1);
    expect(this.moves.at(-1)).toBe(text);
  }

  /** The FEN that the page has for the position that is looked at. */
  async fen(): Promise<string> {
    await this.page.click('text=FEN, PGN, link');
    const fen = await this.page.inputValue('dialog [name=fen]');
    await this.page.click('dialog >> text=Close');
    return fen;
  }
}
