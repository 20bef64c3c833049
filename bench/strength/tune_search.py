#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tunes the numbers of the search by games, and prints them as they come.

    cmake --preset release -B build/tunable -DZIGGURAT_TUNABLE=ON && cmake --build build/tunable --target ziggurat
    tune_search.py --ziggurat build/tunable/ziggurat --games 10000 --nodes 4000

By SPSA (Spall 1998): in each round all numbers are moved at once, each up or down by chance; the engine so changed plays
a few games against the engine changed the opposite way, and every number goes a little towards the side that won. The
numbers are those that search/tuning.h marks, and they begin with what stands there. Rule sets take turns.
"""

import argparse
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from openings import book_of

ROOT = pathlib.Path(__file__).resolve().parents[2]
MARKED = re.compile(r"ZIGGURAT_TUNED\((\w+), (\w+), ([\d.]+)\)")
SCORE = re.compile(r": \+(\d+) =(\d+) -(\d+),")
# As Spall advises: how the steps shrink as rounds go by.
STEP_DECAY, GAIN_DECAY = 0.101, 0.6


class Number:
    """A number of the search: where it stands, and by how much it is moved to try what becomes of it."""

    def __init__(self, kind: str, name: str, value: float) -> None:
        self.name = name
        self.is_whole = kind != "double"
        self.value = value
        self.step = max(0.15 * value, 1.0 if self.is_whole else 0.05)

    def moved(self, by: float, luck: random.Random) -> str:
        """The number so many steps away, as text. Of whole numbers one beside it, the nearer the likelier."""
        value = max(self.value + by * self.step, 0.0)
        return str(int(value + luck.random())) if self.is_whole else f"{value:.4f}"


class Tuner:
    def __init__(self, options: argparse.Namespace, folder: str) -> None:
        self.options = options
        self.folder = pathlib.Path(folder)
        self.luck = random.Random(options.seed)
        marked = MARKED.findall((ROOT / "search" / "tuning.h").read_text(encoding="ascii"))
        self.numbers = [Number(kind, name, float(value)) for kind, name, value in marked]
        self.rounds = max(options.games // options.games_a_round, 1)

    def engine(self, name: str, sides: list[int], step: float) -> list[str]:
        changed = [
            f"arg=ZIGGURAT_TUNE_{number.name}={number.moved(side * step, self.luck)}"
            for number, side in zip(self.numbers, sides)
        ]
        program = f"arg={os.path.abspath(self.options.ziggurat)}"
        return ["--engine", f"name={name}", "cmd=env", *changed, program, "proto=uci", f"nodes={self.options.nodes}"]

    def lead(self, variant: str, sides: list[int], step: float) -> int:
        """By how many games the one setting is ahead of its opposite."""
        command = [self.options.ziggurat, "match", "--variant", variant, "--games", str(self.options.games_a_round)]
        book = book_of(self.folder, self.options.ziggurat, variant, count=400, plies=8, seed=self.options.seed)
        command += ["--openings", f"file={book}", "format=pgn", "order=random", "--repeat", "--quiet"]
        command += ["--srand", str(self.luck.randrange(1 << 30)), "--recover"]
        command += self.engine("one", sides, step) + self.engine("other", [-side for side in sides], step)
        command += ["--draw", "movenumber=50", "movecount=8", "score=12", "--resign", "movecount=3", "score=700"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        score = SCORE.search(done.stdout)
        if not score:
            sys.exit(f"the match ended without a score:\n{done.stdout}{done.stderr}")
        return int(score[1]) - int(score[3])

    def run(self) -> None:
        for count in range(self.rounds):
            step = 1 / (1 + count / 600) ** STEP_DECAY
            gain = self.options.gain / (1 + count / 300) ** GAIN_DECAY
            sides = [self.luck.choice((-1, 1)) for _ in self.numbers]
            variant = self.options.variants[count % len(self.options.variants)]
            lead = self.lead(variant, sides, step)
            for number, side in zip(self.numbers, sides):
                number.value = max(number.value + gain * lead * side * number.step / step, 0.0)
            if (count + 1) % 10 == 0 or count + 1 == self.rounds:
                self.tell((count + 1) * self.options.games_a_round)

    def tell(self, games: int) -> None:
        print(f"{games} games:", *(f"{number.name}={number.value:.4g}" for number in self.numbers), flush=True)


def is_tunable(program: str) -> bool:
    """Whether the environment changes what the program searches."""
    plain, changed = (
        subprocess.run([program, "bench", "--variant", "chess", "--depth", "6"], capture_output=True, text=True,
                       env={**os.environ, **more}, check=True).stdout.split(" nodes")[0]
        for more in ({}, {"ZIGGURAT_TUNE_late_move_base": "1"})
    )
    return plain != changed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ziggurat", required=True, metavar="PROGRAM", help="built with ZIGGURAT_TUNABLE")
    parser.add_argument("--games", type=int, default=10000, help="in all (default %(default)s)")
    parser.add_argument("--games-a-round", type=int, default=8, metavar="N", help="an even number (default %(default)s)")
    parser.add_argument("--nodes", type=int, default=4000, help="a move (default %(default)s)")
    parser.add_argument("--gain", type=float, default=0.03, help="steps that a game won is worth at first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variants", nargs="+", metavar="NAME", help="rule sets, in turn (default: the four)",
                        default=["chess", "levelup", "mystic", "stackchess"])
    options = parser.parse_args()
    try:
        if not is_tunable(options.ziggurat):
            parser.error(f"{options.ziggurat} is not built with ZIGGURAT_TUNABLE")
    except (OSError, subprocess.CalledProcessError) as error:
        parser.error(f"{options.ziggurat} cannot be run: {error}")
    with tempfile.TemporaryDirectory() as folder:
        Tuner(options, folder).run()


if __name__ == "__main__":
    main()
