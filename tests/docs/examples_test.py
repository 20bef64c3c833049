#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs every example of README.md as it stands there: each line of a block marked `sh`.

    tests/docs/examples_test.py PATH_OF_ZIGGURAT README.md

The lines run in an empty folder, with the program on the path; each must succeed and print something.
"""

import os
import re
import subprocess
import sys
import tempfile


def examples(text):
    for block in re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield from (line for line in block.splitlines() if line.strip())


def main():
    program, document = (os.path.abspath(path) for path in sys.argv[1:3])
    with open(document, encoding="utf-8") as file:
        lines = list(examples(file.read()))
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"PATH": os.path.dirname(program) + os.pathsep + os.environ["PATH"]}
        for line in lines:
            run = subprocess.run(["bash", "-o", "pipefail", "-c", line], cwd=folder, env=environment,
                                 stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=240)
            if run.returncode == 0 and run.stdout.strip():
                print(f"ok      {line}")
            else:
                failed += 1
                print(f"FAILED  {line}\n  exit code {run.returncode}\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
    if not lines:
        print(f"FAILED  no examples in {document}")
    return 1 if failed or not lines else 0


if __name__ == "__main__":
    sys.exit(main())
