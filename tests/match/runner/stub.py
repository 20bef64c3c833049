#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine that only moves a knight out and back, and fails as it is told.

    stub.py [MODE] [uci|xboard] [MARK]

MARK does nothing: it tells a test's processes from all others. Without a fault two of them draw by repetition after
eight plies. Modes that begin with "at3-" behave until their third move is asked for."""

import os
import signal
import subprocess
import sys
import time

MODE = sys.argv[1] if len(sys.argv) > 1 else "ok"
PROTOCOL = sys.argv[2] if len(sys.argv) > 2 else "uci"


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def shuffle(side, count):
    """The move of a side that has made so many."""
    out = ("g1f3", "g8f6")[side]
    return out if count % 2 == 0 else out[2:] + out[:2]


def fail():
    """What the mode does in place of a move; False if it moves all the same."""
    fault = MODE.removeprefix("at3-")
    if fault == "crash":
        sys.stderr.write("stub: out of ideas\n")
        sys.stderr.flush()
        os.kill(os.getpid(), signal.SIGSEGV)
    if fault == "exit":
        sys.exit(3)
    if fault == "hang":
        while True:
            time.sleep(60)
    if fault == "flood":
        while True:
            sys.stdout.write("info string " + "x" * 200 + "\n")
    if fault == "endless-line":
        while True:
            sys.stdout.write("y" * 4096)
    if fault == "close":
        os.close(1)
        time.sleep(60)
    if fault == "garbage":
        sys.stdout.buffer.write(bytes(range(256)) * 20 + b"\nbestmove\0e2e4\n")
        sys.stdout.flush()
        return True
    if fault == "late":
        time.sleep(0.6 * float(os.environ.get("ZIGGURAT_PATIENCE", "1")))
        return False
    if fault == "stderr":
        sys.stderr.write("noise " * 200000 + "\n")
        sys.stderr.flush()
        return False
    if fault == "resign":
        say("resign")
        return True
    if fault == "claim":
        say("1/2-1/2 {I like draws}")
        return True
    if fault.startswith("move="):
        say(("bestmove " if PROTOCOL == "uci" else "move ") + fault[5:])
        return True
    return False


class Stub:
    def __init__(self):
        self.plies = 0
        self.asked = 0
        self.own_side = None

    def answer(self):
        self.asked += 1
        due = not MODE.startswith("at3-") or self.asked >= 3
        if MODE != "ok" and due and fail():
            return
        move = shuffle(self.plies % 2, self.plies // 2)
        if PROTOCOL == "uci":
            say("info depth 1 score cp 0 pv " + move)
        say(("bestmove " if PROTOCOL == "uci" else "move ") + move)
        self.plies += 1

    def uci(self, words):
        if words[0] == "uci":
            if MODE == "no-uciok":
                return
            if MODE == "exit-at-start":
                sys.exit(4)
            say("id name Stub\noption name Hash type spin default 1 min 1 max 64\nuciok")
        elif words[0] == "isready":
            if MODE != "no-readyok":
                say("readyok")
        elif words[0] == "position":
            self.plies = len(words) - words.index("moves") - 1 if "moves" in words else 0
        elif words[0] == "go":
            self.answer()

    def xboard(self, words):
        if words[0] == "protover":
            if MODE != "no-features":
                say('feature ping=1 setboard=1 usermove=1 variants="normal" san=1 myname="Stub" done=1')
        elif words[0] == "ping":
            say("pong " + words[1])
        elif words[0] == "new":
            self.plies, self.own_side = 0, 1
        elif words[0] == "force":
            self.own_side = None
        elif words[0] == "go":
            self.own_side = self.plies % 2
            self.answer()
        elif words[0] == "usermove" or (len(words[0]) == 4 and words[0][1].isdigit() and words[0][3].isdigit()):
            if MODE == "refuse" and self.plies >= 4:
                say("Illegal move: " + words[-1])
                return
            self.plies += 1
            if self.own_side == self.plies % 2:
                self.answer()

    def run(self):
        if MODE == "deaf":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if MODE == "parent":
            subprocess.Popen([sys.executable, __file__, "at3-hang", *sys.argv[2:]], stdin=subprocess.PIPE)
        for line in sys.stdin:
            words = line.split()
            if words and words[0] == "quit" and MODE != "deaf":
                return
            if words:
                getattr(self, PROTOCOL)(words)
        while MODE == "deaf":
            time.sleep(60)


if __name__ == "__main__":
    Stub().run()
