# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the program of the environment variable ZIGGURAT, for the tests in this folder."""

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ.get("ZIGGURAT", "ziggurat")


def run(*arguments, text=None, code=0):
    """What the program says when it ends with that exit code, as (standard output, standard error)."""
    done = subprocess.run([PROGRAM, *map(str, arguments)], input=text, capture_output=True, text=True, timeout=120,
                          check=False)
    if done.returncode != code:
        raise AssertionError(f"exit code {done.returncode}, not {code}: {arguments}\n{done.stdout}\n{done.stderr}")
    return done.stdout, done.stderr


def strict(text):
    """JSON read as strictly as can be: no NaN, no Infinity, no key twice."""

    def refuse(word):
        raise ValueError(word)

    def once(pairs):
        assert len({name for name, _ in pairs}) == len(pairs)
        return dict(pairs)

    return json.loads(text, parse_constant=refuse, object_pairs_hook=once)


def lasting(text):
    """A JSON report without its timing, which comes last."""
    return text[: text.index('"timing"')]


class InFolder(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def report(self, *arguments):
        """The JSON report of a run of Pig."""
        return run("simulate", "pig", "--quiet", "--json", "-", *arguments)[0]
