# SPDX-License-Identifier: GPL-3.0-or-later
"""F, further: analysis, the mouse, positions ply by ply, options, and wrong words of the XBoard protocol."""

import re
import tempfile
import time
from pathlib import Path

from client import PATIENCE
from f_xboard import XboardCase
from uci_case import legal_moves

STATUS = r"stat01: \d+ \d+ \d+ \d+ \d+( \S+)?$"


class Analysis(XboardCase):
    def analyse(self, *lines):
        self.send("post", *lines, "analyze")
        self.engine.until(r"[2-9] ")

    def test_F54_analysis_follows_the_game(self):
        self.analyse()
        self.send(".")
        self.assertRegex(self.engine.answer("stat01"), STATUS)
        for line, side in (("usermove e2e4", "b"), ("undo", "w"), ("setboard 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "b"),
                           ("new", "w")):
            self.send(line, "ping 5")
            self.engine.until("pong 5$")
            first = self.engine.answer(r"[2-9] ").split()[4]
            self.assertIn(first[1], "12" if side == "w" else "78", line)
        self.send("exit", "ping 6")
        self.assertEqual([line for line in self.engine.until("pong 6$") if line.startswith("move")], [])
        self.assertEqual(self.engine.silence(0.2), [])
        self.assertEqual(self.said("usermove e2e4", "usermove e7e5"), [])

    def test_F54_finished_and_unfinished_positions_cost_nothing(self):
        self.said("force", "setboard 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "analyze")
        self.assertEqual(self.said("exit"), [])
        self.said("new", "variant stackchess", "force", "analyze", "usermove h1g3n")
        before = self.engine.cpu_seconds()
        self.engine.silence(0.5)
        self.assertLess(self.engine.cpu_seconds() - before, 0.2)
        self.said("exit")

    def test_F54_end_of_input(self):
        self.ends_alive = False
        self.analyse()
        self.engine.close_input()
        self.assertEqual(self.engine.wait(timeout=1), 0)

    def test_F54_only_the_moves_that_are_not_excluded(self):
        self.analyse()
        self.send("exclude all", "include a2a3", "ping 1")
        self.engine.until("pong 1$")
        self.assertEqual(self.engine.answer(r"[2-9] ").split()[4], "a2a3")
        self.send("exclude a2a3", "ping 2")
        self.engine.until("pong 2$")
        self.assertEqual(self.engine.silence(0.3), [], "no move is left")
        self.send("include all", "exit", "ping 3")
        self.engine.until("pong 3$")
        for words in ("exclude e2e5", "exclude", "include x"):
            self.assertRegex(self.said(words)[0], r"^Error \(illegal move\): ", words)

    def thought(self, *setting_up):
        """The score of the engine's last line when it thinks of its move to depth 4."""
        self.send(*setting_up, "post", "sd 4", "go")
        lines = [line for line in self.engine.until("move ") if line.startswith("4 ")]
        self.send("force")
        return int(lines[-1].split()[1])

    def test_F_time_by_nodes(self):
        self.send("post", "st 8", "nps 1000", "go")
        nodes = [int(line.split()[3]) for line in self.engine.until("move ", timeout=60) if line[0].isdigit()]
        self.assertTrue(1000 < nodes[-1] <= 8000, nodes)
        # A minute of nodes is over long before a minute.
        self.send("force", "new", "level 0 1 0", "nps 1000", "go")
        nodes = [int(line.split()[3]) for line in self.engine.until("move ", timeout=60) if line[0].isdigit()]
        self.assertLess(nodes[-1], 20_000)
        # By CPU time, of which one thread has no more than the wall's.
        self.send("force", "new", "st 1", "nps 0", "go")
        self.assertTrue(self.engine.until("move ", timeout=60))
        for words in ("nps", "nps x", "nps -1"):
            self.assertRegex(self.said(words)[0], r"^Error \(bad node rate\): nps", words)

    def test_F_a_score_that_a_person_sets(self):
        ending = "setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
        self.send("force", ending, "usermove e2e4", "analyze", "setscore -777 30", "exit", "undo")
        self.assertEqual(self.thought("exclude all", "include e2e4"), 777)
        self.assertNotEqual(self.thought("new", "force", ending), 777, "a new game begins without it")
        for words in ("setscore", "setscore 1", "setscore x 3", "setscore 3 -1", "setscore 1 2 3"):
            self.assertRegex(self.said(words)[0], r"^Error \(bad score or depth\): ", words)

    def test_F_a_pause_takes_no_time(self):
        self.send("force", "st 2", "go", "pause")
        self.assertEqual([line for line in self.engine.silence(3.0) if line.startswith("move")], [])
        self.send("resume")
        self.engine.until("move ")
        self.send("resume", "pause", "analyze", "pause", "?", "exit", "ping 1")
        self.engine.until("pong 1$")

    def test_F_exclusion_ends_with_the_position(self):
        self.send("force", "exclude all", "include a2a3", "sd 1", "go")
        self.assertEqual(self.engine.answer("move "), "move a2a3")
        self.send("go")
        self.engine.until("move ")

    def test_F_dot_hint_and_book_when_idle(self):
        self.assertEqual(self.said("force", "."), [])
        self.assertEqual(self.said("bk"), [" There is no opening book.", ""])
        self.send("hint")
        self.assertRegex(self.engine.answer("Hint: "), r"^Hint: [a-hNBRQKO][a-h1-8xO=+#-]+$")
        self.said("setboard 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
        self.send("hint")
        self.assertEqual(self.engine.silence(0.5), [])
        self.assertRegex(self.said("exit")[0], r"^Error \(no analysis\)")

    def test_F_hint_while_pondering(self):
        self.send("hard", "st 0.2", "usermove e2e4")
        self.engine.until("move ")
        self.send("hint")
        self.engine.until("Hint: ")


class Setup(XboardCase):
    def fen(self):
        lines = self.said("d")
        return next(line for line in lines if line.startswith("# FEN: "))[7:]

    def test_F_edit(self):
        self.said("force", "edit", "#", "Ke1", "Rh1", "Pe2", "c", "Ke8", "Qd8", "xd8", ".")
        self.assertEqual(self.fen(), "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1")
        self.assertEqual(self.said("usermove e1g1"), [])
        lines = self.said("edit", "#", "Ke1", "nonsense", ".")
        self.assertRegex(lines[0], r"^Error \(bad line in edit mode\): nonsense")
        self.assertEqual(lines[1], "tellusererror Illegal position")

    def test_F_old_clients_choose_the_side(self):
        self.send("force", "sd 1", "black", "go")
        self.engine.until("move ")
        self.said("new", "sd 1", "white")
        self.send("usermove e2e4")
        self.engine.until("move ")

    def test_F_split_ply_by_ply(self):
        self.said("variant stackchess", "force")
        start = self.fen()
        self.said("usermove h1g3n")
        self.assertEqual(self.fen(), start, "a move in the midst is none yet")
        self.assertEqual(self.said("setboard r1bqkbn1/2ppppp1/8/8/8/6N1/1PPPPP2/1NBQKB2 b - - 0 1", "usermove N@h1"), [])
        self.assertEqual(self.fen(), "r1bqkbn1/2ppppp1/8/8/8/6N1/1PPPPP2/1NBQKB1N b q - 1 1")
        self.said("undo", "undo", "undo")
        self.assertEqual(self.fen(), start)
        self.said("usermove h1g3n", "usermove @@@@")
        self.assertEqual(self.said("usermove e2e4", "usermove N@g1"), ["Illegal move: e2e4", "Illegal move: N@g1"])
        self.assertEqual(self.said("usermove N@h1", "remove", "undo"), [])
        self.assertEqual(self.fen(), start)

    def test_F_go_in_the_midst_of_a_move_waits_for_its_end(self):
        self.said("variant stackchess", "force", "sd 1", "usermove h1g3n", "go")
        self.assertEqual(self.said("usermove @@@@"), [])
        self.send("usermove N@h1")
        self.engine.until("move ")

    def test_F_engine_splits_in_three_plies(self):
        self.send("variant stackchess", "force", "exclude all", "include h1g3n", "sd 1", "go")
        self.assertEqual([line for line in self.engine.until("move N@h1") if line.startswith("move")],
                         ["move h1g3n", "move @@@@", "move N@h1"])

    def test_F_mouse(self):
        self.said("variant stackchess", "force")
        self.assertEqual(self.said("lift h1"), ["highlight 7Y/7Y/7Y/7Y/7Y/6BY/7Y/6Y1"])
        self.assertEqual(self.said("put g3"), ["choice N"])
        self.assertEqual(self.said("usermove h1g3n"), ["move @@@@", "move N@h1"])
        self.assertEqual(self.said("lift", "put", "hover e4", "lift zz", "put zz"), ["highlight 8/8/8/8/8/8/8/8"])

    def test_F_mouse_upgrades_in_mystic_chess(self):
        self.said("variant mystic", "force", "usermove P@a2", "usermove P@a7", "usermove P@b2", "usermove P@b7",
                  "usermove P@c2", "usermove P@c7")
        self.assertEqual(self.said("lift j3"), ["highlight 8/8/8/8/8/8/YYY5/8"])
        self.assertEqual(self.said("put c2"), ["move c2a1,a1c2b"])
        self.assertEqual(self.said("lift _7", "put a7"), ["highlight 8/YYY5/8/8/8/8/8/8", "move a7a9,a9a7n"])
        self.assertEqual(self.fen(), "4k3/npp5/8/8/8/8/PPB5/4K3 w - - 0 5 15:3 15:3")

    def test_F_coins_are_told_to_people(self):
        self.send("variant mystic", "force", "usermove P@a2")
        self.engine.until("feature myname=.*coins")
        self.assertIn("[coins: White 19, Black 20]", self.engine.lines[-1][1])
        self.send("computer", "usermove P@a7", "ping 1")
        self.assertEqual([line for line in self.engine.until("pong 1$") if "coins" in line], [])

    def test_F_rejected_name(self):
        self.send("rejected myname", "variant mystic", "force", "usermove P@a2", "ping 1")
        self.assertEqual([line for line in self.engine.until("pong 1$") if "myname" in line], [])

    def test_F_plain_moves(self):
        self.send("option Plain Moves=1", "variant stackchess", "force", "exclude all", "include h1g3n", "sd 1", "go")
        self.assertEqual(self.engine.until("move ")[-1], "move h1g3n")
        self.assertEqual(self.said("force", "usermove a8b6n", "usermove e2e4"), [])

    def test_F_plain_moves_for_clients_without_marked_squares(self):
        self.send("rejected highlight", "variant mystic", "force")
        for move in ("P@a2", "P@a7", "P@b2", "P@b7", "P@c2", "P@c7"):
            self.said("usermove " + move)
        self.send("exclude all", "include N@a2", "sd 1", "go")
        self.assertEqual(self.engine.until("move ")[-1], "move N@a2")


class Manners(XboardCase):
    def test_F_draw_is_taken_without_an_advantage_only(self):
        self.assertEqual(self.said("draw"), [])
        self.send("sd 4", "force", "setboard 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "go")
        for white in ("e1d2", "d2c3", "c3b2"):
            self.engine.until("move ")
            self.send("usermove " + white)
        self.engine.until("move ")
        self.assertEqual(self.said("draw"), ["offer draw"], "it is behind")
        self.send("new", "sd 4", "force", "setboard 4k3/8/8/8/8/8/QQ6/4K3 w - - 0 1", "go")
        self.engine.until("move ")
        self.assertEqual(self.said("draw"), [])

    def resigned(self):
        """What comes of a lost position: the engine's moves, and its resignation if there is one."""
        self.send("new", "sd 2", "force", "setboard 4k3/8/8/8/8/QQ6/8/4K3 b - - 0 1", "go")
        moves = ["a3a4", "a4a5", "a5a4"]
        said = []
        for move in moves:
            said += self.engine.until("move |resign")
            if said[-1] == "resign":
                break
            position = "fen 4k3/8/8/8/8/QQ6/8/4K3 b - - 0 1 moves "
            played = [line[5:] for line in said if line.startswith("move ")]
            legal = legal_moves(position + " ".join(sum(([a, b] for a, b in zip(played, moves)), [])[:-1]))
            if move not in legal:
                break
            self.send("usermove " + move)
        return "resign" in said

    def test_F_resigns_only_if_asked_to(self):
        self.assertRegex(self.said("option Resign Threshold=-5")[0], r"^Error \(bad value\)")
        self.assertEqual(self.said("option Resign Threshold=500"), [])
        self.assertTrue(self.resigned())


    def test_F_claims_the_game_of_a_program_that_makes_an_illegal_move(self):
        claim = ["Illegal move: e2e5", "0-1 {White made an illegal move}"]
        self.said("variant levelup", "computer")
        self.assertEqual(self.said("usermove e2e5", "usermove e2e5"), [*claim, "Illegal move: e2e5"], "once")
        self.said("new", "variant levelup")
        self.assertEqual(self.said("usermove e2e5"), claim[:1], "a person may try again")
        self.said("new", "computer")
        self.assertEqual(self.said("usermove e2e5"), claim[:1], "XBoard judges chess itself")
        self.said("new", "variant levelup", "computer", "force")
        self.assertEqual(self.said("usermove e2e5"), claim[:1], "nobody plays")


class Options(XboardCase):
    def test_F_options(self):
        for option in ("MultiPV -spin 1 1 500", "Clear Hash -button", "Log File -file ", "Plain Moves -check 0"):
            self.assertIn(f'feature option="{option}"', self.features)
        self.assertEqual(self.said("option MultiPV=2", "option Clear Hash", "option Move Overhead=20"), [])
        self.send("post", "sd 3", "usermove e2e4")
        firsts = {line.split()[4] for line in self.engine.until("move ")[:-1] if line.startswith("3 ")}
        self.assertGreater(len(firsts), 1)
        for words in ("option", "option nosuch=3", "option MultiPV=x"):
            self.assertRegex(self.said(words)[0], r"^Error \(.+\): option", words)

    def test_F_log_file(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "log"
            self.said(f"option Log File={file}")
            self.said("force")
            self.said("option Log File=")
            text = file.read_text(encoding="ascii")
        self.assertRegex(text, r"(?s)<< pong 42\n.*>> force\n.*<< pong 42\n.*>> option Log File=\n")
        self.assertRegex(self.said("option Log File=/dev/null/x")[0], r"^Error \(cannot write .*\): ")

    def test_F_settings_during_an_analysis(self):
        self.send("post", "analyze")
        self.engine.until("3 ")
        for words in ("memory 8", "cores 2", "option MultiPV=1"):
            self.send(words, "ping 1")
            self.engine.until("pong 1$")
            # The new search may have begun before the pong; that it goes on shows it.
            self.engine.until(r"\d+ ")
        self.send("exit")


class WrongMoments(XboardCase):
    WORDS = ("accepted", "rejected", "protover", "protover x", "variant", "usermove", "setboard", "edit", ".", "undo", "remove",
             "draw", "hint", "bk", "exclude", "include", "exclude all", "include all", "lift", "put", "hover", "time",
             "otim", "level", "st", "sd", "memory", "cores", "option", "ping", "?", "result", "analyze", "exit", "name",
             "rating", "ics", "computer", "random", "white", "black", "playother", "easy", "hard", "post", "nopost",
             "usermove @@@@", "setboard @@@@", "lift e2", "put e4", "lift j1", "help", "d", "\0", "force")

    def test_F_every_word_at_any_moment(self):
        for beginning in ([], ["analyze"], ["level 0 60 0", "usermove e2e4"], ["hard", "st 0.1", "usermove e2e4"],
                          ["variant stackchess", "force", "usermove h1g3n"], ["force", "setboard x"]):
            for word in self.WORDS:
                self.send("new", *beginning, word, word, ".", "force", "ping 8")
                self.engine.until("pong 8$", timeout=5)

    def test_F_undo_during_our_own_move(self):
        for word in ("undo", "remove"):
            self.said("new")
            self.send("level 0 60 0", "usermove e2e4")
            self.engine.silence(0.1)
            started = time.monotonic()
            self.send(word, "ping 3")
            self.assertEqual(self.engine.until("pong 3$", timeout=2), ["pong 3"])
            self.assertLess(time.monotonic() - started, 0.5 * PATIENCE)
            self.assertEqual(self.said("force", "usermove d2d4"), [])

    def test_F_long_and_many_lines(self):
        self.assertLess(len(self.said("force", "x" * 1_000_000)[0]), 200)
        self.send(*["usermove b1c3", "usermove b8c6", "usermove c3b1", "usermove c6b8"] * 200)
        self.assertEqual([line for line in self.said() if not re.match("1/2", line)], [])
