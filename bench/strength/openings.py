# SPDX-License-Identifier: GPL-3.0-or-later
"""Openings for matches: random moves that a search finds within 80 centipawns of even."""

import pathlib
import subprocess


def book_of(folder: pathlib.Path, program: str, variant: str, count: int, plies: int, seed: int) -> pathlib.Path:
    """The file in the folder that holds a rule set's openings, made by the program where it is not there yet. It holds
    moves, since not every engine can be given a position."""
    book = folder / f"{variant}.pgn"
    if not book.exists():
        command = [program, "openings", "--variant", variant, "--plies", str(plies), "--count", str(count)]
        command += ["--max-cp", "80", "--seed", str(seed), "--format", "pgn"]
        with book.open("w", encoding="ascii") as out:
            subprocess.run(command, stdout=out, check=True)
    return book
