#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How large things may get: python3 sizes.py ROOT names what is larger."""

import sys
from pathlib import Path

import functions
import tree

MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 60
MAX_INCLUDES = 12
MAX_ENTRIES = 20


def is_source(name):
    return Path(name).suffix in tree.CPP | tree.SCRIPTS | tree.WEB or name == "CMakeLists.txt"


def is_test_data(folder, names):
    """Whether the folder only holds what tests read."""
    return folder.parts[:1] == ("tests",) and not any(is_source(name) for name in names)


def folder_complaints(root):
    for folder, names in tree.folders(root):
        if len(names) > MAX_ENTRIES and not is_test_data(folder, names):
            yield f"{folder.as_posix()}/: {len(names)} entries, more than {MAX_ENTRIES}"


def file_complaints(file, text):
    lines = len(text.splitlines())
    if lines > MAX_FILE_LINES:
        yield f"{file}: {lines} lines, more than {MAX_FILE_LINES}"
    count = len(list(tree.includes(text))) if Path(file).suffix in tree.CPP else 0
    if count > MAX_INCLUDES:
        yield f"{file}: {count} includes, more than {MAX_INCLUDES}"


def function_complaints(file, text):
    # Those of web/ are found by a parser of their language, in web/tests/house.test.ts.
    suffix = Path(file).suffix
    if suffix not in tree.CPP | {".py"}:
        return
    try:
        found = functions.in_python(text) if suffix == ".py" else functions.in_cpp(text)
    except (SyntaxError, ValueError) as error:
        yield f"{file}: cannot be read: {error}"
        return
    for name, line, lines in found:
        if lines > MAX_FUNCTION_LINES:
            yield f"{file}:{line}: {name} takes {lines} lines, more than {MAX_FUNCTION_LINES}"


def complaints(root):
    yield from folder_complaints(root)
    for file in tree.files(root, tree.CPP | tree.SCRIPTS | tree.WEB):
        text = tree.read(root, file)
        yield from file_complaints(file, text)
        yield from function_complaints(file, text)


if __name__ == "__main__":
    sys.exit(tree.report(complaints(sys.argv[1]), "Files, functions, include lists and folders keep to their sizes."))
