// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the page to play on, before there is anything in them.
import { button, make } from '../dom.ts';

export interface Commands {
  newGame(): void;
  texts(): void;
  takeBack(): void;
  flip(): void;
  resign(): void;
  pause(): void;
  look(to: 'first' | 'back' | 'on' | 'last'): void;
  /** A move as text, in SAN or UCI's form. */
  type(text: string): void;
}

export interface Layout {
  root: HTMLElement;
  /** Board and players. */
  table: HTMLElement;
  title: HTMLElement;
  above: HTMLElement;
  board: HTMLElement;
  below: HTMLElement;
  /** What has happened, read aloud. */
  status: HTMLElement;
  /** Why something cannot be done, for a moment. */
  note: HTMLElement;
  moves: HTMLElement;
  entry: HTMLInputElement;
  /** Panels of others, such as the analysis. */
  panels: HTMLElement;
  resign: HTMLButtonElement;
  pause: HTMLButtonElement;
}

function navigation(commands: Commands): HTMLElement {
  const steps = [
    ['«', 'first', 'First position'],
    ['‹', 'back', 'One move back'],
    ['›', 'on', 'One move on'],
    ['»', 'last', 'Last position'],
  ] as const;
  const buttons = steps.map(([sign, to, title]) =>
    button(sign, () => commands.look(to), { title, ariaLabel: title, className: 'step' }),
  );
  const flip = button('⇅', () => commands.flip(), {
    title: 'Flip the board',
    ariaLabel: 'Flip the board',
    className: 'step',
  });
  return make('div', { className: 'navigation' }, ...buttons, flip);
}

function entryForm(entry: HTMLInputElement, commands: Commands): HTMLFormElement {
  const form = make(
    'form',
    { className: 'entry' },
    entry,
    make('button', { type: 'submit', textContent: 'Move' }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    commands.type(entry.value.trim());
  });
  return form;
}

export function layOut(host: HTMLElement, commands: Commands): Layout {
  const title = make('h1', { className: 'game-title' });
  const above = make('div');
  const board = make('div', { className: 'board-place' });
  const below = make('div');
  const status = make('p', { className: 'status', role: 'status', ariaLive: 'polite' });
  const note = make('p', { className: 'note', role: 'status', ariaLive: 'polite' });
  const moves = make('div', { className: 'moves-place' });
  const panels = make('div', { className: 'panels' });
  const entry = make('input', {
    ...{
      name: 'move',
      placeholder: 'Type a move, such as e4',
      ariaLabel: 'A move as text',
      spellcheck: false,
    },
    ...{ autocomplete: 'off', autocapitalize: 'off' },
  });
  const resign = button('Resign', () => commands.resign());
  const pause = button('Pause', () => commands.pause());
  const actions = make(
    'div',
    { className: 'actions' },
    button('New game', () => commands.newGame(), { className: 'primary' }),
    button('Take back', () => commands.takeBack()),
    resign,
    pause,
    button('FEN, PGN, link', () => commands.texts()),
  );
  const table = make('section', { className: 'table', ariaLabel: 'Board and players' }, above, board, below, note);
  const side = make('section', { className: 'side', ariaLabel: 'The game' });
  side.append(title, status, moves, navigation(commands), entryForm(entry, commands), actions, panels);
  const root = make('div', { className: 'play' }, table, side);
  host.replaceChildren(root);
  return { root, table, title, above, board, below, status, note, moves, entry, panels, resign, pause };
}
