// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for a new game: rule set, players, clocks, first position.
import { button, labelled, make, select } from '../dom.ts';
import { LEVELS, type Player, type Settings } from './settings.ts';
import { fullTitle, titleOf } from './titles.ts';

/** Begins a game; rejects with what is wrong with the FEN (null for the usual start). */
export type Begin = (settings: Settings, fen: string | null) => Promise<void>;

const PLAYERS: [string, string][] = [
  ['person', 'A person'],
  ...Object.entries(LEVELS).map(([name, { title }]): [string, string] => [name, `Engine: ${title.toLowerCase()}`]),
];
const CLOCKS: [string, string][] = [
  ['', 'No clocks'],
  ['1+0', '1 minute'],
  ['3+2', '3 minutes + 2 s'],
  ['5+3', '5 minutes + 3 s'],
  ['10+5', '10 minutes + 5 s'],
  ['30+20', '30 minutes + 20 s'],
];
const THINKING: [string, string][] = [
  ['200', '0.2 s'],
  ['1000', '1 s'],
  ['3000', '3 s'],
  ['10000', '10 s'],
];

/** The rule sets in groups by game. */
function variantField(variants: readonly string[], chosen: string): HTMLSelectElement {
  const field = make('select', { name: 'variant' });
  const groups = new Map<string, HTMLOptGroupElement>();
  for (const variant of variants) {
    const { game, form } = titleOf(variant);
    const group = groups.get(game) ?? make('optgroup', { label: game });
    if (!groups.has(game)) field.append(group);
    groups.set(game, group);
    const text = form === '' ? fullTitle(variant) : form[0]?.toUpperCase() + form.slice(1);
    group.append(make('option', { value: variant, textContent: text, selected: variant === chosen }));
  }
  return field;
}

function clockField(settings: Settings): HTMLSelectElement {
  const { clock } = settings;
  const value = clock ? `${clock.minutes}+${clock.incrementSeconds}` : '';
  const choices = CLOCKS.some(([known]) => known === value)
    ? CLOCKS
    : [...CLOCKS, [value, value] as [string, string]];
  return select(choices, value, { name: 'clock' });
}

/** Shows the dialog; it closes when a game has begun or the person thinks better of it. */
export function openSetup(variants: readonly string[], settings: Settings, begin: Begin): void {
  const variant = variantField(variants, settings.variant);
  const white = select(PLAYERS, settings.players.w, { name: 'white' });
  const black = select(PLAYERS, settings.players.b, { name: 'black' });
  const clock = clockField(settings);
  const thinking = select(THINKING, String(settings.movetimeMs), { name: 'thinking' });
  const fen = make('input', {
    name: 'fen',
    placeholder: 'The usual start',
    spellcheck: false,
    autocomplete: 'off',
  });
  const error = make('p', { className: 'error', role: 'alert' });
  const dialog = make('dialog', { className: 'setup' });
  const thinkingLabel = labelled('Engine’s time a move', thinking);
  const follow = () => {
    const isEngine = white.value !== 'person' || black.value !== 'person';
    thinkingLabel.classList.toggle('unused', !isEngine || clock.value !== '');
    thinking.disabled = !isEngine || clock.value !== '';
  };
  const form = make(
    'form',
    { method: 'dialog' },
    make('h2', { textContent: 'New game' }),
    labelled('Game', variant),
    make('div', { className: 'fields' }, labelled('White', white), labelled('Black', black)),
    make('div', { className: 'fields' }, labelled('Clocks', clock), thinkingLabel),
    labelled('Position (FEN)', fen),
    error,
    make(
      'div',
      { className: 'row end' },
      button('Cancel', () => dialog.close()),
      make('button', { type: 'submit', className: 'primary', textContent: 'Play' }),
    ),
  );
  const chosen = (): Settings => {
    const [minutes = 0, incrementSeconds = 0] = clock.value.split('+').map(Number);
    return {
      variant: variant.value,
      players: { w: white.value as Player, b: black.value as Player },
      clock: clock.value === '' ? null : { minutes, incrementSeconds },
      movetimeMs: Number(thinking.value),
    };
  };
  form.addEventListener('change', follow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    error.textContent = '';
    begin(chosen(), fen.value.trim() || null).then(
      () => dialog.close(),
      (problem: Error) => (error.textContent = problem.message),
    );
  });
  follow();
  dialog.append(form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
