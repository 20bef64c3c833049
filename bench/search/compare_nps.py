#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nodes a second of the search in chess, beside Stockfish and Fairy-Stockfish, in one run.

    bench/search/compare_nps.py [--ziggurat PATH] [--rounds N] [--nodes N]

Every engine searches the same positions to the same number of nodes, one thread, 16 MiB; the others with their
classical evaluations (Use NNUE off), as ours is one. The programs take turns, round by round; a figure is nodes by
CPU time of the process, less what it needs to start; ratios are made round by round and their median counts.
Engines do not count nodes quite alike, so that a ratio tells speed, not strength.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
POSITIONS = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bqk2r/2ppbppp/p1n2n2/1p2p3/4P3/1B3N2/PPPP1PPP/RNBQR1K1 b kq - 1 7",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "2r3k1/pp3ppp/2n1b3/3pP3/3P4/P1N5/1P3PPP/R4BK1 b - - 0 20",
]
OTHERS = ["stockfish", "fairy-stockfish"]


def program(name: str) -> str | None:
    return shutil.which(name) or shutil.which(f"/usr/games/{name}")


def cpu_of(command: str, lines: list[str]) -> tuple[float, int]:
    """CPU seconds of a session of these commands, each search waited for, and the nodes that its searches counted."""
    process = subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    total = 0
    for line in lines:
        process.stdin.write(line + "\n")
        process.stdin.flush()
        if line.startswith("go "):
            nodes = 0
            for answer in process.stdout:
                counted = re.search(r" nodes (\d+)", answer)
                nodes = int(counted[1]) if counted else nodes
                if answer.startswith("bestmove"):
                    break
            total += nodes
    process.stdin.write("quit\n")
    process.stdin.close()
    process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, total


def session(nodes: int, positions: list[str]) -> list[str]:
    lines = ["setoption name Hash value 16", "setoption name Threads value 1", "setoption name Use NNUE value false"]
    for fen in positions:
        lines += ["ucinewgame", f"position fen {fen}", f"go nodes {nodes}"]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ziggurat", default=str(ROOT / "build" / "release" / "ziggurat"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--nodes", type=int, default=1_000_000, help="a position (default %(default)s)")
    options = parser.parse_args()
    engines = {"ziggurat": options.ziggurat} | {name: program(name) for name in OTHERS}
    for name, path in engines.items():
        if not path:
            sys.exit(f"{name} is not installed (apt-get install {name})")
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    for _ in range(options.rounds):
        for name, path in engines.items():
            idle, _ = cpu_of(path, session(1, []))
            seconds, nodes = 0.0, 0
            for fen in POSITIONS:
                used, counted = cpu_of(path, session(options.nodes, [fen]))
                seconds += used - idle
                nodes += counted
            speeds[name].append(nodes / seconds)
    for name in engines:
        print(f"{name}: {statistics.median(speeds[name]) / 1e6:.2f} million nodes a second of CPU time")
    for name in OTHERS:
        ratio = statistics.median(own / other for own, other in zip(speeds["ziggurat"], speeds[name]))
        print(f"ziggurat : {name} = {ratio:.2f}")


if __name__ == "__main__":
    main()
