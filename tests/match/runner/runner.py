# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs `ziggurat match` with stub engines, for the tests in this folder."""

import os
import re
import subprocess
import sys
import tempfile
import time
import unittest
import uuid
from pathlib import Path

PROGRAM = os.environ.get("ZIGGURAT", "ziggurat")
PATIENCE = float(os.environ.get("ZIGGURAT_PATIENCE", "1"))
STUB = str(Path(__file__).resolve().parent / "stub.py")


def seconds(number):
    """So many seconds, stretched where everything takes longer, as the program prints them."""
    return f"{number * PATIENCE:.3f}".rstrip("0").rstrip(".")


def games_of(pgn):
    """The games of a PGN as (tags, move text in one line)."""
    blocks = re.split(r"\n\n", pgn.strip()) if pgn.strip() else []
    return [(dict(re.findall(r'\[(\w+) "((?:\\.|[^"])*)"\]', tags)), " ".join(moves.split()))
            for tags, moves in zip(blocks[::2], blocks[1::2])]


def processes(mark):
    """The command lines of all processes with that word in them, zombies left out."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if mark.encode() in words:
                found.append(b" ".join(words).decode(errors="replace"))
    return found


class MatchCase(unittest.TestCase):
    """A test with a folder of its own, whose engines bear a mark of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.pgn = self.folder / "games.pgn"
        self.mark = "mark-" + uuid.uuid4().hex

    def stub(self, name, mode="ok", protocol="uci", *more):
        return ["--engine", f"name={name}", f"cmd={sys.executable}", "arg=-SE", f"arg={STUB}", f"arg={mode}", f"arg={protocol}",
                f"arg={self.mark}", f"proto={protocol}", *more]

    def arguments(self, *arguments):
        return [PROGRAM, "match", "--pgnout", str(self.pgn), *arguments]

    def match(self, *arguments, timeout=30, **options):
        """Plays a match to its end; (exit code, stdout, stderr). No engine may be left."""
        begin = time.monotonic()
        done = subprocess.run(self.arguments(*arguments), cwd=self.folder, capture_output=True, text=True,
                              timeout=timeout * PATIENCE, check=False, stdin=subprocess.DEVNULL, **options)
        self.seconds = time.monotonic() - begin
        self.assertEqual(processes(self.mark), [])
        return done.returncode, done.stdout, done.stderr

    def run_program(self, *arguments, code=0):
        """Runs another command, which has to end with that exit code; (stdout, stderr)."""
        done = subprocess.run([PROGRAM, *arguments], cwd=self.folder, capture_output=True, text=True,
                              timeout=60 * PATIENCE, check=False, stdin=subprocess.DEVNULL)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout, done.stderr

    def games(self):
        return games_of(self.pgn.read_text(encoding="utf-8")) if self.pgn.exists() else []
