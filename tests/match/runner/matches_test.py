# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches between engines that behave: protocols, openings, adjudication, tables, SPRT."""

import json
import re
import unittest

from runner import PROGRAM, MatchCase

DEPTH = ("--each", "depth=1")


def ours(name, *words):
    """This engine as a process of its own."""
    return ["--engine", f"name={name}", f"cmd={PROGRAM}", "option.Hash=1", *words]


class Protocols(MatchCase):
    VARIANTS = ("chess", "levelup", "stackchess", "mystic", "levelup-plain")

    def test_our_engine_over_both_protocols_in_all_variants(self):
        for variant in self.VARIANTS:
            with self.subTest(variant):
                self.pgn.unlink(missing_ok=True)
                code, out, err = self.match("--variant", variant, *ours("U", "proto=uci"), *ours("X", "proto=xboard"),
                                            "--each", "depth=2", "--games", "2", "--openings-plies", "6", "--repeat",
                                            "--maxmoves", "40", timeout=90)
                self.assertEqual(code, 0, out + err)
                self.assertEqual([tags.get("Variant", "chess") for tags, _ in self.games()], [variant] * 2)

    def test_own_player_within_the_process(self):
        code, out, err = self.match("--engine", "cmd=self", "option.Skill Level=0", *ours("Process"), *DEPTH, "--games",
                                    "2", "--maxmoves", "30")
        self.assertEqual(code, 0, err)
        self.assertIn("Score of self against Process", out)

    def test_options_reach_the_engine_and_unknown_ones_are_noted(self):
        log = self.folder / "talk.log"
        code, _, err = self.match(*self.stub("A", "ok", "uci", "option.Hash=7", "option.Frob=1"), *self.stub("B"), *DEPTH,
                                  "--log", str(log))
        self.assertEqual(code, 0)
        self.assertIn('A has no option "Frob"', err)
        said = log.read_text(encoding="utf-8")
        self.assertIn("A << setoption name Hash value 7", said)
        self.assertRegex(said, r"\d\d:\d\d:\d\d\.\d{3} B >> bestmove g8f6")

    def test_clocks_and_limits_as_uci_knows_them(self):
        log = self.folder / "talk.log"
        self.match(*self.stub("A", "ok", "uci", "tc=40/60+0.5"), *self.stub("B", "ok", "uci", "st=0.5"), "--log", str(log))
        said = log.read_text(encoding="utf-8")
        self.assertRegex(said, r"A << go wtime 60000 btime 60000 winc 500 binc 500 movestogo 40\n")
        self.assertRegex(said, r"B << go movetime 500\n")
        tags, _ = self.games()[0]
        self.assertEqual(tags["TimeControl"], "40/60+0.5:0.5/move")

    def test_clocks_as_xboard_knows_them(self):
        log = self.folder / "talk.log"
        self.match(*self.stub("A", "ok", "xboard"), *self.stub("B", "ok", "xboard"), "--each", "tc=40/1:30+2", "--log",
                   str(log))
        said = log.read_text(encoding="utf-8")
        self.assertIn("A << level 40 1:30 2", said)
        self.assertIn("A << time 9000", said)
        self.assertIn("B << usermove g1f3", said)
        self.assertIn("B << rejected san", said)

    def test_pondering(self):
        log = self.folder / "talk.log"
        code, out, err = self.match(*ours("P", "ponder"), *ours("Q", "ponder"), "--each", "tc=5+0.05", "timemargin=5000",
                                    "--maxmoves", "6", "--log", str(log))
        self.assertEqual(code, 0, out + err)
        said = log.read_text(encoding="utf-8")
        self.assertRegex(said, r"<< go ponder wtime \d+ btime \d+")
        self.assertRegex(said, r"<< (ponderhit|stop)\n")

    def test_another_name_for_the_variant(self):
        code, out, err = self.match("--variant", "levelup-plain", *ours("A"), *ours("B", "variant.alias=levelup-lite"),
                                    "--each", "depth=1", "--maxmoves", "4")
        self.assertEqual(code, 0, out + err)
        code, out, err = self.match("--variant", "levelup", *ours("A", "proto=xboard", "variant.levelup=nosuch"),
                                    *ours("B"), "--each", "depth=1", "--maxmoves", "4")
        self.assertEqual(code, 2, out + err)
        self.assertIn('its variants have no "nosuch"', err)

    def test_fairy_spelling_of_captures_that_level_up(self):
        log = self.folder / "talk.log"
        code, out, err = self.match("--variant", "levelup-plain", *ours("A", "moves=fairy"), *ours("B"), "--each",
                                    "depth=2", "--fen", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "--maxmoves", "4", "--log",
                                    str(log))
        self.assertEqual(code, 0, out + err)
        said = log.read_text(encoding="utf-8")
        self.assertRegex(said, r"A << position fen .* moves e4d5\+ ")
        self.assertRegex(said, r"B << position fen .* moves e4d5(\n| )")


class Openings(MatchCase):
    def test_a_book_of_positions(self):
        book = self.folder / "book.epd"
        book.write_text("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - hmvc 1; fmvn 1; ce 20;\n"
                        "\n# the second\nrnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1\n", encoding="ascii")
        code, out, err = self.match("--openings", f"file={book}", "--nodes", "50", "--games", "4", "--repeat", "--maxmoves",
                                    "5")
        self.assertEqual(code, 0, out + err)
        starts = [tags["FEN"].split()[0] for tags, _ in self.games()]
        self.assertEqual(starts[0], starts[1])
        self.assertEqual(starts[2], starts[3])
        self.assertIn("5N2", starts[0])
        self.assertIn("2N5", starts[2])

    def test_a_book_of_games(self):
        book = self.folder / "book.pgn"
        book.write_text('[Event "x"]\n\n1. e4 {best by test} e5 2. Nf3 (2. f4 exf4) Nc6! $1 3. Bb5 a6 *\n\n[Event "y"]\n\n'
                        "1.d4 d5 2.c4 1/2-1/2\n", encoding="ascii")
        self.match("--openings", f"file={book}", "plies=4", "start=2", "--nodes", "50", "--games", "2", "--maxmoves", "5")
        moves = [moves for _, moves in self.games()]
        self.assertTrue(moves[0].startswith("1. d4 d5 2. c4 "), moves[0])
        self.assertTrue(moves[1].startswith("1. e4 e5 2. Nf3 Nc6 3. "), moves[1])

    def test_a_bad_book_is_refused_with_its_line(self):
        book = self.folder / "book.epd"
        book.write_text("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n8/8 w - -\n", encoding="ascii")
        code, _, err = self.match("--openings", f"file={book}")
        self.assertEqual((code, len(err.splitlines())), (2, 1))
        self.assertIn("book.epd, line 2: ", err)

    def test_made_openings_are_even_different_and_playable(self):
        for variant in ("chess", "mystic"):
            with self.subTest(variant):
                book = self.folder / f"{variant}.epd"
                self.run_program("openings", "--variant", variant, "--plies", "6", "--count", "6", "--max-cp", "90",
                                 "--nodes", "500", "--out", str(book))
                lines = book.read_text(encoding="ascii").splitlines()
                self.assertEqual((len(lines), len(set(lines))), (6, 6))
                for line in lines:
                    self.assertLessEqual(abs(int(re.search(r" ce (-?\d+);$", line).group(1))), 90)
                self.pgn.unlink(missing_ok=True)
                code, out, err = self.match("--variant", variant, "--openings", f"file={book}", "order=random",
                                            "--nodes", "50", "--games", "6", "--maxmoves", "4")
                self.assertEqual(code, 0, out + err)
                starts = {line.split(" hmvc")[0] for line in lines}
                self.assertEqual({" ".join(tags["FEN"].split()[:4]) for tags, _ in self.games()}, starts)

    def test_made_openings_as_moves_lead_to_the_same_positions(self):
        # From the same position the same two moves are found, so that the games end alike.
        ends = {}
        for form, moves in (("epd", "1"), ("pgn", "4")):
            self.run_program("openings", "--variant", "levelup", "--plies", "6", "--count", "3", "--nodes", "200", "--format",
                             form, "--out", f"{self.folder}/book.{form}")
            code, out, err = self.match("--variant", "levelup", "--openings", f"file=book.{form}", "--nodes", "50", "--games",
                                        "3", "--maxmoves", moves, "--epdout", f"{form}.out")
            self.assertEqual(code, 0, out + err)
            ends[form] = [line.split(" hmvc")[0] for line in (self.folder / f"{form}.out").read_text().splitlines()]
        self.assertEqual(ends["pgn"], ends["epd"])
        self.assertEqual([tags.get("FEN") for tags, _ in self.games()[3:]], [None] * 3)
        self.assertIn("--format wants epd or pgn", self.run_program("openings", "--format", "xml", code=2)[1])


class Ends(MatchCase):
    def test_the_limit_of_moves(self):
        code, out, _ = self.match(*self.stub("A"), *self.stub("B"), *DEPTH, "--maxmoves", "2")
        self.assertEqual(code, 0)
        tags, moves = self.games()[0]
        self.assertEqual((tags["PlyCount"], tags["Termination"], tags["Result"]), ("4", "adjudication", "1/2-1/2"))
        self.assertIn("Endings: move limit 1", out)

    def test_draws_by_agreement_of_scores(self):
        _, out, _ = self.match(*self.stub("A"), *self.stub("B"), *DEPTH, "--draw", "movenumber=2", "movecount=2", "score=5")
        self.assertIn("Endings: adjudicated draw 1", out)
        self.assertEqual(self.games()[0][0]["PlyCount"], "4")

    def test_resignation_by_scores(self):
        _, out, err = self.match("--fen", "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1", "--depth", "4", "--resign", "movecount=1",
                                 "score=500")
        self.assertIn("Endings: adjudicated win 1", out, err)
        self.assertEqual(self.games()[0][0]["Result"], "1-0")

    def test_last_positions(self):
        epd = self.folder / "last.epd"
        self.match(*self.stub("A"), *self.stub("B"), *DEPTH, "--maxmoves", "1", "--epdout", str(epd))
        self.assertEqual(epd.read_text(encoding="ascii"),
                         "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - hmvc 2; fmvn 2;\n")

    def test_notes(self):
        self.match(*self.stub("A"), *self.stub("B"), *DEPTH, "--maxmoves", "1", "--pgn-notes")
        self.assertRegex(self.games()[0][1], r"^1\. Nf3 \{\+0\.00/1 \d+\.\d{3}s\} 1\.\.\. Nf6 \{\+0\.00/1 \d+\.\d{3}s\} ")


class Tables(MatchCase):
    def test_colours_and_openings(self):
        self.match(*self.stub("A"), *self.stub("B"), *self.stub("C"), *DEPTH, "--games", "2", "--rounds", "2", "--repeat",
                   "--maxmoves", "1")
        meetings = [tags["White"] + tags["Black"] for tags, _ in self.games()]
        self.assertEqual(meetings, ["AB", "BA", "AC", "CA", "BC", "CB"] * 2)

    def test_gauntlet(self):
        _, out, _ = self.match(*self.stub("A"), *self.stub("B"), *self.stub("C"), *DEPTH, "--tournament", "gauntlet",
                               "--noswap", "--games", "2", "--maxmoves", "1")
        self.assertEqual([tags["White"] + tags["Black"] for tags, _ in self.games()], ["AB", "AB", "AC", "AC"])
        self.assertRegex(out, r"rank +name +Elo +\+/- +games +score +draws")

    def test_json(self):
        code, out, err = self.match(*self.stub("A"), *self.stub("Bad", "at3-crash"), *DEPTH, "--games", "2", "--recover",
                                    "--json", "-")
        self.assertEqual(code, 1, err)

        def refuse(word):
            raise ValueError(word)

        summary = json.loads(out, parse_constant=refuse)
        self.assertEqual((summary["end"], summary["games"], summary["endings"]), ("complete", 2, {"crash": 2}))
        self.assertEqual([(engine["name"], engine["wins"], engine["faults"], engine["elo"]) for engine in
                          summary["engines"]], [("A", 2, 0, None), ("Bad", 0, 2, None)])
        self.assertEqual(summary["pairings"][0]["pairs"], [0, 0, 0, 0, 1])

    def test_rating_interval_and_quiet(self):
        _, _, err = self.match(*self.stub("A"), *self.stub("B"), *DEPTH, "--games", "4", "--ratinginterval", "2")
        self.assertEqual(err.count("Score of A against B"), 2)
        self.assertNotIn("\r", err)
        _, out, err = self.match(*self.stub("A"), *self.stub("B"), *DEPTH, "--games", "2", "--quiet")
        self.assertEqual(err, "")
        self.assertIn("Elo difference: ", out)

    def test_sprt_ends_the_match(self):
        code, out, err = self.match(*self.stub("A"), *self.stub("Bad", "at3-move=e2e5"), *DEPTH, "--sprt", "elo0=0",
                                    "elo1=200", "alpha=0.05", "beta=0.05")
        self.assertEqual(code, 1, err)
        self.assertIn("elo1 accepted", out)
        games = len(self.games())
        self.assertGreater(games, 4)
        self.assertLess(games, 60)
        self.assertEqual(games % 2, 0)

    def test_help_is_whole(self):
        code, out, _ = self.match("--help")
        self.assertEqual(code, 0)
        for word in ("--engine", "--each", "--openings", "--sprt", "--draw", "--resign", "--maxmoves", "--pgnout",
                     "--epdout", "--recover", "--resume", "--log", "--ratinginterval", "--srand", "--concurrency",
                     "--rounds", "--repeat", "--tournament", "--json", "--shard", "option.NAME=VALUE", "timemargin=MS"):
            self.assertIn(word, out)

    def test_one_dash_will_do(self):
        words = [word[1:] if word.startswith("--") else word for word in (*self.stub("A"), *self.stub("B"), *DEPTH)]
        code, out, err = self.match(*words, "-games", "2", "-repeat")
        self.assertEqual(code, 0, err)
        self.assertIn("of 2 games", out)


if __name__ == "__main__":
    unittest.main()
