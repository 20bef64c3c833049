// SPDX-License-Identifier: GPL-3.0-or-later
// UCI lines written and read.
import type { Info, Limits } from './types.ts';

/** The `position` command for a game. */
export function positionLine(fen: string | null, moves: string[]): string {
  const start = fen === null ? 'startpos' : `fen ${fen}`;
  return `position ${start}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
}

/**
 * The `go` command for these limits. A search without end is one without limits: `infinite` itself would have the
 * engine wait for a `stop` that it cannot hear.
 */
export function goLine(limits: Limits): string {
  const words: [string, number | undefined][] = [
    ['depth', limits.depth],
    ['nodes', limits.nodes],
    ['movetime', limits.movetimeMs],
    ['wtime', limits.wtimeMs],
    ['btime', limits.btimeMs],
    ['winc', limits.wincMs],
    ['binc', limits.bincMs],
  ];
  const given = limits.infinite ? [] : words.filter(([, value]) => value !== undefined);
  return ['go', ...given.map(([word, value]) => `${word} ${Math.round(value as number)}`)].join(' ');
}

/** The move of a `bestmove` line, null for "(none)"; undefined for other lines. */
export function bestMove(line: string): string | null | undefined {
  const move = /^bestmove (\S+)/.exec(line)?.[1];
  return move === '(none)' ? null : move;
}

/** What an `info` line with a score tells; undefined for other lines, and for bounds of an unfinished search. */
export function parseInfo(line: string, pvSan: string[]): Info | undefined {
  if (!/^info .*\bscore /.test(line) || /\b(lower|upper)bound\b/.test(line)) {
    return undefined;
  }
  const number = (word: string) => Number(new RegExp(`\\b${word} (-?\\d+)`).exec(line)?.[1] ?? 0);
  const score = /\bscore mate /.test(line) ? { mate: number('mate') } : { cp: number('cp') };
  const chances = /\bwdl (\d+) (\d+) (\d+)/.exec(line)?.slice(1).map(Number) as [number, number, number] | undefined;
  return {
    depth: number('depth'),
    seldepth: number('seldepth'),
    multipv: number('multipv') || 1,
    ...score,
    ...(chances && { wdl: chances }),
    nodes: number('nodes'),
    nps: number('nps'),
    timeMs: number('time'),
    pv: / pv (.*)$/.exec(line)?.[1]?.split(' ') ?? [],
    pvSan,
  };
}
