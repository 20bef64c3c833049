# SPDX-License-Identifier: GPL-3.0-or-later
"""The size test and the test of heads name what is over the measure, and nothing at it."""

import tempfile
import unittest
from pathlib import Path

import heads
import sizes


def grown(mode=0o755, **contents):
    """What sizes and heads say of a tree of these files, named folder__file_suffix, with this mode."""
    with tempfile.TemporaryDirectory() as root:
        for name, text in contents.items():
            stem, suffix = name.replace("__", "/").rsplit("_", 1)
            path = Path(root) / f"{stem}.{suffix}"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            path.chmod(mode)
        return list(sizes.complaints(root)), list(heads.complaints(root))


class Sizes(unittest.TestCase):
    def test_lines_of_a_file(self):
        self.assertEqual(grown(base__a_h="\n" * 400)[0], [])
        self.assertIn("base/a.h: 401 lines", grown(base__a_h="\n" * 401)[0][0])
        self.assertEqual(grown(docs__a_md="\n" * 1000)[0], [])

    def test_lines_of_a_function(self):
        self.assertEqual(grown(base__a_cpp="void f() {\n" + "\n" * 58 + "}\n")[0], [])
        self.assertIn("base/a.cpp:1: f takes 61 lines", grown(base__a_cpp="void f() {\n" + "\n" * 59 + "}\n")[0][0])
        self.assertIn("f takes 61 lines", grown(bench__a_py="def f():\n" + "    pass\n" * 60)[0][0])

    def test_includes(self):
        self.assertEqual(grown(base__a_h="#include <vector>\n" * 12)[0], [])
        self.assertIn("13 includes", grown(base__a_h="#include <vector>\n" * 13)[0][0])

    def test_entries_of_a_folder(self):
        self.assertEqual(grown(**{f"base__a{n}_h": "" for n in range(20)})[0], [])
        self.assertIn("base/: 21 entries", grown(**{f"base__a{n}_h": "" for n in range(21)})[0][0])
        self.assertEqual(grown(**{f"tests__movegen__data__a{n}_perft": "" for n in range(30)})[0], [])

    def test_unreadable_source(self):
        self.assertIn("cannot be read", grown(base__a_cpp="void f() {\n")[0][0])


class Heads(unittest.TestCase):
    LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later\n"

    def test_licence(self):
        self.assertEqual(grown(base__a_cpp="// " + self.LICENCE)[1], [])
        self.assertEqual(len(grown(base__a_cpp="int x;\n")[1]), 1)

    def test_guard(self):
        self.assertEqual(grown(base__a_h="// " + self.LICENCE + "#pragma once\n")[1], [])
        self.assertIn("pragma once", grown(base__a_h="// " + self.LICENCE)[1][0])

    def test_shell(self):
        head = "#!/usr/bin/env bash\n# " + self.LICENCE
        self.assertEqual(grown(cmake__a_sh=head + "set -euo pipefail\n")[1], [])
        self.assertIn("pipefail", grown(cmake__a_sh=head)[1][0])
        self.assertIn("cannot parse", grown(cmake__a_sh=head + "set -euo pipefail\nif\n")[1][0])

    def test_mode(self):
        script = "#!/usr/bin/env python3\n# " + self.LICENCE
        self.assertEqual(grown(bench__a_py=script)[1], [])
        self.assertIn("may not be executed", grown(mode=0o644, bench__a_py=script)[1][0])


if __name__ == "__main__":
    unittest.main()
