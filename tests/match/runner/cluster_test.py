# SPDX-License-Identifier: GPL-3.0-or-later
"""The scripts of bench/cluster for matches: shards played by others add up to the match."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from runner import PATIENCE, PROGRAM, MatchCase

SCRIPTS = Path(__file__).resolve().parents[3] / "bench" / "cluster"
MATCH = ("--nodes", "60", "--games", "12", "--openings-plies", "6", "--maxmoves", "30", "--hash", "1")


class Cluster(MatchCase):
    def script(self, name, *arguments, **variables):
        environment = os.environ | {"ZIGGURAT": os.path.abspath(PROGRAM)} | variables
        return subprocess.run([SCRIPTS / name, *arguments], cwd=self.folder, env=environment, capture_output=True,
                              text=True, timeout=120 * PATIENCE, check=False, stdin=subprocess.DEVNULL)

    def whole(self):
        return self.run_program("match", *MATCH, "--quiet")[0]

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_gnu_parallel(self):
        for _ in range(2):  # with all to play, and with one shard's last games left
            done = self.script("match_parallel.sh", "out", "4", *MATCH)
            self.assertEqual((done.returncode, done.stdout), (0, self.whole()), done.stderr)
            self.assertTrue((self.folder / "out" / "games.pgn").exists())
            journal = self.folder / "out" / "shard-1-of-4.journal"
            journal.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:-1]))

    def test_slurm_array(self):
        for task in range(3):
            done = self.script("match_slurm.sh", "out", *MATCH, SLURM_ARRAY_TASK_ID=str(task), SLURM_ARRAY_TASK_COUNT="3")
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        journals = sorted(map(str, (self.folder / "out").iterdir()))
        self.assertEqual(len(journals), 3)
        self.assertEqual(self.run_program("match", "merge", *journals)[0], self.whole())

    @unittest.skipUnless(os.geteuid() == 0 and shutil.which("sbatch") and os.path.exists("/usr/sbin/munged"),
                         "Slurm is not installed, or this is not root")
    def test_a_real_slurm(self):
        short = tempfile.TemporaryDirectory(prefix="zs")  # sockets have short names
        self.addCleanup(short.cleanup)
        done = self.script("one_node_slurm.sh", short.name, "sbatch", "--wait", "--array=0-2",
                           str(SCRIPTS / "match_slurm.sh"), "out", *MATCH, PORT=str(20000 + os.getpid() % 20000))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        journals = sorted(map(str, (self.folder / "out").iterdir()))
        self.assertEqual(len(journals), 3)
        self.assertEqual(self.run_program("match", "merge", *journals)[0], self.whole())

    def test_scripts_tell_how_they_are_called(self):
        for name in ("match_parallel.sh", "match_slurm.sh", "one_node_slurm.sh"):
            done = self.script(name)
            self.assertEqual(done.returncode, 2)
            self.assertIn("FOLDER", done.stderr)


if __name__ == "__main__":
    unittest.main()
