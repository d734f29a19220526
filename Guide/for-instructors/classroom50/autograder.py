"""Grades the checkout in the working folder, with the workshop in the folder kit beside this file.

It converts the grader's JSON report into the result.json that Classroom 50 reads. If a submission
can't be graded, there is no result.json and the run fails, so that nobody gets 0 points for it.
"""

import datetime
import json
import os
import shutil
import subprocess
import sys


def entry(stage, name, worth, part, whole, message, tests):
    # Whole points, rounded down: full points mean that everything passed.
    score = worth * part // whole if whole else 0
    texts = [message] if message else []
    for test in tests:
        reason = test.get("explanation") or test["message"] or test["status"]
        texts.append(f"{test['name']}\n{reason}")
    return {
        "test-name": f"Stage {stage['stage']}, {name}",
        "passed": score == worth,
        "score": score,
        "max-score": worth,
        # Classroom 50 keeps keys that it doesn't know.
        "output": "\n\n".join(texts),
    }


def entries(stage):
    suite, own = stage["suite"], stage["ownTests"]
    failed = [test for test in suite["tests"] if test["status"] != "passed"]
    wrong = [test for test in own["tests"] if test["explanation"]]
    return [
        entry(stage, "code", 10, suite["passed"], suite["total"], stage["message"], failed),
        entry(stage, "own tests", 15, own["killed"], own["planted"], own["message"], wrong),
    ]


kit = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kit")
starter = os.path.join(kit, "Starter")
if not os.path.isdir("Starter") or os.path.islink("Starter"):
    sys.exit("There is no folder Starter in this submission.")
# Only the folder Starter is used. Links are copied as links, because the grader refuses them.
shutil.rmtree(starter, ignore_errors=True)
shutil.copytree("Starter", starter, symlinks=True)
graded = subprocess.run(
    ["swift", "run", "grade", "--format", "json"], cwd=kit, stdout=subprocess.PIPE
)
# The exit status 1 is also a verdict: something does not pass yet.
if graded.returncode not in (0, 1):
    sys.exit("The submission could not be graded. The lines above say why.")
tests = [test for stage in json.loads(graded.stdout)["stages"] for test in entries(stage)]
variables = {
    "classroom": "CLASSROOM",
    "assignment": "ASSIGNMENT",
    "submission": "SUBMISSION_TAG",
    "commit": "COMMIT_URL",
    "release": "RELEASE_URL",
    "review": "REVIEW_URL",
}
now = datetime.datetime.now(datetime.timezone.utc)
result = {
    "schema": "classroom50/result/v1",
    **{key: os.environ.get(name, "") for key, name in variables.items()},
    "datetime": now.strftime("%Y-%m-%dT%H:%M:%SZ"),
    "score": sum(test["score"] for test in tests),
    "max-score": sum(test["max-score"] for test in tests),
    "tests": tests,
}
with open("result.json", "w", encoding="utf-8") as file:
    json.dump(result, file, indent=2)
