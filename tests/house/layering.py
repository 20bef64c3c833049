#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may include whom: python3 layering.py ROOT names every include that goes the wrong way."""

import sys
from pathlib import PurePosixPath

import tree

# A row: a folder, and the folders whose files those in it may include, its own always among them. "movegen"
# means the files directly in movegen/, "movegen/..." those below it too. The longest row that fits a file is
# its law. Rows for single variants and games keep these from knowing each other.
LAYERS = {
    "base": "",
    # Files of common formats, read with libraries and handed on as plain values.
    "formats": "base",
    "movegen": "base",
    "movegen/parts": "base movegen",
    "movegen/game": "base movegen",
    "movegen/chess": "base movegen movegen/parts movegen/game",
    "movegen/levelup": "base movegen movegen/parts movegen/game",
    "movegen/stackchess": "base movegen movegen/parts movegen/game",
    "movegen/mystic": "base movegen movegen/parts movegen/game",
    "search": "base movegen movegen/game",
    "engine": "base movegen/... search/... engine/...",
    "engine/eval": "base movegen/... search/...",
    "tuning": "base movegen movegen/game search engine tuning/...",
    # One file a rule set, and what these share.
    "tuning/models": "base movegen/... search/... engine/eval tuning",
    "protocol": "base movegen movegen/game search engine protocol/...",
    # The commands are where everything that the program can do comes together.
    "protocol/command_line": "base movegen movegen/game search engine protocol/... match/... tabletop/... report/... tuning/... formats",
    "match": "base movegen/... engine",
    # The registry of games, the one place that knows them all.
    "tabletop": "base tabletop/...",
    "tabletop/rollout": "base",
    "tabletop/pig": "base tabletop/rollout/...",
    "tabletop/thunderstone": "base tabletop/rollout/...",
    "tabletop/magic": "base tabletop/rollout/...",
    "tabletop/magic/core": "base tabletop/rollout/...",
    "tabletop/magic/forge": "base tabletop/magic/core/...",
    "tabletop/magic/war": "base tabletop/rollout/... tabletop/magic tabletop/magic/core/...",
    "tabletop/magic/stack": "base tabletop/rollout/... tabletop/magic tabletop/magic/core/...",
    "report": "base tabletop/rollout/...",
    "web": "",
    "web/wasm": "base movegen movegen/game search engine protocol/... web/wasm",
    "web/wasm/tabletop": "base formats report tabletop tabletop/rollout/...",
    "bench": "base formats movegen/... search/... engine/... tuning/... protocol/... match/... tabletop/... report/...",
    "tests": "base formats movegen/... search/... engine/... tuning/... protocol/... match/... tabletop/... report/... bench/... tests/...",
    # The generators that the fast ones are measured by are written from the rules alone.
    "tests/reference": "base",
}

# These folders depend on the standard library alone; packages live on the rim.
DOMAIN = {"base", "movegen", "search", "engine", "tuning", "tabletop"}

# In the domain, a file or folder with one of these names belongs to that variant, and no variant knows another.
VARIANTS = {"chess", "levelup", "stackchess", "mystic"}

# What a file may take from the system, where there is such a system and never otherwise.
FROM_SYSTEM = {"search/table.cpp": {"sys/mman.h"}}

STANDARD = set(
    """
    algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes
    climits clocale cmath compare complex concepts condition_variable coroutine csetjmp csignal cstdarg cstddef
    cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception execution filesystem format
    forward_list fstream functional future initializer_list iomanip ios iosfwd iostream istream iterator latch
    limits list locale map memory memory_resource mutex new numbers numeric optional ostream queue random ranges
    ratio regex scoped_allocator semaphore set shared_mutex source_location span sstream stack stdexcept
    stop_token streambuf string string_view strstream syncstream system_error thread tuple type_traits typeindex
    typeinfo unordered_map unordered_set utility valarray variant vector version
    """.split()
) | {"immintrin.h"}  # the compiler's own, for what it has on this processor


def row_of(folder):
    """The most particular row that holds for a folder, or None."""
    folder = PurePosixPath(folder)
    for candidate in [folder, *folder.parents]:
        if str(candidate) in LAYERS:
            return str(candidate)
    return None


def may_include(file, included):
    folder, target = str(PurePosixPath(file).parent), str(PurePosixPath(included).parent)
    row = row_of(folder)
    if row is None:
        return False
    if folder == target or row_of(target) == row:
        return True
    for allowed in LAYERS[row].split():
        below = allowed.endswith("/...")
        allowed = allowed.removesuffix("/...")
        if target == allowed or (below and target.startswith(allowed + "/")):
            return True
    return False


def variant_of(file):
    path = PurePosixPath(file)
    for part in [*path.parent.parts, path.stem]:
        if part in VARIANTS:
            return part
    return None


def is_sideways(file, included):
    ours, theirs = variant_of(file), variant_of(included)
    return ours is not None and theirs is not None and ours != theirs


def objection(file, name, is_quoted, sources):
    """What is wrong with this include, or None."""
    is_domain = PurePosixPath(file).parts[0] in DOMAIN
    if not is_quoted:
        if is_domain and name not in STANDARD and name not in FROM_SYSTEM.get(str(file), set()):
            return "is no header of the standard library, and domain layers include no others"
        return None
    if name not in sources:
        return "is no file of the tree: name it from the root, \"folder/file.h\""
    if not name.endswith(".h"):
        return "is no header"
    if is_domain and is_sideways(file, name):
        return f"goes sideways: {variant_of(file)} does not know {variant_of(name)}"
    if not may_include(file, name):
        row = row_of(PurePosixPath(file).parent)
        return f"goes the wrong way: {row}/ may include only itself and {LAYERS[row] or 'the standard library'}"
    return None


def ring(graph):
    """Files that include each other in a ring, first and last the same; empty if there is no ring."""
    finished, path = set(), []

    def visit(file):
        if file in path:
            return path[path.index(file):] + [file]
        if file in finished:
            return []
        path.append(file)
        for included in graph.get(file, []):
            found = visit(included)
            if found:
                return found
        path.pop()
        finished.add(file)
        return []

    for file in sorted(graph):
        found = visit(file)
        if found:
            return found
    return []


def complaints(root):
    sources = set(tree.files(root, tree.CPP))
    graph = {}
    for file in sorted(sources):
        if row_of(PurePosixPath(file).parent) is None:
            yield f"{file}: the table in tests/house/layering.py has no row for this folder"
            continue
        found = list(tree.includes(tree.read(root, file)))
        graph[file] = [name for _, name, is_quoted in found if is_quoted]
        for line, name, is_quoted in found:
            wrong = objection(file, name, is_quoted, sources)
            if wrong:
                yield f"{file}:{line}: {name} {wrong}"
    circle = ring(graph)
    if circle:
        yield "include ring: " + " -> ".join(circle)


if __name__ == "__main__":
    sys.exit(tree.report(complaints(sys.argv[1]), "All includes go leftwards, none sideways, none in a ring."))
