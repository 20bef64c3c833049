// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of the house for TypeScript; tests/house has those that need no parser.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const MOST_LINES = 60;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node;
  name?: string;
}

/** Calls `visit` for each node and its parent. */
function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && typeof child.type === 'string') {
        walk(child as Node, visit, node);
      }
    }
  }
}

/** "line N takes M lines" for each function that is too long. Those of `describe` are no more than headings. */
function longFunctions(code: string): string[] {
  const found: string[] = [];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  walk(parseAst(code, { lang: 'ts' }) as unknown as Node, (node, parent) => {
    const lines = lineAt(node.end) - lineAt(node.start) + 1;
    const isHeading = parent?.type === 'CallExpression' && parent.callee?.name === 'describe';
    if (/Function/.test(node.type) && !/Type|Declare/.test(node.type) && lines > MOST_LINES && !isHeading) {
      found.push(`line ${lineAt(node.start)} takes ${lines} lines`);
    }
  });
  return found;
}

test('functions have at most sixty lines', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(10);
  const complaints = files.flatMap((file) =>
    longFunctions(readFileSync(ROOT + file, 'utf8')).map((complaint) => `${file}: ${complaint}`),
  );
  expect(complaints).toEqual([]);
});

test('this law finds offenders', () => {
  const body = '  f();\n'.repeat(MOST_LINES);
  expect(longFunctions(`class A {\n  m(x: number): void {\n${body}  }\n}\n`)).toEqual(['line 2 takes 62 lines']);
  expect(longFunctions(`const f = () => {\n${body}};\n`)).toEqual(['line 1 takes 62 lines']);
  expect(longFunctions(`describe('x', () => {\n${body}});\n`)).toEqual([]);
  expect(longFunctions('function f() {\n}\n')).toEqual([]);
});
