# SPDX-License-Identifier: GPL-3.0-or-later
"""`ziggurat simulate`: the same figures however they are come by, clean output, clear refusals."""

import csv
import os
import pty
import subprocess
import unittest

from program import PROGRAM, InFolder, lasting, run, strict

PLAYERS = ("--players", "flat:playouts=5", "greedy", "random")


class SameFigures(InFolder):
    def test_any_number_of_threads(self):
        reports = {lasting(self.report(*PLAYERS, "--games", 300, "--seed", 7, "--threads", threads))
                   for threads in (1, 2, 7, 16) for _ in range(2)}
        self.assertEqual(len(reports), 1)

    def test_a_game_alone_is_the_game_of_the_run(self):
        whole, alone = self.folder / "whole.csv", self.folder / "alone.csv"
        self.report(*PLAYERS, "--games", 20, "--csv", whole)
        self.report(*PLAYERS, "--games", 1, "--start", 13, "--csv", alone)
        rows = whole.read_text(encoding="utf-8").splitlines()
        self.assertEqual(alone.read_text(encoding="utf-8").splitlines()[1:], rows[1 + 3 * 13 : 1 + 3 * 14])

    def test_another_seed_is_another_run(self):
        self.assertNotEqual(*(strict(self.report(*PLAYERS, "--seed", seed))["checksum"] for seed in (1, 2)))

    def test_setup(self):
        setup = self.folder / "short.ini"
        setup.write_text("# a short game\r\ntarget = 20\r\n", encoding="utf-8")
        short = strict(self.report(*PLAYERS, "--setup", setup))
        self.assertLess(short["rounds"]["mean"], strict(self.report(*PLAYERS))["rounds"]["mean"] / 2)
        self.assertIn("target = 20", short["set_up"])


class Output(InFolder):
    def test_keys_stand_in_order(self):
        report = strict(self.report(*PLAYERS, "--games", 5))
        self.assertEqual(list(report)[:6], ["format", "game", "set_up", "players", "seed", "most_decisions"])
        self.assertEqual(list(report)[-1], "timing")
        self.assertEqual(sum(p["win_parts"] for p in report["participants"]), 60 * 5)

    def test_nothing_and_unfinished(self):
        self.assertIsNone(strict(self.report(*PLAYERS, "--games", 0))["participants"][0]["win_share"])
        report = strict(self.report(*PLAYERS, "--games", 9, "--most-decisions", 2))
        self.assertEqual((report["games"], report["unfinished"], report["finished"]), (9, 9, 0))
        self.assertIsNone(report["tracked"][0]["lift"])

    def test_csv_has_a_row_for_each_game_and_seat(self):
        table = self.folder / "games.csv"
        self.report(*PLAYERS, "--games", 50, "--threads", 3, "--csv", table)
        with open(table, newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        self.assertEqual([(int(row["game"]), int(row["seat"])) for row in rows],
                         [(game, seat) for game in range(50) for seat in (1, 2, 3)])
        self.assertAlmostEqual(sum(float(row["win_share"]) for row in rows), 50)

    def test_page(self):
        page = self.folder / "report.html"
        out, _ = run("simulate", "pig", *PLAYERS, "--html", page, "--quiet")
        self.assertIn("Win shares", out)
        self.assertIn("</html>", page.read_text(encoding="utf-8"))

    def test_progress_is_for_standard_error(self):
        out, err = run("simulate", "pig", *PLAYERS, "--games", 500, "--json", "-")
        strict(out)
        self.assertLessEqual(err.count("\n"), 20)
        self.assertNotIn("\r", err)
        self.assertEqual(run("simulate", "pig", *PLAYERS, "--quiet")[1], "")

    def test_progress_on_a_terminal_is_one_line(self):
        main, side = pty.openpty()
        subprocess.run([PROGRAM, "simulate", "pig", *PLAYERS, "--games", "2000"], stdout=subprocess.DEVNULL,
                       stderr=side, timeout=120, check=True)
        os.close(side)
        shown = os.read(main, 65536).decode()
        self.assertIn("2,000 of 2,000 games", shown)
        self.assertEqual(shown.count("\n"), 1)

    def test_a_person_can_play(self):
        out, err = run("simulate", "pig", "-p", "human", "greedy", "-g", 1, text="roll\nhold\nx\n" + "2\n" * 500)
        self.assertIn("Win shares", out)
        self.assertIn("A number from 1 to 2", err)
        self.assertIn("input ended", run("simulate", "pig", "-p", "human", "greedy", text="", code=1)[1])


class Refusals(InFolder):
    def refused(self, *arguments):
        out, err = run("simulate", *arguments, code=2)
        self.assertEqual((out, err.count("\n")), ("", 1), err)
        return err

    def test_arguments(self):
        two = ("--players", "greedy", "random")
        for wanted, arguments in {
            "there is no game 'ludo'; there are pig": ("ludo", *two),
            "the name of a game": two,
            "players' is required": ("pig",),
            "2 to 6 players, not 1": ("pig", "-p", "greedy"),
            "no player 'clever'": ("pig", "-p", "greedy", "clever"),
            "'eps' has to be a number from 0 to 1": ("pig", "-p", "greedy", "flat:eps=2"),
            "--games": ("pig", *two, "--games", -1),
            "'--games' is invalid": ("pig", *two, "--games", "4x"),
            "--seed": ("pig", *two, "--seed", -1),
            "--threads goes": ("pig", *two, "--threads", 5000),
            "unrecognised option '--sed'": ("pig", *two, "--sed", 5),
            "--shard wants i/n": ("pig", *two, "--shard", "3/3"),
            "not '1'": ("pig", *two, "--shard", "1"),
            "one game at a time": ("pig", "-p", "human", "greedy", "--threads", 2),
            "cannot be written": ("pig", *two, "--json", self.folder / "none" / "a.json"),
        }.items():
            self.assertIn(wanted, self.refused(*arguments))

    def test_set_up_files(self):
        file = self.folder / "bad.ini"
        for content in ("target = abc", "target", "colour = red\n", "target = 1", "A" * 1_000_000, "\0\n", "target = 99999999999"):
            file.write_text("# first\n" + content, encoding="utf-8")
            err = self.refused("pig", "-p", "greedy", "random", "--setup", file)
            self.assertIn("bad.ini: line 2: ", err)
            self.assertLess(len(err), 300)
        file.write_bytes(b"\xff\xfe\n")
        self.assertIn("line 1", self.refused("pig", "-p", "greedy", "random", "--setup", file))
        self.assertIn("is a directory", self.refused("pig", "-p", "greedy", "random", "--setup", self.folder))
        self.assertIn("cannot be opened", self.refused("pig", "-p", "greedy", "random", "--setup", file / "x"))

    def test_help(self):
        out, err = run("simulate", "--help")
        self.assertIn("ismcts", out)
        self.assertIn("pig: ", out)
        self.assertEqual(err, "")


if __name__ == "__main__":
    unittest.main()
