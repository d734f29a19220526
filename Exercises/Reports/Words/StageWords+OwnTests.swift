import Advice
import Catalog
import Grading
import TerminalKit

/// The words for what became of a learner's own tests.
extension StageWords {
    /// `Your own tests can't be built`.
    static func testsNotBuilt(_ owner: Owner) -> String { "\(owner.tests) \(notBuilt)" }

    /// `Your own tests stop before the first of them runs`.
    static func testsStopEarly(_ owner: Owner) -> String {
        "\(owner.tests) stop before the first of them runs"
    }

    /// That, and the reason with its cure.
    ///
    /// - Parameter output: What was printed, in which XCTest names the class.
    static func testsStopEarlyWithCure(_ owner: Owner, output: String) -> String {
        "\(testsStopEarly(owner)). \(whyTestsStopEarly(output: output))"
    }

    /// The reason, with its cure.
    package static func whyTestsStopEarly(output: String) -> String {
        let reason =
            BrokenTests.classOnMainActor(in: output).map {
                "In \($0), a test marked @MainActor isn't async."
            }
            ?? "A usual reason: a test marked @MainActor that isn't async."
        return
            "\(reason) Write it as: @MainActor func testIt() async. To read: \(GuideSections.loading)"
    }

    /// That tests were judged while files of others can't be built.
    package static func judged(without leftOut: LeftOutTests, _ owner: Owner) -> String {
        let names = leftOut.files.map { path in
            PlainText.safe(String(path.split(separator: "/").last ?? ""))
        }
        let rest = names.count - maximumFiles
        let files =
            names.prefix(maximumFiles).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
        return "\(owner == .you ? "Your" : "The") tests in other files are judged without \(files)."
    }

    /// The most names of files in a sentence.
    private static let maximumFiles = 5

    /// Why files of own tests can't be built, in the words of what found that out.
    static func describe(_ leftOut: LeftOutTests, _ cures: [Finding]) -> String {
        [leftOut.failure.map { BuildCureText.describe($0, cures) }, leftOut.output]
            .compactMap(\.self)
            .joined(separator: "\n")
    }

    /// That a learner has written no test yet.
    static func noTests(of stage: Stage, in tree: Tree) -> String {
        "There are no tests of your own yet in \(tree.ownTestsPath(stage))."
    }

    /// What is wrong with a test of the learner's own; lines.
    static func reason(_ test: OwnTest, _ finding: Finding?) -> String {
        OwnTestWords.lines(of: test, finding).joined(separator: "\n")
    }

    /// How many of an exercise's own tests don't hold or notice nothing; nil where there is none.
    static func toFix(in exercise: ExerciseState, _ findings: [Finding]) -> String? {
        let (wrong, lost) = (exercise.wrongTests.count, exercise.neverRun.count)
        let parts = [
            exercise.leftOut == nil ? nil : "a file \(notBuilt)",
            wrong == 0 ? nil : "\(wrong) to fix", lost == 0 ? nil : "\(lost) never run",
            idle(in: exercise, findings),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : "Your own tests: \(parts.joined(separator: ", "))."
    }

    /// How many of an exercise's own tests hold and notice nothing; nil where there is none to mend.
    package static func idle(in exercise: ExerciseState, _ findings: [Finding]) -> String? {
        let count = findings.idleTests(of: exercise).count
        return count == 0 ? nil : count == 1 ? "1 notices nothing" : "\(count) notice nothing"
    }

    /// Why a test notices nothing, and what to do; empty where nobody can tell.
    static func whyIdle(_ finding: Finding?) -> String {
        finding.flatMap { $0.tellsWhy ? $0.words.text : nil } ?? ""
    }

    /// `1 of your tests notices nothing`.
    package static func noticeNothing(_ count: Int) -> String {
        "\(count) of your tests \(count == 1 ? "notices" : "notice") nothing"
    }
}

extension Stage {
    /// The titles of the exercises that a finding names.
    func titles(of finding: Finding) -> String {
        finding.exercises.map { id in exercises.first { $0.id == id }?.title ?? id }
            .joined(separator: ", ")
    }
}
