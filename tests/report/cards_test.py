# SPDX-License-Identifier: GPL-3.0-or-later
"""`ziggurat cards import`, and simulations with what it makes. All scripts here are our own."""

import unittest

from program import InFolder, run

OGRE = "Name:Mossback Ogre\nManaCost:2 G\nTypes:Creature Ogre\nPT:3/4\nOracle:\n"
SPARK = "Name:Quick Errand\nManaCost:R\nTypes:Instant\nA:SP$ DealDamage | ValidTgts$ Any | NumDmg$ 2\n"
HOUND = "Name:Call Hound\nManaCost:R\nTypes:Sorcery\nA:SP$ Token | TokenScript$ r_2_1_hound\n"
TOKEN = "Name:Hound\nManaCost:no cost\nColors:red\nTypes:Creature Hound\nPT:2/1\n"
ODD = "Name:Odd Wand\nManaCost:1\nTypes:Artifact\nA:AB$ Draw | Cost$ 3\nK:Kicker:2\n"
FOREST = "Name:Forest\nManaCost:no cost\nTypes:Basic Land Forest\n"


class Cards(InFolder):
    """Scripts in a folder, as Forge lays them out."""

    def setUp(self):
        super().setUp()
        self.res = self.folder / "res"
        self.write("cardsfolder/m/mossback_ogre.txt", OGRE)
        self.write("cardsfolder/q/quick_errand.txt", SPARK)
        self.write("cardsfolder/c/call_hound.txt", HOUND)
        self.write("cardsfolder/o/odd_wand.txt", ODD)
        self.write("cardsfolder/f/forest.txt", FOREST)
        self.write("tokenscripts/r_2_1_hound.txt", TOKEN)

    def write(self, name, text):
        file = self.res / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def test_all(self):
        cards, said = run("cards", "import", "--forge", self.res)
        self.assertIn("Mossback Ogre\n  cost {2}{G}\n  type Creature Ogre\n  pt 3/4\n", cards)
        self.assertIn("token 1 2/1 red Hound", cards)
        self.assertNotIn("Odd Wand", cards)
        self.assertNotIn("Forest", cards)
        self.assertIn("Odd Wand: in part: line 5: keyword Kicker\n", said)
        self.assertIn("3 of 4 cards load (75.0 %); 1 in part, 0 not, 0 broken scripts\n", said)
        # The folder above, and the one of cards alone, are the same scripts.
        self.assertEqual(run("cards", "import", "--forge", self.folder)[0], cards)
        self.assertEqual(run("cards", "import", "--forge", self.res / "cardsfolder")[0], cards)

    def test_partial_and_quiet(self):
        cards, said = run("cards", "import", "--forge", self.res, "--partial", "--quiet")
        self.assertIn("Odd Wand\n  cost {1}\n  type Artifact\n  act {3}: draw 1 you\n# left out: keyword Kicker\n", cards)
        self.assertNotIn("Odd Wand", said)

    def test_deck(self):
        deck = self.write("deck.txt", "4 Mossback Ogre\n2 Serra Angel\n20 Forest\n")
        cards, said = run("cards", "import", "--forge", self.res, "--deck", deck)
        self.assertIn("Mossback Ogre\n", cards)
        self.assertNotIn("Quick Errand", cards)
        self.assertIn("1 of 1 cards load", said)
        deck.write_text("1 Mosback Ogre\n1 Odd Wand\n")
        cards, said = run("cards", "import", "--forge", self.res, "--deck", deck, code=1)
        self.assertIn("line 1: there is no script of 'Mosback Ogre'; 'Mossback Ogre' is near\n", said)
        self.assertIn("Odd Wand: in part", said)

    def test_play_stack(self):
        own = self.folder / "own.txt"
        run("cards", "import", "--forge", self.res, "--out", own)
        stack = self.write("my.dck", "[metadata]\nHandful=10\n[Main]\n20 Mossback Ogre\n20 Quick Errand\n20 Call Hound\n")
        _, said = run("simulate", "stack", "--players", "greedy", "random", "--games", 2, "--setup", stack, code=2)
        self.assertIn("there is no card 'Mossback Ogre'", said)
        logs = self.folder / "logs"
        run("simulate", "stack", "--players", "greedy", "random", "--games", 2, "--setup", stack, "--cards", own, "-q",
            "--log-games", logs)
        told, _ = run("replay", "stack", logs / "game-00000000.txt")
        self.assertIn("as recorded", told)
        found, _ = run("stack", "lint", stack, "--cards", own)
        self.assertNotIn("L11", found)
        self.assertIn("L11", run("stack", "lint", stack, code=1)[0])

    def test_play_war(self):
        own = self.folder / "own.txt"
        run("cards", "import", "--forge", self.res, "--out", own)
        names = ["Grizzly Bears", "Giant Growth", "Craw Wurm", "Fog", "Spined Wurm", "Giant Spider", "Bull Hippo",
                 "River Boa", "Mossback Ogre", "Quick Errand"]
        deck = self.write("mine.txt", "".join(f"4 {name}\n" for name in names))
        run("simulate", "war", "--players", "greedy", "random", "--games", 2, "--decks", deck, "ash", "--cards", own, "-q")

    def test_sign(self):
        """Somebody of three wins, and signs."""
        stack = self.write("my.dck", "[metadata]\nLife=5\n[Main]\n30 Lightning Bolt\n20 Grizzly Bears\n")
        logs = self.folder / "logs"
        run("simulate", "stack", "--players", "greedy", "greedy", "greedy", "--games", 1, "--setup", stack, "-q",
            "--log-games", logs)
        record = logs / "game-00000000.txt"
        told, _ = run("stack", "sign", stack, record, "--show")
        self.assertIn("may sign:\n", told)
        card = told.splitlines()[1].split(maxsplit=1)[1]
        before = stack.read_text()
        told, _ = run("stack", "sign", stack, record, "--player", "north", "--date", "2026-11-29", "--quote", "Ha.")
        self.assertIn(f"Signed: {card}|north|2026-11-29|g:", told)
        after = stack.read_text()
        self.assertTrue(after.startswith(before + "[Signatures]\n"))
        self.assertTrue(after.endswith('|"Ha."\n'))
        self.assertIn(f"{card} is signed by north", run("stack", "lint", stack)[0])
        _, said = run("stack", "sign", stack, record, code=1)
        self.assertIn("is signed already", said)
        self.assertIn("is not among the cards", run("stack", "sign", stack, record, "--card", "Fog", code=1)[1])

    def test_errors(self):
        self.assertIn("is no folder", run("cards", "import", "--forge", self.folder / "nowhere", code=2)[1])
        empty = self.folder / "empty"
        empty.mkdir()
        self.assertIn("there is no card script", run("cards", "import", "--forge", empty, code=2)[1])
        (empty / "cardsfolder.zip").write_text("")
        self.assertIn("unpack the archive", run("cards", "import", "--forge", empty, code=2)[1])
        self.assertIn("has to be 'import'", run("cards", "--forge", self.res, code=2)[1])
        self.assertIn("--cards wants --setup or --decks",
                      run("simulate", "stack", "--players", "greedy", "random", "--cards", empty, code=2)[1])


if __name__ == "__main__":
    unittest.main()
