#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# One shard of a match as a task of a Slurm array:
#
#   sbatch --array=0-99 bench/cluster/match_slurm.sh FOLDER --engine ... --engine ... --each ... --games N ...
#   ziggurat match merge FOLDER/shard-*.journal --pgnout games.pgn        when all are done
#
# The words behind FOLDER are those of `ziggurat match`. The array has to begin with 0; its size is the number of
# shards. To merge by itself:
#
#   sbatch --dependency=afterok:JOB --wrap 'ziggurat match merge FOLDER/shard-*.journal --pgnout games.pgn'
#
# A task that was killed can be queued again by its number, and plays only what it has not played yet:
# --array=17 --export=ALL,SHARDS=100. Environment: ZIGGURAT, the program (else the one on the PATH); SHARDS, if the array
# is not the whole match.
#
#SBATCH --job-name=ziggurat-match
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --output=/dev/null
set -euo pipefail

if [ $# -lt 2 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    sed -n '4,17s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
folder=$1
shift
shards=${SHARDS:-$SLURM_ARRAY_TASK_COUNT}
mkdir -p "$folder"

# A game that an engine has lost by its own fault makes exit code 1, and is a game all the same.
"${ZIGGURAT:-ziggurat}" match "$@" --shard "$SLURM_ARRAY_TASK_ID/$shards" --quiet \
    --resume "$folder/shard-$SLURM_ARRAY_TASK_ID-of-$shards.journal" >/dev/null || [ $? -eq 1 ]
