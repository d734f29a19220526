#!/usr/bin/env bash
# Grades a class on a Slurm cluster: an array of jobs, one for each part of the class.
#
# Not tried on a cluster yet, but the commands themselves are tested. Go to the workshop's folder on a disk that all
# nodes share, build the grader, and submit the array:
#
#   swift run grade --version
#   sbatch Guide/for-instructors/slurm-array.sh SUBMISSIONS REPORTS
#
# When all jobs have ended, write the reports. This finds the results and grades only what is missing:
#
#   swift run grade class SUBMISSIONS --out REPORTS
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

# Each job works in its own copy, so that jobs on one node don't wait for each other.
kit=$(pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -RL "$kit"/{Package.swift,Exercises,Finished,Starter,Tests} "$copy"
cd "$copy"

"$kit/.build/grader/debug/grader" class "$submissions" --out "$reports" --shard "$part/$parts"
