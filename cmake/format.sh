#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Formats every C++ source as .clang-format says, or with --check names those that are not so.
# Exit code 77 (a skipped test) if this machine has no clang-format 14: others format otherwise.
set -euo pipefail
cd "$(dirname "$0")/.."

for formatter in clang-format-14 clang-format ''; do
    if [ -z "$formatter" ]; then
        echo "There is no clang-format 14 here (Debian: clang-format-14)." >&2
        exit 77
    fi
    if "$formatter" --version 2>/dev/null | grep -q 'version 14\.'; then
        break
    fi
done

mode=(-i)
if [ "${1:-}" = --check ]; then
    mode=(--dry-run --Werror)
fi

find . \( -name '.?*' -o -path ./build -o -name node_modules \) -prune -o -type f \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 -r -n 8 -P "$(nproc 2>/dev/null || echo 2)" "$formatter" "${mode[@]}"
