# SPDX-License-Identifier: GPL-3.0-or-later
"""What the UCI scenarios share. After each of them the program must still be alive and end when told."""

import re
import unittest

from client import Client, run

NO_MOVE = r"bestmove (\(none\)|0000)$"
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def legal_moves(position="startpos", variant="chess"):
    """The moves of a position, as a process of its own counts them."""
    script = f"setoption name UCI_Variant value {variant}\nposition {position}\ngo perft 1\n"
    _, lines, _ = run(text=script)
    return {line.split(":")[0] for line in lines if re.match(r"\S+: 1$", line)}


def offered_variants():
    _, lines, _ = run(text="uci\n")
    combo = next(line for line in lines if line.startswith("option name UCI_Variant "))
    return re.findall(r" var (\S+)", combo)


class UciCase(unittest.TestCase):
    ends_alive = True  # False for scenarios that end the process themselves

    def setUp(self):
        self.engine = Client()
        self.addCleanup(self.engine.kill)

    def run(self, result=None):
        self._result = result
        return super().run(result)

    def tearDown(self):
        if self.ends_alive:
            self.check_alive()

    def check_alive(self):
        self.engine.send("isready")
        self.engine.until("readyok$", timeout=1)
        self.engine.send("quit")
        self.assertEqual(self.engine.wait(timeout=1), 0)
        self.assertEqual(self.engine.errors(), "", "nothing is said on standard error")

    def send(self, *lines):
        self.engine.send(*lines)

    def choose(self, variant):
        self.send(f"setoption name UCI_Variant value {variant}")
        self.engine.until(f"info string variant {variant} ", timeout=5)

    def search(self, limits, timeout=10.0):
        """The lines of one search, the bestmove line last."""
        self.send("go " + limits)
        return self.engine.until("bestmove ", timeout)

    def best_move(self, limits, timeout=10.0):
        return self.search(limits, timeout)[-1].split()[1]

    def perft(self, depth):
        self.send(f"go perft {depth}")
        return int(self.engine.answer("Nodes searched: ").split()[-1])

    def fen(self):
        """The FEN that `d` shows."""
        self.send("d")
        fen = self.engine.answer("FEN: ")[5:]
        self.engine.answer("Legal moves: ")
        return fen

    def check_refused(self, position):
        """D2: one line with the reason, no position, no move."""
        self.send("position " + position, "isready")
        lines = self.engine.until("readyok$")
        self.assertEqual(len(lines), 2, f"{position}: one line says why: {lines}")
        self.assertRegex(lines[0], "^info string .", position)
        self.send("go depth 2", "isready")
        lines = self.engine.until("readyok$")
        self.assertEqual(sum(line.startswith("bestmove") for line in lines), 1, lines)
        self.assertRegex(lines[-2], NO_MOVE, position)

    def check_taken(self, position):
        """No complaint about a position."""
        self.send("position " + position, "isready")
        self.assertEqual(self.engine.until("readyok$"), ["readyok"], position)

    def check_plays(self):
        """The start position can be searched after whatever was."""
        self.check_taken("startpos")
        self.assertIn(self.best_move("depth 2"), legal_moves())
