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
    static func describe(_ leftOut: LeftOutTests) -> String {
        [leftOut.failure.map { BuildCureText.describe($0, inTests: true) }, leftOut.output]
            .compactMap(\.self)
            .joined(separator: "\n")
    }

    /// That a learner has written no test yet.
    static func noTests(of stage: Stage, in tree: Tree) -> String {
        "There are no tests of your own yet in \(tree.ownTestsPath(stage))."
    }

    /// What is wrong with a test of the learner's own; lines.
    static func reason(_ test: OwnTest, of stage: Stage) -> String {
        OwnTestWords.lines(of: test, in: stage).joined(separator: "\n")
    }

    /// How many of an exercise's own tests don't hold or notice nothing; nil where there is none.
    static func toFix(in exercise: ExerciseState) -> String? {
        let (wrong, lost) = (exercise.wrongTests.count, exercise.neverRun.count)
        let parts = [
            exercise.leftOut == nil ? nil : "a file \(notBuilt)",
            wrong == 0 ? nil : "\(wrong) to fix", lost == 0 ? nil : "\(lost) never run",
            idle(in: exercise),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : "Your own tests: \(parts.joined(separator: ", "))."
    }

    /// How many of an exercise's own tests hold and notice nothing; nil where there is none to mend.
    package static func idle(in exercise: ExerciseState) -> String? {
        let count = exercise.idleTestsToMend.count
        return count == 0 ? nil : count == 1 ? "1 notices nothing" : "\(count) notice nothing"
    }

    /// `1 of your tests notices nothing`.
    package static func noticeNothing(_ count: Int) -> String {
        "\(count) of your tests \(count == 1 ? "notices" : "notice") nothing"
    }
}
