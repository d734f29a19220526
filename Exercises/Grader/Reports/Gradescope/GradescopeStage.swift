import Advice
import Catalog
import Grading
import SwiftSource

/// The entries of a stage in Gradescope: one per exercise, and one for the planted bugs.
struct GradescopeStage {
    let stage: StageReport
    let tree: Tree
    /// The findings beside the verdicts.
    private let findings: [Finding]

    init(stage: StageReport, tree: Tree) {
        (self.stage, self.tree) = (stage, tree)
        findings = stage.findings
    }

    /// The most failures of one exercise in the text.
    private static let maximumFailures = 5

    var entries: [GradescopeEntry] {
        stage.exercises.filter(\.exercise.asksForCode).map(entry) + [bugs]
    }

    private func entry(_ exercise: ExerciseState) -> GradescopeEntry {
        let passed = exercise.tests.count { $0.result.status == .passed }
        let share = Share(part: passed, whole: exercise.tests.count)
        let all = stage.tests.count
        let worth =
            all == 0
            ? 0 : Points.forSuite(of: stage.stage) * Double(exercise.tests.count) / Double(all)
        return GradescopeEntry(
            name: exercise.exercise.title, share: share, worth: worth,
            output: "\(StageWords.officialTests(passed, of: exercise.tests.count)).\n"
                + givenFiles(of: exercise) + failures(of: exercise))
    }

    /// The sentences on changed given files. They come once, with the first exercise that fails
    /// where one does, since they may be the reason.
    private func givenFiles(of exercise: ExerciseState) -> String {
        let coding = stage.exercises.filter(\.exercise.asksForCode)
        guard exercise == coding.first(where: { !$0.isGreen }) ?? coding.first else { return "" }
        return GivenFileText.sentences(on: stage).map { "\n\($0)\n" }.joined()
    }

    private func failures(of exercise: ExerciseState) -> String {
        if case .notBuilt(let failure, _) = stage.suite {
            return "\n\(StageWords.codeNotBuilt(.nobody)):\n"
                + Excerpt.of(BuildCureText.describe(failure, findings.cures(inTests: false))) + "\n"
        }
        let failures = exercise.tests.filter { $0.result.status != .passed }
        let shown = failures.prefix(Self.maximumFailures).map { "\n" + failure($0.result) }
        let rest = failures.count - shown.count
        let slips = findings.of(.slip).about(exercise).map { "\n\($0.words.text)\n" }
        return shown.joined() + (rest > 0 ? "\n… and \(rest) more.\n" : "") + slips.joined()
    }

    private func failure(_ result: TestResult) -> String {
        text(result, at: result.place, FailureText.reason(result))
    }

    private func text(_ result: TestResult, at place: SourceLocation?, _ words: String) -> String {
        let place = place.map { " (\($0.file):\($0.line))" } ?? ""
        return "\(ResultLines.name(of: result))\(place)\n\(Excerpt.of(words))\n"
    }

    private var bugs: GradescopeEntry {
        GradescopeEntry(
            name: "planted bugs that your own tests notice", share: noticed,
            worth: Points.forBugs(of: stage.stage), output: ownTests,
            holds: stage.ownTests.holds)
    }

    private var noticed: Share {
        guard case .judged(let report) = stage.ownTests else {
            return Share(part: 0, whole: 0)
        }
        return Share(part: report.killedBugs, whole: report.bugs.count)
    }

    private var ownTests: String {
        switch stage.ownTests {
        case .none:
            return "\(StageWords.noTests(of: stage.stage, in: tree))\n"
        case .notBuilt(let failure):
            return notBuilt(failure)
        case .crashed(let output):
            return StageWords.testsStopEarlyWithCure(.you, output: output) + "\n"
                + Excerpt.of(output)
                + "\n"
        case .judged(let report):
            let invalid = report.tests.filter { !$0.isValid }
            let open = report.bugs.filter { $0.status != .killed }
            return leftOut(report)
                + "\(StageWords.countRight(report)) tests are right, "
                + "\(report.killedBugs) of \(report.bugs.count) bugs noticed.\n"
                + (RightAndRed.text(of: stage).map { "\n\($0)\n" } ?? "")
                + invalid.prefix(Self.maximumFailures).map { test in
                    let finding = findings.on(test)
                    return "\n"
                        + text(
                            test.result, at: finding?.place, StageWords.reason(test, finding))
                }.joined() + rest(of: invalid) + neverRun + emptyFiles
                + idle(report) + timeUsedUp + better
                + (open.isEmpty ? "" : "\nNot noticed yet:\n")
                + findings.of(.missingIdea).map { "\($0.words.text)\n" }.joined()
                + findings.of(.openBug).map { bug in
                    "- \(bug.exercises.joined()): \(bug.words.text)\n"
                }.joined()
        }
    }

    private func notBuilt(_ failure: BuildFailure) -> String {
        "\(StageWords.testsNotBuilt(.you)):\n"
            + Excerpt.of(BuildCureText.describe(failure, findings.cures(inTests: true))) + "\n"
    }

    private func leftOut(_ report: OwnTestsReport) -> String {
        guard let leftOut = report.leftOut else { return "" }
        let reason = leftOut.output.map { "\(StageWords.whyTestsStopEarly(output: $0))\n" }
        return (leftOut.failure.map(notBuilt) ?? "") + (reason ?? "")
            + "\(StageWords.judged(without: leftOut, .you))\n\n"
    }

    private func rest(of invalid: [OwnTest]) -> String {
        let rest = invalid.count - Self.maximumFailures
        return rest > 0 ? "\n… and \(rest) more to fix.\n" : ""
    }

    private var neverRun: String {
        findings.of(.neverRun).prefix(Self.maximumFailures).map { method in
            let place = method.place.map { " (\($0.file):\($0.line))" } ?? ""
            return "\n\(method.nameOfSubject)\(place) never runs. \(method.words.text)\n"
        }.joined()
    }

    private var emptyFiles: String {
        findings.of(.emptyFile).map { "\n\($0.words.text)\n" }.joined()
    }

    private var timeUsedUp: String {
        findings.of(.timeUsedUp).map { "\n\($0.words.text)\n" }.joined()
    }

    private var better: String {
        findings.of(.betterTest).prefix(Self.maximumFailures).map {
            "\n\(FindingName.text(of: $0)) is right, and could be better. \($0.words.text)\n"
        }.joined()
    }

    private func idle(_ report: OwnTestsReport) -> String {
        report.testsThatNoticeNothing.prefix(Self.maximumFailures).map { test in
            "\n\(ResultLines.name(of: test.result)) notices nothing. "
                + "\(findings.on(test)?.words.text ?? "")\n"
        }.joined()
    }
}
