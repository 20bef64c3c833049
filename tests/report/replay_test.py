# SPDX-License-Identifier: GPL-3.0-or-later
"""`ziggurat replay`: logged games can be shown, checked and finished."""

import unittest
from pathlib import Path

from program import InFolder, run


class Replay(InFolder):
    def setUp(self):
        super().setUp()
        setup = self.folder / "short.ini"
        setup.write_text("target = 40\n", encoding="utf-8")
        self.logs = self.folder / "logs" / "of_pig"
        self.report("--players", "flat:playouts=5", "greedy", "--games", 12, "--threads", 2, "--setup", setup,
                    "--log-games", self.logs)

    def test_each_game_has_a_file_that_replays(self):
        files = sorted(self.logs.iterdir())
        self.assertEqual([file.name for file in files], [f"game-{k:08}.txt" for k in range(12)])
        for file in files:
            out, err = run("replay", "pig", file)
            self.assertIn("1. seat 1: roll", out)
            self.assertIn("to 40:", out)
            self.assertIn("target reached", out)
            self.assertIn("as recorded", out)
            self.assertEqual(err, "")
            self.assertEqual(len(run("replay", "pig", file, "--brief")[0].splitlines()), 1)

    def test_the_examples_of_the_page_replay(self):
        examples = Path(__file__).parents[2] / "web" / "src" / "replay" / "examples"
        games = sorted(file.stem for file in examples.iterdir())
        self.assertEqual(games, ["pig", "stack", "thunderstone", "war"])
        for game in games:
            # Where the rules have changed, play the example anew; docs/web.md tells how.
            self.assertIn("as recorded", run("replay", game, examples / f"{game}.txt", "--brief")[0])

    def test_a_game_that_broke_off_can_be_finished(self):
        whole = (self.logs / "game-00000003.txt").read_text(encoding="utf-8")
        lines = whole.splitlines(keepends=True)
        broken, finished = self.folder / "broken.txt", self.folder / "finished.txt"
        for kept in (7, len(lines) // 2, len(lines) - 3):
            broken.write_text("".join(lines[:kept]), encoding="utf-8")
            run("replay", "pig", broken, "--finish", finished)
            self.assertEqual(finished.read_text(encoding="utf-8"), whole)

    def test_what_is_no_record_of_the_game(self):
        good = (self.logs / "game-00000000.txt").read_text(encoding="utf-8")
        bad = self.folder / "bad.txt"
        for code, wanted, text in ((2, "line 1", ""), (2, "line 1", "x" * 100000), (2, "of ludo", good.replace("pig", "ludo")),
                                   (1, "step 1", good.replace("roll", "hold", 1)), (2, "line", good + "more: 5\n"),
                                   (1, "ends differently", good.replace("hash: ", "hash: 1", 1)[:-2] + "\n"),
                                   (2, "set-up: line 1", good.replace("target", "aim"))):
            bad.write_text(text, encoding="utf-8")
            err = run("replay", "pig", bad, code=code)[1]
            self.assertIn(wanted, err)
            self.assertEqual(err.count("\n"), 1)
        self.assertIn("directory", run("replay", "pig", self.logs, code=2)[1])
        self.assertIn("wanted the name", run("replay", "pig", code=2)[1])


if __name__ == "__main__":
    unittest.main()
