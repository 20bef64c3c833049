#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the matches that docs/strength.md reports, and prints the rows of its tables.

    strength.py old --engine PROGRAM     this engine against another build of it, in each rule set
    strength.py chess [--against NAME]   against other chess engines, as Debian packages them
    strength.py plain --engine PROGRAM --ini FILE   levelup-plain against a Fairy-Stockfish
    strength.py uct                      each rule set against plain UCT with ten times the time
    strength.py steps                    each step of the search, played without
    strength.py levels                   skill levels against each other

All games begin from openings of random moves that a search finds balanced, each played twice with colours swapped.
Errors are 95 % intervals over the pairs of games. A row is printed as soon as its match is over.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from openings import book_of

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "release"
VARIANTS = ["chess", "levelup", "mystic", "stackchess"]
LIMITED = ["option.UCI_LimitStrength=true"]
# What to call an engine, its program, and what else the match has to know of it.
ENGINES = {
    "fairymax": ["cmd=fairymax", "proto=xboard"],
    "sjaakii": ["cmd=sjaakii", "proto=uci"],
    "gnuchess": ["cmd=gnuchess", "arg=--uci", "proto=uci"],
    "phalanx": ["cmd=phalanx", "proto=xboard", "arg=-b-", "arg=-l-"],
    "hoichess": ["cmd=hoichess", "proto=xboard"],
    "glaurung": ["cmd=glaurung", "proto=uci", "option.Threads=1"],
    "toga2": ["cmd=toga2", "proto=uci"],
    "fairy-stockfish": ["cmd=fairy-stockfish", "proto=uci"],
    "stockfish-2400": ["cmd=stockfish", "proto=uci", *LIMITED, "option.UCI_Elo=2400"],
    "stockfish-2600": ["cmd=stockfish", "proto=uci", *LIMITED, "option.UCI_Elo=2600"],
    "stockfish-2850": ["cmd=stockfish", "proto=uci", *LIMITED, "option.UCI_Elo=2850"],
}
# As the engine names them, in its order.
STEPS = re.findall(r'"([a-z-]+)"', (ROOT / "search" / "steps.h").read_text(encoding="ascii").split("step_names{")[1])


class Bench:
    """The matches of one run: what they have in common."""

    def __init__(self, options: argparse.Namespace, folder: str) -> None:
        self.options = options
        self.folder = pathlib.Path(folder)
        self.own = str(options.ziggurat)
        self.referee = str(options.referee or options.ziggurat)
        self.limit = f"nodes={options.nodes}" if options.nodes else f"tc={options.tc}"

    def openings(self, variant: str) -> pathlib.Path:
        count = (self.options.games + 1) // 2
        return book_of(self.folder, self.referee, variant, count, self.options.plies, self.options.seed)

    def match(self, variant: str, first: list[str], second: list[str]) -> str:
        """Plays a match; the cells "games | +=- | score | Elo" for the first engine."""
        command = [self.referee, "match", "--variant", variant, "--games", str(self.options.games), "--repeat"]
        command += ["--openings", f"file={self.openings(variant)}", "format=pgn", "--recover", "--quiet"]
        command += ["--concurrency", str(self.options.concurrency), "--engine", *first, "--engine", *second]
        command += ["--draw", "movenumber=60", "movecount=10", "score=8", "--resign", "movecount=4", "score=900"]
        summary = self.folder / "summary.json"
        command += ["twosided=true", "--json", str(summary)]
        if self.options.verbose:
            print(" ".join(command), file=sys.stderr)
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        score = re.search(r": (\+\d+ =\d+ -\d+), ([\d.]+) % of (\d+) games", done.stdout)
        elo = re.search(r"Elo difference: ([^,]+), 95 % \+/- ([^;]+);", done.stdout)
        if not score or not elo:
            sys.exit(f"the match ended without a score:\n{done.stdout}")
        lost = [(entry["name"], entry["faults"]) for entry in json.loads(summary.read_text())["engines"]]
        faults = ", ".join(f"{count} by {name}" for name, count in lost if count > 0)
        return f"{score[3]} | {score[1]} | {score[2]} % | {elo[1]} ± {elo[2]}{faults and f' (games lost by faults: {faults})'}"

    def itself(self, *words: str, name: str = "ziggurat") -> list[str]:
        return [f"name={name}", f"cmd={self.own}", "proto=uci", self.limit, *words]


def head(*names: str) -> None:
    print("| " + " | ".join(names) + " | games | result | score | Elo |")
    print("| " + " | ".join("---" for _ in range(len(names) + 4)) + " |", flush=True)


def row(*cells: str) -> None:
    print("| " + " | ".join(cells) + " |", flush=True)


def play_old(bench: Bench) -> None:
    head("rule set")
    for variant in bench.options.variants:
        old = ["name=old", f"cmd={bench.options.engine}", "proto=uci", bench.limit]
        row(variant, bench.match(variant, bench.itself(), old))


def play_chess(bench: Bench) -> None:
    head("against")
    # Some engines read the clock in hundredths only, and none should lose by a busy machine.
    margin = "timemargin=100"
    for name in bench.options.against or ENGINES:
        other = [f"name={name}", *ENGINES[name], bench.limit, margin]
        row(name, bench.match("chess", bench.itself(margin), other))


def play_plain(bench: Bench) -> None:
    head("against")
    limit = f"nodes={bench.options.other_nodes}" if bench.options.other_nodes else bench.limit
    fairy = ["name=Fairy-Stockfish", f"cmd={bench.options.engine}", "proto=uci", limit]
    fairy += [f"option.VariantPath={bench.options.ini}", "option.Use NNUE=false"]
    row("Fairy-Stockfish", bench.match("levelup-plain", bench.itself(), fairy))


def play_uct(bench: Bench) -> None:
    head("rule set")
    for variant in bench.options.variants:
        own = ["name=ziggurat", f"cmd={bench.own}", "proto=uci", f"st={bench.options.move_ms / 1000}"]
        own += ["option.Move Overhead=0"]
        uct = ["name=uct", f"cmd={BUILD / 'bench_uct'}", "proto=uci", f"st={bench.options.move_ms / 100}"]
        row(variant, bench.match(variant, own, uct))


def play_steps(bench: Bench) -> None:
    head("without", "rule set")
    for step in bench.options.steps:
        for variant in bench.options.variants:
            without = bench.itself(f"option.Switch Off={step}", name="without")
            row(step, variant, bench.match(variant, without, bench.itself()))


def play_levels(bench: Bench) -> None:
    head("level", "against")
    for low in range(0, 18, 3):
        strong = bench.itself(f"option.Skill Level={low + 3}", name="higher")
        weak = bench.itself(f"option.Skill Level={low}", name="lower")
        row(str(low + 3), str(low), bench.match("chess", strong, weak))


TABLES = {
    "old": play_old,
    "chess": play_chess,
    "plain": play_plain,
    "uct": play_uct,
    "steps": play_steps,
    "levels": play_levels,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("--games", type=int, default=200, help="a match (default %(default)s)")
    parser.add_argument("--tc", default="2+0.02", help="time control (default %(default)s)")
    parser.add_argument("--nodes", type=int, help="nodes a move instead")
    parser.add_argument("--other-nodes", type=int, help="nodes a move for the Fairy-Stockfish of `plain`, where not as many")
    parser.add_argument("--move-ms", type=int, default=5, help="a move of ours against UCT (default %(default)s)")
    parser.add_argument("--variants", nargs="+", default=VARIANTS, metavar="NAME", help="rule sets")
    parser.add_argument("--steps", nargs="+", default=STEPS, metavar="STEP", help="steps to do without")
    parser.add_argument("--against", nargs="+", choices=ENGINES, metavar="NAME", help="chess engines: %(choices)s")
    parser.add_argument("--engine", type=pathlib.Path, metavar="PROGRAM", help="the other engine")
    parser.add_argument("--ini", type=pathlib.Path, metavar="FILE", help="levelup-plain as Fairy-Stockfish reads it")
    parser.add_argument("--ziggurat", type=pathlib.Path, default=BUILD / "ziggurat", metavar="PROGRAM")
    parser.add_argument("--referee", type=pathlib.Path, metavar="PROGRAM", help="the ziggurat that runs the matches")
    parser.add_argument("--plies", type=int, default=8, help="random plies of an opening (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the openings (default %(default)s)")
    parser.add_argument("--concurrency", type=int, default=1, help="games at once (default %(default)s)")
    parser.add_argument("--verbose", action="store_true", help="print each match's command")
    options = parser.parse_args()
    if options.table in ("old", "plain") and not options.engine:
        parser.error(f"{options.table} wants --engine PROGRAM")
    if options.table == "plain" and not options.ini:
        parser.error("plain wants --ini FILE")
    with tempfile.TemporaryDirectory() as folder:
        TABLES[options.table](Bench(options, folder))


if __name__ == "__main__":
    main()
