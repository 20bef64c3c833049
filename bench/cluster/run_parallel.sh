#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Simulates in shards under GNU parallel, on this machine or several, and merges them:
#
#   bench/cluster/run_parallel.sh FOLDER SHARDS GAME --players P1 P2 ... --games N [--seed S] [--setup FILE]
#
# One thread a shard, as many shards at a time as there are processors. FOLDER takes the shards, a log, and at the
# end report.json and report.html. Called again with the same words it plays only the shards that are missing.
#
# Environment: ZIGGURAT, the program (else the one on the PATH); PARALLEL_OPTIONS, more for parallel, such as
# "--sshloginfile hosts.txt --workdir $PWD" where all machines see FOLDER under the same name.
set -euo pipefail

if [ $# -lt 3 ]; then
    sed -n '4,13s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
folder=$1 shards=$2
shift 2
ziggurat=${ZIGGURAT:-ziggurat}
mkdir -p "$folder"

# A shard gets its name only when it is whole.
run_shard='"$1" simulate "${@:4}" --shard "$3" --threads 1 --quiet --json "$2.part" >/dev/null && mv "$2.part" "$2"'
for ((i = 0; i < shards; ++i)); do
    file=$folder/shard-$i-of-$shards.json
    [ -e "$file" ] || printf '%s\t%s\n' "$file" "$i/$shards"
done > "$folder/to_do"

# shellcheck disable=SC2086 # several options in one variable
parallel --will-cite --colsep '\t' --joblog "$folder/joblog" ${PARALLEL_OPTIONS:-} --quote \
    bash -c "$run_shard" run_shard "$ziggurat" '{1}' '{2}' "$@" < "$folder/to_do"

"$ziggurat" simulate merge "$folder"/shard-*-of-"$shards".json --json "$folder/report.json" --html "$folder/report.html"
