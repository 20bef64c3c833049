#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command with a Slurm of its own, of this one machine, that ends with it: to try array scripts where there is
# no cluster.
#
#   bench/cluster/one_node_slurm.sh FOLDER COMMAND...
#   bench/cluster/one_node_slurm.sh here sbatch --wait --array=0-3 bench/cluster/match_slurm.sh out --games 8
#
# Needs root and Debian's slurm-wlm and munge. FOLDER takes configuration, state and logs; a short path, since sockets
# have one. Environment: PORT, the first of two free ports (7817).
set -euo pipefail

if [ $# -lt 2 ]; then
    sed -n '4,11s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
folder=$(mkdir -p "$1" && cd "$1" && pwd)
shift
port=${PORT:-7817}
host=$(hostname -s)
mkdir -p "$folder/state" "$folder/spool"
head -c 1024 /dev/urandom > "$folder/munge.key"
chmod 600 "$folder/munge.key"

cat > "$folder/slurm.conf" <<CONF
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CredType=cred/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SchedulerType=sched/builtin
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
MailProg=/bin/true
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) RealMemory=4096 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$folder/slurm.conf

daemons=()
stop() {
    for daemon in "${daemons[@]}"; do
        kill "$daemon" 2>/dev/null || true
    done
    wait
}
trap stop EXIT

/usr/sbin/munged --foreground --force --socket="$folder/munge.socket" --key-file="$folder/munge.key" \
    --pid-file="$folder/munged.pid" --log-file="$folder/munged.log" --seed-file="$folder/munged.seed" &
daemons+=($!)
for _ in $(seq 100); do
    [ -S "$folder/munge.socket" ] && break
    sleep 0.1
done
slurmctld -D -i > "$folder/slurmctld.out" 2>&1 &
daemons+=($!)
slurmd -D -N "$host" > "$folder/slurmd.out" 2>&1 &
daemons+=($!)
for _ in $(seq 300); do
    [ "$(sinfo -h -o %t 2>/dev/null)" = idle ] && break
    sleep 0.1
done

"$@"
