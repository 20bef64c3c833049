#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the men of our variants as SVG files for XBoard: python3 pieces.py FOLDER

Makes one folder a set in FOLDER: levelup, stackchess, stackchess-bigqueen, stackchess-king7. Files have the names
that XBoard looks for in its option -pieceImageDirectory: WhitePawn.svg and so on.
"""

import json
import sys
from pathlib import Path

# The shapes are data, which the page for the browser draws too.
SHAPES = json.loads((Path(__file__).parent / "shapes.json").read_text(encoding="ascii"))
SIDES = ("White", "Black")

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

LEVELLED = {"Pawn": "Lance", "Knight": "Nightrider", "Bishop": "Archbishop", "Rook": "CrownedRook",
            "Queen": "Marshall", "King": "HCrown"}


def colours(side):
    """The side's body, its outline, and what is drawn upon the body."""
    chosen = SHAPES["colours"][side.lower()]
    return chosen["body"], chosen["outline"], chosen["mark"]


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
    strokes = SHAPES["plus"]
    if size is not None:
        strokes = "".join(SHAPES["segments"][name] for name in SHAPES["digits"][str(size)])
    return f'<g transform="translate(86 5)">{path(strokes, "none", colour, 3)}</g>'


def stack(pyramids, size, is_king, side):
    """Pyramids seen from the side, bottom first, each over the tip of the one below."""
    body, outline, mark = colours(side)
    room = SHAPES["floor"] - 6 - SHAPES["pyramids"][pyramids[-1]]["height"]
    step = min(SHAPES["step"], room / max(len(pyramids) - 1, 1))
    parts = []
    for i, pyramid in enumerate(pyramids):
        shape = SHAPES["pyramids"][pyramid]
        floor, half = SHAPES["floor"] - i * step, shape["width"] / 2
        triangle = f"M{50 - half:g} {floor:g}L{50 + half:g} {floor:g}L50 {floor - shape['height']:g}z"
        parts.append(path(triangle, body, outline, 2.5))
        parts += pips(int(pyramid), floor, mark)
    parts.append(figure(size, outline))
    if is_king:
        parts.append(path(SHAPES["crown"], SHAPES["gold"], outline, 2))
    return svg(parts)


def man(kind, is_levelled, side):
    body, outline, _ = colours(side)
    parts = [path(SHAPES["bodies"][kind.lower()], body, outline, 3), path(SHAPES["base"], body, outline, 3)]
    if is_levelled:
        parts.append(path(SHAPES["chevrons"], SHAPES["gold"], outline, 1.8))
    return svg(parts)


def sets():
    """(set, name of a file, its text) of all pictures."""
    for side in SIDES:
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
