import Advice
import Catalog
import Grading
import TerminalKit

/// The wording for a stage and its verdict that all reports share.
package enum StageWords {
    /// The name of a stage, such as `Stage 1`, or the name of an encore.
    package static func name(_ stage: Stage) -> String { name(stage.id) }

    /// The name of a stage, such as `Stage 1`, or the name of an encore.
    static func name(_ id: Stage.ID) -> String {
        if case .number(let number) = id { "Stage \(number)" } else { "\(id)" }
    }

    /// The name of a stage within a sentence, such as `stage 1`, or the name of an encore.
    package static func inText(_ id: Stage.ID) -> String {
        if case .number(let number) = id { "stage \(number)" } else { "\(id)" }
    }

    /// The names of stages within a sentence: `stage 1`, `stages 1 and 3`, `stage 2 and Games`.
    package static func inText(_ ids: [Stage.ID]) -> String {
        let numbers = ids.filter { if case .number = $0 { true } else { false } }.map(\.description)
        let names = ids.map(\.description).filter { !numbers.contains($0) }
        let stages =
            numbers.isEmpty ? [] : [(numbers.count > 1 ? "stages " : "stage ") + numbers[0]]
        return Listed.all(stages + numbers.dropFirst() + names)
    }

    /// The names of stages at the beginning of a line: `Stages 1 and 3`.
    package static func names(_ ids: [Stage.ID]) -> String {
        let names = inText(ids)
        return names.prefix(1).uppercased() + names.dropFirst()
    }

    /// The beginning of a sentence: `The workshop is`, or `Stages 1 and 3 are` if stages were named.
    package static func beginning(_ named: [Stage.ID]) -> String {
        guard !named.isEmpty else { return "The workshop is" }
        return names(named) + (named.count > 1 ? " are" : " is")
    }

    /// The name and the title: `Stage 1, Basic functions`.
    package static func heading(_ stage: Stage) -> String { "\(name(stage)), \(stage.title)" }

    /// The owner of the tests that a text refers to: the reader, or a learner in a text for an instructor.
    package enum Owner {
        case you, learner

        var tests: String { self == .you ? "Your tests" : "The learner's tests" }
    }

    package static let notBuilt = "can't be built"

    /// How many official tests pass, such as `5 of 6 official tests pass`.
    package static func officialTests(_ passed: Int, of total: Int) -> String {
        "\(passed) of \(total) official tests pass"
    }

    /// How many stages were passed and mastered, such as `3 of 4 stages passed, 2 mastered`.
    package static func reached(_ stages: [StageReport], _ noun: String) -> String {
        "\(stages.count { $0.status == .passed }) of \(stages.count) \(noun) passed, "
            + "\(stages.count(where: \.isMastered)) mastered"
    }

    /// The summary of a report, such as `3 of 4 stages passed, 2 mastered.` It counts encores if there are no
    /// other stages.
    package static func summary(of report: Report) -> String {
        let isOfEncores = report.numbered.isEmpty && !report.encores.isEmpty
        let stages = isOfEncores ? report.encores : report.numbered
        let noun = isOfEncores ? "encore" : "stage"
        return reached(stages, stages.count == 1 ? noun : "\(noun)s") + "."
    }

    /// Says that the code can't be built: `Your code can't be built`.
    static func codeNotBuilt(_ owner: Owner) -> String {
        "\(owner == .you ? "Your" : "The") code \(notBuilt)"
    }
}

extension Tree {
    /// The option that makes a command use this tree; empty for the default tree.
    package var option: String { self == .starter ? "" : " --tree \(rawValue)" }
}

/// The wording for verdicts on the learner's tests.
extension StageWords {
    /// The reason why the learner's tests stop early, and how to fix it.
    ///
    /// - Parameter output: The output of the tests, in which XCTest may name the class that is to blame.
    package static func whyTestsStopEarly(output: String) -> String {
        let reason =
            BrokenTests.classOnMainActor(in: output).map {
                "In \($0), a test marked @MainActor isn't async."
            }
            ?? "A common reason: a test marked @MainActor isn't async."
        return
            "\(reason) Write '@MainActor' before each test instead of before the class, and 'async' after "
            + "its '()': @MainActor func testIt() async. To read: \(GuideSections.loading)"
    }

    /// Says that tests were judged although other files can't be built.
    package static func judged(without leftOut: LeftOutTests) -> String {
        let names = leftOut.files.map { path in
            PlainText.safe(String(path.split(separator: "/").last ?? ""))
        }
        return "The tests in the other files ran without \(Listed.few(names))."
    }

    /// Says how many of the learner's tests of an exercise aren't valid or catch nothing; nil if there are
    /// none.
    static func toFix(in exercise: ExerciseState, _ findings: [Finding]) -> String? {
        let (wrong, lost) = (exercise.wrongTests.count, exercise.neverRun.count)
        let parts = [
            exercise.leftOut == nil ? nil : "a file \(notBuilt)",
            wrong == 0 ? nil : "\(wrong) to fix",
            lost == 0 ? nil : lost == 1 ? "1 never runs" : "\(lost) never run",
            idle(in: exercise, findings),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : "Your tests: \(parts.joined(separator: ", "))."
    }

    /// Says how many of the learner's tests of an exercise are valid but catch nothing; nil if there is no
    /// such test to fix.
    private static func idle(in exercise: ExerciseState, _ findings: [Finding]) -> String? {
        let count = findings.idleTests(of: exercise).count
        return count == 0 ? nil : count == 1 ? "1 catches no bug" : "\(count) catch no bug"
    }
}

extension Stage {
    /// The titles of the exercises that a finding names.
    func titles(of finding: Finding) -> String {
        finding.exercises.map { id in exercises.first { $0.id == id }?.title ?? id }
            .joined(separator: ", ")
    }
}
