# SPDX-License-Identifier: GPL-3.0-or-later
"""B, C and E, further: wrong words at wrong moments, the lesser commands and options, and FENs as clients write them."""

import itertools
import tempfile
from pathlib import Path

from uci_case import NO_MOVE, START, UciCase, legal_moves, offered_variants


class WrongMoments(UciCase):
    WORDS = ("uci", "debug", "debug on", "ucinewgame", "setoption", "setoption name", "setoption name Hash",
             "setoption name Hash value", "setoption value 3", "position", "position startpos moves", "position moves e2e4",
             "position fen", "go depth", "go depth 1", "go nodes 1 nodes 2 depth 1", "go perft", "go perft -1", "go perft 1",
             "stop", "ponderhit", "d", "eval", "flip", "help", "register later", "info", "bestmove e2e4", "uciok", "xboard",
             "go searchmoves depth 1", "position startpos", "\0", "\t", "=", "go depth 1 depth", "position fen 8/8")

    def test_B_every_word_at_any_moment(self):
        for beginning in ([], ["go infinite"], ["go ponder wtime 100"], ["position fen x"], ["go perft 9"]):
            for word in self.WORDS:
                self.send("stop", "position startpos", *beginning, word, word, "stop", "isready")
                self.engine.until("readyok$", timeout=5)
                for _, line in self.engine.lines:
                    self.assertNotRegex(line, "^bestmove $")
                self.engine.lines.clear()
            self.check_plays()

    def test_B_every_pair_of_words(self):
        words = ["go depth 1", "go infinite", "stop", "ponderhit", "ucinewgame", "position startpos", "flip",
                 "setoption name Clear Hash", "setoption name Hash value 2", "go perft 2", "go ponder movetime 1"]
        for first, second in itertools.product(words, words):
            self.send("position startpos", first, second, "stop", "isready")
            lines = self.engine.until("readyok$")
            asked = sum(word.startswith("go ") and "perft" not in word for word in (first, second))
            self.assertEqual(sum(line.startswith("bestmove ") for line in lines), asked, (first, second, lines))

    def test_B_numbers_of_all_sizes(self):
        for limit in ("depth", "nodes", "movetime", "mate", "wtime", "movestogo"):
            for number in ("-99999999999999999999", "-1", "0", "1", "1.5", "0x10", "1e3", "999999999999999999999", "\xb9", "NaN"):
                self.send("position startpos", f"go {limit} {number} depth 1", "isready")
                lines = self.engine.until("readyok$", timeout=5)
                lines += [] if any(line.startswith("bestmove ") for line in lines) else self.engine.until("bestmove ", 5)
                self.assertIn(next(line for line in lines if line.startswith("bestmove ")).split()[1], legal_moves())


class Positions(UciCase):
    def test_A_in_quotation_marks(self):
        self.check_taken(f'fen "{START}"')
        self.assertEqual(self.fen(), START)
        self.check_taken(f'fen "{START}" moves e2e4')

    def test_A_empty_pocket(self):
        for pocket in ("[]", "[-]"):
            self.check_taken("fen " + START.replace(" ", pocket + " ", 1))
            self.assertEqual(self.fen(), START)
        self.check_refused("fen " + START.replace(" ", "[Q] ", 1))

    def test_A_pocket_of_coins(self):
        self.choose("mystic")
        self.check_taken("fen 4k3/8/8/8/8/8/4P3/4K3[CCCcccccccccccccccccccc] w - - 0 1")
        self.assertEqual(self.fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 3:3 20:0")
        self.check_refused("fen 4k3/8/8/8/8/8/4P3/4K3[CCCCCCCCCCCCCCCCCCCCCc] w - - 0 1")
        self.check_refused("fen 4k3/8/8/8/8/8/4P3/4K3[CX] w - - 0 1")


class Commands(UciCase):
    def test_C_flip(self):
        self.check_taken("startpos moves e2e4")
        self.send("flip")
        self.assertEqual(self.fen(), "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        self.send("flip")
        self.assertEqual(self.fen().split()[0], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
        self.send("position fen x", "flip", "isready")
        self.assertEqual(self.engine.until("readyok$")[-2], "info string there is no position")

    def test_C_flip_without_rights_that_the_other_side_cannot_have(self):
        self.choose("stackchess")
        self.send("position startpos", "flip")
        self.assertEqual(self.fen(), "1nbqkb1r/1ppppp2/8/8/8/8/2PPPPP1/R1BQKBN1 b - - 0 1")

    def test_C_help_lists_every_command(self):
        self.send("help", "isready")
        lines = self.engine.until("readyok$")[:-1]
        for word in ("uci", "isready", "setoption", "position", "go", "stop", "d", "eval", "flip", "bench", "help", "quit"):
            self.assertTrue(any(line.startswith(word + ": ") for line in lines), word)

    def test_C_variant_line(self):
        expected = {"chess": "pocket 0 template chess", "levelup": "pocket 0 template fairy",
                    "mystic": "pocket 5 template super", "stackchess": "pocket 0 template bughouse"}
        for variant in offered_variants():
            self.send(f"setoption name UCI_Variant value {variant}")
            line = self.engine.answer(f"info string variant {variant} ", timeout=5)
            self.assertIn(" files 8 ranks 8 pocket ", line)
            self.assertEqual(line.split(" startpos ")[1], self.fen())
            self.assertIn(expected.get(variant, "template"), line)

    def test_C_about(self):
        self.send("uci")
        lines = self.engine.until("uciok$")
        self.assertRegex("\n".join(lines), r"\noption name UCI_EngineAbout type string default Ziggurat \d\S+, .*GPL")
        self.send("setoption name UCI_EngineAbout value mine", "isready")
        self.assertEqual(self.engine.until("readyok$"), ["readyok"])

    def test_C_log_file(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("Log File", "debug log file"):
                file = Path(folder) / name
                self.send(f"setoption name {name} value {file}", "isready", f"setoption name {name} value <empty>", "isready")
                self.engine.until("readyok$")
                self.engine.until("readyok$")
                words = [line.split(" ", 2)[2] for line in file.read_text(encoding="ascii").splitlines()]
                self.assertEqual(words, [">> isready", "<< readyok", f">> setoption name {name} value <empty>"])
        self.send("setoption name Log File value /dev/null/x", "isready")
        self.assertEqual(self.engine.until("readyok$")[0], "info string cannot write the log file /dev/null/x")
