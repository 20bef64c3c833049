#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# XBoard with Ziggurat, all set for one of its variants. `ziggurat-xboard --help` tells more.
set -euo pipefail

usage() {
    cat <<'TEXT'
Usage: ziggurat-xboard [VARIANT] [--watch] [--engine COMMAND] [XBOARD OPTIONS]

Opens XBoard for a game against Ziggurat.

  VARIANT           levelup (the default), mystic, stackchess, chess, or any other that the engine knows
  --watch           let the engine play against itself
  --engine COMMAND  another engine, or the same with options ("ziggurat listen --log FILE")
  --list            list the variants
  --help            this help

What else is given goes to XBoard, such as -tc 2 -inc 1 or -fUCI.
TEXT
}

here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
engine=${here}/ziggurat
variant=
options=()

while [ $# -gt 0 ]; do
    case "$1" in
        --help | -h) usage; exit 0 ;;
        --list) printf 'xboard\nprotover 2\nquit\n' | "$engine" | sed -n 's/^feature variants="\(.*\)"$/\1/p' | tr ',' '\n'; exit 0 ;;
        --watch) options+=(-mode twoMachines) ;;
        --engine)
            [ $# -gt 1 ] || { echo "ziggurat-xboard: --engine wants a command" >&2; exit 2; }
            engine=$2
            shift ;;
        -*) options+=("$@"); break ;;
        *)
            if [ -n "$variant" ]; then
                options+=("$@")
                break
            fi
            variant=$1 ;;
    esac
    shift
done
variant=${variant:-levelup}
[ "$variant" = chess ] && variant=normal

xboard=$(command -v xboard || true)
[ -n "$xboard" ] || xboard=/usr/games/xboard
if [ ! -x "$xboard" ]; then
    echo "ziggurat-xboard: there is no xboard here (on Debian: apt-get install xboard)" >&2
    exit 1
fi

# The men of a set: most particular first. Without pictures XBoard has its own.
pictures_of() {
    case "$1" in
        levelup*) echo levelup ;;
        stackchess*bigqueen*) echo stackchess-bigqueen ;;
        stackchess*king7*) echo stackchess-king7 ;;
        stackchess*) echo stackchess ;;
    esac
}
set_name=$(pictures_of "$variant")
for folder in "${here}/../share/ziggurat/pieces" "${here}/protocol/gui/pieces"; do
    if [ -n "$set_name" ] && [ -d "${folder}/${set_name}" ]; then
        options=(-pieceImageDirectory "${folder}/${set_name}" -trueColors true "${options[@]}")
        break
    fi
done

# XBoard does not know the rules: its own tests of moves and of draws have to be off. None of this is to become
# its habit for other games.
if [ "$variant" != normal ]; then
    options=(-testLegality false -ruleMoves 0 -repeatsToDraw 0 -saveSettingsOnExit false "${options[@]}")
fi
exec "$xboard" -fcp "$engine" -scp "$engine" -variant "$variant" "${options[@]}"
