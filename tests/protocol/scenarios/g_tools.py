# SPDX-License-Identifier: GPL-3.0-or-later
"""G: perft, bench and the command line."""

import re
import unittest

from client import run
from uci_case import UciCase, offered_variants

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def perft(*arguments):
    return run("perft", *arguments, timeout=60)


def total(lines):
    return int(next(line for line in lines if line.startswith("Nodes searched: ")).split()[-1])


class PerftTool(unittest.TestCase):
    def test_G59_known_counts(self):
        for arguments, count in ((("--depth", "4"), 197281), (("--depth", "3", "--fen", KIWIPETE), 97862),
                                 (("--depth", "3", "--fen", "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"), 528),
                                 (("--variant", "levelup", "--depth", "5"), 4868368),
                                 (("--variant", "mystic", "--depth", "3"), 24714)):
            code, lines, errors = perft(*arguments)
            self.assertEqual((code, errors), (0, ""), arguments)
            self.assertEqual(total(lines), count, arguments)
            self.assertRegex("\n".join(lines), r"Time: [\d.]+ s\nNodes/second: \d+$")

    def test_G60_odd_depths(self):
        self.assertEqual(total(perft("--depth", "0")[1]), 1)
        for arguments in (("--depth", "-1"), ("--depth", "4x"), ("--depth",), ()):
            code, lines, errors = perft(*arguments)
            self.assertEqual((code, lines, len(errors.splitlines())), (2, [], 1), arguments)

    def test_G60_divide(self):
        for variant in ("chess", "levelup", "mystic"):
            code, lines, _ = perft("--variant", variant, "--depth", "3", "--divide")
            counts = [re.match(r"(\S+): (\d+)$", line).groups() for line in lines if ": " in line
                      and not line.startswith(("Nodes", "Time"))]
            self.assertEqual(code, 0)
            self.assertEqual(len({move for move, _ in counts}), len(counts))
            self.assertEqual(sum(int(count) for _, count in counts), total(lines))

    def test_G61_same_count_however_computed(self):
        for variant, depth, count in (("chess", "4", 197281), ("levelup", "4", 197281), ("mystic", "3", 24714)):
            for more in ((), ("--threads", "2"), ("--threads", "8"), ("--no-bulk",), ("--no-bulk", "--threads", "3")):
                _, lines, _ = perft("--variant", variant, "--depth", depth, *more)
                self.assertEqual(total(lines), count, (variant, more))

    def test_G_bad_arguments(self):
        for arguments in (("--depth", "3", "--fen", "8/8"), ("--depth", "3", "--variant", "nosuch"),
                          ("--depth", "3", "--threads", "0"), ("--depth", "3", "more"), ("--dep", "3"),
                          ("--depth", "3", "--frob")):
            code, lines, errors = perft(*arguments)
            self.assertEqual((code, lines, len(errors.splitlines())), (2, [], 1), arguments)


class PerftUnderUci(UciCase):
    def test_G60_divide_under_uci(self):
        self.send("go perft 3")
        lines = self.engine.until("Nodes searched: ")
        counts = [re.match(r"(\S+): (\d+)$", line).groups() for line in lines[:-1]]
        self.assertEqual((len(counts), sum(int(count) for _, count in counts)), (20, 8902))
        self.assertEqual(lines[-1], "Nodes searched: 8902")

    def test_G60_odd_depths_under_uci(self):
        self.assertEqual(self.perft(0), 1)
        for depth in ("-1", "4x", ""):
            self.send("go perft " + depth, "isready")
            lines = self.engine.until("readyok$")
            self.assertEqual(len(lines), 2)
            self.assertRegex(lines[0], "^info string .*perft")

    def test_G60_counted_in_pieces(self):
        self.assertEqual(self.perft(5), 4865609)
        self.send("position fen " + KIWIPETE)
        self.assertEqual(self.perft(4), 4085603)

    def test_G61_threads_under_uci(self):
        for threads in (1, 3):
            self.send(f"setoption name Threads value {threads}", "position fen " + KIWIPETE)
            self.assertEqual(self.perft(4), 4085603)


class Bench(UciCase):
    def test_G62_same_total_each_time(self):
        totals = set()
        for _ in range(2):
            code, lines, errors = run("bench", "--variant", "chess", "--depth", "5", timeout=60)
            self.assertEqual((code, errors), (0, ""))
            totals.add(re.match(r"(\d+) nodes \d+ nps$", lines[-1]).group(1))
        self.send("bench 5")
        totals.add(self.engine.answer(r"\d+ nodes \d+ nps$", timeout=60).split()[0])
        self.assertEqual(len(totals), 1, totals)

    def test_G62_all_variants(self):
        code, lines, _ = run("bench", "--depth", "2", timeout=60)
        self.assertEqual(code, 0)
        names = [line.split(":")[0] for line in lines[:-1]]
        self.assertEqual(names, offered_variants())
        self.assertEqual(sum(int(line.split()[1]) for line in lines[:-1]), int(lines[-1].split()[0]))

    def test_G62_bad_depths(self):
        for depth in ("0", "-1", "x"):
            self.assertEqual(run("bench", "--depth", depth)[0], 2)
            self.send("bench " + depth)
            self.engine.until("info string bench ")


class CommandLine(unittest.TestCase):
    def test_G_version(self):
        code, lines, errors = run("--version")
        self.assertEqual((code, len(lines), errors), (0, 1, ""))
        self.assertRegex(lines[0], r"^Ziggurat \d+\.\d+\.\d+$")

    def test_G_help(self):
        for arguments in (("--help",), ("perft", "--help"), ("bench", "--help"), ("match", "--help"),
                          ("demo", "--help"), ("listen", "--help")):
            code, lines, errors = run(*arguments)
            self.assertEqual((code, errors), (0, ""), arguments)
            self.assertTrue(any("Usage: ziggurat" in line for line in lines), arguments)
        for command in ("perft", "bench", "match", "demo"):
            self.assertIn(command, "\n".join(run("--help")[1]))

    def test_G_unknown_arguments(self):
        for arguments in (("--frob",), ("frob",), ("perft", "--frob"), ("bench", "more"), ("match", "--frob"),
                          ("--version", "more"), ("demo", "--nodes", "x")):
            code, lines, errors = run(*arguments)
            self.assertEqual((code, lines, len(errors.splitlines())), (2, [], 1), arguments)
