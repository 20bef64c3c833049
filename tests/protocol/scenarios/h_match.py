# SPDX-License-Identifier: GPL-3.0-or-later
"""H: the engine's matches against itself, and the demonstration."""

import re
import signal
import tempfile
import unittest
from pathlib import Path

from client import Client, run

SEVEN_TAGS = ["Event", "Site", "Date", "Round", "White", "Black", "Result"]


def games_of(pgn):
    """The games of a PGN as (tags, words of the move text)."""
    blocks = re.split(r"\n\n", pgn.strip())
    return [(dict(re.findall(r'\[(\w+) "((?:\\.|[^"])*)"\]', tags)), moves) for tags, moves in
            zip(blocks[::2], blocks[1::2])]


def sans_of(moves):
    return [word for word in re.sub(r"\{[^}]*\}", "", moves).split()[:-1] if not re.match(r"\d+\.", word)]


class MatchCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.pgn = Path(folder.name) / "games.pgn"

    def play(self, *arguments, timeout=60):
        return run("match", "--pgn", str(self.pgn), *arguments, timeout=timeout)


class SelfPlay(MatchCase):
    def check_pgn(self, games, variant):
        text = self.pgn.read_text(encoding="ascii")
        self.assertTrue(text.endswith("\n\n"))
        for line in text.splitlines():
            self.assertTrue(len(line) < 80 or line.startswith("["), line)
        played = games_of(text)
        self.assertEqual(len(played), games)
        for number, (tags, moves) in enumerate(played, start=1):
            self.assertEqual(list(tags)[:7], SEVEN_TAGS)
            self.assertEqual((tags["Round"], tags.get("Variant", "chess")), (str(number), variant))
            self.assertEqual(moves.split()[-1], tags["Result"])
            self.assertIn(tags["Result"], ("1-0", "0-1", "1/2-1/2"))
            self.assertEqual(str(len(sans_of(moves))), tags["PlyCount"])
            self.assertEqual(tags["Termination"], "normal")
            self.assertEqual("FEN" in tags, "SetUp" in tags)
            self.assertEqual("FEN" in tags, variant not in ("chess", "levelup"))
        return played

    def test_H68_pgn_of_each_kind_of_variant(self):
        for variant in ("chess", "levelup", "stackchess", "mystic"):
            self.pgn.unlink(missing_ok=True)
            code, lines, errors = self.play("--variant", variant, "--games", "2", "--nodes", "300",
                                            "--openings-plies", "4")
            self.assertEqual(code, 0, errors)
            self.check_pgn(2, variant)
            self.assertIn("Games: 2", lines)
            self.assertRegex("\n".join(lines), r"White wins: \d, draws: \d, Black wins: \d\nEndings: .+\nAverage length")

    def test_H_same_seed_same_games(self):
        texts = []
        for seed, concurrency in (("7", "1"), ("7", "2"), ("8", "1")):
            self.pgn.unlink(missing_ok=True)
            self.assertEqual(self.play("--games", "4", "--nodes", "200", "--openings-plies", "6", "--seed", seed,
                                       "--concurrency", concurrency)[0], 0)
            texts.append([moves for _, moves in games_of(self.pgn.read_text(encoding="ascii"))])
        self.assertEqual(texts[0], texts[1])
        self.assertNotEqual(texts[0], texts[2])
        self.assertEqual(len(set(texts[0])), 4)

    def test_H_with_clocks(self):
        for control in ("0.3+0.005", "20/0.2", "0:01"):
            self.pgn.unlink(missing_ok=True)
            code, _, errors = self.play("--games", "1", "--tc", control, "--timemargin", "2000")
            self.assertEqual(code, 0, errors)
            tags, _ = self.check_pgn(1, "chess")[0]
            self.assertEqual(tags["TimeControl"], "1" if control == "0:01" else control)

    def test_H_a_flag_that_falls_is_a_fault(self):
        # A millisecond for the whole game: no machine is fast enough for that.
        code, lines, _ = self.play("--games", "1", "--tc", "0.001")
        tags, moves = games_of(self.pgn.read_text(encoding="ascii"))[0]
        loser = {"1-0": "Black", "0-1": "White"}[tags["Result"]]
        self.assertEqual((code, tags["Termination"]), (1, "time forfeit"))
        self.assertRegex(" ".join(moves.split()), rf"{loser} \([^)]+\) loses by time forfeit")
        self.assertIn("Endings: time forfeit 1", lines)

    def test_H_from_a_position(self):
        fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"
        self.assertEqual(self.play("--depth", "3", "--fen", fen)[0], 0)
        tags, moves = games_of(self.pgn.read_text(encoding="ascii"))[0]
        self.assertEqual((tags["SetUp"], tags["FEN"], tags["TimeControl"]), ("1", fen, "-"))
        self.assertRegex(moves, r"^7\.\.\. \S+ 8\. ")

    def test_H67_interrupted(self):
        client = Client("match", "--games", "1000", "--nodes", "1000", "--openings-plies", "4", "--pgn", str(self.pgn))
        self.addCleanup(client.kill)
        while not self.pgn.exists() or "Result" not in self.pgn.read_text(encoding="ascii"):
            self.assertFalse(client.has_ended(), client.errors())
        client.process.send_signal(signal.SIGINT)
        self.assertEqual(client.wait(timeout=2), 130)
        played = games_of(self.pgn.read_text(encoding="ascii"))
        self.assertEqual(int(re.search(r"Games: (\d+)", "\n".join(client.rest())).group(1)), len(played))
        for tags, moves in played:
            self.assertEqual(moves.split()[-1], tags["Result"])
            self.assertNotEqual(tags["Result"], "*")

    def test_H_one_line_a_game_when_piped(self):
        _, _, errors = self.play("--games", "3", "--nodes", "50")
        self.assertEqual(len(errors.splitlines()), 3)
        self.assertNotIn("\r", errors)

    def test_H_bad_arguments(self):
        for arguments in (("--tc", "x"), ("--games", "0"), ("--nodes", "-5"), ("--depth", "0"), ("--variant", "nosuch"),
                          ("--fen", "8/8"), ("--hash", "-1"), ("--concurrency", "0"), ("--openings-plies", "-1")):
            code, _, errors = self.play(*arguments)
            self.assertEqual((code, len(errors.splitlines())), (2, 1), arguments)
        code, _, errors = run("match", "--pgn", "/nonexistent/folder/x.pgn")
        self.assertEqual((code, len(errors.splitlines())), (2, 1))


class Demonstration(MatchCase):
    def test_H_demo(self):
        folder = self.pgn.parent / "shown"
        code, lines, errors = run("demo", "--pgn-dir", str(folder), "--nodes", "100", timeout=60)
        self.assertEqual((code, errors), (0, ""))
        text = "\n".join(lines)
        for variant in ("levelup", "stackchess", "mystic"):
            tags, moves = games_of((folder / f"{variant}.pgn").read_text(encoding="ascii"))[0]
            self.assertEqual(tags["Variant"], variant)
            self.assertIn(str(folder / f"{variant}.pgn"), text)
            self.assertGreater(len(sans_of(moves)), 2)
        self.assertGreater(text.count("+---+"), 100)
