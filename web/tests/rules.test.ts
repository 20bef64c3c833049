// SPDX-License-Identifier: GPL-3.0-or-later
// The rules as the page has them: counts, positions, errors.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from './browser.ts';

const TABLES = fileURLToPath(new URL('../../tests/perft/', import.meta.url));
/** Per row and table the deepest count that is worth its time here. */
const MOST = 1_000_000;

interface Row {
  fen: string;
  depth: number;
  count: number;
}

function rowsOf(table: string): Row[] {
  const rows: Row[] = [];
  for (const line of readFileSync(TABLES + table, 'utf8').split('\n')) {
    const [fen, ...counts] = line.split('\t');
    const depth = counts.filter((count) => Number(count) <= MOST).length;
    if (fen && !fen.startsWith('#') && depth > 0) {
      rows.push({ fen, depth, count: Number(counts[depth - 1]) });
    }
  }
  return rows;
}

describe('perft in the browser equals the tables', () => {
  const tables = readdirSync(TABLES).filter((file) => file.endsWith('.tsv'));
  test('there is a table for every rule set', async ({ visit }) => {
    const page = await visit('index.html');
    const variants = await page.evaluate(() => window.ziggurat.startRules().variants());
    expect(variants.length).toBeGreaterThanOrEqual(13);
    expect(variants.filter((variant) => !tables.includes(`${variant}.tsv`))).toEqual([]);
  });

  for (const table of tables) {
    test(table, async ({ visit }) => {
      const rows = rowsOf(table);
      expect(rows.length).toBeGreaterThan(5);
      const page = await visit('index.html');
      const wrong = await page.evaluate(
        async ({ variant, rows }) => {
          const rules = window.ziggurat.startRules();
          const wrong: string[] = [];
          for (const { fen, depth, count } of rows) {
            const divided = await rules.perft(variant, fen, [], depth);
            const sum = divided.reduce((nodes, row) => nodes + row.nodes, 0);
            if (sum !== count) {
              wrong.push(`${fen} to depth ${depth}: ${sum} instead of ${count}`);
            }
          }
          return wrong;
        },
        { variant: table.replace(/(-published)?\.tsv$/, ''), rows },
      );
      expect(wrong).toEqual([]);
    });
  }
});

describe('positions', () => {
  test('come with all that a board needs', async ({ visit }) => {
    const page = await visit('index.html');
    const position = await page.evaluate(() =>
      window.ziggurat.startRules().position('chess', null, ['f2f3', 'e7e5', 'g2g4', 'd8h4']),
    );
    expect(position).toEqual({
      variant: 'chess',
      fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      turn: 'w',
      ply: 4,
      legal: [],
      check: true,
      outcome: { result: '0-1', reason: 'checkmate' },
      moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
      san: ['f3', 'e5', 'g4', 'Qh4#'],
      startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    });
  });

  test('of every rule set tell where each legal move leads', async ({ visit }) => {
    const page = await visit('index.html');
    const astray = await page.evaluate(async () => {
      const rules = window.ziggurat.startRules();
      const astray: string[] = [];
      for (const variant of await rules.variants()) {
        const start = await rules.position(variant, null, []);
        for (const move of start.legal) {
          const after = await rules.position(variant, null, [move.text]);
          const read = await rules.parseSan(variant, null, [], move.san);
          if (after.fen !== move.fen || read !== move.text || after.san[0] !== move.san) {
            astray.push(`${variant} ${move.text}`);
          }
        }
      }
      return astray;
    });
    expect(astray).toEqual([]);
  });

  test('that are none are refused with one sentence', async ({ visit }) => {
    const page = await visit('index.html');
    const errors = await page.evaluate(async () => {
      const rules = window.ziggurat.startRules();
      const sentence = (promise: Promise<unknown>) => promise.then(() => 'taken', (error: Error) => error.message);
      return Promise.all([
        sentence(rules.position('chess', '8/8/8/8 w - - 0 1', [])),
        sentence(rules.position('chess', null, ['e2e5'])),
        sentence(rules.position('checkers', null, [])),
        sentence(rules.parseSan('chess', null, [], 'Ke3')),
        sentence(rules.perft('chess', null, [], 0)),
      ]);
    });
    expect(errors[0]).toMatch(/rank/);
    expect(errors[1]).toMatch(/^illegal move e2e5 in rnbqkbnr/);
    expect(errors[2]).toMatch(/^unknown variant "checkers"; known are chess, levelup/);
    expect(errors[3]).toMatch(/^illegal move Ke3 in /);
    expect(errors[4]).toMatch(/depth of 1 or more/);
  });
});
