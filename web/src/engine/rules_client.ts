// SPDX-License-Identifier: GPL-3.0-or-later
import { loadModule } from './load.ts';
import type { Answer, Begin, Question } from './messages.ts';
import type { DivideRow, Position, Rules } from './types.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The rules in a worker of their own, which is started with the first question. */
export class RulesClient implements Rules {
  private worker: Promise<Worker> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private isDisposed = false;

  variants(): Promise<string[]> {
    return this.ask('variants', []) as Promise<string[]>;
  }

  position(variant: string, fen: string | null, moves: string[]): Promise<Position> {
    return this.ask('position', [variant, fen ?? '', moves.join(' ')]) as Promise<Position>;
  }

  parseSan(variant: string, fen: string | null, moves: string[], san: string): Promise<string> {
    return this.ask('parseSan', [variant, fen ?? '', moves.join(' '), san]) as Promise<string>;
  }

  perft(variant: string, fen: string | null, moves: string[], depth: number): Promise<DivideRow[]> {
    return this.ask('perft', [variant, fen ?? '', moves.join(' '), depth]) as Promise<DivideRow[]>;
  }

  dispose(): void {
    this.isDisposed = true;
    this.worker?.then((worker) => worker.terminate()).catch(() => {});
    this.rejectAll('the rules are no longer asked');
  }

  private async ask(ask: Question['ask'], words: Question['words']): Promise<unknown> {
    this.worker ??= this.start();
    const worker = await this.worker;
    return new Promise((resolve, reject) => {
      if (this.isDisposed) {
        reject(new Error('the rules are no longer asked'));
        return;
      }
      const id = ++this.lastId;
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ask, words } satisfies Question);
    });
  }

  private async start(): Promise<Worker> {
    try {
      const module = await loadModule();
      const worker = new Worker(new URL('./rules_worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = (event: MessageEvent<Answer>) => this.hear(event.data);
      worker.onerror = (event) => this.rejectAll(`the rules' worker has failed: ${event.message}`);
      worker.postMessage({ module } satisfies Begin);
      return worker;
    } catch (error) {
      this.worker = undefined;
      throw error;
    }
  }

  private hear({ id, value, error }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) {
      waiting?.resolve(value);
    } else {
      waiting?.reject(new Error(error));
    }
  }

  private rejectAll(reason: string): void {
    for (const { reject } of this.waiting.values()) {
      reject(new Error(reason));
    }
    this.waiting.clear();
  }
}
