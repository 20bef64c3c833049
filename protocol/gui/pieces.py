#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the men of our variants as SVG files for XBoard: python3 pieces.py FOLDER

Makes one folder a set in FOLDER: levelup, stackchess, stackchess-bigqueen, stackchess-king7. Files have the names
that XBoard looks for in its option -pieceImageDirectory: WhitePawn.svg and so on.
"""

import sys
from pathlib import Path

# A side's colours: the body, the outline, what is drawn upon the body.
COLOURS = {"White": ("#f7ecc8", "#3b2b14", "#8a1c1c"), "Black": ("#4b3f72", "#120d24", "#f4c95d")}
GOLD = "#e0a526"

# XBoard's names of the pictures that the engine's `setup` lines choose, by the letter on the board.
STACK_NAMES = {
    "P": "Crown", "N": "Sword", "B": "Zebra", "R": "Camel", "Q": "Wolf", "K": "Hat", "F": "Duck", "A": "Lance",
    "C": "Dragon", "H": "Gnu", "G": "Cub", "D": "LShield", "U": "Pegasus", "W": "Wizard", "M": "Copper", "O": "Iron",
    "I": "Viking", "J": "Flag", "V": "Axe", "L": "Dolphin", "S": "Leopard", "T": "Claw", "Y": "Left",
    "Z": "Butterfly", "E": "PromoBishop",
}
STACKS = {
    "P": "1", "N": "2", "F": "11", "B": "3", "A": "21", "C": "111", "R": "22", "H": "31", "G": "211", "D": "1111",
    "K": "32", "U": "311", "W": "221", "M": "2111", "O": "11111", "Q": "33", "I": "321", "J": "222", "V": "3111",
    "L": "2211", "S": "21111", "T": "111111",
}
# Letters that stand for any stack that is taller than those: some stack, with a plus instead of its size.
SETS = {
    "stackchess": (STACKS, "", 5),
    "stackchess-bigqueen": (STACKS | {"Y": "333", "Z": "3331", "E": "33321"}, "YZE", 5),
    "stackchess-king7": (STACKS | {"K": "322", "E": "32", "Y": "331", "Z": "3211"}, "Z", 7),
}

WIDTH = {"1": 40, "2": 62, "3": 84}
HEIGHT = {"1": 30, "2": 46, "3": 62}
FLOOR = 94

# Which strokes of a seven-segment figure a digit has; a plus has strokes of its own.
SEGMENTS = {"a": "M0 0h8", "b": "M8 0v8", "c": "M8 8v8", "d": "M0 16h8", "e": "M0 8v8", "f": "M0 0v8", "g": "M0 8h8"}
DIGITS = {1: "bc", 2: "abged", 3: "abgcd", 4: "fgbc", 5: "afgcd", 6: "afgcde", 7: "abc"}

CHEVRONS = "M30 88l20 -9l20 9v-7l-20 -9l-20 9z M30 76l20 -9l20 9v-7l-20 -9l-20 9z"
BASE = "M20 92h60v-6q-2 -6 -10 -8h-40q-8 2 -10 8z"
BODIES = {
    "Pawn": "M32 80q10 -10 12 -26q-9 -2 -9 -7h8a15 15 0 1 1 14 0h8q0 5 -9 7q2 16 12 26z",
    "Knight": "M30 80q0 -18 18 -30l-8 3q-6 9 -15 6q-6 -4 -3 -11q8 -9 11 -19l-1 -12l9 8q26 -2 32 24q3 16 -1 31z",
    "Bishop": "M32 80q10 -8 11 -18q-13 -8 -9 -22q5 -13 14 -20a5 5 0 1 1 4 0q9 7 14 20q4 14 -9 22q1 10 11 18z",
    "Rook": "M30 80l5 -8v-34l-9 -8v-18h10v8h8v-8h12v8h8v-8h10v18l-9 8v34l5 8z",
    "Queen": "M28 80q6 -8 4 -18l-18 -34l18 14l4 -26l12 24l2 -28l2 28l12 -24l4 26l18 -14l-18 34q-2 10 4 18z",
    "King": "M28 80q4 -10 2 -14q-16 -6 -16 -20q2 -14 18 -12q8 2 13 8v-12h-8v-7h8v-9h10v9h8v7h-8v12q5 -6 13 -8"
            "q16 -2 18 12q0 14 -16 20q-2 4 2 14z",
}
LEVELLED = {"Pawn": "Lance", "Knight": "Nightrider", "Bishop": "Archbishop", "Rook": "CrownedRook",
            "Queen": "Marshall", "King": "HCrown"}


def path(data, fill, stroke, width):
    return (f'<path d="{data}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" '
            'stroke-linecap="round"/>')


def svg(parts):
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">\n'
            + "\n".join(parts) + "\n</svg>\n")


def pips(count, floor, colour):
    first = 50 - 5.5 * (count - 1)
    return [f'<circle cx="{first + 11 * i:g}" cy="{floor - 5:g}" r="3" fill="{colour}"/>' for i in range(count)]


def figure(size, colour):
    """The size in the upper right corner; a plus if it is None."""
    strokes = "M0 8h10M5 3v10" if size is None else "".join(SEGMENTS[name] for name in DIGITS[size])
    return f'<g transform="translate(86 5)">{path(strokes, "none", colour, 3)}</g>'


def stack(pyramids, size, is_king, side):
    """Pyramids seen from the side, bottom first, each over the tip of the one below."""
    body, outline, mark = COLOURS[side]
    room = FLOOR - 6 - HEIGHT[pyramids[-1]]
    step = min(19, room / max(len(pyramids) - 1, 1))
    parts = []
    for i, pyramid in enumerate(pyramids):
        floor, half, height = FLOOR - i * step, WIDTH[pyramid] / 2, HEIGHT[pyramid]
        triangle = f"M{50 - half:g} {floor:g}L{50 + half:g} {floor:g}L50 {floor - height:g}z"
        parts.append(path(triangle, body, outline, 2.5))
        parts += pips(int(pyramid), floor, mark)
    parts.append(figure(size, outline))
    if is_king:
        parts.append(path("M5 21v-14l6 7l6 -9l6 9l6 -7v14z", GOLD, outline, 2))
    return svg(parts)


def man(kind, is_levelled, side):
    body, outline, _ = COLOURS[side]
    parts = [path(BODIES[kind], body, outline, 3), path(BASE, body, outline, 3)]
    if is_levelled:
        parts.append(path(CHEVRONS, GOLD, outline, 1.8))
    return svg(parts)


def sets():
    """(set, name of a file, its text) of all pictures."""
    for side in COLOURS:
        for kind, levelled in LEVELLED.items():
            yield "levelup", f"{side}{kind}", man(kind, False, side)
            yield "levelup", f"{side}{levelled}", man(kind, True, side)
        for name, (stacks, open_ended, king_size) in SETS.items():
            for letter, pyramids in stacks.items():
                size = sum(map(int, pyramids))
                shown = None if size > 7 or (letter in open_ended and king_size != 7) else size
                yield name, f"{side}{STACK_NAMES[letter]}", stack(pyramids, shown, size == king_size, side)


def main(folder):
    for name, file, text in sets():
        (Path(folder) / name).mkdir(parents=True, exist_ok=True)
        (Path(folder) / name / f"{file}.svg").write_text(text, encoding="ascii")


if __name__ == "__main__":
    main(sys.argv[1])
