import Advice
import Catalog
import Grading
import TerminalKit

/// The words for a stage and its verdict, which all reports share.
package enum StageWords {
    /// `Stage 1`, or the name of an encore.
    package static func name(_ stage: Stage) -> String { name(stage.id) }

    /// `Stage 1`, or the name of an encore.
    static func name(_ id: Stage.ID) -> String {
        if case .number(let number) = id { "Stage \(number)" } else { "\(id)" }
    }

    /// `stage 1` or the name of an encore, within a sentence.
    package static func inText(_ id: Stage.ID) -> String {
        if case .number(let number) = id { "stage \(number)" } else { "\(id)" }
    }

    /// `stage 1`, `stages 1 and 3`, `stage 2 and Games`.
    package static func inText(_ ids: [Stage.ID]) -> String {
        let numbers = ids.filter { if case .number = $0 { true } else { false } }.map(\.description)
        let names = ids.map(\.description).filter { !numbers.contains($0) }
        let stages =
            numbers.isEmpty ? [] : [(numbers.count > 1 ? "stages " : "stage ") + numbers[0]]
        let words = stages + numbers.dropFirst() + names
        guard words.count > 1, let last = words.last else { return words.joined() }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// `The workshop is`, or `Stages 1 and 3 are` where stages were named: it begins a sentence.
    package static func beginning(_ named: [Stage.ID]) -> String {
        let names = inText(named)
        guard !named.isEmpty else { return "The workshop is" }
        return names.prefix(1).uppercased() + names.dropFirst() + (named.count > 1 ? " are" : " is")
    }

    /// `Stage 1, Basic functions`.
    package static func heading(_ stage: Stage) -> String { "\(name(stage)), \(stage.title)" }

    /// The owner of the code and tests that a text speaks of.
    package enum Owner {
        /// The reader.
        case you
        /// A learner, in a text for an instructor.
        case learner
        case nobody

        fileprivate var code: String { self == .you ? "Your code" : "The code" }

        var tests: String {
            switch self {
            case .you: "Your tests"
            case .learner: "The learner's tests"
            case .nobody: "The tests"
            }
        }
    }

    package static let notBuilt = "can't be built"
    package static let notBegun = "not begun"
    package static let notGraded = "not graded"
    package static let notHandedIn = "not handed in"

    /// `5 of 6 official tests pass`.
    package static func officialTests(_ passed: Int, of total: Int) -> String {
        "\(passed) of \(total) official tests pass"
    }

    /// `3 of 4 stages passed, 2 mastered`.
    package static func reached(_ stages: [StageReport], _ noun: String) -> String {
        "\(stages.count { $0.status == .passed }) of \(stages.count) \(noun) passed, "
            + "\(stages.count(where: \.isMastered)) mastered"
    }

    /// `3 of 4 stages passed, 2 mastered.`; of encores if there are no other stages.
    package static func summary(of report: Report) -> String {
        let isOfEncores = report.numbered.isEmpty && !report.encores.isEmpty
        let stages = isOfEncores ? report.encores : report.numbered
        let noun = isOfEncores ? "encore" : "stage"
        return reached(stages, stages.count == 1 ? noun : "\(noun)s") + "."
    }

    /// `Your code can't be built`.
    package static func codeNotBuilt(_ owner: Owner) -> String { "\(owner.code) \(notBuilt)" }

    package static let untouched = "Not begun yet."

    /// That a stage wasn't handed in.
    package static func notHandedIn(_ owner: Owner) -> String {
        "\(owner == .you ? "Your folder of this stage" : "The folder of this stage") wasn't handed in."
    }
}

extension Tree {
    /// The option with which a command is about this tree; empty for the default.
    package var option: String { self == .starter ? "" : " --tree \(rawValue)" }
}

/// The words for the verdicts on own tests.
extension StageWords {

    /// `Your own tests stop before the first of them runs`.
    package static func testsStopEarly(_ owner: Owner) -> String {
        "\(owner.tests) stop before the first of them runs"
    }

    /// That own tests stop early, and the reason with its cure.
    ///
    /// - Parameter output: The output, in which XCTest names the class.
    package static func testsStopEarlyWithCure(_ owner: Owner, output: String) -> String {
        "\(testsStopEarly(owner)). \(whyTestsStopEarly(output: output))"
    }

    /// The reason why own tests stop early, with its cure.
    package static func whyTestsStopEarly(output: String) -> String {
        let reason =
            BrokenTests.classOnMainActor(in: output).map {
                "In \($0), a test marked @MainActor isn't async."
            }
            ?? "A common reason: a test marked @MainActor that isn't async."
        return
            "\(reason) Write '@MainActor' before each test instead of before the class, and 'async' after "
            + "its '()': @MainActor func testIt() async. To read: \(GuideSections.loading)"
    }

    /// That tests were judged while files of others can't be built.
    package static func judged(without leftOut: LeftOutTests, _ owner: Owner) -> String {
        let names = leftOut.files.map { path in
            PlainText.safe(String(path.split(separator: "/").last ?? ""))
        }
        return
            "\(owner == .you ? "Your" : "The") tests in other files were run without \(Listed.few(names))."
    }

    /// Why files of own tests can't be built, in the words of the compiler or of XCTest.
    static func describe(_ leftOut: LeftOutTests, _ cures: [Finding]) -> String {
        [leftOut.failure.map { BuildCureText.describe($0, cures) }, leftOut.output]
            .compactMap(\.self)
            .joined(separator: "\n")
    }

    /// That a learner has written no test yet.
    package static func noTests(of stage: Stage, in tree: Tree) -> String {
        "You haven't written any tests in \(tree.ownTestsPath(stage)) yet."
    }

    /// What is wrong with a test of the learner's own; lines.
    package static func reason(_ test: OwnTest, _ finding: Finding?) -> String {
        FailureLines.own(test, finding).map(\.plain).joined(separator: "\n")
    }

    /// How many of an exercise's own tests don't hold or notice nothing; nil where there is none.
    static func toFix(in exercise: ExerciseState, _ findings: [Finding]) -> String? {
        let (wrong, lost) = (exercise.wrongTests.count, exercise.neverRun.count)
        let parts = [
            exercise.leftOut == nil ? nil : "a file \(notBuilt)",
            wrong == 0 ? nil : "\(wrong) to fix", lost == 0 ? nil : "\(lost) never run",
            idle(in: exercise, findings),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : "Your tests: \(parts.joined(separator: ", "))."
    }

    /// How many of an exercise's own tests hold and notice nothing; nil where there is none to mend.
    package static func idle(in exercise: ExerciseState, _ findings: [Finding]) -> String? {
        let count = findings.idleTests(of: exercise).count
        return count == 0 ? nil : count == 1 ? "1 catches no bug" : "\(count) catch no bug"
    }

    /// Why a test notices nothing, and what to do; empty where nobody can tell.
    package static func whyIdle(_ finding: Finding?) -> String {
        finding.flatMap { $0.tellsWhy ? $0.words.text : nil } ?? ""
    }

    /// `1 of your tests catches no bug`.
    package static func noticeNothing(_ count: Int) -> String {
        "\(count) of your tests \(count == 1 ? "catches" : "catch") no bug"
    }
}

extension Stage {
    /// The titles of the exercises that a finding names.
    package func titles(of finding: Finding) -> String {
        finding.exercises.map { id in exercises.first { $0.id == id }?.title ?? id }
            .joined(separator: ", ")
    }
}
