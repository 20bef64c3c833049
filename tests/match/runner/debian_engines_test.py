# SPDX-License-Identifier: GPL-3.0-or-later
"""The engines that Debian packages, each in two games of chess against ours: no faults on either side. Those that
are not installed are passed over."""

import shutil
import unittest

from runner import PROGRAM, MatchCase

PATH = "/usr/games:/usr/local/games:/usr/bin"

# The engine, and the words that it needs beside its name and command.
ENGINES = {
    "fairymax": ("proto=xboard",),
    "fairy-stockfish": ("proto=uci", "option.Skill Level=0"),
    "glaurung": ("proto=uci", "option.Threads=1"),
    "gnuchess": ("proto=uci", "arg=--uci"),
    "hoichess": ("proto=xboard",),
    "phalanx": ("proto=xboard", "arg=-b-", "arg=-l-"),
    "sjaakii": ("proto=uci",),
    "sjaakii-xboard": ("proto=xboard",),
    "stockfish": ("proto=uci", "option.Skill Level=0"),
    "toga2": ("proto=uci",),
}


class DebianEngines(MatchCase):
    def play(self, name):
        program = shutil.which(name.removesuffix("-xboard"), path=PATH)
        if program is None:
            self.skipTest(f"{name} is not installed")
        code, out, err = self.match("--engine", f"name={name}", f"cmd={program}", *ENGINES[name], "--engine", "name=ours",
                                    f"cmd={PROGRAM}", "--each", "tc=10+0.1", "timemargin=60000", "--games", "2",
                                    "--maxmoves", "60", "--repeat", "--openings-plies", "4",
                                    timeout=240)
        self.assertEqual(code, 0, out + err)
        self.assertEqual(len(self.games()), 2)

    def test_fairymax(self):
        self.play("fairymax")

    def test_fairy_stockfish(self):
        self.play("fairy-stockfish")

    def test_glaurung(self):
        self.play("glaurung")

    def test_gnuchess(self):
        self.play("gnuchess")

    def test_hoichess(self):
        self.play("hoichess")

    def test_phalanx(self):
        self.play("phalanx")

    def test_sjaakii(self):
        self.play("sjaakii")

    def test_sjaakii_xboard(self):
        self.play("sjaakii-xboard")

    def test_stockfish(self):
        self.play("stockfish")

    def test_toga2(self):
        self.play("toga2")


if __name__ == "__main__":
    unittest.main()
