// SPDX-License-Identifier: GPL-3.0-or-later
// What the page asks of the rules and of the engine. Both live in workers of their own; `client.ts` starts them.
// The page itself knows no rule: which squares to show, what a move leads to and when a game is over come from here.

/** A move that the rules allow in a position. */
export interface LegalMove {
  /** The canonical UCI text, such as `e2e4`, `e4xd5-c4` or `P@a2`; the key by which moves are spoken of. */
  text: string;
  /** The move in standard algebraic notation, unambiguous in its position. */
  san: string;
  /** The FEN of the position after it. */
  fen: string;
}

/** How a game has ended. */
export interface Outcome {
  result: '1-0' | '0-1' | '1/2-1/2';
  /** Why, in words for people, such as `checkmate`. */
  reason: string;
}

/** A position within its game, with everything that the board needs in order to show exactly the rules. */
export interface Position {
  /** The rule set's name, as `Rules.variants` lists it. */
  variant: string;
  fen: string;
  turn: 'w' | 'b';
  /** Plies played since `startFen`. */
  ply: number;
  /** All legal moves; empty where the game is over by checkmate or stalemate, not where it is drawn by rule. */
  legal: LegalMove[];
  /** Whether being without a move now would be checkmate. */
  check: boolean;
  outcome: Outcome | null;
  /** The moves played since `startFen`, as canonical UCI texts. */
  moves: string[];
  /** The same moves in SAN. */
  san: string[];
  startFen: string;
}

/** The number of positions below one first move. */
export interface DivideRow {
  move: string;
  nodes: number;
}

/**
 * The rules, asked asynchronously: a worker of its own answers, which never searches.
 *
 * `fen` is the position that the game began with, null for the rule set's start position; `moves` are UCI texts,
 * played from there. Every promise rejects with an `Error` whose message is the engine's one sentence: what is
 * wrong and where.
 */
export interface Rules {
  /** The names of all rule sets, `chess` first. */
  variants(): Promise<string[]>;
  position(variant: string, fen: string | null, moves: string[]): Promise<Position>;
  /** The canonical UCI text of the move that `san` names in the position after `moves`. */
  parseSan(variant: string, fen: string | null, moves: string[], san: string): Promise<string>;
  /** Counts positions `depth` plies deep (1 or more) by first moves. Other questions wait until it is done. */
  perft(variant: string, fen: string | null, moves: string[], depth: number): Promise<DivideRow[]>;
  /** Ends the worker; open questions reject. */
  dispose(): void;
}

/** What the search knows of one line. */
export interface Info {
  /** Plies searched. */
  depth: number;
  /** The deepest line that was looked at, in plies. */
  seldepth: number;
  /** 1 for the best line, 2 for the second... */
  multipv: number;
  /** The value for the player to move, in hundredths of a pawn. Either this or `mate` is given. */
  cp?: number;
  /** Moves (not plies) until mate: positive where the player to move mates, 0 or negative where he is mated. */
  mate?: number;
  /** Chances in thousandths that the player to move wins, draws and loses; told with the option `UCI_ShowWDL`. */
  wdl?: [win: number, draw: number, loss: number];
  nodes: number;
  /** Nodes per second. */
  nps: number;
  timeMs: number;
  /** The line as UCI texts. */
  pv: string[];
  /** The same line in SAN. */
  pvSan: string[];
}

/** When a search ends: at the first limit that is met; without any, at `stop`. */
export interface Limits {
  movetimeMs?: number;
  /** Plies, 1 or more. */
  depth?: number;
  nodes?: number;
  /** Until `stop`, whatever else is said. */
  infinite?: boolean;
  /** White's and Black's clock, and what each gains with a move. */
  wtimeMs?: number;
  btimeMs?: number;
  wincMs?: number;
  bincMs?: number;
}

/** An engine in a worker. One search at a time: a `go` ends the one before, whose promise resolves first. */
export interface Engine {
  /** Resolves when the engine has loaded; rejects where it cannot be. */
  ready: Promise<void>;
  /** Sets a UCI option, such as `MultiPV`, `Skill Level` or `Hash`; takes effect with the next `go`. */
  option(name: string, value: string): void;
  /** The next `go` is of another game: what earlier ones have taught is forgotten, and chance falls anew. */
  newGame(): void;
  /**
   * Searches and resolves with the best move's UCI text, null where there is no legal move. Rejects with the
   * engine's sentence where there is no such position.
   */
  go(
    variant: string,
    fen: string | null,
    moves: string[],
    limits: Limits,
    onInfo: (info: Info) => void,
  ): Promise<string | null>;
  /** The running `go` resolves soon, with the best move known so far. */
  stop(): void;
  /** Ends the worker; the running `go` resolves with null. */
  dispose(): void;
}
