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

export function openTexts(texts: Texts, events: TextsEvents): void {
  const dialog = make('dialog', { className: 'texts' });
  const fen = make('input', {
    name: 'fen',
    value: texts.fen,
    spellcheck: false,
    autocomplete: 'off',
    ariaLabel: 'FEN',
  });
  const pgn = make('textarea', { name: 'pgn', value: texts.pgn, rows: 9, spellcheck: false, ariaLabel: 'PGN' });
  const link = make('input', { name: 'link', value: texts.link, readOnly: true, ariaLabel: 'Link' });
  const file = make('input', { type: 'file', accept: '.pgn,text/plain', ariaLabel: 'A PGN file' });
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
  file.addEventListener('change', async () => {
    const text = await file.files?.[0]?.text();
    if (text !== undefined) pgn.value = text;
  });
  const save = () => {
    const address = URL.createObjectURL(new Blob([pgn.value], { type: 'application/x-chess-pgn' }));
    make('a', { href: address, download: 'ziggurat.pgn' }).click();
    URL.revokeObjectURL(address);
  };
  dialog.append(
    make('h2', { textContent: 'Position' }),
    fen,
    make(
      'div',
      { className: 'row' },
      button('Copy FEN', () => void copy(fen, status)),
      button('Load FEN', () => load(events.loadFen(fen.value.trim()))),
    ),
    make('h2', { textContent: 'Game' }),
    pgn,
    make(
      'div',
      { className: 'row' },
      button('Copy PGN', () => void copy(pgn, status)),
      button('Load PGN', () => load(events.loadPgn(pgn.value))),
      button('Save file', save),
      file,
    ),
    make('h2', { textContent: 'Link' }),
    link,
    make(
      'div',
      { className: 'row' },
      button('Copy link', () => void copy(link, status)),
    ),
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
