# SPDX-License-Identifier: GPL-3.0-or-later
"""D: scores and draws."""

import re

from uci_case import UciCase


class Scores(UciCase):
    def score(self, position, limits="depth 24"):
        self.send("ucinewgame", "position " + position)
        lines = self.search(limits, timeout=20)
        told = [line for line in lines if " score " in line and "bound" not in line]
        return re.search(r" score (cp|mate) (-?\d+)", told[-1]).groups()

    def test_D35_mate_distance_and_sign(self):
        for fen, moves in (("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "1"), ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "2"),
                           ("6k1/8/5K2/8/8/8/8/R7 b - - 0 1", "-2")):
            self.assertEqual(self.score("fen " + fen), ("mate", moves), fen)

    def test_D36_repetition_that_began_in_a_set_up_position(self):
        fen = "6k1/RR6/8/8/7q/8/6P1/6K1 b - - 0 1"
        moves = "h4e1 g1h2 e1h4 h2g1 h4e1 g1h2 e1h4"
        self.assertEqual(self.score(f"fen {fen} moves {moves}", "depth 5"), ("cp", "0"))
        self.assertEqual(self.best_move("depth 5"), "h2g1")

    def test_D37_fifty_move_edge(self):
        self.assertEqual(self.score("fen 7k/8/8/8/8/8/8/KQ6 w - - 99 120"), ("cp", "0"))
        self.assertEqual(self.score("fen 7k/8/6K1/8/8/8/8/R7 w - - 99 120"), ("mate", "1"))

    def test_D38_dead_en_passant_square(self):
        shown = []
        for square in ("e3", "-"):
            self.send(f"position fen 4k3/8/8/8/4P3/8/8/4K3 b - {square} 0 1", "d")
            shown.append((self.engine.answer("FEN: "), self.engine.answer("Key: ")))
        self.assertEqual(shown[0], shown[1])

    def test_D_ends_are_shown(self):
        self.send("position startpos moves f2f3 e7e5 g2g4 d8h4", "d", "isready")
        self.assertIn("Over: checkmate", self.engine.until("readyok$"))
