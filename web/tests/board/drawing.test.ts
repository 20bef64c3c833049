// SPDX-License-Identifier: GPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawMan, drawStack, type Kind } from '../../src/pieces/drawing.ts';

const script = fileURLToPath(new URL('../../../protocol/gui/pieces.py', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'men-'));
  execFileSync('python3', ['-B', script, folder]);
});
afterAll(() => rmSync(folder, { recursive: true }));
const drawn = (set: string, name: string) => readFileSync(join(folder, set, `${name}.svg`), 'ascii');

describe('the drawings', () => {
  it('of men are those that XBoard gets', () => {
    for (const [kind, levelled] of [
      ['pawn', 'Lance'],
      ['knight', 'Nightrider'],
      ['king', 'HCrown'],
    ] as [Kind, string][]) {
      const base = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
      expect(drawMan(kind, false, 'white')).toBe(drawn('levelup', `White${base}`));
      expect(drawMan(kind, true, 'black')).toBe(drawn('levelup', `Black${levelled}`));
    }
  });

  it('of stacks are those that XBoard gets', () => {
    const names: [string, string, string][] = [
      ['stackchess', '1', 'Crown'],
      ['stackchess', '211', 'Cub'],
      ['stackchess', '32', 'Hat'],
      ['stackchess', '111111', 'Claw'],
      ['stackchess-king7', '322', 'Hat'],
    ];
    for (const [set, pyramids, name] of names) {
      expect(drawStack(pyramids, name === 'Hat', 'white')).toBe(drawn(set, `White${name}`));
    }
  });

  it('show every pyramid of the tallest stacks, each higher than the one below it', () => {
    const picture = drawStack('333332222211111', false, 'black');
    const floors = [...picture.matchAll(/<path d="M[\d.]+ ([\d.]+)L/g)].map((found) => Number(found[1]));
    expect(floors).toHaveLength(15);
    expect(floors.every((floor, i) => i === 0 || floor < (floors[i - 1] ?? 0) - 2)).toBe(true);
  });
});
