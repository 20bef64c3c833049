# SPDX-License-Identifier: GPL-3.0-or-later
"""B: search control under UCI."""

import re
import signal
import subprocess
import time

from client import BINARY, PATIENCE, Client, run
from uci_case import NO_MOVE, UciCase, legal_moves, offered_variants

MATED = "startpos moves f2f3 e7e5 g2g4 d8h4"
STALEMATED = "fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
MATE_IN_ONE = "fen 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"


class EndOfInput(UciCase):
    ends_alive = False

    def check_ends(self, client, timeout=1):
        started = time.monotonic()
        self.assertEqual(client.wait(timeout), 0)
        self.assertLess(time.monotonic() - started, timeout * PATIENCE)

    def test_B15a_nothing_comes_at_all(self):
        self.engine.close_input()
        self.check_ends(self.engine)

    def test_B15b_during_an_infinite_search(self):
        self.send("uci", "go infinite")
        self.engine.until("info depth")
        self.engine.close_input()
        self.check_ends(self.engine)
        self.assertRegex(self.engine.rest()[-1], "^bestmove ")

    def test_B15c_while_pondering(self):
        self.send("uci", "go ponder wtime 60000 btime 60000")
        self.engine.until("info depth")
        self.engine.close_input()
        self.check_ends(self.engine)

    def test_B15d_nobody_reads_any_more(self):
        with subprocess.Popen([BINARY], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            process.stdin.write(b"go infinite\n")
            process.stdin.flush()
            process.stdout.readline()
            process.stdout.close()
            process.stdin.close()
            # By the pipe's signal, or by itself when it had nothing more to say.
            self.assertIn(process.wait(PATIENCE), (0, -signal.SIGPIPE))

    def test_B16_during_a_bounded_search(self):
        for limits in ("depth 5", "nodes 20000", "movetime 300", "wtime 2000 btime 2000"):
            code, lines, errors = run(text=f"position startpos\ngo {limits}\n")
            self.assertEqual((code, errors), (0, ""), limits)
            self.assertIn(lines[-1].split()[1], legal_moves(), limits)
            if limits == "depth 5":
                self.assertTrue(any(line.startswith("info depth 5 ") for line in lines), lines)

    def test_B16_during_a_perft(self):
        code, lines, _ = run(text="go perft 4\n")
        self.assertEqual((code, lines[-1]), (0, "Nodes searched: 197281"))


class Stopping(UciCase):
    def test_B18a_stop_without_a_search(self):
        self.send("uci", "stop", "stop", "isready")
        lines = self.engine.until("readyok$")
        self.assertEqual(lines[-2:], ["uciok", "readyok"])

    def test_B18b_stop_at_once(self):
        rounds = 200
        for _ in range(rounds):
            self.send("go infinite", "stop")
        self.send("isready")
        lines = self.engine.until("readyok$", timeout=30)
        self.assertEqual(sum(line.startswith("bestmove ") for line in lines), rounds)

    def test_B18c_stop_twice(self):
        self.send("go infinite", "stop", "stop", "isready")
        lines = self.engine.until("readyok$")
        self.assertEqual(sum(line.startswith("bestmove ") for line in lines), 1)

    def test_B19_two_searches_in_a_row(self):
        self.send("go infinite")
        self.engine.silence(0.3)
        self.send("go depth 2")
        lines = self.engine.until("bestmove ") + self.engine.until("bestmove ")
        self.assertTrue(any(line.startswith("info depth 2 ") for line in lines))
        self.send("stop")
        self.assertEqual([line for line in self.engine.silence(0.3) if line.startswith("bestmove")], [])

    def test_B20_commands_that_want_the_search_to_end(self):
        other = next(name for name in offered_variants() if name != "chess")
        moves = legal_moves()
        for command in ("ucinewgame", "position startpos moves e2e4", "setoption name Hash value 32",
                        "setoption name Threads value 2", f"setoption name UCI_Variant value {other}",
                        "setoption name Clear Hash"):
            self.send("setoption name UCI_Variant value chess", "position startpos", "go infinite")
            self.engine.until("info depth")
            self.send(command, "isready")
            lines = self.engine.until("readyok$", timeout=1)
            self.send("stop", "isready")
            lines += self.engine.until("readyok$", timeout=1)
            best = [line for line in lines if line.startswith("bestmove ")]
            self.assertEqual(len(best), 1, command)
            self.assertIn(best[0].split()[1], moves, command)

    def test_B20_a_perft_is_stopped_too(self):
        self.send("go perft 9")
        self.engine.silence(0.2)
        self.send("isready")
        self.engine.until("readyok$", timeout=1)
        self.assertIn(self.best_move("depth 1", timeout=2), legal_moves())

    def test_B21_isready_while_thinking(self):
        self.send("go infinite")
        for _ in range(50):
            self.send(*["isready"] * 10)
            time.sleep(0.01)
        self.send("stop")
        lines = self.engine.until("bestmove ")
        self.assertEqual(lines.count("readyok"), 500)
        for line in lines:
            self.assertRegex(line, r"^(readyok$|info depth \d+ .*|bestmove \S+( ponder \S+)?$)")

    def test_B25_infinite_means_infinite(self):
        for position in (MATE_IN_ONE, "fen 7k/8/8/8/8/8/8/K7 w - - 0 1", MATED, STALEMATED):
            self.send("position " + position, "go infinite")
            lines = self.engine.silence(0.5)
            before = self.engine.cpu_seconds()
            lines += self.engine.silence(0.3)
            used = self.engine.cpu_seconds() - before
            self.send("isready")
            lines += self.engine.until("readyok$", timeout=1)
            self.assertEqual([line for line in lines if not line.startswith("info ")], ["readyok"], position)
            self.assertLess(used, 0.1, position)
            self.send("stop")
            self.engine.until("bestmove ", timeout=1)


class Limits(UciCase):
    def check_time(self, limits, seconds, stretch=PATIENCE):
        started = time.monotonic()
        move = self.best_move(limits, timeout=15)
        self.assertIn(move, self.moves, limits)
        self.assertLess(time.monotonic() - started, (seconds + 0.1) * stretch, limits)

    def setUp(self):
        super().setUp()
        self.moves = legal_moves()

    def test_B22_zero_and_tiny_limits(self):
        for limits in ("depth 0", "nodes 0", "movetime 0", "nodes 1", "depth 1", "mate 1", "depth -3"):
            self.check_time(limits, 0.1)

    def test_B23_clocks(self):
        for limits, seconds in (("wtime 1 btime 1", 0.02), ("wtime 0 btime 0", 0.02), ("wtime -500 btime -500", 0.02),
                                ("wtime 3000 btime -1500", 3), ("wtime 1 winc 1000", 0.02),
                                ("wtime 1000 winc 999999", 1), ("wtime 1000 movestogo 1", 1),
                                ("wtime 1000 movestogo 0", 1), ("btime 1000", 1), ("wtime 100 btime 100", 0.1)):
            self.check_time(limits, seconds)

    def test_B23_a_huge_clock_can_be_stopped(self):
        self.send("go wtime 9999999999 btime 9999999999")
        self.engine.silence(0.2)
        self.send("stop")
        self.engine.until("bestmove ", timeout=1)

    def test_B_words_that_make_no_sense(self):
        for words in ("depth", "depth x", "frob 3 depth 2", "depth 2 wtime", "searchmoves", "depth 2 nodes 1e3"):
            self.send("go " + words, "stop", "isready")
            lines = self.engine.until("readyok$")
            self.assertEqual(sum(line.startswith("bestmove ") for line in lines), 1, words)

    def test_B_searchmoves(self):
        self.assertEqual(self.best_move("depth 4 searchmoves a2a3"), "a2a3")
        self.assertIn(self.best_move("searchmoves a2a3 h2h4 depth 4"), ("a2a3", "h2h4"))
        self.assertRegex(self.search("depth 4 searchmoves e2e5")[-1], NO_MOVE)

    def test_B26_ponder(self):
        self.send("go ponder movetime 200")
        lines = self.engine.silence(0.7)
        self.assertEqual([line for line in lines if not line.startswith("info ")], [])
        started = time.monotonic()
        self.send("ponderhit")
        self.engine.until("bestmove ", timeout=2)
        self.assertLess(time.monotonic() - started, 0.25 * PATIENCE + 0.1)
        self.send("go ponder wtime 1000 btime 1000", "stop", "isready")
        self.assertEqual(sum(line.startswith("bestmove") for line in self.engine.until("readyok$")), 1)
        self.send("go ponder wtime 1000 btime 1000", "ponderhit", "stop", "isready")
        self.assertEqual(sum(line.startswith("bestmove") for line in self.engine.until("readyok$")), 1)
        self.send("ponderhit", "isready")
        self.assertEqual(self.engine.until("readyok$"), ["readyok"])

    def test_B26_no_ponder_move_where_the_game_is_over(self):
        self.send("position " + MATE_IN_ONE)
        self.assertNotIn("ponder", self.search("depth 4")[-1])

    def test_B27_no_legal_move_at_the_root(self):
        for position, score in ((MATED, "mate 0"), (STALEMATED, "cp 0")):
            self.send("position " + position)
            for limits, after in (("depth 3", []), ("infinite", ["stop"]), ("ponder", ["stop"])):
                self.send("go " + limits, *after)
                lines = self.engine.until("bestmove ")
                self.assertEqual(lines[0], "info depth 0 score " + score)
                self.assertRegex(lines[-1], NO_MOVE)
            self.assertEqual(self.perft(2), 0)


class Output(UciCase):
    def check_search(self, variant, moves, lines):
        """One search's lines: known words, rising depth, time and nodes, and lines of moves that can be played."""
        seen = {"depth": 0, "time": 0}
        position = f"position startpos moves {' '.join(moves)} " if moves else "position startpos moves "
        principal = ""
        for line in lines:
            self.assertRegex(line, r"^(info depth |bestmove )", variant)
            for key, value in re.findall(r"\b(depth|time|hashfull|nps|nodes) (\d+)", line):
                if key in seen:
                    self.assertGreaterEqual(int(value), seen[key], line)
                    seen[key] = int(value)
                self.assertTrue(key != "hashfull" or int(value) <= 1000, line)
            if " pv " in line and "multipv 1 " in line:
                principal = line.split(" pv ")[1]
        self.assertGreater(seen["depth"], 0, lines)
        self.send(position + principal, "isready")
        self.assertEqual(self.engine.until("readyok$"), ["readyok"], f"{variant}: {position}{principal}")

    def test_B30_self_play_log(self):
        for variant in offered_variants():
            self.choose(variant)
            self.send("ucinewgame")
            moves = []
            for _ in range(12):
                self.send("position startpos" + (" moves " + " ".join(moves) if moves else ""))
                lines = self.search("depth 3", timeout=30)
                if re.match(NO_MOVE, lines[-1]):
                    break
                self.check_search(variant, moves, lines)
                moves.append(lines[-1].split()[1])

    def test_B30_few_lines_about_a_mate_in_one(self):
        self.send("position " + MATE_IN_ONE)
        self.assertLess(len(self.search("depth 245", timeout=30)), 300)

    def test_B30_nothing_before_the_first_word(self):
        self.assertEqual(self.engine.silence(0.3), [])

    def test_B30_every_variant_plays(self):
        for variant in offered_variants():
            client = Client()
            self.addCleanup(client.kill)
            client.send(f"setoption name UCI_Variant value {variant}", "go depth 4")
            self.assertIn(client.until("bestmove ", timeout=30)[-1].split()[1], legal_moves(variant=variant))
