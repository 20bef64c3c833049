#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# One shard of a simulation as a task of a Slurm array:
#
#   sbatch --array=0-99 bench/cluster/slurm_array.sh FOLDER GAME --players P1 P2 ... --games N [--seed S]
#   ziggurat simulate merge FOLDER/shard-*.json --html report.html        when all are done
#
# The array has to begin with 0; its size is the number of shards. To merge by itself:
#
#   sbatch --dependency=afterok:JOB --wrap 'ziggurat simulate merge FOLDER/shard-*.json --html report.html'
#
# A task that failed can be queued again by its number: --array=17 --export=ALL,SHARDS=100. Environment: ZIGGURAT,
# the program (else the one on the PATH); SHARDS, if the array is not the whole run.
#
#SBATCH --job-name=ziggurat
#SBATCH --cpus-per-task=1
#SBATCH --mem=512M
#SBATCH --output=/dev/null
set -euo pipefail

if [ $# -lt 2 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    sed -n '4,15s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
folder=$1
shift
shards=${SHARDS:-$SLURM_ARRAY_TASK_COUNT}
file=$folder/shard-$SLURM_ARRAY_TASK_ID-of-$shards.json
mkdir -p "$folder"

# A shard gets its name only when it is whole.
"${ZIGGURAT:-ziggurat}" simulate "$@" --shard "$SLURM_ARRAY_TASK_ID/$shards" --quiet \
    --threads "${SLURM_CPUS_PER_TASK:-1}" --json "$file.part" >/dev/null
mv "$file.part" "$file"
