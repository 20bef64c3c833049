// SPDX-License-Identifier: GPL-3.0-or-later
// The page to play on: board, players, moves and commands, bound to one game.
import './play.css';
import { GameBoard } from '../board/board.ts';
import { whatBecame } from '../board/spoken.ts';
import type { Progress } from '../engine/client.ts';
import type { Rules } from '../engine/types.ts';
import { readMen } from '../pieces/men.ts';
import type { Colour } from '../pieces/drawing.ts';
import { PlayerBar } from './bars.ts';
import type { Side } from './clock.ts';
import { Game } from './game.ts';
import { layOut, type Commands, type Layout } from './layout.ts';
import { toHash, type Linked } from './link.ts';
import { Match } from './match.ts';
import { MoveList } from './move_list.ts';
import { loadSettings, nameOfPlayer, saveSettings, type Settings } from './settings.ts';
import { openSetup } from './setup.ts';
import { Panels, type Starters } from './panels.ts';
import { rememberGame, wasOurs } from './session.ts';
import { openTexts } from './texts.ts';
import { fullTitle } from './titles.ts';

const colourOf = (side: Side): Colour => (side === 'w' ? 'white' : 'black');
const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

export class App implements Commands {
  readonly game: Game;
  readonly board: GameBoard;
  readonly layout: Layout;
  private readonly rules: Rules;
  private readonly match: Match;
  private readonly bars: Record<'above' | 'below', PlayerBar>;
  private readonly moveList: MoveList;
  private readonly panels: Panels;
  private settings: Settings = loadSettings();
  private orientation: Colour = 'white';
  private variants: readonly string[] = [];
  private noteTimer = 0;

  constructor(host: HTMLElement, start: Starters) {
    this.rules = start.rules();
    this.game = new Game(this.rules);
    this.layout = layOut(host, this);
    this.board = new GameBoard(this.layout.board, {
      move: (text) => void this.play(text),
      note: (words) => this.note(words),
    });
    const trayEvents = {
      take: (...taken: Parameters<GameBoard['startDrop']>) => this.board.startDrop(...taken),
      note: (words: string) => this.note(words),
    };
    this.bars = { above: new PlayerBar(trayEvents), below: new PlayerBar(trayEvents) };
    this.layout.above.replaceWith(this.bars.above.element);
    this.layout.below.replaceWith(this.bars.below.element);
    this.moveList = new MoveList((ply) => void this.game.look(ply));
    this.layout.moves.append(this.moveList.element);
    this.panels = new Panels(this.layout, this.board, start, (moves) => void this.playLine(moves));
    this.match = new Match(this.game, start.engine(), this.settings, {
      thinking: () => this.showBars(),
      failed: (message) => this.note(message),
      tick: () => this.showTimes(),
    });
    this.game.onChange(() => this.show());
    document.addEventListener('keydown', (event) => this.key(event));
    this.setBusy(true);
  }

  /** Until there is a game, there is nothing to press. */
  private setBusy(isBusy: boolean): void {
    this.layout.root.inert = isBusy;
    this.layout.root.ariaBusy = String(isBusy);
  }

  /** Begins with what the address says, else with a new game of the kind that was played last. */
  async start(linked: Linked | null): Promise<void> {
    this.variants = await this.rules.variants();
    const isOurs = linked !== null && wasOurs(location.hash);
    if (linked) {
      const players: Settings['players'] = isOurs ? this.settings.players : { w: 'person', b: 'person' };
      try {
        await this.begin(
          { ...this.settings, variant: linked.variant, players, clock: null },
          linked.fen,
          linked.moves,
        );
        return;
      } catch (problem) {
        this.note(`The link cannot be followed: ${messageOf(problem)}`);
      }
    }
    const known = this.variants.includes(this.settings.variant)
      ? this.settings.variant
      : (this.variants[0] ?? 'chess');
    await this.begin({ ...this.settings, variant: known }, null, []);
  }

  /** How far the engine has been loaded, until there is a game to tell of. */
  showLoading({ loaded, total }: Progress): void {
    if (this.game.hasBegun) return;
    const part = total > 0 ? `${Math.round((100 * loaded) / total)} %` : `${Math.round(loaded / 1024)} kB`;
    this.layout.status.textContent = loaded > 0 ? `Loading the engine: ${part}` : 'Loading the engine…';
  }

  /** Nothing can be played, and why. */
  showFailure(problem: unknown): void {
    this.layout.status.textContent = `The page cannot go on: ${messageOf(problem)}`;
  }

  /** A game between these players, seen from the side of the person who plays. */
  private async begin(settings: Settings, fen: string | null, moves: readonly string[] = []): Promise<void> {
    this.match.giveUp();
    await this.game.begin(settings.variant, fen, moves);
    this.settings = settings;
    this.orientation = settings.players.w !== 'person' && settings.players.b === 'person' ? 'black' : 'white';
    this.match.restart(settings);
    this.setBusy(false);
    this.show();
  }

  newGame(): void {
    openSetup(this.variants, this.settings, async (settings, fen) => {
      await this.begin(settings, fen);
      saveSettings(settings);
      this.layout.table.scrollIntoView({ block: 'nearest' });
    });
  }

  texts(): void {
    const { game } = this;
    const hash = toHash({ variant: game.end.variant, fen: game.ownFen, moves: [...game.position.moves] });
    const people: Settings['players'] = { w: 'person', b: 'person' };
    openTexts(
      {
        fen: game.position.fen,
        pgn: game.pgn(nameOfPlayer(this.settings.players.w), nameOfPlayer(this.settings.players.b), new Date()),
        link: `${location.origin}${location.pathname}${hash}`,
      },
      {
        loadFen: (fen) => this.begin({ ...this.settings, clock: null, players: people }, fen || null),
        loadPgn: async (pgn) => {
          await game.readPgn(pgn, this.variants, game.end.variant);
          this.settings = { ...this.settings, variant: game.end.variant, clock: null, players: people };
          this.match.restart(this.settings);
          this.show();
        },
      },
    );
  }

  /** The engine's moves go with the person's: he has the move again. */
  takeBack(): void {
    const { game, match, settings } = this;
    match.giveUp();
    const isPersons = (ply: number) => settings.players[this.sideAt(ply)] === 'person';
    const hasPerson = settings.players.w === 'person' || settings.players.b === 'person';
    let ply = game.length - 1;
    while (hasPerson && ply > 0 && !isPersons(ply)) --ply;
    void game.takeBackTo(ply).then(() => {
      if (!hasPerson || !isPersons(Math.max(0, ply))) match.pause();
      else match.goOn();
      this.show();
    });
  }

  flip(): void {
    this.orientation = this.orientation === 'white' ? 'black' : 'white';
    this.show();
  }

  resign(): void {
    const { players } = this.settings;
    const side =
      players[this.game.end.turn] === 'person' ? this.game.end.turn : players.w === 'person' ? 'w' : 'b';
    this.match.giveUp();
    this.game.declare({
      result: side === 'w' ? '0-1' : '1-0',
      reason: `${side === 'w' ? 'White' : 'Black'} resigns`,
    });
    this.match.goOn();
  }

  pause(): void {
    if (this.match.paused) this.match.resume();
    else this.match.pause();
    this.show();
  }

  look(to: 'first' | 'back' | 'on' | 'last'): void {
    const plies = { first: 0, back: this.game.ply - 1, on: this.game.ply + 1, last: this.game.length };
    void this.game.look(plies[to]);
  }

  type(text: string): void {
    const { position } = this.game;
    if (text === '') return;
    if (!this.isMovable()) return this.note('It is not your turn');
    const plain = (san: string) => san.replace(/[+#]$/, '');
    const known = position.legal.find((move) => move.text === text || plain(move.san) === plain(text));
    const found = known
      ? Promise.resolve(known.text)
      : this.rules.parseSan(position.variant, this.game.startFen, [...position.moves], text);
    found.then(
      (move) => {
        this.layout.entry.value = '';
        return this.play(move);
      },
      (problem) => this.note(messageOf(problem)),
    );
  }

  /** A person's move in the position that is looked at. */
  private async play(text: string): Promise<void> {
    const side = this.game.position.turn;
    try {
      this.match.giveUp();
      await this.game.play(text);
      this.match.moved(side);
      this.show();
    } catch (problem) {
      this.note(messageOf(problem));
      this.show();
    }
  }

  /** Moves of a line of the analysis; a game against the engine is not to be changed that way. */
  private async playLine(moves: readonly string[]): Promise<void> {
    const { players } = this.settings;
    if (players.w !== 'person' || players.b !== 'person') {
      this.note('Moves of a line can be played on the board where two people play');
      return;
    }
    for (const move of moves) await this.play(move);
  }

  private sideAt(ply: number): Side {
    const isWhiteFirst = this.game.startFen.split(' ')[1] !== 'b';
    return (ply % 2 === 0) === isWhiteFirst ? 'w' : 'b';
  }

  private isMovable(): boolean {
    const { position, isAtEnd, outcome } = this.game;
    return this.settings.players[position.turn] === 'person' && !(isAtEnd && outcome) && !position.outcome;
  }

  show(): void {
    const { game, layout } = this;
    if (!game.hasBegun) return;
    const { position } = game;
    layout.title.textContent = fullTitle(position.variant);
    document.title = `${fullTitle(position.variant)} · Ziggurat`;
    this.board.show({
      position,
      orientation: this.orientation,
      movable: this.isMovable() ? colourOf(position.turn) : null,
      before: game.before,
    });
    this.panels.show(position, this.orientation);
    this.moveList.show(game.end, game.ply);
    layout.status.textContent = this.statusText();
    layout.resign.disabled = game.outcome !== null || !Object.values(this.settings.players).includes('person');
    layout.pause.disabled =
      game.outcome !== null || Object.values(this.settings.players).every((one) => one === 'person');
    layout.pause.textContent = this.match.paused ? 'Go on' : 'Pause';
    this.showBars();
    const linked = { variant: position.variant, fen: game.ownFen, moves: [...game.end.moves] };
    history.replaceState(null, '', toHash(linked));
    rememberGame(location.hash);
  }

  private showBars(): void {
    const { game } = this;
    if (!game.hasBegun) return;
    const { position } = game;
    const upper: Side = this.orientation === 'white' ? 'b' : 'w';
    for (const [bar, side] of [
      [this.bars.above, upper],
      [this.bars.below, upper === 'w' ? 'b' : 'w'],
    ] as const) {
      const isToMove = position.turn === side && !(game.isAtEnd && game.outcome);
      bar.show({
        ...{ colour: colourOf(side), name: nameOfPlayer(this.settings.players[side]), position, isToMove },
        thinks: this.match.thinks && game.end.turn === side,
        mayTake: isToMove && this.isMovable(),
      });
    }
    this.showTimes();
  }

  private showTimes(): void {
    const upper: Side = this.orientation === 'white' ? 'b' : 'w';
    const lower: Side = upper === 'w' ? 'b' : 'w';
    this.bars.above.showTime(this.match.leftOf(upper), this.match.runningSide === upper);
    this.bars.below.showTime(this.match.leftOf(lower), this.match.runningSide === lower);
  }

  /** The end and its reason, else the last move with what it did, check, and whose turn it is. */
  private statusText(): string {
    const { game } = this;
    const { position, before, outcome, isAtEnd } = game;
    const turn = position.turn === 'w' ? 'White' : 'Black';
    if (isAtEnd && outcome) return `${outcome.result.replace('1/2-1/2', '½–½')}: ${outcome.reason}.`;
    const last = position.san.at(-1);
    const move = position.moves.at(-1);
    const became =
      before && move
        ? whatBecame(readMen(before.variant, before.fen), readMen(position.variant, position.fen), move)
        : '';
    const told = last
      ? `${position.turn === 'w' ? 'Black' : 'White'}: ${last}${became ? `, ${became}` : ''}. `
      : '';
    return `${told}${position.check ? `${turn} is in check.` : `${turn} to move.`}`;
  }

  private note(words: string): void {
    this.layout.note.textContent = words;
    this.layout.note.title = words;
    clearTimeout(this.noteTimer);
    this.noteTimer = window.setTimeout(() => (this.layout.note.textContent = ''), 6000);
  }

  private key(event: KeyboardEvent): void {
    const isElsewhere =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
    if (!this.game.hasBegun || isElsewhere || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') this.look('back');
    else if (event.key === 'ArrowRight') this.look('on');
    else if (event.key === 'f') this.flip();
  }
}
