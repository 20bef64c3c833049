#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How sources begin: python3 heads.py ROOT names those without licence line, guard or strictness."""

import os
import subprocess
import sys
from pathlib import Path

import tree

LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
OTHERS = {".cmake", ".txt"}


def is_shell(root, file):
    return file.endswith(".sh") or (Path(root) / file).read_bytes().startswith(b"#!/usr/bin/env bash")


def head_complaints(file, text):
    if LICENCE not in "\n".join(text.splitlines()[:3]):
        yield f"{file}: does not begin with {LICENCE}"
    if file.endswith(".h") and "#pragma once" not in text:
        yield f"{file}: has no #pragma once"


def mode_complaints(root, file):
    if tree.read(root, file).startswith("#!") and not os.access(Path(root) / file, os.X_OK):
        yield f"{file}: begins with #!, but may not be executed"


def shell_complaints(root, file):
    if "set -euo pipefail" not in tree.read(root, file):
        yield f"{file}: does not set -euo pipefail"
    parsed = subprocess.run(["bash", "-n", str(Path(root) / file)], capture_output=True, text=True, check=False)
    if parsed.returncode != 0:
        yield f"{file}: bash cannot parse it: {parsed.stderr.strip()}"


def complaints(root):
    others = [file for file in tree.files(root, OTHERS) if file.endswith((".cmake", "CMakeLists.txt"))]
    scripts = [file for file in [".ci/run"] if (Path(root) / file).exists()]
    for file in [*tree.files(root, tree.CPP | tree.SCRIPTS | tree.WEB), *others, *scripts]:
        yield from head_complaints(file, tree.read(root, file))
        yield from mode_complaints(root, file)
        if is_shell(root, file):
            yield from shell_complaints(root, file)


if __name__ == "__main__":
    sys.exit(tree.report(complaints(sys.argv[1]), "Every source begins as it should."))
