// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for texts: the position's FEN, the game's PGN, a link; to copy, and to load from.
import { button, make } from '../dom.ts';

export interface Texts {
  fen: string;
  pgn: string;
  link: string;
}

export interface TextsEvents {
  /** Rejects with what is wrong with the text. */
  loadFen(fen: string): Promise<void>;
  loadPgn(pgn: string): Promise<void>;
}

/** Copies to the clipboard; where that is not allowed, selects the field instead. */
async function copy(field: HTMLInputElement | HTMLTextAreaElement, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = 'Copied.';
  } catch {
    field.focus();
    field.select();
    status.textContent = 'Selected; copy it with the keyboard.';
  }
}

function textField(name: string, title: string, value: string, isReadOnly = false): HTMLInputElement {
  return make('input', {
    name,
    value,
    readOnly: isReadOnly,
    ariaLabel: title,
    spellcheck: false,
    autocomplete: 'off',
  });
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-chess-pgn' }));
  make('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** A field to choose a file, whose text goes into `into`. */
function fileField(into: HTMLTextAreaElement): HTMLInputElement {
  const file = make('input', { type: 'file', accept: '.pgn,text/plain', ariaLabel: 'A PGN file' });
  file.addEventListener('change', async () => {
    const text = await file.files?.[0]?.text();
    if (text !== undefined) into.value = text;
  });
  return file;
}

const row = (...children: HTMLElement[]) => make('div', { className: 'row' }, ...children);

export function openTexts(texts: Texts, events: TextsEvents): void {
  const dialog = make('dialog', { className: 'texts' });
  const fen = textField('fen', 'FEN', texts.fen);
  const link = textField('link', 'Link', texts.link, true);
  const pgn = make('textarea', { name: 'pgn', value: texts.pgn, rows: 9, spellcheck: false, ariaLabel: 'PGN' });
  const status = make('p', { role: 'status', className: 'status-line' });
  const load = (loading: Promise<void>) => {
    status.className = 'status-line';
    loading.then(
      () => dialog.close(),
      (problem: Error) => {
        status.className = 'status-line error';
        status.textContent = problem.message;
      },
    );
  };
  const copying = (name: string, field: HTMLInputElement | HTMLTextAreaElement) =>
    button(`Copy ${name}`, () => void copy(field, status));
  dialog.append(
    make('h2', { textContent: 'Position' }),
    fen,
    row(
      copying('FEN', fen),
      button('Load FEN', () => load(events.loadFen(fen.value.trim()))),
    ),
    make('h2', { textContent: 'Game' }),
    pgn,
    row(
      copying('PGN', pgn),
      button('Load PGN', () => load(events.loadPgn(pgn.value))),
      button('Save file', () => saveAs('ziggurat.pgn', pgn.value)),
      fileField(pgn),
    ),
    make('h2', { textContent: 'Link' }),
    link,
    row(copying('link', link)),
    status,
    make(
      'div',
      { className: 'row end' },
      button('Close', () => dialog.close()),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
