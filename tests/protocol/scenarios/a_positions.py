# SPDX-License-Identifier: GPL-3.0-or-later
"""A: positions and raw input."""

from client import Client
from uci_case import NO_MOVE, START, UciCase, legal_moves, offered_variants


class Positions(UciCase):
    def test_A01_nonsense_instead_of_a_fen(self):
        for nonsense in ("fen ?!?", "fen initial", "fen 8", "fen", "", "e2e4", "startpos e2e4", "fen " + START + " 7"):
            self.check_refused(nonsense)
            self.check_plays()

    def test_A01_nonsense_in_our_variants(self):
        for variant in offered_variants():
            self.choose(variant)
            for nonsense in ("fen ?!?", "fen 8/8/8/8/8/8/8/8 w - - 0 1", "startpos moves a1a1"):
                self.check_refused(nonsense)
            self.check_taken("startpos")

    def test_A02_royal_piece_missing_or_doubled(self):
        self.check_refused("fen 8/8/2k5/8/8/8/4P3/8 w - - 0 1")
        self.check_refused("fen 4k3/8/8/8/8/8/8/K3K3 w - - 0 1")
        self.check_plays()

    def test_A02_several_kings_where_they_are_legal(self):
        self.choose("stackchess")
        self.check_taken("fen 4k3/8/8/8/8/8/8/K3K3 w - - 0 1")
        self.assertNotRegex(self.search("depth 2")[-1], NO_MOVE)

    def test_A03_illegal_placement(self):
        for fen in ("3k4/3R4/8/8/8/8/8/3K4 w - - 0 1", "P3k3/8/8/8/8/8/8/p3K3 w - - 0 1",
                    "8/8/8/3kK3/8/8/8/8 w - - 0 1"):
            self.check_refused("fen " + fen)
        self.check_plays()

    def test_A04_short_fens(self):
        board = "4k3/8/8/8/8/8/4P3/4K3"
        self.check_refused("fen " + board)
        for side in "wb":
            self.check_taken(f"fen {board} {side} - -")
            self.assertEqual(self.fen(), f"{board} {side} - - 0 1")
            for shorter in (f"fen {board} {side}", f"fen {board} {side} -"):
                self.send("position " + shorter, "go depth 3")
                self.engine.until("bestmove ")

    def test_A05_castling_rights_that_cannot_be(self):
        self.check_refused("fen 4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1")
        self.check_taken("fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
        self.assertEqual((self.perft(1), self.perft(4)), (6, 1424))
        self.assertNotRegex(self.search("depth 8")[-1], NO_MOVE)

    def test_A05_castling_rights_in_our_variants(self):
        for variant, fen in (("levelup", "4k3/8/8/8/8/8/4P3/4M3 w KQkq - 0 1"),
                             ("mystic", "4k3/8/8/8/8/8/8/4K3 w K - 0 1 20:0 20:0"),
                             ("stackchess", "4k3/8/8/8/8/8/8/4K3 w Kq - 0 1")):
            self.choose(variant)
            self.check_refused("fen " + fen)

    def test_A06_en_passant_square_that_cannot_be(self):
        for square in ("e5", "z9", "e3", "e6"):
            self.check_refused(f"fen 4k3/8/8/8/8/8/4P3/4K3 w - {square} 3 7")
        self.check_plays()

    def test_A08_counters(self):
        for counters in ("-5 -7", "99999999999 99999999999", "x y", "3.5 1"):
            self.check_refused(f"fen 4k3/8/8/8/8/8/4P3/4K3 w - - {counters}")
        self.check_taken("fen 4k3/8/8/8/8/8/4P3/4K3 w - - 150 0")
        self.assertEqual(self.fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 150 1")
        self.search("depth 3")

    def test_A10_all_moves_of_a_rich_position_at_once(self):
        self.send("setoption name MultiPV value 500")
        for variant in offered_variants():
            self.choose(variant)
            moves = legal_moves(variant=variant)
            lines = self.search("depth 2", timeout=30)
            told = {line.split(" pv ")[1].split()[0] for line in lines if line.startswith("info depth 2 ")}
            self.assertEqual(told, moves, variant)

    def test_A11_very_long_game_in_one_line(self):
        self.check_taken("startpos moves" + " b1c3 b8c6 c3b1 c6b8" * 600)
        lines = self.search("depth 3", timeout=30)
        self.assertIn(lines[-1].split()[1], legal_moves())

    def test_A11_one_long_word(self):
        self.send("A" * 1_000_000)
        self.assertLess(len(self.engine.answer("info string ", timeout=30)), 300)

    def test_A11_bytes_that_are_no_text(self):
        self.send("\0\0go\0 depth\x01 \xff\xfe", "position fen \0\xff", "go depth \0", "stop", "isready")
        for line in self.engine.until("readyok$"):
            self.assertRegex(line, r"^(readyok$|info string |bestmove )[ -~]*$")
        self.check_plays()

    def test_A13_illegal_move_in_the_middle(self):
        self.check_refused("startpos moves e2e4 e7e5 h1h5 g1f3")
        self.check_plays()

    def test_A13_half_a_command_is_never_applied(self):
        self.check_refused("startpos moves e2e4 e7e6 e4")
        self.send("d", "isready")
        self.assertRegex(self.engine.until("readyok$")[0], "^info string ")

    def test_A_last_line_without_a_line_break(self):
        client = Client()
        self.addCleanup(client.kill)
        client.process.stdin.write(b"position startpos\r\ngo depth 2")
        client.close_input()
        self.assertRegex(client.rest()[-1], "^bestmove [a-h]")
        self.assertEqual(client.wait(), 0)
