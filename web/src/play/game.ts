// SPDX-License-Identifier: GPL-3.0-or-later
// A game: its moves, and the position that is looked at, which need not be the last. The rules are asked for
// everything; what was asked once is kept.
import type { Outcome, Position, Rules } from '../engine/types.ts';
import { readPgn, writePgn } from './pgn.ts';

/** The names that other programs have for rule sets of ours in PGN's tag Variant. */
const FOREIGN_NAMES: Record<string, string> = { standard: 'chess', normal: 'chess', '': 'chess' };
/** What readers take for granted where no FEN is given. */
const ORTHODOX_START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export class Game {
  private readonly rules: Rules;
  /** Positions by ply; gaps where nobody has looked. */
  private positions: (Position | undefined)[] = [];
  private last: Position | null = null;
  private viewed = 0;
  /** An end that is not on the board: a flag, a resignation. */
  private declared: Outcome | null = null;
  private tags = new Map<string, string>();
  /** The FEN that the game began with where that is not the rule set's start position, else null. */
  ownFen: string | null = null;
  private listeners: (() => void)[] = [];
  /** Counts questions, so that a late answer to an early one is known as such. */
  private asked = 0;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * Begins a game, from a position and with moves if they are given, and looks at its end. Rejects with the engine's
   * sentence if they cannot be, and stays as it was then.
   */
  async begin(variant: string, fen: string | null, moves: readonly string[] = []): Promise<void> {
    const question = ++this.asked;
    const position = await this.rules.position(variant, fen, [...moves]);
    const usual = fen === null ? position.startFen : (await this.rules.position(variant, null, [])).startFen;
    if (question !== this.asked) return;
    this.ownFen = position.startFen === usual ? null : position.startFen;
    this.tags = new Map();
    this.settle([], position);
  }

  /** Plays a legal move in the position that is looked at; moves that were played after that are gone. */
  async play(text: string): Promise<void> {
    const question = ++this.asked;
    const now = this.position;
    const kept = this.positions.slice(0, this.viewed + 1);
    const position = await this.rules.position(now.variant, this.startFen, [...now.moves, text]);
    if (question === this.asked) this.settle(kept, position);
  }

  /** Plays a legal move at the game's end; who looks at an earlier position goes on looking at it. */
  async extend(text: string): Promise<void> {
    const { end } = this;
    const isWatched = this.isAtEnd;
    const position = await this.rules.position(end.variant, this.startFen, [...end.moves, text]);
    if (this.last !== end) return;
    this.positions[position.moves.length] = position;
    this.last = position;
    if (isWatched && this.viewed === end.moves.length) this.viewed = position.moves.length;
    this.tell();
  }

  /** Looks at another ply; one beyond the ends is the end. */
  async look(ply: number): Promise<void> {
    const question = ++this.asked;
    const wanted = Math.max(0, Math.min(this.length, ply));
    const { variant, moves } = this.end;
    const position =
      this.positions[wanted] ?? (await this.rules.position(variant, this.startFen, moves.slice(0, wanted)));
    this.positions[wanted] = position;
    if (question !== this.asked) return;
    this.viewed = wanted;
    this.tell();
  }

  /** Takes the last moves back, so that the game has `ply` of them. */
  async takeBackTo(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.length, ply));
    await this.look(wanted);
    if (this.viewed === wanted) this.settle(this.positions.slice(0, wanted), this.position);
  }

  /** Ends the game by something that is not on the board. */
  declare(outcome: Outcome): void {
    if (this.outcome) return;
    this.declared = outcome;
    this.tell();
  }

  /** The position that is looked at. */
  get position(): Position {
    return this.positions[this.viewed] ?? this.end;
  }

  /** The position before the last move of that, if it is known. */
  get before(): Position | null {
    return (this.viewed > 0 && this.positions[this.viewed - 1]) || null;
  }

  /** The game's last position. */
  get end(): Position {
    if (!this.last) throw new Error('No game has begun');
    return this.last;
  }

  get hasBegun(): boolean {
    return this.last !== null;
  }

  get length(): number {
    return this.end.moves.length;
  }

  get ply(): number {
    return this.viewed;
  }

  get isAtEnd(): boolean {
    return this.viewed === this.length;
  }

  get outcome(): Outcome | null {
    return this.declared ?? this.end.outcome;
  }

  /** The FEN that the game began with, as the rules take it. */
  get startFen(): string {
    return this.end.startFen;
  }

  /** The game so far as PGN, with these names of players. */
  pgn(white: string, black: string, date: Date): string {
    const { variant, startFen, san } = this.end;
    const day = date.toISOString().slice(0, 10).replaceAll('-', '.');
    const result = this.outcome?.result ?? '*';
    const tags = new Map([
      ...Object.entries({
        Event: '?',
        Site: '?',
        Date: day,
        Round: '?',
        White: white,
        Black: black,
        Result: result,
      }),
      ...this.tags,
    ]);
    tags.set('Result', result);
    tags.delete('Variant');
    tags.delete('FEN');
    tags.delete('SetUp');
    if (variant !== 'chess') tags.set('Variant', variant);
    if (startFen !== ORTHODOX_START) tags.set('SetUp', '1').set('FEN', startFen);
    if (this.outcome) tags.set('Termination', this.outcome.reason);
    else tags.delete('Termination');
    return writePgn(tags, startFen, san, result);
  }

  /**
   * Reads a game; without a tag that names its variant it is one of `variant`. Rejects with one sentence that names the
   * move if it is not legal, and stays as it was then.
   */
  async readPgn(text: string, variants: readonly string[], variant: string): Promise<void> {
    const { tags, moves } = readPgn(text);
    const named = tags.get('Variant');
    const known = named === undefined ? variant : (FOREIGN_NAMES[named.toLowerCase()] ?? named.toLowerCase());
    if (!variants.includes(known)) throw new Error(`The tag Variant names "${named}", which is no game of ours`);
    const fen = tags.get('FEN') ?? null;
    const played: string[] = [];
    for (const [i, san] of moves.entries()) {
      try {
        played.push(await this.rules.parseSan(known, fen, played, san));
      } catch (error) {
        throw new Error(`Move ${i + 1} of the game, ${san}: ${error instanceof Error ? error.message : error}`);
      }
    }
    await this.begin(known, fen, played);
    this.tags = tags;
    const result = tags.get('Result');
    if (!this.outcome && (result === '1-0' || result === '0-1' || result === '1/2-1/2')) {
      this.declare({
        result,
        reason: tags.get('Termination') ?? 'by agreement or resignation, as the game says',
      });
    }
  }

  private settle(kept: (Position | undefined)[], position: Position): void {
    this.positions = kept;
    this.positions[position.moves.length] = position;
    this.last = position;
    this.viewed = position.moves.length;
    this.declared = null;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
