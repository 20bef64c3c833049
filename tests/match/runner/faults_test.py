# SPDX-License-Identifier: GPL-3.0-or-later
"""Engines that fail: each fault is named with its culprit, no game is lost from the PGN, no process is left."""

import unittest

from runner import PATIENCE, MatchCase, processes, seconds

DEPTH = ("--each", "depth=1")


class Faults(MatchCase):
    def check(self, mode, ending, detail="", protocol="uci", terms=DEPTH, games=2, words=()):
        """The faulty engine has White in the first game and Black in the second; it loses both by its fault."""
        code, out, err = self.match(*self.stub("Bad", mode, protocol, *words), *self.stub("Good"), *terms, "--games",
                                    str(games), "--recover")
        self.assertEqual(code, 1, err)
        self.assertIn(f"Endings: {ending} {games}", out)
        self.assertIn(f"Lost by faults of its own: Bad {games}", out)
        played = self.games()
        self.assertEqual(len(played), games)
        for tags, moves in played:
            bad = "White" if tags["White"] == "Bad" else "Black"
            self.assertEqual(tags["Result"], "0-1" if bad == "White" else "1-0")
            self.assertIn(f"{bad} (Bad) loses by {ending}", moves)
            self.assertIn(detail, moves)
            self.assertNotEqual(tags["Termination"], "normal")
        self.assertEqual([tags["White"] for tags, _ in played], (["Bad", "Good"] * games)[:games])

    def test_crash_within_a_game(self):
        self.check("at3-crash", "crash", "signal 11")
        self.assertIn("stub: out of ideas", self.games()[0][1])

    def test_crash_with_a_clock(self):
        self.check("at3-crash", "crash", "signal 11", terms=("--each", "tc=60"))

    def test_exit_within_a_game(self):
        self.check("at3-exit", "crash", "exit code 3")

    def test_exit_at_the_start(self):
        self.check("exit-at-start", "crash", "exit code 4 in place of uciok")

    def test_closed_output(self):
        self.check("at3-close", "crash", "closed its output")

    def test_hang_without_a_clock(self):
        self.check("at3-hang", "stalled", f"no bestmove within {seconds(0.5)} s", words=(f"longest={seconds(0.5)}",))

    def test_hang_with_a_clock(self):
        self.check("at3-hang", "stalled", "no bestmove", words=(f"tc={seconds(0.2)}", f"patience={seconds(0.5)}"))

    def test_late(self):
        self.check("at3-late", "time forfeit", "ms late", words=(f"tc={seconds(0.5)}",))

    def test_no_uciok(self):
        self.check("no-uciok", "stalled", f"no uciok within {seconds(0.5)} s", words=(f"patience={seconds(0.5)}",))

    def test_no_readyok(self):
        self.check("no-readyok", "stalled", f"no readyok within {seconds(0.5)} s", words=(f"patience={seconds(0.5)}",))

    def test_flood(self):
        self.check("at3-flood", "stalled", "no bestmove", words=(f"longest={seconds(0.5)}",))

    def test_a_line_without_end(self):
        self.check("at3-endless-line", "stalled", "no bestmove", words=(f"longest={seconds(0.5)}",))

    def test_garbage(self):
        self.check("at3-garbage", "stalled", "no bestmove", words=(f"longest={seconds(0.5)}",))

    def test_illegal_moves(self):
        for text in ("e2e5", "a7a8Q", "0000", "(none)", "", "e4d5,d5f6", "P@e4"):
            with self.subTest(text):
                self.pgn.unlink(missing_ok=True)
                self.check("at3-move=" + text, "illegal move", '"' + text + '"', games=1 if text else 2)

    def test_no_features(self):
        code, out, err = self.match(*self.stub("Old", "no-features", "xboard"), *self.stub("Good"), *DEPTH)
        self.assertEqual((code, self.games()[0][0]["Result"]), (0, "1/2-1/2"), out + err)

    def test_xboard_faults(self):
        for mode, ending, detail in (("at3-crash", "crash", "signal 11"), ("at3-claim", "false claim", "I like draws"),
                                     ("at3-move=e2e5", "illegal move", "e2e5"), ("refuse", "false claim", "Illegal move")):
            with self.subTest(mode):
                self.pgn.unlink(missing_ok=True)
                self.check(mode, ending, detail, "xboard")

    def test_resigning_is_no_fault(self):
        code, out, err = self.match(*self.stub("Meek", "at3-resign", "xboard"), *self.stub("Good"), *DEPTH)
        self.assertEqual(code, 0, err)
        self.assertIn("Endings: resignation 1", out)
        self.assertIn("White resigns", self.games()[0][1])

    def test_full_stderr_is_no_fault(self):
        code, out, err = self.match(*self.stub("Loud", "stderr"), *self.stub("Good"), *DEPTH, "--games", "2")
        self.assertEqual(code, 0, err)
        self.assertIn("Endings: threefold repetition 2", out)

    def test_ignored_quit_is_noted_and_ended(self):
        code, _, err = self.match(*self.stub("Deaf", "deaf"), *self.stub("Good"), *DEPTH)
        self.assertEqual(code, 0)
        self.assertIn("Deaf does not obey quit and was killed", err)
        self.assertLess(self.seconds, 5 * PATIENCE)

    def test_children_of_engines_end_too(self):
        code, _, err = self.match(*self.stub("Parent", "parent"), *self.stub("Good"), *DEPTH)
        self.assertEqual((code, processes(self.mark)), (0, []), err)

    def test_without_recover_a_breakdown_ends_the_match(self):
        code, out, err = self.match(*self.stub("Bad", "at3-crash"), *self.stub("Good"), *DEPTH, "--games", "6")
        self.assertEqual((code, len(self.games())), (1, 1), err)
        self.assertIn("Games: 1", out)
        self.assertIn("--recover", err)

    def test_many_faults_at_once(self):
        self.check("at3-crash", "crash", terms=(*DEPTH, "--concurrency", "4"), games=12)


class Refusals(MatchCase):
    """What is wrong before any game is told in one line, and nothing is played."""

    def refused(self, *arguments):
        code, out, err = self.match(*arguments)
        self.assertEqual((code, out, len(err.splitlines()), self.games()), (2, "", 1, []), err)
        return err

    def test_no_such_program(self):
        err = self.refused("--engine", "name=A", "cmd=/nonexistent/engine", "depth=1", *self.stub("Good"), *DEPTH)
        self.assertIn('A: there is no program "/nonexistent/engine"', err)

    def test_a_file_that_is_no_program(self):
        file = self.folder / "notes.txt"
        file.write_text("no program", encoding="ascii")
        self.assertIn("cannot be run", self.refused("--engine", f"cmd={file}", *self.stub("Good"), *DEPTH))

    def test_a_variant_that_an_engine_does_not_play(self):
        err = self.refused(*self.stub("Stub"), "--engine", "cmd=self", *DEPTH, "--variant", "levelup")
        self.assertIn("Stub: it offers no UCI_Variant, so it cannot play levelup", err)
        err = self.refused(*self.stub("Stub", "ok", "xboard"), "--engine", "cmd=self", *DEPTH, "--variant", "mystic")
        self.assertIn('Stub: its variants have no "mystic"', err)

    def test_words_that_make_no_sense(self):
        for words, reason in ((["--engine", "cmd=x", "frob=1"], 'there is no key "frob"'),
                              (["--engine", "cmd=x", "frob"], '"frob" is no KEY=VALUE'),
                              (["--engine", "cmd=x", "tc=fast"], "is no time control"),
                              (["--engine", "cmd=x", "depth=0"], "depth wants a number from 1"),
                              (["--engine", "cmd=x", "proto=usi"], "proto wants uci, xboard or self"),
                              (["--draw", "movenumber=1"], "--draw wants"),
                              (["--openings", "order=random"], "which file=?"),
                              (["--openings", "file=/nonexistent.epd"], "/nonexistent.epd: cannot be opened")):
            with self.subTest(words):
                self.assertIn(reason, self.refused(*self.stub("Good"), *self.stub("Other"), *DEPTH, *words))

    def test_engines_that_cannot_be_told_apart_or_end(self):
        self.assertIn("two engines are called Good", self.refused(*self.stub("Good"), *self.stub("Good"), *DEPTH))
        self.assertIn("nobody to play", self.refused(*self.stub("Good"), *DEPTH))
        self.assertIn("nothing limits its moves", self.refused(*self.stub("A"), *self.stub("B")))


if __name__ == "__main__":
    unittest.main()
