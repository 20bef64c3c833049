# SPDX-License-Identifier: GPL-3.0-or-later
"""The program under test as a child process that is spoken to over pipes, like clients do."""

import os
import queue
import re
import subprocess
import threading
import time

# The path of the program, by how much it may be slower than in a release build, and with which sanitizers it
# was built.
BINARY = os.environ.get("ZIGGURAT", "ziggurat")
PATIENCE = float(os.environ.get("ZIGGURAT_PATIENCE", "1"))
SANITIZERS = os.environ.get("ZIGGURAT_SANITIZERS", "")

# No answer takes longer than this, unless a scenario says so.
DEFAULT_TIMEOUT = 10.0


class Client:
    """One process and its conversation. Times are seconds in terms of a release build."""

    def __init__(self, *arguments, stdin=subprocess.PIPE, **options):
        self.process = subprocess.Popen(
            [BINARY, *arguments], stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
        self.lines = []  # (time, line) of all that was taken from the queue
        self._queue = queue.Queue()
        self._errors = []
        self._readers = [threading.Thread(target=target, daemon=True) for target in (self._read, self._read_errors)]
        for reader in self._readers:
            reader.start()

    def _read(self):
        for line in self.process.stdout:
            self._queue.put((time.monotonic(), line.decode("latin-1").rstrip("\n")))
        self._queue.put((time.monotonic(), None))

    def _read_errors(self):
        for line in self.process.stderr:
            self._errors.append(line.decode("latin-1"))

    def send(self, *lines):
        """Sends lines in one write."""
        self.process.stdin.write("".join(line + "\n" for line in lines).encode("latin-1"))
        self.process.stdin.flush()

    def next_line(self, timeout=DEFAULT_TIMEOUT):
        """The next line, or None if the output has ended or none came in time."""
        try:
            moment, line = self._queue.get(timeout=timeout * PATIENCE)
        except queue.Empty:
            return None
        if line is not None:
            self.lines.append((moment, line))
        return line

    def until(self, pattern, timeout=DEFAULT_TIMEOUT):
        """All lines up to the first that the pattern matches from its beginning, that one included."""
        deadline = time.monotonic() + timeout * PATIENCE
        taken = []
        while True:
            left = deadline - time.monotonic()
            line = self.next_line(max(left, 0) / PATIENCE)
            if line is None:
                raise AssertionError(f"no line like /{pattern}/ within {timeout * PATIENCE:.1f} s, but: {taken[-20:]}"
                                     f" and on stderr: {self.errors()[-2000:]}")
            taken.append(line)
            if re.match(pattern, line):
                return taken

    def answer(self, pattern, timeout=DEFAULT_TIMEOUT):
        """The first line that the pattern matches; those before it are passed over."""
        return self.until(pattern, timeout)[-1]

    def silence(self, duration):
        """The lines that come within this time, which is not stretched."""
        deadline = time.monotonic() + duration
        taken = []
        while (left := deadline - time.monotonic()) > 0:
            line = self.next_line(left / PATIENCE)
            if line is not None:
                taken.append(line)
            elif self.has_ended():
                break
        return taken

    def rest(self, timeout=DEFAULT_TIMEOUT):
        """The lines up to the end of the output."""
        deadline = time.monotonic() + timeout * PATIENCE
        taken = []
        while (line := self.next_line(max(deadline - time.monotonic(), 0) / PATIENCE)) is not None:
            taken.append(line)
        return taken

    def close_input(self):
        self.process.stdin.close()

    def wait(self, timeout=DEFAULT_TIMEOUT):
        """The exit code; kills what does not end in time."""
        try:
            code = self.process.wait(timeout * PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError(f"still running after {timeout * PATIENCE:.1f} s") from None
        for reader in self._readers:
            reader.join(5)
        return code

    def has_ended(self):
        return self.process.poll() is not None

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def errors(self):
        return "".join(self._errors)

    def kill(self):
        if not self.has_ended():
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream and not any(reader.is_alive() for reader in self._readers):
                stream.close()


def run(*arguments, text="", timeout=DEFAULT_TIMEOUT):
    """Runs the program to its end; (exit code, lines of stdout, stderr)."""
    done = subprocess.run([BINARY, *arguments], input=text.encode("latin-1"), capture_output=True,
                          timeout=timeout * PATIENCE, check=False)
    return done.returncode, done.stdout.decode("latin-1").splitlines(), done.stderr.decode("latin-1")
