#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The one list of the Debian packages that Ziggurat is built, tested and tended with.
#
#   cmake/install_packages.sh GROUP...   install what is missing of the groups (needs root or sudo)
#   cmake/install_packages.sh --check GROUP...   only say what is missing (exit 1 if anything is)
#
# Elsewhere than on Debian and its kin this does nothing: install the same things by their names there.
set -euo pipefail

packages_of() {
    case "$1" in
        build) echo g++ cmake ninja-build libboost-dev libboost-program-options-dev libboost-filesystem-dev \
            libspdlog-dev nlohmann-json3-dev ;;
        test) echo doctest-dev libbenchmark-dev parallel python3 xboard xdotool xvfb ;;
        # What other tests and the nightly ones use where it is there.
        cluster) echo slurm-wlm munge ;;
        engines) echo fairy-stockfish fairymax glaurung gnuchess hoichess phalanx sjaakii stockfish toga2 ;;
        format) echo clang-format-14 ;;
        clang) echo clang-14 libc++-14-dev libc++abi-14-dev lld-14 ;;
        # The engine in the browser; node only where it does not come from elsewhere.
        web) echo cmake ninja-build emscripten node-acorn nlohmann-json3-dev chromium ;;
        node) echo nodejs npm ;;
        tidy) echo clang-14 clang-tidy-14 ;;
        *) echo "$0: no package group '$1' (build, test, cluster, engines, format, clang, web, node, tidy)" >&2; exit 2 ;;
    esac
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

check_only=no
if [ "${1:-}" = --check ]; then
    check_only=yes
    shift
fi

if ! command -v dpkg-query >/dev/null; then
    echo "Not a Debian system: leaving packages to you (see docs/building.md)." >&2
    exit 0
fi

missing=()
for group in "$@"; do
    for package in $(packages_of "$group"); do
        is_installed "$package" || missing+=("$package")
    done
done
if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi

echo "Missing Debian packages: ${missing[*]}" >&2
if [ "$check_only" = yes ]; then
    echo "Install them with: apt-get install ${missing[*]}" >&2
    exit 1
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "Installing them needs root, and there is no sudo here. As root, run:" >&2
        echo "    apt-get update && apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi

"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}" </dev/null
