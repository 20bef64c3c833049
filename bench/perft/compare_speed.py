#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Times perft side by side with other engines and prints ratios.

Every figure is CPU time of a whole process, one thread, bulk counting at the leaves on all sides, less what
the same process needs for depth 1 (starting up, loading a network). The programs take turns, round by round,
so that whatever else the machine does falls on all of them; ratios are made round by round, and their median
is what counts. Node counts must agree where both play the same game.

    bench/perft/compare_speed.py [--ziggurat PATH] [--rounds N] [--install] [--instructions] [--quick]

--install fetches stockfish and fairy-stockfish with apt-get (root or sudo), --instructions also counts
instructions a leaf with callgrind, which no load disturbs.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
CHESS_JOBS = [("start position", START, 6), ("Kiwipete", KIWIPETE, 5)]

# Middle games of the variants from their perft tables: most men still on the board, levelled men, stacks and
# coins in use.
VARIANT_JOBS = {
    "levelup": [
        ("r1bqkbn1/1pppppp1/A6r/7E/1S2P3/7N/P2P1PPP/RNB1K2R b KQq - 0 1", 5),
        ("rn5r/p2p3p/bpp3m1/8/8/4S3/1PP1P1PD/1R1K1BN1 b - - 0 1", 5),
        ("r1b3Rr/1n2mp2/8/3p4/1s1Pn3/4P2A/P1P5/2K1D2R w - - 0 1", 5),
        ("r1b1k2r/pp1p1p1p/2n5/D1p1P1p1/8/1P1P4/2P1K1Pc/1NE2B1R w kq - 0 1", 5),
    ],
    "levelup-plain": [
        ("1db1k3/pp1pa2p/1qp1p1r1/1B2P1s1/3P2Q1/N7/P1P5/R1K3Nc w - - 0 1", 5),
        ("rn3kn1/4e3/2p1b3/pp1p4/8/2P1P3/PPEP2PM/RNB2BR1 w - - 0 1", 5),
        ("rnb1k1nr/1ppp2b1/6S1/5p1S/2E1e3/2P1PN2/PP3P2/RNBK1B1R b kq - 0 1", 5),
        ("r4bn1/p1pm1ppd/b7/1p6/2P1PQ2/2A5/P3NMP1/RN6 b - - 0 1", 5),
    ],
    "mystic": [
        ("4k3/3b3p/np3p1n/2b2Pp1/2P1P2P/1NB5/P6R/4K1N1 b - - 0 1 1:3 3:3", 5),
        ("4k3/pp2p3/1p1Pn2p/1p1Ppbp1/6RP/1nB5/RP1P1K2/8 w - - 0 1 0:3 2:3", 5),
        ("8/p2k4/1pp5/ppp5/P7/P1PP4/P3BP2/4K3 w - - 0 1 11:3 14:3", 5),
        ("4k3/7p/2p1np2/p2pp1P1/1NPp4/P4P1P/P4K1P/8 w - - 0 1 10:3 10:3", 5),
    ],
    "stackchess": [
        ("2bb1kn1/3pppN1/6p1/2B5/N7/4PP2/2n1K3/1Q2bB1N b - - 0 1", 5),
        ("n1b2b2/4p1pb/1np2Nkn/N7/1P4b1/1B3P2/2PPP3/3QK2N w - - 0 1", 5),
        ("r2qkbn1/2ppppp1/8/3N1B2/2b2N2/8/1PQPPP2/1NB1K3 b - - 0 1", 5),
        ("1rb1k1n1/3p1pp1/4pq2/2p5/8/3QP3/1PPP1P2/1NBBK3 b - - 0 1", 5),
    ],
}
OTHERS = {"stockfish": "Stockfish", "fairy-stockfish": "Fairy-Stockfish"}


def run_for_cpu(command, text=None):
    """Runs a command to its end; gives its output and the CPU seconds that it used."""
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=output, stderr=subprocess.STDOUT, text=True)
        if text is not None:
            process.stdin.write(text)
        process.stdin.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        printed = output.read()
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} failed ({process.returncode}):\n{printed}")
    return printed, usage.ru_utime + usage.ru_stime


def count_nodes(printed, command):
    found = re.search(r"^Nodes searched:\s*(\d+)", printed, re.MULTILINE)
    if not found:
        sys.exit(f"no node count in the output of {command}:\n{printed}")
    return int(found.group(1))


def ziggurat_perft(ziggurat, variant, fen, depth):
    command = [ziggurat, "perft", "--variant", variant, "--depth", str(depth), "--fen", fen]
    printed, seconds = run_for_cpu(command)
    return count_nodes(printed, command[0]), seconds


def other_perft(engine, fen, depth):
    printed, seconds = run_for_cpu([engine], f"position fen {fen}\ngo perft {depth}\nquit\n")
    return count_nodes(printed, engine), seconds


def find_engine(name):
    return shutil.which(name) or shutil.which(name, path="/usr/games")


def install_engines():
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    subprocess.run(sudo + ["apt-get", "update", "-qq"], check=True)
    subprocess.run(sudo + ["apt-get", "install", "-y", "-qq"] + list(OTHERS), check=True)


def speed(perft, fen, depth):
    """Nodes a CPU second, start-up taken off, and the node count."""
    _, start_up = perft(fen, 1)
    nodes, seconds = perft(fen, depth)
    return nodes / max(seconds - start_up, 1e-3), nodes


def report_chess(ziggurat, engines, rounds, quick):
    ours = lambda fen, depth: ziggurat_perft(ziggurat, "chess", fen, depth)
    reference_speeds = []
    print("orthodox chess, million nodes a CPU second (median of rounds)")
    for name, fen, depth in CHESS_JOBS:
        depth -= 1 if quick else 0
        speeds = {"Ziggurat": []} | {label: [] for label in engines}
        counts = set()
        for _ in range(rounds):
            for label in speeds:
                perft = ours if label == "Ziggurat" else lambda f, d: other_perft(engines[label], f, d)
                nodes_per_second, nodes = speed(perft, fen, depth)
                speeds[label].append(nodes_per_second)
                counts.add(nodes)
        if len(counts) != 1:
            sys.exit(f"the engines disagree on {name} depth {depth}: {sorted(counts)}")
        print(f"  {name}, depth {depth}, {counts.pop()} nodes")
        for label, figures in speeds.items():
            ratios = [own / other for own, other in zip(speeds["Ziggurat"], figures)]
            ratio = "" if label == "Ziggurat" else f"   Ziggurat is {statistics.median(ratios):5.2f} times as fast" \
                                                  f" ({min(ratios):.2f} to {max(ratios):.2f})"
            print(f"    {label:16} {statistics.median(figures) / 1e6:8.1f}{ratio}")
        reference_speeds += speeds.get("Stockfish", [])
    return reference_speeds


def report_variants(ziggurat, engines, rounds, quick):
    print("variants' middle games against Stockfish in orthodox chess (Kiwipete), in turns")
    for variant, jobs in VARIANT_JOBS.items():
        ratios, own_speeds = [], []
        for _ in range(rounds):
            nodes = seconds = 0.0
            for fen, depth in jobs:
                depth -= 1 if quick else 0
                _, start_up = ziggurat_perft(ziggurat, variant, fen, 1)
                count, used = ziggurat_perft(ziggurat, variant, fen, depth)
                nodes += count
                seconds += max(used - start_up, 1e-3)
            own_speeds.append(nodes / seconds)
            if "Stockfish" in engines:
                reference, _ = speed(lambda f, d: other_perft(engines["Stockfish"], f, d), KIWIPETE, 4 if quick else 5)
                ratios.append(own_speeds[-1] / reference)
        ratio = f"   {statistics.median(ratios):5.2f} times ({min(ratios):.2f} to {max(ratios):.2f})" if ratios else ""
        print(f"    {variant:16} {statistics.median(own_speeds) / 1e6:8.1f}{ratio}")


def count_instructions(command):
    with tempfile.NamedTemporaryFile() as output:
        printed = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={output.name}"] + command,
                                 capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", printed.stderr).group(1))


def report_instructions(ziggurat):
    def command(variant, fen, depth):
        return [ziggurat, "perft", "--variant", variant, "--depth", str(depth), "--fen", fen]

    print("instructions a leaf (callgrind, the deeper less depth 1)")
    jobs = [("chess", KIWIPETE, 4)] + [(variant, jobs[1][0], 3) for variant, jobs in VARIANT_JOBS.items()]
    for variant, fen, depth in jobs:
        leaves, _ = ziggurat_perft(ziggurat, variant, fen, depth)
        whole = count_instructions(command(variant, fen, depth)) - count_instructions(command(variant, fen, 1))
        print(f"    {variant:16} {whole / leaves:8.1f}   depth {depth} of {fen}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--ziggurat", default=os.path.join(here, "..", "..", "build", "release", "ziggurat"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--quick", action="store_true", help="one ply less everywhere, to see that all works")
    arguments = parser.parse_args()
    if arguments.install:
        install_engines()
    engines = {label: path for name, label in OTHERS.items() if (path := find_engine(name))}
    for name, label in OTHERS.items():
        if label not in engines:
            print(f"{name} is not installed: left out (--install fetches it)")
    report_chess(arguments.ziggurat, engines, arguments.rounds, arguments.quick)
    report_variants(arguments.ziggurat, engines, arguments.rounds, arguments.quick)
    if arguments.instructions:
        report_instructions(arguments.ziggurat)


if __name__ == "__main__":
    main()
