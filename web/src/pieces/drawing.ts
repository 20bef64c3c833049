// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the men as SVG texts, from the same shapes and in the same way as protocol/gui/pieces.py does for XBoard; a
// test compares the two. Here every stack can be drawn, however tall it is.
import shapes from '../../../protocol/gui/shapes.json' with { type: 'json' };

export type Colour = 'white' | 'black';
/** The kinds of men that are not stacks. */
export type Kind = keyof typeof shapes.bodies;

const FIGURES: Record<string, string> = shapes.digits;
const STROKES: Record<string, string> = shapes.segments;
const PYRAMIDS: Record<string, { width: number; height: number }> = shapes.pyramids;

function path(data: string, fill: string, stroke: string, width: number): string {
  return (
    `<path d="${data}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" ` +
    'stroke-linecap="round"/>'
  );
}

function svg(parts: string[]): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">\n' +
    `${parts.join('\n')}\n</svg>\n`
  );
}

/** A number with six significant digits, without zeros behind. */
function short(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function pips(count: number, floor: number, colour: string): string[] {
  const first = 50 - 5.5 * (count - 1);
  const one = (i: number) =>
    `<circle cx="${short(first + 11 * i)}" cy="${short(floor - 5)}" r="3" fill="${colour}"/>`;
  return Array.from({ length: count }, (_, i) => one(i));
}

/** The size in the upper right corner. */
function figure(size: number, colour: string): string {
  const digits = [...String(size)];
  const groups = digits.map((digit, i) => {
    const strokes = [...(FIGURES[digit] ?? '')].map((name) => STROKES[name]).join('');
    return `<g transform="translate(${86 - 14 * (digits.length - 1 - i)} 5)">${path(strokes, 'none', colour, 3)}</g>`;
  });
  return groups.join('');
}

/** The sum of a stack's pyramids, which are given bottom first, such as `211`. */
export function sizeOf(pyramids: string): number {
  return [...pyramids].reduce((sum, pyramid) => sum + Number(pyramid), 0);
}

/** How much higher each pyramid of a stack stands than the one below it. */
function stepOf(pyramids: string): number {
  const room = shapes.floor - 6 - (PYRAMIDS[pyramids.at(-1) ?? '1']?.height ?? 0);
  return Math.min(shapes.step, room / Math.max(pyramids.length - 1, 1));
}

/** Pyramids seen from the side, bottom first, each over the tip of the one below; kings wear a crown. */
export function drawStack(pyramids: string, isKing: boolean, colour: Colour): string {
  const { body, outline, mark } = shapes.colours[colour];
  const parts: string[] = [];
  const step = stepOf(pyramids);
  [...pyramids].forEach((pyramid, i) => {
    const { width, height } = PYRAMIDS[pyramid] ?? { width: 0, height: 0 };
    const floor = shapes.floor - i * step;
    const half = width / 2;
    const corners = `M${short(50 - half)} ${short(floor)}L${short(50 + half)} ${short(floor)}L50 ${short(floor - height)}z`;
    parts.push(path(corners, body, outline, 2.5), ...pips(Number(pyramid), floor, mark));
  });
  parts.push(figure(sizeOf(pyramids), outline));
  if (isKing) parts.push(path(shapes.crown, shapes.gold, outline, 2));
  return svg(parts);
}

/** A man of a set of chess; levelled men carry chevrons. */
export function drawMan(kind: Kind, isLevelled: boolean, colour: Colour): string {
  const { body, outline } = shapes.colours[colour];
  const parts = [path(shapes.bodies[kind], body, outline, 3), path(shapes.base, body, outline, 3)];
  if (isLevelled) parts.push(path(shapes.chevrons, shapes.gold, outline, 1.8));
  return svg(parts);
}
