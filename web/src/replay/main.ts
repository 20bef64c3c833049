// SPDX-License-Identifier: GPL-3.0-or-later
// The page that shows recorded tabletop games: a file is chosen, dropped or taken from the examples.
import { mountPage } from '../page.ts';
import pig from './examples/pig.txt?raw';
import stack from './examples/stack.txt?raw';
import thunderstone from './examples/thunderstone.txt?raw';
import war from './examples/war.txt?raw';
import { button, make } from '../dom.ts';
import { RecordPlayer } from './player.ts';
import './replay.css';
import { startTabletop } from './tabletop.ts';

const EXAMPLES: [title: string, text: string][] = [
  ['The War Game', war],
  ['Thunderstone', thunderstone],
  ['Stack', stack],
  ['Pig', pig],
];

const tabletop = startTabletop();
const message = make('p', { className: 'message' });
const shown = make('div', { className: 'shown' });
let player: RecordPlayer | null = null;

/** Shows a record in the place of the one before, or what is wrong with it. */
async function open(name: string, text: string): Promise<void> {
  message.className = 'message faint';
  message.textContent = `Playing ${name} again...`;
  try {
    const opened = await tabletop.open(text);
    player?.dispose();
    player = new RecordPlayer(tabletop, opened);
    shown.replaceChildren(player.element);
    await player.go(0);
    message.textContent = `Shown: ${name}.`;
  } catch (error) {
    message.className = 'message error';
    message.textContent = `${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function openFile(file: File | undefined): Promise<void> {
  if (file) await open(file.name, await file.text());
}

function chooser(): HTMLElement {
  const input = make('input');
  input.type = 'file';
  input.id = 'record-file';
  input.accept = '.txt,text/plain';
  input.addEventListener('change', () => {
    void openFile(input.files?.[0]);
    // So that the same file, written anew, can be chosen again.
    input.value = '';
  });
  const label = make('label', {}, 'A record: ', input);
  label.htmlFor = input.id;
  const examples = EXAMPLES.map(([title, text]) =>
    button(title, () => void open(title, text), { ariaLabel: `Example: ${title}` }),
  );
  message.role = 'status';
  return make(
    'section',
    { className: 'panel open' },
    make('h1', {}, 'Replay a tabletop game'),
    make(
      'p',
      {},
      'Open a file that ',
      make('code', {}, 'ziggurat simulate GAME --log-games DIR'),
      ' has written, or drop it here, and step through the game. Nothing leaves your computer.',
    ),
    make('div', { className: 'row' }, label, make('span', {}, 'Or an example:'), ...examples),
    message,
  );
}

function listen(): void {
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    void openFile(event.dataTransfer?.files[0]);
  });
  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('input, select, textarea, .map-scroller');
    if (!isElsewhere && !event.ctrlKey && !event.altKey && !event.metaKey && player?.press(event.key)) {
      event.preventDefault();
    }
  });
}

mountPage('replay');
document.querySelector('#replay')?.append(chooser(), shown);
listen();
