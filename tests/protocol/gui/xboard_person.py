# SPDX-License-Identifier: GPL-3.0-or-later
"""A person plays our variants in real XBoard: xdotool moves the mouse, and the engine's log tells what came of it."""

import os
import shutil
import subprocess
import time
import unittest
from pathlib import Path

from xboard_match import ENGINE, XBOARD, Screen, XboardMatch, is_installed

SQUARE = 50  # pixels, with XBoard's option -boardSize 49
PATIENCE = 30


class XboardPerson(unittest.TestCase):
    setUp = XboardMatch.setUp

    def begin(self, variant):
        """Opens XBoard for a game in which the person moves both sides' men."""
        if not is_installed() or not shutil.which("xdotool"):
            self.skipTest("there is no xdotool here")
        screen = Screen()
        screen.__enter__()
        self.addCleanup(screen.__exit__)
        self.environment = {**os.environ, "DISPLAY": screen.name, "HOME": str(self.folder)}
        self.log = self.folder / "log"
        xboard = subprocess.Popen([XBOARD, "-fcp", f"{ENGINE} listen --log {self.log}", "-variant", variant, "-testLegality",
                                   "false", "-saveSettingsOnExit", "false", "-mode", "editGame", "-boardSize", "49",
                                   "-popupExitMessage", "false"], env=self.environment, stderr=subprocess.DEVNULL)
        self.addCleanup(xboard.wait, 10)
        self.addCleanup(xboard.terminate)
        self.expect(">> force", "<< pong 1")
        window = self.xdotool("search", "--sync", "--onlyvisible", "--name", "^xboard: ").split()[0]
        size = dict(line.split("=") for line in self.xdotool("getwindowgeometry", "--shell", window).split())
        self.left, self.bottom = int(size["X"]) + 2, int(size["Y"]) + int(size["HEIGHT"]) - 2
        self.click("e5")  # away with a hint that may lie over the board
        time.sleep(0.5)

    def xdotool(self, *arguments):
        return subprocess.run(["xdotool", *arguments], env=self.environment, capture_output=True, text=True, check=True,
                              timeout=PATIENCE).stdout

    def point(self, square):
        return (str(self.left + SQUARE * (ord(square[0]) - ord("a")) + SQUARE // 2),
                str(self.bottom - SQUARE * (int(square[1]) - 1) - SQUARE // 2))

    def click(self, square):
        self.xdotool("mousemove", *self.point(square), "click", "1")

    def move(self, *squares):
        """Clicks on squares, each when XBoard has told of the one before."""
        for i, square in enumerate(squares):
            before = len(self.said())
            self.click(square)
            self.wait(lambda: any(line in (f">> lift {square}", f">> put {square}") for line in self.said()[before:]),
                      f"a word of {square}, the {i + 1}th of {squares}")

    def said(self):
        if not self.log.exists():
            return []
        return [line.split(" ", 2)[2] for line in self.log.read_text(encoding="latin-1").splitlines() if line.count(" ") > 1]

    def wait(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), deadline, f"no {what}: {self.said()[-12:]}")
            time.sleep(0.05)

    def expect(self, *lines):
        """Waits for these lines, in this order, others between them."""
        def came():
            rest = iter(self.said())
            return all(line in rest for line in lines)
        self.wait(came, " then ".join(lines))

    def test_person_levels_up_and_hops_on(self):
        self.begin("levelup")
        for squares in (("b1", "c3"), ("d7", "d5"), ("c3", "d5"), ("a7", "a6"), ("d5", "c7", "b5")):
            self.move(*squares)
        self.expect("<< choice C", ">> usermove c3d5c", ">> usermove d5c7,c7b5")
        self.assertEqual([line for line in self.said() if "Illegal" in line or "Error" in line], [])

    def test_person_splits_a_stack(self):
        self.begin("stackchess")
        self.move("h1", "g3")
        self.expect("<< choice N", ">> usermove h1g3n", "<< move @@@@", "<< move N@h1")
        self.move("g8", "f6")
        self.expect(">> usermove g8f6")
        self.assertEqual([line for line in self.said() if "Illegal" in line or "Error" in line], [])


if __name__ == "__main__":
    unittest.main()
