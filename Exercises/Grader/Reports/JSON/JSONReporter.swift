import Advice
import Catalog
import Grading
import SwiftSource

/// Writes a report as JSON, version 1. Keys may be added. A key is removed only if its feature is removed,
/// and then the changelog says so. The schema is `Guide/json-report/report.schema.json`.
package enum JSONReporter {
    /// The report's JSON, indented, ending with a newline.
    ///
    /// The same submission produces the same bytes except for `seconds` and `toolchain`.
    package static func text(of report: Report) -> String {
        let numbered = report.numbered
        var file: [String: JSON] = [
            "version": .int(1), "tree": .text(report.tree.rawValue),
            "toolchain": .text(report.toolchain),
            "summary": [
                "stagesPassed": .int(numbered.count { $0.status == .passed }),
                "stages": .int(numbered.count), "points": .number(Points.of(report)),
                "possible": .number(Points.possible(in: report)),
            ],
            "stages": .list(numbered.map(json(of:))),
        ]
        // Version 1 is older than the encores, so a report without encores doesn't have this key.
        if !report.encores.isEmpty { file["encores"] = .list(report.encores.map(json(of:))) }
        return JSON.object(file).file
    }

    /// A stage or an encore. An encore has its name instead of a number, and no points.
    private static func json(of report: StageReport) -> JSON {
        let stage = report.stage
        let failure = report.buildFailure.map {
            describe($0, report.findings.cures(inTests: false))
        }
        var json: [String: JSON] = [
            "title": .text(stage.title), "status": .text(report.status.rawValue),
            "mastered": .bool(report.isMastered), "sign": .text(report.sign.rawValue),
            "exercises": .list(report.exercises.map(json(of:))),
            "changedGivenFiles": JSON(report.changedFiles), "message": JSON(failure),
            "suite": [
                "passed": .int(report.passedTests), "total": .int(report.tests.count),
                "believed": .bool(report.isSuiteBelieved),
                "tests": .list(report.tests.map(json(of:))),
            ],
            "ownTests": ownTests(of: report),
            "flags": .list(
                report.flags.map {
                    ["name": .text($0.word), "file": .text($0.file), "line": JSON($0.line)]
                }),
            // Findings about surviving bugs are left out, because each bug's own entry contains its question.
            "findings": .list(
                report.findings.filter { $0.kind != .openBug }.map(json(of:))),
        ]
        if stage.isEncore {
            json["encore"] = .text("\(stage.id)")
        } else {
            json["stage"] = Self.json(of: stage.id)
            json["points"] = .number(Points.of(report))
            json["possible"] = .number(Points.possible(in: stage))
        }
        return .object(json)
    }

    /// The compiler's message, with suggested fixes.
    private static func describe(_ failure: BuildFailure, _ cures: [Finding]) -> String {
        ([BuildFailureText.describe(failure)] + cures.map(\.words.text)).joined(separator: "\n")
    }

    /// The number or the name of a stage.
    static func json(of id: Stage.ID) -> JSON {
        switch id {
        case .number(let number): .int(number)
        case .name(let name): .text(name)
        }
    }

    private static func json(of exercise: ExerciseState) -> JSON {
        let planted = exercise.plantedBugs.count
        return [
            "id": .text(exercise.exercise.id), "sign": .text(exercise.sign.rawValue),
            "step": JSON(exercise.isDone ? nil : exercise.step().rawValue),
            "passed": .int(exercise.tests.count { $0.result.status == .passed }),
            "total": .int(exercise.tests.count), "planted": .int(planted),
            "killed": .int(planted - exercise.unnoticedBugs.count),
            "ideas": [
                "had": JSON(exercise.ideas.had.map(\.rawValue)),
                "missing": JSON(exercise.ideas.missing.map(\.rawValue)),
            ],
            "wrongTests": JSON(exercise.wrongTests.map(\.result.name)),
            "neverRun": .int(exercise.neverRun.count),
        ]
    }

    private static func json(of finding: Finding) -> JSON {
        [
            "kind": .text(finding.kind.rawValue),
            "subject": JSON(finding.subject == .stage ? nil : finding.nameOfSubject),
            "exercises": JSON(finding.exercises), "file": JSON(finding.place?.file),
            "line": JSON(finding.place?.line), "what": .text(finding.words.what),
            "next": JSON(finding.words.next), "guide": JSON(finding.words.guide),
        ]
    }

    private static func json(of test: SuiteTest) -> JSON {
        let result = test.result
        return [
            "name": .text(result.name), "exercise": .text(test.exercise),
            "status": .text(result.status.rawValue),
            "message": JSON(FailureText.describe(result)), "file": JSON(result.place?.file),
            "line": JSON(result.place?.line),
            "seconds": .number((result.seconds * 1000).rounded() / 1000),
            "output": .text(result.output),
        ]
    }
}

/// Encodes the learner's tests.
extension JSONReporter {
    private static func ownTests(of report: StageReport) -> JSON {
        let cures = report.findings.cures(inTests: true)
        var judged = OwnTestsReport(ofNoTestsIn: report.stage)
        var messages: [String] = []
        let status: String
        switch report.ownTests {
        case .none: status = "none"
        case .notBuilt(let failure):
            status = "compileError"
            messages = [describe(failure, cures)]
        case .crashed(let output): (status, messages) = ("crashed", [output])
        case .judged(let own):
            status =
                own.leftOut.map { $0.failure == nil ? "crashed" : "compileError" } ?? "graded"
            messages =
                [own.leftOut?.failure.map { describe($0, cures) }, own.leftOut?.output]
                .compactMap(\.self) + report.findings.of(.timeUsedUp).map(\.words.text)
            judged = own
        }
        return [
            "status": .text(status),
            "message": JSON(messages.isEmpty ? nil : messages.joined(separator: "\n")),
            "valid": .int(judged.validTests.count), "total": .int(judged.tests.count),
            "killed": .int(judged.killedBugs), "planted": .int(judged.bugs.count),
            "tests": .list(judged.tests.map { json(of: $0, in: report) }),
            "bugs": .list(judged.bugs.map { json(of: $0, in: report.stage) }),
            "neverRun": .list(
                report.findings.of(.neverRun).map {
                    [
                        "name": .text($0.nameOfSubject), "file": .text($0.place?.file ?? ""),
                        "line": .int($0.place?.line ?? 1), "reason": .text($0.words.text),
                    ]
                }),
            "leftOut": JSON(judged.leftOut?.files ?? []),
        ]
    }

    private static func json(of test: OwnTest, in report: StageReport) -> JSON {
        let explanation =
            test.isValid
            ? nil
            : FailureLines.own(test, report.findings.on(test)).map(\.plain).joined(separator: "\n")
        return [
            "name": .text(test.result.name), "status": .text(test.result.status.rawValue),
            "message": JSON(FailureText.describe(test.result)), "file": JSON(test.place?.file),
            "line": JSON(test.place?.line),
            "onCode": test.onCode.map {
                ["status": .text($0.status.rawValue), "message": JSON(FailureText.describe($0))]
            } ?? .null,
            "pair": JSON(test.pair?.rawValue), "agreesWith": JSON(test.agreesWithBug),
            "asksTooMuch": JSON(test.failingVariants.map(report.stage.description(ofVariant:))),
            "isUnsteady": .bool(test.isFlaky), "dependsOnOrder": .bool(test.dependsOnOrder),
            "noticesNothing": .bool(test.isValid && test.noticesNothing),
            "explanation": JSON(explanation),
        ]
    }

    private static func json(of bug: BugResult, in stage: Stage) -> JSON {
        let planted = stage.bugs.first { $0.id == bug.id }
        let isKilled = bug.status == .killed
        func known(_ text: String?) -> JSON { JSON(text?.isEmpty == false ? text : nil) }
        return [
            "id": .text(bug.id), "exercise": .text(bug.exercise),
            "concept": JSON(planted?.idea.rawValue), "status": .text(bug.status.rawValue),
            "killedBy": JSON(bug.kills.map(\.test)),
            "killedByCrash": JSON(bug.kills.filter(\.isCrash).map(\.test)),
            "timedOut": .bool(bug.isTimedOut),
            "hint": JSON(isKilled ? nil : planted?.hints.first),
            // For a surviving bug, the rule would give away the answer.
            "rule": isKilled ? known(planted?.rule) : .null, "question": known(planted?.question),
        ]
    }
}
