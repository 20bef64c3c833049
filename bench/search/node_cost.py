#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a node of the search costs, by part, in instructions: a table for each rule set.

    bench/search/node_cost.py [--ziggurat PATH] [--depth N] [--variants NAME...]

Runs `ziggurat bench` under valgrind's callgrind, takes off what the program needs to start, and sums the functions'
own instructions by what they are for. No load disturbs these figures. Build without link-time optimisation
(`make PRESET=release CMAKE_ARGS=-DZIGGURAT_LTO=OFF`): with it, functions disappear in others.
"""

import argparse
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
VARIANTS = ["chess", "levelup", "mystic", "stackchess"]
# Functions by the first pattern that fits their names.
PARTS = [
    ("evaluation", r"engine::eval::(?!.*wins_exchange)|Worker<.*>::evaluate"),
    ("exchanges", r"wins_exchange|exchange"),
    ("ordering", r"MovePicker|Histories|History"),
    ("corrections", r"corrected|Corrections|correct"),
    ("table", r"search::Table|Worker<.*>::(?:probe|store)"),
    ("steps of the search", r"search::"),
    ("moves made and generated", r"movegen::"),
    ("the rest", r""),
]


def function_of(line: str) -> str:
    """A function's own name, without its template arguments, which name half of the program."""
    name = line.split(":", 1)[1] if ":" in line else line
    bare, depth = [], 0
    for char in name.split("(", 1)[0] if not name.startswith("(") else name:
        depth += {"<": 1, ">": -1}.get(char, 0)
        if depth == 0 and char != ">":
            bare.append(char)
    return "".join(bare)


def costs(program: pathlib.Path, *arguments: str) -> tuple[dict[str, int], str]:
    """Instructions by function, and what the program printed."""
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/callgrind.out"
        run = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", str(program), *arguments],
                             capture_output=True, text=True, check=True)
        told = subprocess.run(["callgrind_annotate", "--threshold=100", "--auto=no", out], capture_output=True, text=True,
                              check=True)
    table: dict[str, int] = {}
    for amount, name in re.findall(r"^ *([\d,]+) \([ \d.]+%\)  (\S.*)$", told.stdout, re.MULTILINE):
        if name != "PROGRAM TOTALS":
            table[name] = table.get(name, 0) + int(amount.replace(",", ""))
    return table, run.stdout


def part_of(name: str) -> str:
    bare = function_of(name)
    return next(part for part, pattern in PARTS if re.search(pattern, bare))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ziggurat", type=pathlib.Path, default=ROOT / "build" / "release" / "ziggurat", metavar="PATH")
    parser.add_argument("--depth", default="8", help="of the bench (default %(default)s)")
    parser.add_argument("--variants", nargs="+", default=VARIANTS, metavar="NAME")
    options = parser.parse_args()
    start, _ = costs(options.ziggurat, "--version")
    columns = []
    for variant in options.variants:
        table, printed = costs(options.ziggurat, "bench", "--variant", variant, "--depth", options.depth)
        nodes = int(re.findall(r"^(\d+) nodes", printed, re.MULTILINE)[-1])
        sums = {part: 0 for part, _ in PARTS}
        for name, amount in table.items():
            sums[part_of(name)] += amount - start.get(name, 0)
        columns.append({part: amount / nodes for part, amount in sums.items()})
    print("| instructions a node | " + " | ".join(options.variants) + " |")
    print("| --- |" + " --- |" * len(columns))
    for part, _ in PARTS:
        cells = [f"{column[part]:.0f} ({100 * column[part] / sum(column.values()):.0f} %)" for column in columns]
        print(f"| {part} | " + " | ".join(cells) + " |")
    print("| **all** | " + " | ".join(f"**{sum(column.values()):.0f}**" for column in columns) + " |")


if __name__ == "__main__":
    main()
