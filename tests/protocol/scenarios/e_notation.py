# SPDX-License-Identifier: GPL-3.0-or-later
"""E: notation and variant input."""

import re

from uci_case import UciCase, legal_moves, offered_variants


class Notation(UciCase):
    def test_E40_promotion(self):
        fen = "fen 8/P6k/8/8/8/8/8/K7 w - - 0 1"
        for text in ("a7a8q", "a7a8Q", "a7a8n"):
            self.check_taken(f"{fen} moves {text}")
        for text in ("a7a8", "a7a8k", "A7A8Q", "a7a8qq"):
            self.check_refused(f"{fen} moves {text}")
        self.check_taken(fen)
        self.assertEqual({move for move in legal_moves(fen) if move.startswith("a7")},
                         {"a7a8q", "a7a8r", "a7a8b", "a7a8n"})
        self.assertEqual(self.best_move("depth 4"), "a7a8q")

    def test_E41_castling_words(self):
        fen = "fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1"
        self.assertIn("e1g1", legal_moves(fen))
        self.check_taken(fen + " moves e1g1")
        self.assertEqual(self.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1")
        for text in ("e1h1", "O-O", "e1c1"):
            self.check_refused(f"{fen} moves {text}")

    def test_E42_drops(self):
        self.choose("mystic")
        for text in ("P@e2", "p@e2"):
            self.check_taken("startpos moves " + text)
        for text in ("@e2", "P@a8", "P@e1", "P@e5", "Q@e2", "P@E2"):
            self.check_refused("startpos moves " + text)
        self.check_taken("startpos moves P@e2")
        self.send("go perft 1")
        self.assertTrue(any(line.startswith("P@e5:") for line in self.engine.until("Nodes searched")),
                        "Black drops in capitals too")

    def test_E42_upgrades(self):
        self.choose("mystic")
        start = "startpos moves P@a2 P@a7 P@b2 P@b7 P@c2 P@c7 "
        for text in ("B@c2", "n@c2"):
            self.check_taken(start + text)
        for text in ("R@c2", "B@d2", "B@c7", "B@e1"):
            self.check_refused(start + text)

    def test_E_two_legs_and_splits(self):
        self.choose("levelup")
        fen = "fen 4k3/8/8/3p4/8/2C5/8/4K3 w - - 0 1"
        self.check_taken(fen + " moves c3d5,d5f6")
        self.check_taken(fen + " moves c3d5")
        self.check_refused(fen + " moves c3d5,f6d5")
        self.check_refused(fen + " moves c3d5d5f6")
        self.choose("stackchess")
        self.check_taken("startpos moves h1g3n")
        self.check_refused("startpos moves h1g3q")

    def test_E43_fen_in_and_out(self):
        for variant in offered_variants():
            self.choose(variant)
            for limits in ("depth 1", "nodes 50", "depth 2"):
                fen = self.fen()
                self.check_taken("fen " + fen)
                self.assertEqual(self.fen(), fen, variant)
                self.check_taken(f"fen {fen} moves {self.best_move(limits)}")

    def test_E43_fen_dialects_of_our_variants(self):
        self.choose("stackchess")
        self.check_taken("fen 4k[32]3/8/8/8/8/8/8/R[22]3K3 w - - 0 1")
        self.assertEqual(self.fen(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
        for board in ("4k3/8/8/8/8/8/8/R[21]3K3", "4k3/8/8/8/8/8/8/R[121]3K3", "4k3/8/8/8/8/8/8/R[21"):
            self.check_refused(f"fen {board} w - - 0 1")
        self.choose("mystic")
        self.check_refused("fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 21:0 20:0")
        self.check_refused("fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0")

    def test_E44_captured_pieces_return_as_what_they_are(self):
        self.choose("mystic")
        self.check_taken("fen 1rr4k/P7/8/8/8/8/8/6K1 w - - 0 1 0:3 0:3 moves a7b8q c8b8")
        self.assertEqual(self.fen(), "1r5k/8/8/8/8/8/8/6K1 w - - 0 2 0:3 0:3")

    def test_E_the_board_is_drawn(self):
        for variant in offered_variants():
            self.choose(variant)
            self.send("d")
            lines = self.engine.until("Legal moves: ")
            self.assertGreater(len(lines), 10, variant)
            self.assertTrue(any(re.match("Key: [0-9A-F]{16}$", line) for line in lines), variant)

    def test_E_evaluation_is_explained(self):
        for variant in offered_variants():
            self.choose(variant)
            self.send("eval", "isready")
            self.assertGreater(len(self.engine.until("readyok$")), 1, variant)
