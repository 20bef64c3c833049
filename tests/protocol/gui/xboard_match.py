# SPDX-License-Identifier: GPL-3.0-or-later
"""Real XBoard, on a screen of its own, plays matches of our variants; what it shows at the end, and what it has
written down, is compared with our own referee."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ENGINE = os.environ["ZIGGURAT"]
HERE = Path(__file__).parent
XBOARD = shutil.which("xboard") or "/usr/games/xboard"
XVFB = shutil.which("Xvfb")

sys.path.insert(0, str(HERE.parents[2] / "protocol" / "gui"))
import pieces  # noqa: E402  the pictures say which letter stands for which stack


def is_installed():
    return bool(XVFB) and os.access(XBOARD, os.X_OK)


class Screen:
    """A screen that nobody sees, for the time of a `with` block."""

    def __enter__(self):
        reader, writer = os.pipe()
        self.process = subprocess.Popen([XVFB, "-displayfd", str(writer), "-screen", "0", "1024x768x24"],
                                        pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            self.name = ":" + numbers.readline().strip()
        return self

    def __exit__(self, *_unused):
        self.process.terminate()
        self.process.wait(10)


def referee(variant, moves):
    """The FEN behind the moves, and why the game is over there (None where it goes on)."""
    script = f"setoption name UCI_Variant value {variant}\nposition startpos moves {' '.join(moves)}\nd\n"
    said = subprocess.run([ENGINE], input=script, capture_output=True, text=True, timeout=60, check=True).stdout
    fen = re.search(r"^FEN: (.*)$", said, re.M)
    over = re.search(r"^Over: (.*)$", said, re.M)
    return fen and fen.group(1), over and over.group(1)


def screen_board(variant, fen):
    """The board of one of our FENs, and a pocket if there is one, in XBoard's letters."""
    board = fen.split()[0]
    if variant.startswith("stackchess"):
        letters = {pyramids: letter for letter, pyramids in pieces.STACKS.items()}
        usual = {letter: pieces.STACKS[letter] for letter in "PNBRKQ"}

        def letter_of(match):
            letter, pyramids = match.group(1), match.group(2)
            found = letters[pyramids or usual[letter.upper()]]
            return found if letter.isupper() else found.lower()

        return re.sub(r"([A-Za-z])(?:\[(\d+)\])?", letter_of, board)
    if variant == "mystic":
        pocket = ""
        for case in (str.upper, str.lower):
            for letter, count in (("P", 8), ("N", 2), ("B", 2), ("R", 2), ("Q", 1)):
                pocket += case(letter) * (count - board.count(case(letter)))
        return f"{board}[{pocket}]"
    return board


def fits(san, ply):
    """Whether what XBoard has written down can be this ply. It leaves out where a man comes from, and what it becomes
    where its picture could have moved so by itself."""
    san = san.rstrip("+#")
    if ply == "@@@@":
        return san == "--"
    if san in ("O-O", "O-O-O"):
        return ply in (("e1g1", "e8g8") if san == "O-O" else ("e1c1", "e8c8"))
    if "@" in ply:
        return san.lower() == ply.lower()
    squares = re.findall(r"[a-h][1-9]", san)
    legs = ply.split(",")
    way = [legs[0][:2], *(leg[2:4] for leg in legs)]
    letter = re.search(r"[1-9]=?([A-Za-z])$", san)
    return squares in (way, way[1:]) and (letter is None or letter.group(1).lower() == ply[-1])


class XboardMatch(unittest.TestCase):
    def setUp(self):
        if not is_installed():
            self.skipTest("there is no XBoard or no Xvfb here")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def play(self, variant, first, second, *options):
        """Lets XBoard play two games; its last words."""
        self.pgn, self.fen, self.debug = (self.folder / name for name in ("games.pgn", "last.fen", "debug"))
        command = [XBOARD, "-variant", variant, "-fcp", first, "-scp", second, "-mg", "2", "-matchPause", "200", "-tc", "10",
                   "-inc", "0", "-testLegality", "false", "-ruleMoves", "0", "-repeatsToDraw", "0", "-sgf", self.pgn,
                   "-spf", self.fen, "-xexit", "-debug", "-debugfile", self.debug, "-soundProgram", "",
                   "-saveSettingsOnExit", "false", *options]
        with Screen() as screen:
            done = subprocess.run(command, env={**os.environ, "DISPLAY": screen.name, "HOME": str(self.folder)},
                                  capture_output=True, text=True, timeout=240, check=False)
        said = done.stdout + done.stderr
        self.assertIn("final score", said, said[-500:])
        debug = self.debug.read_text(encoding="latin-1")
        for fault in ("Forfeit", "Illegal move", "aborts", "Error (", "tellusererror", "did not send setup"):
            self.assertNotIn(fault, debug)
        return said

    def games(self):
        """The games that XBoard has written down: the words of each, and its result."""
        games = []
        for block in re.split(r"(?m)^\[Event ", self.pgn.read_text(encoding="latin-1"))[1:]:
            text = re.sub(r"(?m)^\[.*\]$|\{[^}]*\}", "", block.partition("\n")[2])
            text = re.sub(r"(?ms)^-{10,}.*?^-{10,}$", "", text)
            words = [word for word in text.split() if not re.match(r"^\d+\.", word)]
            games.append((words[:-1], words[-1]))
        return games

    def records(self, names):
        """Each game's own moves with their plies, in order, from both players' records; and how it ended."""
        games = []
        for name in names:
            number = 0
            for line in (self.folder / name).read_text(encoding="ascii").splitlines():
                entry = json.loads(line)
                if number == len(games):
                    games.append({"moves": [], "ends": []})
                games[number]["moves" if entry["event"] == "move" else "ends"].append(entry)
                number += entry["event"] == "end"
        for game in games:
            game["moves"].sort(key=lambda entry: (int(entry["fen"].split()[5]), entry["fen"].split()[1] == "b"))
        return games

    def check_random(self, variant, kinds):
        player = f"{sys.executable} -B {HERE / 'random_player.py'} {ENGINE}"
        self.play(variant, f"{player} 1 {self.folder / 'first'} 70", f"{player} 2 {self.folder / 'second'} 70")
        games, records = self.games(), self.records(["first", "second"])
        self.assertEqual((len(games), len(records)), (2, 2))
        plies_seen = set()
        for (words, _), record in zip(games, records):
            moves = [entry["move"] for entry in record["moves"]]
            fen, _ = referee(variant, moves)
            self.assertEqual([entry["fen"] for entry in record["ends"]], [fen, fen], "both players see the same end")
            plies = [ply for entry in record["moves"] for ply in entry["plies"]]
            self.assertEqual(len(words), len(plies), (words, plies))
            for word, ply in zip(words, plies):
                self.assertTrue(fits(word, ply), (word, ply))
            plies_seen.update(plies)
        last = self.fen.read_text(encoding="latin-1").splitlines()[-1].split()
        self.assertEqual(last[0], screen_board(variant, fen), "XBoard shows what is on the board")
        self.assertEqual(last[1], fen.split()[1])
        for kind in kinds:
            self.assertTrue(any(re.fullmatch(kind, ply) for ply in plies_seen), f"no ply like {kind}")

    def check_engine(self, variant):
        """The engine plays itself; XBoard and the referee agree on how the second game ends."""
        setting = "new\\nrandom\\nsd 2\\n"
        self.play(variant, f"{ENGINE} listen --log {self.folder / 'log'}", ENGINE, "-firstInitString", setting,
                  "-secondInitString", setting)
        for words, result in self.games():
            self.assertIn(result, ("1-0", "0-1", "1/2-1/2"))
            self.assertGreater(len(words), 4)
        text = self.pgn.read_text(encoding="latin-1")
        self.assertEqual(len(re.findall(r"\{(?:checkmate|stalemate|threefold repetition|fifty-move rule|dead position)\}",
                                        text)), 2, text[-300:])
        self.assertNotIn("coins", text)
        self.assertEqual(len(re.findall(r'\[(?:White|Black) "Ziggurat [0-9.]+"\]', text)), 4)

    def test_random_levelup(self):
        self.check_random("levelup", [r"[a-h]\d[a-h]\d[csadem]", r"[a-h]\d([a-h]\d),\1[a-h]\d"])

    def test_random_stackchess(self):
        self.check_random("stackchess", ["@@@@", r"[A-Z]@[a-h]\d", r"[a-h]\d[a-h]\d[a-z]"])

    def test_random_mystic(self):
        self.check_random("mystic", [r"P@[a-h]\d", r"([a-h]\d)([a-h]\d),\2\1[nbrq]", r"([a-h]\d)([a-h]9),\2\1[nbrq]"])

    def test_engine_levelup(self):
        self.check_engine("levelup")

    def test_engine_stackchess(self):
        self.check_engine("stackchess")

    def test_engine_mystic(self):
        self.check_engine("mystic")

    def test_engine_chess(self):
        self.check_engine("normal")


if __name__ == "__main__":
    unittest.main()
