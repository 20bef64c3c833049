# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the tree, and what the house tests read in them."""

import os
import re
from pathlib import Path

CPP = {".h", ".cpp"}
SCRIPTS = {".py", ".sh"}
WEB = {".ts", ".js", ".cjs", ".css"}
SKIPPED = {"build", "node_modules", "dist", "artefacts", "__pycache__"}

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')


def folders(root):
    """Every visible folder with the names of its visible entries, as (relative Path, names)."""
    for place, subfolders, files in os.walk(root):
        subfolders[:] = sorted(name for name in subfolders if not name.startswith(".") and name not in SKIPPED)
        names = subfolders + sorted(name for name in files if not name.startswith("."))
        yield Path(place).relative_to(root), names


def files(root, suffixes):
    """The files with one of these suffixes, relative to the root, as posix strings."""
    for folder, names in folders(root):
        for name in names:
            if Path(name).suffix in suffixes and (Path(root) / folder / name).is_file():
                yield (folder / name).as_posix()


def read(root, file):
    return (Path(root) / file).read_text(encoding="utf-8")


def includes(text):
    """The includes of a C++ source as (line number, name, whether in quotes)."""
    for number, line in enumerate(text.splitlines(), start=1):
        found = INCLUDE.match(line)
        if found:
            yield number, found.group(1) or found.group(2), found.group(1) is not None


def report(complaints, praise):
    """Prints the complaints, or the praise if there are none; the exit code of the test."""
    complaints = list(complaints)
    for complaint in complaints:
        print(complaint)
    print(f"{len(complaints)} to mend" if complaints else praise)
    return 1 if complaints else 0
