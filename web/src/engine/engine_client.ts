// SPDX-License-Identifier: GPL-3.0-or-later
import { loadModule } from './load.ts';
import type { Begin, Order, Said } from './messages.ts';
import type { Engine, Info, Limits } from './types.ts';
import { bestMove, goLine, parseInfo, positionLine } from './uci.ts';

/** One `go`, from its call until its promise is settled. */
interface Search {
  order: Order;
  isSent: boolean;
  isToStop: boolean;
  /** The first move of the best line so far. */
  best: string | undefined;
  onInfo: (info: Info) => void;
  resolve: (move: string | null) => void;
  reject: (error: Error) => void;
}

/**
 * The engine in a worker. A worker that searches hears nothing, so that to stop it is to end it: the next one is
 * started from the same compiled module in some milliseconds, but with an empty table.
 */
export class EngineClient implements Engine {
  ready: Promise<void>;
  private worker: Worker | undefined;
  private isReady = false;
  private isDisposed = false;
  private search: Search | undefined;
  private variant = 'chess';
  private isNewGame = false;
  /** What the worker has been told, and what it still is to be told before the next search. */
  private readonly options = new Map<string, string>();
  private readonly news = new Map<string, string>();

  constructor() {
    this.ready = this.start();
    // Whoever waits for it learns of a failure; so does each `go`.
    this.ready.catch(() => {});
  }

  option(name: string, value: string): void {
    this.options.set(name, value);
    this.news.set(name, value);
  }

  newGame(): void {
    this.isNewGame = true;
  }

  async go(
    variant: string,
    fen: string | null,
    moves: string[],
    limits: Limits,
    onInfo: (info: Info) => void,
  ): Promise<string | null> {
    this.giveUp();
    const lines = [positionLine(fen, moves), goLine(limits)];
    const order: Order = { follow: [variant, fen ?? '', moves.join(' ')], lines };
    return this.begin(order, variant, onInfo);
  }

  /**
   * Searches the variant's bench positions to this depth, as the program's `bench` does, and resolves with its line
   * "N nodes N nps".
   */
  bench(variant: string, depth: number): Promise<string> {
    this.giveUp();
    return this.begin({ lines: [`bench ${depth}`] }, variant, () => {}).then(String);
  }

  stop(): void {
    const search = this.search;
    if (!search) {
      return;
    }
    if (search.best !== undefined) {
      this.giveUp();
    } else {
      // Its first line is a matter of milliseconds, and no move is worse than a poor one.
      search.isToStop = true;
    }
  }

  dispose(): void {
    this.isDisposed = true;
    this.worker?.terminate();
    this.worker = undefined;
    this.settle((search) => search.resolve(null));
  }

  private begin(order: Order, variant: string, onInfo: (info: Info) => void): Promise<string | null> {
    return new Promise((resolve, reject) => {
      if (this.isDisposed) {
        resolve(null);
        return;
      }
      const { options, news } = this;
      if (variant !== this.variant) {
        this.variant = variant;
        news.set('UCI_Variant', variant);
        options.set('UCI_Variant', variant);
      }
      this.search = { order, isSent: false, isToStop: false, best: undefined, onInfo, resolve, reject };
      if (this.isReady) {
        this.send();
      } else {
        this.ready.catch((error: Error) => this.settle((search) => search.reject(error)));
      }
    });
  }

  private send(): void {
    const search = this.search;
    if (!search || search.isSent) {
      return;
    }
    search.isSent = true;
    const settings = [...this.news].map(([name, value]) => `setoption name ${name} value ${value}`);
    this.news.clear();
    const beginning = this.isNewGame ? ['ucinewgame'] : [];
    this.isNewGame = false;
    const order: Order = { ...search.order, lines: [...settings, ...beginning, ...search.order.lines] };
    this.worker?.postMessage(order);
  }

  private async start(): Promise<void> {
    const module = await loadModule();
    if (this.isDisposed) {
      return;
    }
    const worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    await new Promise<void>((resolve, reject) => {
      worker.onerror = (event) => {
        const error = new Error(`the engine's worker has failed: ${event.message}`);
        reject(error);
        this.settle((search) => search.reject(error));
      };
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        // What one that was ended had still to say is no answer to what its successor is asked.
        if (worker !== this.worker) {
          return;
        }
        if ('ready' in data) {
          this.isReady = true;
          resolve();
          this.send();
        } else if ('error' in data) {
          this.refuse(data, reject);
        } else {
          this.hear(data.line, data.san ?? []);
        }
      };
      worker.postMessage({ module } satisfies Begin);
    });
  }

  private refuse({ error, isBroken }: { error: string; isBroken: boolean }, reject: (error: Error) => void): void {
    if (isBroken && this.isReady) {
      this.restart();
    } else if (isBroken) {
      reject(new Error(error));
    }
    this.settle((search) => search.reject(new Error(error)));
  }

  private hear(line: string, san: string[]): void {
    const search = this.search;
    if (!search?.isSent) {
      return;
    }
    const move = bestMove(line);
    if (move !== undefined) {
      this.settle(() => search.resolve(move));
      return;
    }
    if (/^\d+ nodes \d+ nps$/.test(line)) {
      this.settle(() => search.resolve(line));
      return;
    }
    const info = parseInfo(line, san);
    if (!info) {
      return;
    }
    search.best = info.multipv === 1 ? (info.pv[0] ?? search.best) : search.best;
    search.onInfo(info);
    if (search.isToStop && this.search === search) {
      this.giveUp();
    }
  }

  /** Ends a running search; its promise resolves with the best move so far. */
  private giveUp(): void {
    const search = this.search;
    if (!search) {
      return;
    }
    if (search.isSent) {
      this.restart();
    }
    this.settle(() => search.resolve(search.best ?? null));
  }

  private restart(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
    for (const [name, value] of this.options) {
      this.news.set(name, value);
    }
    this.ready = this.start();
    this.ready.catch(() => {});
  }

  private settle(how: (search: Search) => void): void {
    const search = this.search;
    this.search = undefined;
    if (search) {
      how(search);
    }
  }
}
