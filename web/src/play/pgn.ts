// SPDX-License-Identifier: GPL-3.0-or-later
// Games as PGN texts. Reading finds tags and the moves of the main line; what the moves mean is for the rules to say.

export interface PgnGame {
  /** In the order in which they stand. */
  tags: Map<string, string>;
  /** Moves in SAN, without numbers, comments, variations and marks. */
  moves: string[];
}

const WIDTH = 79;

/** Words in lines of at most 79 signs. */
function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/**
 * @param startFen where the game began: its side to move and move number begin the count
 * @param result `*` for a game that goes on
 */
export function writePgn(
  tags: ReadonlyMap<string, string>,
  startFen: string,
  san: readonly string[],
  result: string,
): string {
  const head = [...tags].map(([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`);
  const fields = startFen.trim().split(/\s+/);
  const begins = fields[1] === 'b' ? 1 : 0;
  const number = Math.max(1, Number(fields[5] ?? 1) || 1);
  const words: string[] = [];
  san.forEach((move, i) => {
    const ply = i + begins;
    const count = number + Math.floor(ply / 2);
    if (ply % 2 === 0) words.push(`${count}.`);
    else if (i === 0) words.push(`${count}...`);
    words.push(move);
  });
  return `${head.join('\n')}\n\n${wrap([...words, result])}\n`;
}

/** The text without comments and variations; both may span lines. */
function withoutAsides(text: string): string {
  let kept = '';
  let depth = 0;
  for (const [part] of text.matchAll(/\{[^}]*\}?|;[^\n]*|[()]|[^{;()]+/g)) {
    if (part === '(') ++depth;
    else if (part === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && !/^[{;]/.test(part)) kept += part;
    kept += ' ';
  }
  return kept;
}

/** The first game of a text. Throws where there is neither a tag nor a move. */
export function readPgn(text: string): PgnGame {
  const tags = new Map<string, string>();
  const tag = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/;
  let rest = text.replace(/^\uFEFF/, '').replace(/^%.*$/gm, '');
  for (let found = tag.exec(rest); found; found = tag.exec(rest)) {
    tags.set(found[1] ?? '', (found[2] ?? '').replace(/\\(.)/g, '$1'));
    rest = rest.slice(found[0].length);
  }
  const moves: string[] = [];
  for (const word of withoutAsides(rest).split(/\s+/)) {
    const move = word.replace(/^\d+\.+/, '').replace(/[!?]+$/, '');
    if (/^(1-0|0-1|1\/2-1\/2|\*)$/.test(move) || move.startsWith('[')) break;
    if (move !== '' && !/^(\$\d+|\d+|\.+)$/.test(move)) moves.push(move);
  }
  if (tags.size === 0 && moves.length === 0) throw new Error('This text holds no game: neither a tag nor a move');
  return { tags, moves };
}
