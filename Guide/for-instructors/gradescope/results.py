"""Converts the grader's JSON report into the results.json of a Gradescope autograder.

USAGE: results.py REPORT > results.json

Each stage has an entry for every exercise, worth its share of the 10 points of the official tests,
and an entry for the planted bugs, worth 15 points. Encores have entries without points.
"""

import json
import sys


def failures(tests):
    """The first five tests that didn't pass, and why."""
    texts = []
    for test in tests[:5]:
        place = f" ({test['file']}:{test['line']})" if test["file"] else ""
        reason = test.get("explanation") or test["message"] or test["status"]
        texts.append(f"{test['name']}{place}\n{reason[:2000]}\n")
    return texts + [f"… and {len(tests) - 5} more.\n"] * (len(tests) > 5)


def exercise_entry(stage, exercise, worth):
    tests = [test for test in stage["suite"]["tests"] if test["exercise"] == exercise["id"]]
    failed = [test for test in tests if test["status"] != "passed"]
    said = [f"{exercise['passed']} of {exercise['total']} official tests pass.\n"]
    said += [stage["message"][:2000]] if stage["message"] else failures(failed)
    return exercise["id"], worth, exercise["passed"], exercise["total"], True, said


def bugs_entry(stage, worth):
    own = stage["ownTests"]
    findings = [item for item in stage["findings"] if item["kind"] not in ("flag", "wrongTest")]
    explained = [test for test in own["tests"] if test["explanation"]]
    said = [f"{own['valid']} of {own['total']} tests are right."]
    said += [f"They catch {own['killed']} of {own['planted']} planted bugs.\n"]
    said += [(own["message"] or "")[:2000], *failures(explained)]
    for item in findings:
        about = f"{item['subject']}: " if item["subject"] else ""
        said.append(f"{about}{item['what']} {item['next'] or ''}")
    said += [f"{bug['exercise']}: {bug['hint']}" for bug in own["bugs"] if bug["hint"]]
    # Tests that need a repair keep the entry open, even if every bug is caught.
    is_sound = own["valid"] == own["total"] and not own["neverRun"]
    return "planted bugs", worth, own["killed"], own["planted"], is_sound, said


def entries(stage):
    has_points = "stage" in stage
    name = f"Stage {stage['stage']}" if has_points else stage["encore"]
    code, bugs = (10, 15) if has_points else (0, 0)
    total = stage["suite"]["total"]
    parts = [
        exercise_entry(stage, exercise, code * exercise["total"] / total)
        for exercise in stage["exercises"]
        if exercise["total"]
    ]
    parts.append(bugs_entry(stage, bugs))
    for number, (title, worth, part, whole, is_sound, said) in enumerate(parts, 1):
        yield {
            "name": f"{name}, {title}",
            "number": f"{stage.get('stage', name)}.{number}",
            "score": round(worth * part / whole, 2) if whole else 0,
            "max_score": round(worth, 2),
            "status": "passed" if 0 < part == whole and is_sound else "failed",
            "output": "\n".join(text for text in said if text),
            "visibility": "visible",
        }


with open(sys.argv[1], encoding="utf-8") as file:
    report = json.load(file)
summary = report["summary"]
stages = report["stages"] + report.get("encores", [])
flags = [
    f"\nNot needed in any exercise: {flag['name']} ({flag['file']}:{flag['line'] or '?'})"
    for stage in stages
    for flag in stage["flags"]
]
result = {
    # Gradescope takes this, not the sum of the entries, which are rounded.
    "score": summary["points"],
    "output": f"{summary['points']} of {summary['possible']} points." + "".join(flags),
    "output_format": "text",
    "test_output_format": "text",
    "stdout_visibility": "hidden",
    "tests": [entry for stage in stages for entry in entries(stage)],
}
print(json.dumps(result, indent=2))
