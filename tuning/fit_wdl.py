#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the win/draw/loss model to positions of self-play games.

    tuning/fit_wdl.py DATA...

Each DATA holds lines "FEN;result;score" as the tuner's collect writes them: the result (0, 0.5, 1) and the score in
centipawns, both for White. The model: a score s wins with probability 1 / (1 + exp((a - s) / b)) and loses with that
of -s; what is left is drawn. Prints a and b (centipawns), the mean log-likelihood a position, and that of a model
which knows the shares of results alone.
"""

import collections
import math
import sys

STEP = 10  # centipawns that count as one score
LIMIT = 3000  # beyond this a score says no more


def read(path: str) -> collections.Counter:
    """Counts (score, result) pairs, each for White."""
    counts: collections.Counter = collections.Counter()
    with open(path, encoding="ascii") as lines:
        for number, line in enumerate(lines, 1):
            parts = line.strip().split(";")
            if len(parts) != 3:
                if line.endswith("\n"):
                    sys.exit(f"{path}:{number}: not FEN;result;score")
                continue  # a line that is still being written
            score = max(-LIMIT, min(LIMIT, int(parts[2])))
            counts[(round(score / STEP) * STEP, float(parts[1]))] += 1
    return counts


def shares(score: float, a: float, b: float) -> tuple[float, float, float]:
    """The probabilities to win, draw and lose."""
    win = 1 / (1 + math.exp((a - score) / b))
    loss = 1 / (1 + math.exp((a + score) / b))
    return win, max(1 - win - loss, 1e-9), loss


def likelihood(counts: collections.Counter, a: float, b: float) -> float:
    """The mean logarithm of what the model gave to what happened."""
    total = 0.0
    for (score, result), count in counts.items():
        win, draw, loss = shares(score, a, b)
        total += count * math.log(max(win if result == 1 else loss if result == 0 else draw, 1e-9))
    return total / sum(counts.values())


def fit(counts: collections.Counter) -> tuple[float, float]:
    """Climbs to the best a and b by steps that halve."""
    a, b, step = 100.0, 100.0, 64.0
    best = likelihood(counts, a, b)
    while step >= 0.5:
        for da, db in ((step, 0), (-step, 0), (0, step), (0, -step)):
            if a + da >= 0 and b + db >= 1:
                value = likelihood(counts, a + da, b + db)
                if value > best:
                    a, b, best = a + da, b + db, value
                    break
        else:
            step /= 2
    return a, b


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    for path in sys.argv[1:]:
        counts = read(path)
        positions = sum(counts.values())
        if positions == 0:
            sys.exit(f"{path}: no positions")
        a, b = fit(counts)
        known = collections.Counter()
        for (_, result), count in counts.items():
            known[result] += count
        blind = sum(n * math.log(n / positions) for n in known.values()) / positions
        print(
            f"{path}: a {a:.0f} b {b:.0f}, {likelihood(counts, a, b):.4f} a position ({blind:.4f} by results alone), "
            f"{positions} positions"
        )


if __name__ == "__main__":
    main()
