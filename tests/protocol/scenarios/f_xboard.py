# SPDX-License-Identifier: GPL-3.0-or-later
"""F: the XBoard protocol."""

import re
import signal
import time
import unittest

from client import PATIENCE, Client, run
from uci_case import legal_moves

RESULT = r"(1-0|0-1|1/2-1/2) \{.+\}$"


class XboardCase(unittest.TestCase):
    ends_alive = True

    def setUp(self):
        self.engine = Client()
        self.addCleanup(self.engine.kill)
        self.send("xboard", "protover 2")
        self.features = " ".join(self.engine.until(r"feature .*done=1", timeout=2))

    def tearDown(self):
        if self.ends_alive:
            self.send("ping 4711")
            self.engine.until("pong 4711$", timeout=10)
            self.send("quit")
            self.assertEqual(self.engine.wait(timeout=1), 0)
            self.assertEqual(self.engine.errors(), "")

    def send(self, *lines):
        self.engine.send(*lines)

    def said(self, *lines):
        """What is answered to lines that start no search, but for the engine's name, which may tell of coins."""
        self.send(*lines, "ping 42")
        return [line for line in self.engine.until("pong 42$")[:-1] if not line.startswith("feature myname=")]

    def variants(self):
        return re.search(r'variants="([^"]+)"', self.features).group(1).split(",")


class Handshake(XboardCase):
    def test_F46_features(self):
        for feature in ("ping=1", "setboard=1", "usermove=1", "sigint=0", "sigterm=0", "colors=0", "memory=1", "smp=1",
                        "reuse=1", "analyze=1", "draw=1", "name=1", "highlight=1", "exclude=1",
                        "setscore=1", "pause=1", "nps=1", "done=1"):
            self.assertIn(" " + feature, " " + self.features)
        self.assertIn("normal", self.variants())
        for name in self.variants():
            self.assertNotIn("w", name, "XBoard takes a w for the beginning of wild")

    def test_F46_accepted_and_rejected(self):
        self.assertEqual(self.said("accepted ping", "rejected setboard", "rejected frob"), [])

    def test_F46_protocol_1(self):
        client = Client()
        self.addCleanup(client.kill)
        client.send("xboard", "new", "sd 2", "e2e4")
        self.assertRegex(client.answer("move ")[5:], "^[a-h][1-8][a-h][1-8]$")
        client.send("quit")
        self.assertEqual(client.wait(), 0)

    def test_F46_first_commands_of_clients(self):
        self.assertEqual(self.said("memory 32", "cores 1", "new", "random", "level 40 5 0", "post", "hard", "easy",
                                   "computer", "name somebody", "rating 1 2", "ics -", "force", "nopost"), [])

    def test_F_interrupts_are_ignored(self):
        self.said("force")
        self.engine.process.send_signal(signal.SIGINT)
        time.sleep(0.1)
        self.assertEqual(self.said("force"), [])


class Moves(XboardCase):
    def test_F47_bad_setboard(self):
        self.assertEqual(self.said("force", "setboard 8/8/8/8/8/8/8/8 w - - 0 1", "usermove e2e4"),
                         ["tellusererror Illegal position", "Illegal move: e2e4"])
        self.assertEqual(self.said("new", "force", "usermove e2e4"), [])
        self.assertEqual(self.said("setboard garbage"), ["tellusererror Illegal position"])

    def test_F47_no_thinking_without_a_position(self):
        lines = self.said("force", "setboard garbage", "go", "usermove e7e5")
        self.assertEqual([line for line in lines if line.startswith("move")], [])

    def test_F48_bad_moves_and_bad_words(self):
        self.assertEqual(self.said("force", "usermove e2e5", "e2e5", "usermove", "frobnicate"),
                         ["Illegal move: e2e5", "Illegal move: e2e5", "Illegal move: ",
                          "Error (unknown command): frobnicate"])

    def test_F48_a_game(self):
        self.send("sd 3", "usermove e2e4")
        reply = self.engine.answer("move ")[5:]
        self.assertIn(reply, legal_moves("startpos moves e2e4"))
        self.send("usermove a2a3")
        self.assertIn(self.engine.answer("move ")[5:], legal_moves(f"startpos moves e2e4 {reply} a2a3"))

    def test_F_undo_and_remove(self):
        self.assertEqual(self.said("force", "usermove e2e4", "undo", "usermove e2e4", "usermove e7e5", "remove",
                                   "usermove d2d4", "undo", "undo", "undo", "usermove e2e4"), [])

    def test_F_go_plays_either_side(self):
        self.send("sd 2", "go")
        white = self.engine.answer("move ")[5:]
        self.send("go")
        black = self.engine.answer("move ")[5:]
        self.assertIn(white, legal_moves())
        self.assertIn(black, legal_moves(f"startpos moves {white}"))

    def test_F_playother(self):
        self.send("sd 2", "force", "playother", "usermove e2e4")
        self.assertIn(self.engine.answer("move ")[5:], legal_moves("startpos moves e2e4"))

    def test_F_thinking_is_posted(self):
        self.send("post", "sd 4", "usermove e2e4")
        lines = self.engine.until("move ")
        self.assertGreater(len(lines), 4)
        for line in lines[:-1]:
            self.assertRegex(line, r"^\d+ -?\d+ \d+ \d+( [a-h][1-8][a-h][1-8][qrbn]?)+$")
        self.send("nopost", "usermove a2a3")
        self.assertEqual(len(self.engine.until("move ")), 1)

    def test_F35_mate_scores(self):
        self.send("post", "sd 24", "st 5", "force")
        for fen, score in (("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "100001"), ("6k1/8/5K2/8/8/8/8/R7 b - - 0 1", "-100002")):
            self.send("force", "setboard " + fen, "go")
            lines = self.engine.until("move ")
            self.assertEqual(lines[-2].split()[1], score)
            self.said("force")


class Thinking(XboardCase):
    def think(self):
        self.send("level 0 60 0", "time 360000", "otim 360000", "usermove e2e4")
        self.engine.silence(0.3)

    def test_F49_ping_when_idle(self):
        self.send("ping 7")
        self.assertEqual(self.engine.next_line(), "pong 7")

    def test_F49_ping_during_our_own_move(self):
        self.send("st 0.5", "usermove e2e4", "ping 8")
        lines = self.engine.until("pong 8$")
        self.assertRegex(lines[-2], "^move ")

    def test_F49_ping_while_pondering(self):
        self.send("hard", "st 0.2", "usermove e2e4")
        self.engine.until("move ")
        self.engine.silence(0.1)
        started = time.monotonic()
        self.send("ping 9")
        self.assertEqual(self.engine.answer("pong"), "pong 9")
        self.assertLess(time.monotonic() - started, 0.2 * PATIENCE)

    def test_F49_ping_behind_new(self):
        self.think()
        self.send("new", "ping 3")
        self.assertEqual(self.engine.next_line(), "pong 3")

    def test_F49_move_now(self):
        self.think()
        started = time.monotonic()
        self.send("?")
        self.engine.until("move ", timeout=2)
        self.assertLess(time.monotonic() - started, 0.1 * PATIENCE)
        self.assertEqual(self.said("?"), [])

    def test_F50_commands_that_end_the_thinking(self):
        for command in ("result 1-0 {White resigns}", "new", "setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "force",
                        "variant normal", "undo"):
            self.said("new")
            self.think()
            started = time.monotonic()
            self.send(command, "force", "ping 9")
            self.assertEqual(self.engine.until("pong 9$", timeout=2), ["pong 9"], command)
            self.assertLess(time.monotonic() - started, 0.5 * PATIENCE, command)
            self.assertEqual(self.engine.silence(0.1), [], command)

    def test_F50_settings_do_not_lose_the_move(self):
        self.think()
        self.send("memory 8", "cores 1", "?")
        self.engine.until("move ", timeout=2)

    def test_F_ponder_hit_and_miss(self):
        self.send("hard", "level 0 1 0", "time 3000", "usermove e2e4")
        moves = ["e2e4"]
        for _ in range(4):
            moves.append(self.engine.answer("move ")[5:])
            moves.append(sorted(legal_moves("startpos moves " + " ".join(moves)))[0])
            self.send("time 3000", "usermove " + moves[-1])
        self.assertIn(self.engine.answer("move ")[5:], legal_moves("startpos moves " + " ".join(moves)))
        self.send("easy")

    def test_F53_time_words(self):
        self.assertEqual(self.said("level 40 5 0", "level 40 0:30 0", "level 0 2 12", "level 0 1 0.5", "st 1", "st 0.5",
                                   "sd 3", "time 1", "time -50", "otim 0"), [])
        for words in ("level 40 25+5 0", "level", "level x 5 0", "st", "st x", "sd 0", "sd x", "time", "otim x"):
            answers = self.said(words)
            self.assertEqual(len(answers), 1, words)
            self.assertRegex(answers[0], r"^Error \(.+\): ", words)

    def check_move_within(self, seconds, *lines):
        self.said("new", "force", "usermove e2e4")
        self.send(*lines)
        started = time.monotonic()
        self.send("go")
        self.engine.until("move ", timeout=10)
        used = time.monotonic() - started
        self.assertLess(used, seconds * PATIENCE + 0.1, lines)
        return used

    def test_F53_no_flag_falls(self):
        self.check_move_within(0.05, "level 0 1 0", "time 1")
        self.check_move_within(0.05, "level 0 1 0", "time -50", "otim 0")
        self.check_move_within(1, "level 40 0:10 0", "time 100", "level 40 0:10 0")
        self.check_move_within(0.5, "level 0 5 0", "st 0.5")
        self.assertGreater(self.check_move_within(0.5, "st 0.5"), 0.3)

    def test_F53_level_and_st_cancel_each_other(self):
        self.check_move_within(0.1, "st 5", "level 0 0:01 0", "time 5")

    def test_F53_depth_holds_until_new(self):
        self.said("new", "force", "usermove e2e4", "post", "sd 3", "st 0.5")
        self.send("go")
        self.assertEqual({line.split()[0] for line in self.engine.until("move ")[:-1]}, {"1", "2", "3"})
        self.said("new", "force", "usermove e2e4", "st 0.3")
        self.send("go")
        self.assertIn("5", {line.split()[0] for line in self.engine.until("move ")[:-1]})


class Ends(XboardCase):
    def test_F55_mate_by_the_engine(self):
        self.said("force", "setboard 7k/8/6K1/8/8/8/8/R7 w - - 0 1", "sd 4")
        self.send("go")
        self.assertEqual(self.engine.until(RESULT), ["move a1a8", "1-0 {checkmate}"])
        self.assertEqual(self.said("go"), [], "told once")

    def test_F55_mate_by_the_client(self):
        self.said("force", "usermove f2f3", "usermove e7e5", "usermove g2g4", "playother")
        self.assertEqual(self.said("usermove d8h4"), ["0-1 {checkmate}"])

    def check_end(self, fen, moves, result):
        self.said("new", "force", "setboard " + fen)
        self.said("force", *["usermove " + move for move in moves[:-1]], "playother")
        self.assertEqual(self.said("usermove " + moves[-1]), [result])

    def test_F55_draws(self):
        self.check_end("7k/8/4Q1K1/8/8/8/8/8 w - - 0 1", ["e6f7"], "1/2-1/2 {stalemate}")
        self.check_end("7k/8/8/8/8/8/8/KQ6 w - - 99 120", ["b1b2"], "1/2-1/2 {fifty-move rule}")
        self.check_end("8/8/8/8/8/5k2/6p1/6K1 w - - 0 1", ["g1h2", "g2g1q", "h2g1"], "1/2-1/2 {dead position}")
        back_and_forth = ["g1f3", "g8f6", "f3g1", "f6g8"]
        self.check_end("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", back_and_forth * 2,
                       "1/2-1/2 {threefold repetition}")

    def test_F55_nothing_while_the_client_sets_up(self):
        self.assertEqual(self.said("force", "usermove f2f3", "usermove e7e5", "usermove g2g4", "usermove d8h4"), [])


class Variants(XboardCase):
    def test_F56_unknown_variant(self):
        answers = self.said("force", "usermove e2e4", "variant nosuch", "usermove e7e5")
        self.assertEqual(answers, ["Error (unsupported variant): nosuch"])

    def test_F56_each_can_be_chosen(self):
        for name in self.variants():
            answers = self.said("new", "variant " + name, "force")
            ours = "chess" if name == "normal" else name
            _, shown, _ = run(text=f"setoption name UCI_Variant value {ours}\nd\n")
            board = next(line for line in shown if line.startswith("FEN: ")).split()[1]
            if name == "normal":
                self.assertEqual(answers, [])
                continue
            self.assertEqual(len(answers), 1, name)
            self.assertRegex(answers[0], r"^setup \(\S+\) 8x8\+\d_[a-z]+ " + re.escape(board) + r"(\[\S+\])? w ", name)

    def test_F56_each_is_played(self):
        for name in self.variants():
            self.said("new", "variant " + name)
            self.send("sd 2", "go")
            self.engine.until("move ", timeout=20)

    def test_F56_levels_and_legs(self):
        self.said("new", "variant levelup", "force", "setboard 4k3/7p/8/8/8/8/6q1/7K w - - 0 1", "sd 3")
        self.send("go")
        self.assertEqual(self.engine.answer("move "), "move h1g2m")
        self.assertEqual(self.said("force", "usermove e8e7", "undo", "undo", "usermove h1g2m", "undo", "usermove h1g2"),
                         [])
        crusader = "setboard 4k3/8/8/3p4/8/2C5/8/4K3 w - - 0 1"
        self.assertEqual(self.said(crusader, "usermove c3d5,d5f6", "undo", "usermove c3d5", "undo"), [])

    def test_F56_setboard_before_and_after(self):
        orthodox = "setboard 4k3/8/8/8/8/8/4P3/4K2R w K - 0 1"
        lines = self.said(orthodox, "variant mystic", orthodox)
        self.assertRegex(lines[0], "^setup ")
        self.assertEqual(lines[1:], ["tellusererror Illegal position"])
        self.assertEqual(self.said("setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 19:1 20:0", "force", "usermove P@d2"), [])


class EndOfInput(XboardCase):
    ends_alive = False

    def test_F54_when_idle(self):
        self.engine.close_input()
        self.assertEqual(self.engine.wait(timeout=1), 0)

    def test_F54_while_pondering(self):
        self.send("hard", "st 0.1", "usermove e2e4")
        self.engine.until("move ")
        self.engine.close_input()
        self.assertEqual(self.engine.wait(timeout=1), 0)

    def test_F54_during_a_bounded_move(self):
        self.send("st 0.3", "usermove e2e4")
        self.engine.close_input()
        self.assertRegex(self.engine.rest()[-1], "^move ")
        self.assertEqual(self.engine.wait(), 0)

    def test_F50_quit_while_thinking(self):
        self.send("level 0 60 0", "usermove e2e4", "quit")
        self.assertEqual(self.engine.wait(timeout=1), 0)
