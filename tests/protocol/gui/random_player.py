#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An XBoard engine that plays at random, by way of the engine under test: all that is said passes through to it, but
which move it makes is decided here. So games are full of the moves that a good player makes seldom.

    random_player.py ENGINE SEED RECORD MOST_MOVES

RECORD gets one JSON object a line: each own move with its plies, and each end of a game.
"""

import json
import random
import subprocess
import sys


class RandomPlayer:
    def __init__(self, engine, seed, record, most_moves):
        self.child = subprocess.Popen([engine], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.random = random.Random(int(seed))
        self.record_file = open(record, "w", encoding="ascii")
        self.most_moves = int(most_moves)
        self.own_side = None
        self.moves = 0
        self.questions = 0

    def ask(self, *lines):
        """What the engine answers to lines."""
        self.questions += 1
        mark = f"ask{self.questions}"
        self.child.stdin.write("".join(line + "\n" for line in [*lines, f"ping {mark}"]))
        self.child.stdin.flush()
        answers = []
        for line in self.child.stdout:
            if line.rstrip("\n") == f"pong {mark}":
                break
            answers.append(line.rstrip("\n"))
        return answers

    def note(self, **what):
        self.record_file.write(json.dumps(what) + "\n")
        self.record_file.flush()

    def position(self):
        answers = self.ask("d")
        fen = next((line[7:] for line in answers if line.startswith("# FEN: ")), None)
        moves = next((line[8:].split() for line in answers if line.startswith("# Moves:")), [])
        return fen, moves

    def play(self):
        """Makes a move if it is this player's turn."""
        fen, moves = self.position()
        if self.own_side is None or fen is None or fen.split()[1] != self.own_side or not moves:
            return
        if self.moves == self.most_moves:
            print("1/2-1/2 {long enough}", flush=True)
            self.own_side = None
            return
        self.moves += 1
        # What is written with more than two squares is what has to be tested.
        move = self.random.choices(moves, [1 if len(move) == 4 and move[1] != "@" else 4 for move in moves])[0]
        said = self.ask("exclude all", f"include {move}", "sd 1", "go")
        self.note(event="move", fen=fen, move=move, plies=[line[5:] for line in said if line.startswith("move ")])
        for line in said:
            print(line, flush=True)
        self.ask("force")

    def hear(self, line):
        word = line.split()[0] if line.split() else ""
        if word in ("go", "playother"):
            self.own_side = self.position()[0].split()[1]
            if (word == "playother") != any("still to come" in answer for answer in self.ask("d")):
                self.own_side = {"w": "b", "b": "w"}[self.own_side]
        else:
            for answer in self.ask(line):
                print(answer, flush=True)
        if word == "new":
            self.ask("force")
            self.own_side, self.moves = "b", 0
        elif word in ("force", "result"):
            self.own_side = None
        if word == "result":
            self.note(event="end", fen=self.position()[0], result=line.split()[1])
        if word in ("go", "usermove", "setboard"):
            self.play()

    def run(self):
        for line in sys.stdin:
            if line.strip() == "quit":
                break
            self.hear(line.rstrip("\n"))
        self.child.stdin.write("quit\n")
        self.child.stdin.close()
        self.child.wait(10)


if __name__ == "__main__":
    RandomPlayer(*sys.argv[1:]).run()
