# SPDX-License-Identifier: GPL-3.0-or-later
"""The layering test names offenders, and nobody else."""

import tempfile
import unittest
from pathlib import Path

import layering


def complaints(**sources):
    """What is said of a tree whose files are given as folder__file=(includes...)."""
    with tempfile.TemporaryDirectory() as root:
        for name, included in sources.items():
            path = Path(root) / name.replace("__", "/").replace("_cpp", ".cpp").replace("_h", ".h")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("".join(f"#include {name}\n" for name in included), encoding="utf-8")
        return list(layering.complaints(root))


class Directions(unittest.TestCase):
    def test_leftwards_is_fine(self):
        self.assertEqual(complaints(
            base__a_h=["<vector>"], movegen__b_h=['"base/a.h"'], movegen__chess__c_h=['"movegen/b.h"'],
            search__d_h=['"movegen/b.h"', '"base/a.h"'],
            engine__variants__chess_cpp=['"movegen/chess/c.h"', '"search/d.h"'],
            tests__search__d_test_cpp=['"search/d.h"', "<doctest/doctest.h>"]), [])

    def test_rightwards_is_named(self):
        found = complaints(base__a_h=['"movegen/b.h"'], movegen__b_h=[])
        self.assertEqual(len(found), 1)
        self.assertIn("base/a.h:1: movegen/b.h goes the wrong way", found[0])

    def test_neighbours_do_not_know_each_other(self):
        self.assertEqual(len(complaints(protocol__a_h=['"match/b.h"'], match__b_h=[])), 1)
        self.assertEqual(len(complaints(match__a_h=['"search/b.h"'], search__b_h=[])), 1)

    def test_shared_parts_do_not_know_variants(self):
        self.assertEqual(len(complaints(movegen__a_h=['"movegen/chess/b.h"'], movegen__chess__b_h=[])), 1)
        self.assertEqual(len(complaints(search__a_h=['"movegen/chess/b.h"'], movegen__chess__b_h=[])), 1)

    def test_unknown_folder(self):
        self.assertIn("no row", complaints(attic__a_h=[])[0])


class Systems(unittest.TestCase):
    def test_only_who_is_named_may_take_from_the_system(self):
        self.assertEqual(complaints(search__table_cpp=["<sys/mman.h>"]), [])
        self.assertIn("search/control.cpp:1", complaints(search__control_cpp=["<sys/mman.h>"])[0])
        self.assertIn("sys/stat.h", complaints(search__table_cpp=["<sys/stat.h>"])[0])


class Sideways(unittest.TestCase):
    def test_variants_of_movegen(self):
        found = complaints(movegen__chess__a_h=[], movegen__mystic__b_h=['"movegen/chess/a.h"'])
        self.assertIn("movegen/mystic/b.h:1", found[0])
        self.assertIn("sideways", found[0])

    def test_variants_of_engine(self):
        found = complaints(engine__eval__chess_h=[], engine__variants__levelup_cpp=['"engine/eval/chess.h"'])
        self.assertIn("levelup does not know chess", found[0])

    def test_games(self):
        found = complaints(tabletop__magic__core__a_h=[], tabletop__magic__war__b_h=['"tabletop/magic/core/a.h"'],
                           tabletop__magic__stack__c_h=['"tabletop/magic/war/b.h"'])
        self.assertEqual(len(found), 1)
        self.assertIn("tabletop/magic/stack/c.h:1", found[0])


class Names(unittest.TestCase):
    def test_packages_stay_on_the_rim(self):
        self.assertEqual(complaints(protocol__a_h=["<spdlog/spdlog.h>"]), [])
        self.assertIn("standard library", complaints(search__a_h=["<spdlog/spdlog.h>"])[0])

    def test_includes_are_named_from_the_root(self):
        self.assertIn("no file of the tree", complaints(base__a_h=['"b.h"'], base__b_h=[])[0])

    def test_sources_are_not_included(self):
        self.assertIn("is no header", complaints(base__a_h=['"base/b.cpp"'], base__b_cpp=[])[0])


class Rings(unittest.TestCase):
    def test_ring_is_named(self):
        found = complaints(base__a_h=['"base/b.h"'], base__b_h=['"base/c.h"'], base__c_h=['"base/a.h"'])
        self.assertEqual(found, ["include ring: base/a.h -> base/b.h -> base/c.h -> base/a.h"])

    def test_two_ways_to_one_file_are_no_ring(self):
        self.assertEqual(complaints(
            base__a_h=['"base/b.h"', '"base/c.h"'], base__b_h=['"base/d.h"'], base__c_h=['"base/d.h"'],
            base__d_h=[]), [])


if __name__ == "__main__":
    unittest.main()
