# SPDX-License-Identifier: GPL-3.0-or-later
"""`ziggurat simulate merge`: the shards of a run are the run."""

import shutil
import subprocess
import unittest

from program import PROGRAM, InFolder, lasting, run

PLAYERS = ("--players", "flat:playouts=5", "greedy", "random")


class Merge(InFolder):
    def shard(self, part, *arguments):
        file = self.folder / f"{part.replace('/', '_')}.json"
        file.write_text(self.report(*PLAYERS, "--games", 100, "--shard", part, *arguments), encoding="utf-8")
        return file

    def merged(self, *files, code=0):
        return run("simulate", "merge", *files, "--json", "-", code=code)

    def test_shards_are_the_run(self):
        whole = lasting(self.report(*PLAYERS, "--games", 100))
        for count in (1, 2, 7):
            shards = [self.shard(f"{i}/{count}", "--threads", i % 3 + 1) for i in range(count)]
            for files in (shards, shards[::-1]):
                out, err = self.merged(*files)
                self.assertEqual(lasting(out), whole)
                self.assertEqual(err, "")

    def test_more_shards_than_games(self):
        shards = [self.shard(f"{i}/150") for i in range(2, 150, 30)]
        self.assertIn("are missing", self.merged(*shards)[1])

    def test_merging_goes_on(self):
        a, b, c = (self.shard(f"{i}/3") for i in range(3))
        both = self.folder / "both.json"
        run("simulate", "merge", a, c, "--json", both)
        self.assertEqual(lasting(self.merged(both, b)[0]), lasting(self.report(*PLAYERS, "--games", 100)))

    def test_page_and_text(self):
        page = self.folder / "report.html"
        out, _ = run("simulate", "merge", self.shard("0/2"), self.shard("1/2"), "--html", page)
        self.assertIn("100 games of 3", out)
        self.assertIn("</html>", page.read_text(encoding="utf-8"))

    def test_what_does_not_belong_together(self):
        half = self.shard("0/2")
        self.assertIn("games 0 to 49 are there already", self.merged(half, half, code=2)[1])
        self.assertIn("another seed", self.merged(half, self.shard("1/2", "--seed", 5), code=2)[1])
        nonsense = self.folder / "nonsense.json"
        for text in ("", "{", "[]", "{}", half.read_text(encoding="utf-8")[:1000]):
            nonsense.write_text(text, encoding="utf-8")
            self.assertIn("nonsense.json: is no", self.merged(half, nonsense, code=2)[1])
        self.assertIn("cannot be opened", self.merged(self.folder / "none.json", code=2)[1])
        self.assertIn("which reports", run("simulate", "merge", code=2)[1])

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_gnu_parallel(self):
        command = f"{PROGRAM} simulate pig {' '.join(PLAYERS)} --games 100 --quiet --shard {{}}/4 --json part{{}}.json"
        subprocess.run(["parallel", "--will-cite", "-j2", command, ":::", "0", "1", "2", "3"], cwd=self.folder,
                       stdout=subprocess.DEVNULL, timeout=120, check=True)
        parts = [self.folder / f"part{i}.json" for i in range(4)]
        self.assertEqual(lasting(self.merged(*parts)[0]), lasting(self.report(*PLAYERS, "--games", 100)))


if __name__ == "__main__":
    unittest.main()
