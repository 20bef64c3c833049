#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Plays a match in shards under GNU parallel, on this machine or several, and joins them:
#
#   bench/cluster/match_parallel.sh FOLDER SHARDS --engine ... --engine ... --each ... --games N [--repeat] ...
#
# The words behind SHARDS are those of `ziggurat match`. One game a shard at a time, as many shards at a time as there
# are processors. FOLDER takes the shards' journals and, at the end, games.pgn and match.json; the summary is printed.
# Called again with the same words it plays only the games that are missing.
#
# Environment: ZIGGURAT, the program (else the one on the PATH); PARALLEL_OPTIONS, more for parallel, such as
# "--sshloginfile hosts.txt --workdir $PWD" where all machines see FOLDER under the same name.
set -euo pipefail

if [ $# -lt 3 ]; then
    sed -n '4,14s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
folder=$1 shards=$2
shift 2
ziggurat=${ZIGGURAT:-ziggurat}
mkdir -p "$folder"

# A game that an engine has lost by its own fault makes exit code 1, and is a game all the same.
run_shard='"$1" match "${@:4}" --shard "$3" --resume "$2" --quiet >/dev/null || [ $? -eq 1 ]'
for ((i = 0; i < shards; ++i)); do
    printf '%s\t%s\n' "$folder/shard-$i-of-$shards.journal" "$i/$shards"
done > "$folder/to_do"

# shellcheck disable=SC2086 # several options in one variable
parallel --will-cite --colsep '\t' --joblog "$folder/joblog" ${PARALLEL_OPTIONS:-} --quote \
    bash -c "$run_shard" run_shard "$ziggurat" '{1}' '{2}' "$@" < "$folder/to_do"

rm -f "$folder/games.pgn"
"$ziggurat" match merge "$folder"/shard-*-of-"$shards".journal --pgnout "$folder/games.pgn" --json "$folder/match.json"
