#!/usr/bin/env bash
# Grades a class on a Slurm cluster: an array of jobs, one for each part of the class.
#
# Untried on a cluster; the commands themselves are tried. To use it, go to the workshop's folder on
# a disk that all nodes share, and run
#
#   swift run grade --version
#   sbatch Guide/for-instructors/slurm-array.sh SUBMISSIONS REPORTS
#
# When all jobs have ended, put the parts together:
#
#   swift run grade merge REPORTS/part-* --out REPORTS/class
#
#SBATCH --job-name=grade-class
#SBATCH --array=1-20
#SBATCH --cpus-per-task=2
#SBATCH --mem=8G
#SBATCH --time=02:00:00
set -euo pipefail

submissions=$(realpath "${1:?the folder of the submissions is missing}")
reports=$(realpath -m "${2:?the folder of the reports is missing}")
part=${SLURM_ARRAY_TASK_ID:?start this with sbatch}
parts=${SLURM_ARRAY_TASK_COUNT:?start this with sbatch}

# Each job works in a copy of its own, so that no two of them wait for each other.
kit=$(pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -RL "$kit"/{Package.swift,Exercises,Finished,Tests} "$copy"
cd "$copy"

# 1 means that somebody has not passed yet: that is no failure of this job.
"$kit/.build/grader/debug/grader" class "$submissions" --out "$reports/part-$part" \
    --shard "$part/$parts" || [ $? -eq 1 ]
