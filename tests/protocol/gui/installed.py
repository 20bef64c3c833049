# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures, the launcher and the manual pages."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree
from pathlib import Path

SOURCE = Path(os.environ["ZIGGURAT_SOURCE"])
BUILD = Path(os.environ["ZIGGURAT_BUILD"])
ENGINE = Path(os.environ["ZIGGURAT"])

sys.path.insert(0, str(SOURCE / "protocol" / "gui"))
import pieces  # noqa: E402

# XBoard's names of its pictures, by their places in a `setup` line; those that come twice share a file.
PICTURES = """
    Pawn Knight Bishop Rook Queen Advisor Elephant Archbishop Marshall Gold Commoner Canon Nightrider CrownedBishop
    CrownedRook Crown Chancellor Hawk Lance Cobra Unicorn Lion Sword Zebra Camel Tower Wolf Hat Duck Lance Dragon Gnu Cub
    LShield Pegasus Wizard Copper Iron Viking Flag Axe Dolphin Leopard Claw Left Butterfly PromoBishop PromoRook HCrown
    """.split()


def pictures_of(setup):
    """The picture of each letter of White's, as the engine's `setup` line chooses it."""
    letters = re.match(r"setup \((\S+)\)", setup).group(1)
    white = letters[:len(letters) // 2]
    chosen = {white[-1]: "King"}
    place = 0
    for letter in white[:-1]:
        if letter == "/":
            place = 46
            continue
        if letter != ".":
            chosen[letter] = PICTURES[place]
        place += 1
    return chosen


def setup_line(variant):
    said = subprocess.run([ENGINE], input=f"xboard\nprotover 2\nvariant {variant}\nquit\n", capture_output=True, text=True,
                          check=True, timeout=30).stdout
    return next(line for line in said.splitlines() if line.startswith("setup "))


class Pictures(unittest.TestCase):
    def test_every_stack_has_the_picture_that_is_drawn_for_it(self):
        for variant in pieces.SETS:
            chosen = pictures_of(setup_line(variant))
            for letter in pieces.SETS[variant][0]:
                self.assertEqual(chosen[letter], pieces.STACK_NAMES[letter], (variant, letter))
            self.assertEqual(len(set(chosen.values())), len(chosen))

    def test_every_man_of_level_up_chess_has_a_picture(self):
        chosen = pictures_of(setup_line("levelup"))
        levelled = {"P": "S", "N": "C", "B": "A", "R": "D", "Q": "E", "K": "M"}
        for kind, picture in pieces.LEVELLED.items():
            base = "N" if kind == "Knight" else kind[0]
            self.assertEqual(chosen[base], kind)
            self.assertEqual(chosen[levelled[base]], picture)

    def test_all_pictures_are_drawn_and_differ(self):
        with tempfile.TemporaryDirectory() as folder:
            pieces.main(folder)
            for name in ("levelup", *pieces.SETS):
                files = list((Path(folder) / name).glob("*.svg"))
                self.assertEqual(len(files), 24 if name == "levelup" else 2 * len(pieces.SETS[name][0]))
                texts = {file.read_text(encoding="ascii") for file in files}
                self.assertEqual(len(texts), len(files), f"{name}: no two look alike")
                for text in texts:
                    self.assertEqual(xml.etree.ElementTree.fromstring(text).attrib["viewBox"], "0 0 100 100")


class Launcher(unittest.TestCase):
    def run_launcher(self, *arguments, xboard="#!/bin/sh\nprintf '%s\\n' \"$@\"\n"):
        with tempfile.TemporaryDirectory() as folder:
            fake = Path(folder) / "xboard"
            fake.write_text(xboard, encoding="ascii")
            fake.chmod(0o755)
            path = folder + os.pathsep + os.environ["PATH"]
            return subprocess.run([BUILD / "ziggurat-xboard", *arguments], env={**os.environ, "PATH": path},
                                  capture_output=True, text=True, check=False, timeout=30)

    def test_options_of_a_variant(self):
        given = self.run_launcher("stackchess-king7", "-tc", "2").stdout.split("\n")
        for option, value in (("-variant", "stackchess-king7"), ("-testLegality", "false"), ("-tc", "2"),
                              ("-saveSettingsOnExit", "false")):
            self.assertEqual(given[given.index(option) + 1], value)
        folder = Path(given[given.index("-pieceImageDirectory") + 1])
        self.assertEqual(folder.name, "stackchess-king7")
        self.assertTrue((folder / "WhiteHat.svg").exists())
        self.assertEqual(Path(given[given.index("-fcp") + 1]).name, "ziggurat")

    def test_chess_is_left_as_it_is(self):
        given = self.run_launcher("chess", "--watch").stdout.split("\n")
        self.assertNotIn("-testLegality", given)
        self.assertNotIn("-pieceImageDirectory", given)
        self.assertEqual(given[given.index("-variant") + 1], "normal")
        self.assertEqual(given[given.index("-mode") + 1], "twoMachines")

    def test_engine_list_and_help(self):
        given = self.run_launcher("--engine", "other engine", "mystic").stdout.split("\n")
        self.assertEqual(given[given.index("-fcp") + 1], "other engine")
        self.assertIn("stackchess-fullset", self.run_launcher("--list").stdout.split("\n"))
        self.assertIn("Usage: ziggurat-xboard", self.run_launcher("--help").stdout)
        self.assertEqual(self.run_launcher("--engine").returncode, 2)


class Manual(unittest.TestCase):
    @unittest.skipUnless(shutil.which("man"), "there is no man here")
    def test_pages_are_well_formed(self):
        for page in (BUILD / "protocol" / "gui" / "ziggurat.6", SOURCE / "protocol" / "gui" / "man" / "ziggurat-xboard.6"):
            done = subprocess.run(["man", "-l", "--warnings", "-E", "UTF-8", page], capture_output=True, text=True, check=False,
                                  env={**os.environ, "MANPAGER": "cat", "MANWIDTH": "80"})
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("SEE ALSO", done.stdout)

    def test_every_command_is_in_the_manual(self):
        help_text = subprocess.run([ENGINE, "--help"], capture_output=True, text=True, check=True).stdout
        page = (BUILD / "protocol" / "gui" / "ziggurat.6").read_text(encoding="ascii")
        commands = re.findall(r"(?m)^  ([a-z]+) ", help_text)
        self.assertGreater(len(commands), 4)
        for command in commands:
            self.assertTrue(f"\n.B {command}\n" in page, f"protocol/gui/man/ziggurat.6.in does not tell of {command}")


if __name__ == "__main__":
    unittest.main()
