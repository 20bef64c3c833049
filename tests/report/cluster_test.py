# SPDX-License-Identifier: GPL-3.0-or-later
"""The scripts of bench/cluster: shards played by others add up to the run."""

import os
import shutil
import subprocess
import unittest
from pathlib import Path

from program import PROGRAM, InFolder, lasting, run

SCRIPTS = Path(__file__).resolve().parents[2] / "bench" / "cluster"
GAME = ("pig", "--players", "flat:playouts=5", "greedy", "random", "--games", "60", "--seed", "3")


class Cluster(InFolder):
    def script(self, name, *arguments, **variables):
        environment = os.environ | {"ZIGGURAT": os.path.abspath(PROGRAM)} | variables
        return subprocess.run([SCRIPTS / name, *arguments], cwd=self.folder, env=environment, capture_output=True,
                              text=True, timeout=120, check=False)

    def whole(self):
        return lasting(self.report(*GAME[1:]))

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_gnu_parallel(self):
        for _ in range(2):  # with all shards to play, and with one left
            done = self.script("run_parallel.sh", "out", "5", *GAME)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("60 games of 3", done.stdout)
            report = (self.folder / "out" / "report.json").read_text(encoding="utf-8")
            self.assertEqual(lasting(report), self.whole())
            self.assertTrue((self.folder / "out" / "report.html").exists())
            (self.folder / "out" / "shard-3-of-5.json").unlink()
            (self.folder / "out" / "joblog").unlink()

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_a_shard_that_fails_is_told(self):
        done = self.script("run_parallel.sh", "out", "2", "pig", "--players", "greedy", "clever")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("clever", done.stderr)

    def test_slurm_array(self):
        for task in range(4):
            done = self.script("slurm_array.sh", "out", *GAME, SLURM_ARRAY_TASK_ID=str(task), SLURM_ARRAY_TASK_COUNT="4")
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        shards = sorted((self.folder / "out").iterdir())
        self.assertEqual(len(shards), 4)
        self.assertEqual(lasting(run("simulate", "merge", *shards, "--json", "-")[0]), self.whole())

    def test_scripts_tell_how_they_are_called(self):
        for name in ("run_parallel.sh", "slurm_array.sh"):
            done = self.script(name)
            self.assertEqual(done.returncode, 2)
            self.assertIn("--players P1 P2", done.stderr)


if __name__ == "__main__":
    unittest.main()
