// SPDX-License-Identifier: GPL-3.0-or-later
// Moves by hand, of every kind that the games have.
import { describe, expect, test } from '../browser.ts';
import { PHONE, Table } from './table.ts';

describe('Level-Up Chess', () => {
  const FEN = '4k3/8/8/3p4/8/2C5/7P/4K3 w - - 0 1';

  test('a crusader hops on after a pawn, or stops', async ({ visit, shoot }) => {
    const table = await Table.open(visit, 'levelup', FEN);
    await table.click('c3');
    expect(await table.targets()).toBe('a2 a4 b1 b5 d1 d5 e2 e4');
    await table.click('d5');
    expect(await table.targets()).toBe('b4 b6 c3 c7 d5 e3 e7 f4 f6');
    expect(await table.options()).toEqual(['stop']);
    await shoot(table.page, 'second-leg');
    await table.click('f6');
    await table.settled(1);
    expect(table.moves).toEqual(['c3d5,d5f6']);
    expect(await table.status()).toContain('Cxd5,f6+');
    expect(await table.status()).toContain('Black is in check');

    await table.page.click('text=Take back');
    await table.settled(0);
    await table.drag('c3', 'd5');
    await table.drag('d5', 'e7');
    await table.settled(1);
    expect(table.moves).toEqual(['c3d5,d5e7']);
  });

  test('a raider steps on, taking too, or stops where it is pressed again', async ({ visit }) => {
    const table = await Table.open(visit, 'levelup', '4k3/pp6/8/8/8/8/8/D3K3 w - - 0 1');
    await table.click('a1');
    await table.click('a7');
    expect(await table.targets()).toBe('a6 a7 a8 b7');
    await table.click('b7');
    await table.settled(1);
    expect(table.moves).toEqual(['a1a7,a7b7']);
    await table.page.click('text=Take back');
    await table.settled(0);
    await table.click('a1');
    await table.click('a7');
    await table.click('a7');
    await table.settled(1);
    expect(table.moves).toEqual(['a1a7']);
    await table.page.click('text=Take back');
    await table.settled(0);
    await table.click('a1');
    await table.click('a7');
    await table.option('stop');
    await table.settled(1);
    expect(table.moves).toEqual(['a1a7']);
  });

  test('an emperor walks two squares at once or one by one, and a leg can be thought better of', async ({
    visit,
  }) => {
    const table = await Table.open(visit, 'levelup', '4k3/7p/8/8/8/8/8/4M3 w - - 0 1');
    await table.click('e1');
    await table.click('f2');
    await table.click('a8');
    expect(table.moves).toEqual([]);
    await table.click('e1');
    await table.click('g3');
    await table.settled(1);
    expect(table.moves).toEqual(['e1f2,f2g3']);
  });

  test('what captures levels up, and it is said', async ({ visit }) => {
    const table = await Table.open(visit, 'levelup', null, ['e2e4', 'd7d5']);
    await table.drag('e4', 'd5');
    await table.settled(3);
    expect(await table.status()).toBe('White: exd5, levels up to squire. Black to move.');
    expect(await table.nameOf('d5')).toBe('d5, white squire, pawn level 2');
    expect(await table.page.locator('square.became').count()).toBe(1);
  });
});

describe('Stack Chess', () => {
  const FEN = '4k3/1R[31]6/8/8/8/8/1P6/K2N3R[211] w - - 0 1';

  test('a stack splits by the column beside it', async ({ visit, shoot }) => {
    const table = await Table.open(visit, 'stackchess', FEN);
    await table.click('h1');
    expect(await table.options()).toEqual(['3', '2', '1']);
    expect(await table.targets()).toBe('d1 e1 f1 g1 h2 h3 h4 h5 h6 h7 h8');
    await shoot(table.page, 'stack');
    await table.option('2');
    expect(await table.targets()).toBe('f2 g3');
    await table.click('g3');
    await table.settled(1);
    expect(table.moves).toEqual(['h1g3n']);
    expect(await table.nameOf('g3')).toBe('g3, white knight, pyramids 1 1 from below');
    expect(await table.nameOf('h1')).toBe('h1, white knight, pyramid 2');
    expect(await table.status()).toContain('splits off a knight');
  });

  test('stacks join, and what they make is shown before', async ({ visit }) => {
    const table = await Table.open(visit, 'stackchess', FEN);
    await table.click('h1');
    expect(await table.page.locator('.cg-custom-svgs svg svg').count()).toBe(1);
    await table.click('d1');
    await table.settled(1);
    expect(table.moves).toEqual(['h1d1']);
    expect(await table.nameOf('d1')).toBe('d1, white queen, pyramids 2 2 1 1 from below');
    expect(await table.status()).toContain('joins to a queen');
  });

  test('a pawn that splits off promotes, or stays a pawn', async ({ visit }) => {
    const table = await Table.open(visit, 'stackchess', FEN);
    await table.click('b7');
    await table.option('1');
    await table.click('b8');
    expect(await table.options()).toEqual(['R', 'B', 'N', 'P']);
    expect(table.moves).toEqual([]);
    await table.option('R');
    await table.settled(1);
    expect(table.moves).toEqual(['b7b8pr']);
    expect(await table.nameOf('b8')).toBe('b8, white rook, pyramids 3 1 from below');
  });
});

describe('Mystic Chess', () => {
  test('a pawn is dragged in, and refused where none may stand', async ({ visit, shoot }) => {
    const table = await Table.open(visit, 'mystic');
    const pawn = '.player[data-colour=white] [data-stock=P]';
    await table.drag(pawn, 'e6');
    expect(table.moves).toEqual([]);
    expect(await table.nameOf('e6')).toBe('e6, empty');
    await table.drag(pawn, 'e3');
    await table.settled(1);
    expect(table.moves).toEqual(['P@e3']);
    expect(await table.page.textContent('.player[data-colour=white] .coins')).toBe('19');
    await table.pressOn('.player[data-colour=black] [data-stock=P]');
    expect((await table.targets()).split(' ')).toHaveLength(24);
    await shoot(table.page, 'shop');
    await table.click('d7');
    await table.settled(2);
    expect(table.moves).toEqual(['P@e3', 'P@d7']);
  });

  test('a piece is upgraded where it stands; what is locked says why', async ({ visit }) => {
    const table = await Table.open(visit, 'mystic', null, ['P@e3', 'P@e6', 'P@d3', 'P@d6']);
    await table.click('e3');
    expect(await table.options()).toEqual(['N', 'B']);
    await table.option('N');
    expect(await table.note()).toBe('Upgrades open when three pawns have been bought (2 so far)');
    expect(table.moves).toHaveLength(4);
    await table.pressOn('.player[data-colour=black] [data-stock=P]');
    expect(await table.note()).toBe('This side is not to move');
    await table.page.fill('[name=move]', 'P@c3');
    await table.page.press('[name=move]', 'Enter');
    await table.settled(5);
    await table.page.fill('[name=move]', '@c6');
    await table.page.press('[name=move]', 'Enter');
    await table.settled(6);
    await table.click('e3');
    await table.option('B');
    await table.settled(7);
    expect(table.moves.at(-1)).toBe('B@e3');
    expect(await table.nameOf('e3')).toBe('e3, white bishop');
    expect(await table.page.textContent('.player[data-colour=white] .coins')).toBe('15');
  });
});

describe('any board', () => {
  test('refuses an illegal drag, and promotes to what is chosen', async ({ visit }) => {
    const table = await Table.open(visit, 'chess', '7k/1P6/8/8/8/8/4P3/R3K3 w Q - 0 1');
    await table.drag('e2', 'e5');
    await table.drag('h8', 'h7');
    expect(table.moves).toEqual([]);
    expect(await table.nameOf('e2')).toBe('e2, white pawn');
    await table.drag('b7', 'b8');
    expect(await table.options()).toEqual(['Q', 'R', 'B', 'N']);
    await table.option('N');
    await table.settled(1);
    expect(await table.nameOf('b8')).toBe('b8, white knight');
  });

  test('castles by the king', async ({ visit }) => {
    const table = await Table.open(visit, 'chess', '7k/8/8/8/8/8/8/R3K3 w Q - 0 1');
    await table.drag('e1', 'c1');
    await table.settled(1);
    expect(await table.nameOf('d1')).toBe('d1, white rook');
  });

  test('is played by touch', async ({ visit, shoot }) => {
    const table = await Table.open(visit, 'levelup', '4k3/8/8/3p4/8/2C5/7P/4K3 w - - 0 1', [], PHONE);
    await table.click('c3');
    await table.click('d5');
    await shoot(table.page, 'phone-second-leg');
    await table.click('d5');
    await table.settled(1);
    expect(table.moves).toEqual(['c3d5']);
    const shop = await Table.open(visit, 'mystic', null, [], PHONE);
    await shop.pressOn('.player[data-colour=white] [data-stock=P]');
    await shop.click('c4');
    await shop.settled(1);
    expect(shop.moves).toEqual(['P@c4']);
  });

  test('is played by sliding a finger', async ({ visit }) => {
    const table = await Table.open(visit, 'mystic', null, [], PHONE);
    await table.slide('.player[data-colour=white] [data-stock=P]', 'd3');
    await table.settled(1);
    await table.slide('e8', 'e6');
    expect(table.moves).toEqual(['P@d3']);
    await table.slide('e8', 'd7');
    await table.settled(2);
    await table.slide('d3', 'd4');
    await table.settled(3);
    expect(table.moves).toEqual(['P@d3', 'e8d7', 'd3d4']);
    const legs = await Table.open(visit, 'levelup', '4k3/8/8/3p4/8/2C5/7P/4K3 w - - 0 1', [], PHONE);
    await legs.slide('c3', 'd5');
    await legs.slide('d5', 'b6');
    await legs.settled(1);
    expect(legs.moves).toEqual(['c3d5,d5b6']);
  });
});
