// SPDX-License-Identifier: GPL-3.0-or-later
// Sees to it that a game goes on: lets the engine move where it is its turn, and the clocks run.
import type { Engine, Limits } from '../engine/types.ts';
import { Clock, other, type Side } from './clock.ts';
import type { Game } from './game.ts';
import { setLevel, type Settings } from './settings.ts';

export interface MatchEvents {
  /** The engine begins to think, or has ended. */
  thinking(side: Side | null): void;
  /** Something went wrong that the person should know. */
  failed(message: string): void;
  /** Time has passed. */
  tick(): void;
}

export class Match {
  private readonly game: Game;
  private readonly engine: Engine;
  private readonly events: MatchEvents;
  private settings: Settings;
  private clock: Clock | null = null;
  /** Counts searches, so that the answer of one that was given up is known as such. */
  private search = 0;
  private isThinking = false;
  private isPaused = false;

  constructor(game: Game, engine: Engine, settings: Settings, events: MatchEvents) {
    this.game = game;
    this.engine = engine;
    this.settings = settings;
    this.events = events;
    setInterval(() => this.tick(), 100);
  }

  /** New players and clocks, for the game as it now is. */
  restart(settings: Settings): void {
    this.giveUp();
    this.settings = settings;
    this.isPaused = false;
    this.clock = settings.clock
      ? new Clock(settings.clock.minutes * 60_000, settings.clock.incrementSeconds * 1000)
      : null;
    this.goOn();
  }

  /** A move was played by whoever has the turn: the clock is pressed. */
  moved(side: Side): void {
    const now = performance.now();
    if (this.clock && this.game.length > 1 && !this.game.outcome) this.clock.press(side, now);
    this.goOn();
  }

  /** The engine stops thinking, and both clocks stand. */
  pause(): void {
    this.isPaused = true;
    this.giveUp();
    this.clock?.stop(performance.now());
  }

  resume(): void {
    this.isPaused = false;
    this.goOn();
  }

  get paused(): boolean {
    return this.isPaused;
  }

  get thinks(): boolean {
    return this.isThinking;
  }

  /** Whether a person may move this side now. */
  isPersons(side: Side): boolean {
    return this.settings.players[side] === 'person' && !this.game.outcome;
  }

  /** Milliseconds, or null where there are no clocks. */
  leftOf(side: Side): number | null {
    return this.clock?.leftOf(side, performance.now()) ?? null;
  }

  get runningSide(): Side | null {
    return this.clock?.side ?? null;
  }

  /** The game was changed by hand: whatever the engine thinks about is of no use. */
  giveUp(): void {
    ++this.search;
    if (this.isThinking) this.engine.stop();
    this.isThinking = false;
    this.events.thinking(null);
  }

  /** Lets the side to move go on, if the game does. */
  goOn(): void {
    const now = performance.now();
    if (this.game.outcome || this.isPaused) {
      this.clock?.stop(now);
      return;
    }
    const side = this.game.end.turn;
    // As over the board, no time is taken until both have made a move.
    if (this.clock && this.game.length >= 2 && this.clock.side !== side) this.clock.start(side, now);
    if (this.settings.players[side] !== 'person' && !this.isThinking) void this.think(side);
  }

  private limits(): Limits {
    if (!this.clock) return { movetimeMs: this.settings.movetimeMs };
    const now = performance.now();
    const left = (side: Side) => Math.max(1, Math.round(this.clock?.leftOf(side, now) ?? 1));
    const inc = this.clock.incrementMs;
    return { wtimeMs: left('w'), btimeMs: left('b'), wincMs: inc, bincMs: inc };
  }

  private async think(side: Side): Promise<void> {
    const level = this.settings.players[side];
    if (level === 'person') return;
    const search = ++this.search;
    this.isThinking = true;
    this.events.thinking(side);
    try {
      await this.engine.ready;
      if (search !== this.search) return;
      setLevel(this.engine, level);
      const { variant, moves } = this.game.end;
      const move = await this.engine.go(variant, this.game.startFen, [...moves], this.limits(), () => {});
      if (search !== this.search) return;
      this.isThinking = false;
      this.events.thinking(null);
      if (!move) return;
      await this.game.extend(move);
      if (search === this.search) this.moved(side);
    } catch (error) {
      if (search !== this.search) return;
      this.isThinking = false;
      this.isPaused = true;
      this.events.thinking(null);
      this.events.failed(error instanceof Error ? error.message : String(error));
    }
  }

  private tick(): void {
    if (!this.clock?.side) return;
    const fallen = this.clock.flagged(performance.now());
    if (fallen && !this.game.outcome) {
      this.giveUp();
      this.clock.stop(performance.now());
      const winner = other(fallen) === 'w' ? '1-0' : '0-1';
      this.game.declare({
        result: winner,
        reason: `${fallen === 'w' ? "White's" : "Black's"} time has run out`,
      });
    }
    this.events.tick();
  }
}
