# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches that are interrupted, killed, taken up again, and played in shards."""

import json
import signal
import subprocess
import time
import unittest

from runner import PATIENCE, PROGRAM, MatchCase, processes

GAMES = ("--nodes", "60", "--games", "12", "--openings-plies", "6", "--maxmoves", "30", "--hash", "1")


class Resume(MatchCase):
    def setUp(self):
        super().setUp()
        self.journal = self.folder / "match.journal"

    def start(self, *arguments):
        process = subprocess.Popen(self.arguments(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   stdin=subprocess.DEVNULL)
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        return process

    def wait_for_games(self, process, count):
        deadline = time.monotonic() + 60 * PATIENCE
        while len(self.games()) < count:
            self.assertIsNone(process.poll(), "it ended before")
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.01)

    def no_engine_is_left(self):
        deadline = time.monotonic() + 2 * PATIENCE
        while processes(self.mark) and time.monotonic() < deadline:
            time.sleep(0.02)
        self.assertEqual(processes(self.mark), [])

    def interrupted(self, *signals):
        """A match of two stubs that is interrupted after some games."""
        process = self.start(*self.stub("A"), *self.stub("B"), "--each", "depth=1", "--games", "100000", "--concurrency",
                             "2", "--resume", str(self.journal))
        self.wait_for_games(process, 3)
        for number in signals:
            process.send_signal(number)
            time.sleep(0.01)
        out, err = process.communicate(timeout=10 * PATIENCE)
        self.no_engine_is_left()
        for tags, _ in self.games():
            self.assertEqual(tags["Result"], "1/2-1/2")
        return process.returncode, out, err

    def test_interrupted_by_the_keyboard(self):
        code, out, err = self.interrupted(signal.SIGINT)
        self.assertEqual(code, 130, err)
        self.assertIn(f"Games: {len(self.games())}\n", out)

    def test_interrupted_by_sigterm(self):
        self.assertEqual(self.interrupted(signal.SIGTERM)[0], 130)

    def test_interrupted_twice(self):
        self.assertIn(self.interrupted(signal.SIGINT, signal.SIGINT)[0], (130, -signal.SIGINT))

    def test_killed(self):
        self.assertEqual(self.interrupted(signal.SIGKILL)[0], -signal.SIGKILL)

    def test_the_rest_is_played_and_nothing_twice(self):
        self.match(*GAMES)
        whole = self.games()
        self.pgn.unlink()
        process = self.start(*GAMES, "--resume", str(self.journal))
        self.wait_for_games(process, 2)
        process.kill()
        process.wait()
        code, out, err = self.match(*GAMES, "--resume", str(self.journal))
        self.assertEqual(code, 0, err)
        self.assertEqual([moves for _, moves in self.games()], [moves for _, moves in whole])
        self.assertIn("Games: 12\n", out)
        code, again, err = self.match(*GAMES, "--resume", str(self.journal))
        self.assertEqual((code, again, err), (0, out, ""))
        self.assertEqual(len(self.games()), 12)

    def test_torn_files_are_mended(self):
        self.match(*GAMES, "--resume", str(self.journal))
        whole = self.pgn.read_bytes()
        lines = self.journal.read_bytes().splitlines(keepends=True)
        for kept, torn_line, games in ((6, lines[6][:40], 5), (6, b"", 5)):
            self.journal.write_bytes(b"".join(lines[:kept]) + torn_line)
            blocks = whole.decode().split("\n\n")
            text = "\n\n".join(blocks[: 2 * games]) + "\n\n"
            self.pgn.write_text(text[:-30], encoding="utf-8")  # the last game is torn too
            code, out, err = self.match(*GAMES, "--resume", str(self.journal))
            self.assertEqual(code, 0, err)
            self.assertEqual(self.pgn.read_bytes(), whole)
            mended = self.journal.read_bytes().splitlines(keepends=True)
            self.assertEqual([json.loads(line).get("sans") for line in mended],
                             [json.loads(line).get("sans") for line in lines])

    def test_another_match_is_refused(self):
        self.match(*GAMES, "--resume", str(self.journal))
        for change, path in ((("--seed", "2"), "/seed"), (("--variant", "levelup"), "/variant")):
            code, _, err = self.match(*GAMES, *change, "--resume", str(self.journal))
            self.assertEqual((code, len(err.splitlines())), (2, 1))
            self.assertIn(f"is the journal of another match: it differs in {path}", err)
        self.journal.write_text("hello\n", encoding="ascii")
        code, _, err = self.match(*GAMES, "--resume", str(self.journal))
        self.assertEqual(code, 2)
        self.assertIn("line 1: not a journal of a match", err)

    def test_shards_add_up_to_the_match(self):
        _, out, _ = self.match(*GAMES)
        whole = self.games()
        self.pgn.unlink()
        journals = [str(self.folder / f"shard-{i}") for i in range(3)]
        for i, journal in enumerate(journals):
            self.run_program("match", *GAMES, "--shard", f"{i}/3", "--resume", journal, "--quiet")
        merged, err = self.run_program("match", "merge", *journals, "--pgnout", str(self.pgn))
        self.assertEqual((merged, err), (out, ""))
        self.assertEqual(self.games(), whole)
        merged, err = self.run_program("match", "merge", *journals[:2], "--json", "-")
        self.assertEqual(json.loads(merged)["games"], 8)
        self.assertIn("games 5-6, 11-12 are missing", err)

    def test_bad_merges_are_refused(self):
        journal = self.folder / "a"
        other = self.folder / "b"
        self.run_program("match", *GAMES, "--shard", "0/3", "--resume", str(journal), "--quiet")
        self.run_program("match", *GAMES, "--seed", "5", "--shard", "1/3", "--resume", str(other), "--quiet")
        for files, reason in (((journal, journal), "game 1 is in another journal too"),
                              ((journal, other), "is of another match: it differs in /seed"),
                              ((self.folder / "none",), "cannot be opened"), ((), "which journals?")):
            _, err = self.run_program("match", "merge", *map(str, files), code=2)
            self.assertIn(reason, err)
        for shard in ("3/3", "x", "-1/2", "1"):
            _, err = self.run_program("match", "--shard", shard, code=2)
            self.assertIn("--shard wants I/N", err)


if __name__ == "__main__":
    unittest.main()
