# SPDX-License-Identifier: GPL-3.0-or-later
"""C: options and resources."""

import re
import unittest

from client import SANITIZERS, run
from uci_case import UciCase, legal_moves, offered_variants


class Options(UciCase):
    def options(self):
        self.send("uci")
        return [line for line in self.engine.until("uciok$") if line.startswith("option ")]

    def test_C_the_handshake(self):
        self.send("uci")
        lines = self.engine.until("uciok$")
        self.assertRegex(lines[0], r"^id name Ziggurat \d")
        self.assertRegex(lines[1], "^id author .")
        names = {re.match(r"option name (.+) type ", line).group(1) for line in lines[2:-1]}
        self.assertEqual(names,
            {"Hash", "Threads", "MultiPV", "Ponder", "UCI_Variant", "Move Overhead", "Clear Hash", "Skill Level"}
            | {"UCI_LimitStrength", "UCI_Elo", "UCI_ShowWDL", "Switch Off", "Log File", "UCI_EngineAbout"},
        )

    def test_C_defaults_lie_in_their_ranges(self):
        for line in self.options():
            spin = re.match(r"option name .+ type spin default (\d+) min (\d+) max (\d+)$", line)
            if " type spin " in line:
                default, least, most = map(int, spin.groups())
                self.assertTrue(least <= default <= most, line)
            if " type combo " in line:
                self.assertRegex(line, r" default chess var chess( var [a-z0-9-]+)*$")

    def test_C31_hash_values(self):
        for value in ("0", "-1", "3.5MB", "", "123456789012345678901234", "abc"):
            self.send(f"setoption name Hash value {value}", "isready")
            lines = self.engine.until("readyok$")
            self.assertEqual(len(lines), 2, f"Hash {value}: one line says what happens")
            self.assertRegex(lines[0], "^info string Hash ", value)
            self.search("depth 5")
        for value in ("1", "64"):
            self.send(f"setoption name Hash value {value}", "isready")
            self.assertEqual(self.engine.until("readyok$"), ["readyok"])
            self.search("depth 5")

    # Under these sanitizers a program that asks for more memory than there is ends at once.
    @unittest.skipIf(re.search("address|thread", SANITIZERS), "not under this sanitizer")
    def test_C31_more_hash_than_there_is_memory(self):
        most = next(line for line in self.options() if " name Hash " in line).split()[-1]
        self.send(f"setoption name Hash value {most}9", "isready")
        self.assertRegex(self.engine.until("readyok$", timeout=30)[0], "^info string ")
        self.send("setoption name Hash value 1")
        self.search("depth 5")

    def test_C_other_numbers_out_of_range(self):
        # A thousand threads can be had, but not in the time that a test should take.
        for option, too_large in (("Threads", "0"), ("MultiPV", "99999999"), ("Move Overhead", "99999999")):
            for value in ("-1", too_large, "x", ""):
                self.send(f"setoption name {option} value {value}", "isready")
                self.assertRegex(self.engine.until("readyok$", timeout=30)[0], f"^info string {option} ", value)
            self.send(f"setoption name {option} value 1")
        self.check_plays()

    def test_C_names_in_any_case(self):
        self.send("setoption name hAsH value 2", "setoption name move overhead value 20", "setoption name CLEAR HASH",
                  "setoption name ponder value true", "isready")
        self.assertEqual(self.engine.until("readyok$"), ["readyok"])

    def test_C_unknown_options_and_broken_commands(self):
        for command in ("setoption", "setoption name", "setoption Hash 3", "setoption name Frob value 3",
                        "setoption name Ponder value maybe", "frobnicate"):
            self.send(command, "isready")
            lines = self.engine.until("readyok$")
            self.assertEqual(len(lines), 2, command)
            self.assertRegex(lines[0], "^info string .", command)
        self.check_plays()

    def test_C_multipv(self):
        self.send("setoption name MultiPV value 4", "position startpos")
        lines = [line for line in self.search("depth 5") if line.startswith("info depth 5 ")]
        numbers = [re.search(r"multipv (\d+)", line).group(1) for line in lines][-4:]
        firsts = {line.split(" pv ")[1].split()[0] for line in lines[-4:]}
        self.assertEqual((numbers, len(firsts)), (["1", "2", "3", "4"], 4))

    def test_C34_unknown_variant(self):
        self.send("setoption name UCI_Variant value nosuch", "isready")
        self.assertRegex(self.engine.until("readyok$")[0], "^info string .*nosuch")
        self.assertEqual(self.perft(3), 8902)

    def test_C34_start_position_right_after_the_choice(self):
        for variant in offered_variants():
            self.send(f"setoption name UCI_Variant value {variant}")
            line = self.engine.answer("info string variant ", timeout=5)
            told = re.match(rf"info string variant {variant} files 8 ranks 8 .*startpos (.+)$", line)
            self.assertTrue(told, line)
            self.assertEqual(self.fen(), told.group(1), variant)
            self.assertIn(self.best_move("depth 1"), legal_moves(variant=variant), variant)

    def test_C34_no_silent_fall_back_to_chess(self):
        for variant, depth, count in (("levelup", 5, 4868368), ("levelup-lite", 5, 4867505),
                                      ("mystic", 4, 726168), ("stackchess", 4, None)):
            self.choose(variant)
            nodes = self.perft(depth)
            self.assertNotIn(nodes, (197281, 4865609), variant)
            self.assertTrue(count is None or nodes == count, variant)

    def test_C34_variants_leave_no_traces(self):
        def nodes_of(script):
            _, lines, _ = run(text=script, timeout=60)
            last = [line for line in lines if line.startswith("info depth 6 ")][-1]
            return re.search(r"nodes (\d+)", last).group(1)

        first, second, *_ = offered_variants()
        fresh = nodes_of("position startpos\ngo depth 6\n")
        self.choose(second)
        self.search("depth 6")
        self.choose(first)
        last = [line for line in self.search("depth 6") if line.startswith("info depth 6 ")][-1]
        self.assertEqual(re.search(r"nodes (\d+)", last).group(1), fresh)
