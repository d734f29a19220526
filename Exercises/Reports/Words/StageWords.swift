import Catalog
import Grading
import TerminalKit

/// The words for a stage and for what became of it: made here once, for all reports.
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

    /// Whose code and tests are spoken of.
    package enum Owner {
        /// The reader's.
        case you
        /// A learner's, of whom an instructor reads.
        case learner
        case nobody

        fileprivate var code: String { self == .you ? "Your code" : "The code" }

        fileprivate var tests: String {
            switch self {
            case .you: "Your own tests"
            case .learner: "The learner's own tests"
            case .nobody: "The tests"
            }
        }
    }

    static let notBuilt = "can't be built"
    static let skipped = "It was skipped."

    /// `Your code can't be built`.
    static func codeNotBuilt(_ owner: Owner) -> String { "\(owner.code) \(notBuilt)" }

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

    static let untouched = "Not begun yet."

    /// That a stage isn't among what was handed in.
    static func notHandedIn(_ owner: Owner) -> String {
        "\(owner == .you ? "Your folder of this stage" : "The folder of this stage") wasn't handed in."
    }

    /// That a learner has written no test yet.
    static func noTests(of stage: Stage, in tree: Tree) -> String {
        "There are no tests of your own yet in \(tree.ownTestsPath(stage))."
    }

    /// Why a test did not pass; lines.
    static func reason(_ result: TestResult) -> String {
        FailureText.describe(result) ?? skipped
    }

    /// What is wrong with a test of the learner's own; lines.
    static func reason(_ test: OwnTest, of stage: Stage) -> String {
        OwnTestWords.lines(of: test, in: stage).joined(separator: "\n")
    }

    /// How many of an exercise's own tests don't hold or notice nothing; nil where there is none.
    static func toFix(in exercise: ExerciseState) -> String? {
        let (wrong, lost) = (exercise.wrongTests.count, exercise.neverRun.count)
        let parts = [
            exercise.leftOut == nil ? nil : "a file can't be built",
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

    /// That there was no time for all tests of a stage.
    static func timeUsedUp(_ limit: Duration) -> String {
        "All tests of the stage together may take \(FailureText.seconds(limit)), and had taken them. "
            + "Look for tests that never end."
    }

    /// What there is to say of a bug behind its hint: why nothing is known of it, or nothing.
    static func note(on bug: BugResult, _ owner: Owner) -> String {
        if bug.isTimedOut {
            return " With it, \(owner == .you ? "one of your tests" : "a test") does not end."
        }
        return bug.isOutOfTime
            ? " It was not tried with all tests: the stage's time was used up." : ""
    }

    /// What a correct variant does in another way.
    static func description(ofVariant id: String, in stage: Stage) -> String {
        stage.variants.first { $0.id == id }?.description ?? id
    }

    /// The hints that the catalogue has for a bug.
    static func hints(of bug: BugResult, in stage: Stage) -> [String] {
        stage.bugs.first { $0.id == bug.id }?.hints ?? []
    }

    /// The idea that a test needs to notice a bug; nil for a bug that the catalogue doesn't have.
    static func concept(of bug: BugResult, in stage: Stage) -> Concept? {
        stage.bugs.first { $0.id == bug.id }?.concept
    }
}

extension String {
    /// The text with the apostrophe that books have, for pages. Quotes stay as they are: what stands in
    /// them is often to be typed.
    var typographic: String {
        let letters = Array(self)
        guard letters.count > 2 else { return self }
        return String(
            letters.indices.map { index in
                let isWithin =
                    index > 0 && index + 1 < letters.count
                    && letters[index - 1].isLetter && letters[index + 1].isLetter
                return letters[index] == "'" && isWithin ? "’" : letters[index]
            })
    }
}

/// Writes points: `31.5`, and `25` without a point.
enum PointsText {
    /// `12.5/25`, or a dash for an encore.
    static func share(of report: StageReport) -> String {
        guard !report.stage.isEncore else { return "–" }
        return "\(text(Points.of(report)))/\(text(Points.possible(in: report.stage)))"
    }

    /// `31.5 of 100 points.`; where there are only encores, which have none, how far they are.
    static func total(of report: Report) -> String {
        let encores = report.encores
        guard report.numbered.isEmpty, !encores.isEmpty else {
            return "\(text(Points.of(report))) of \(text(Points.possible(in: report))) points."
        }
        let noun = encores.count == 1 ? "encore" : "encores"
        return "\(encores.count { $0.status == .passed }) of \(encores.count) \(noun) passed, "
            + "\(encores.count(where: \.isMastered)) mastered."
    }

    /// `31.5 of 100 points.`, with what an instructor has laid down.
    static func total(of row: ClassRow, _ report: Report) -> String {
        guard !report.numbered.isEmpty else { return total(of: report) }
        return "\(text(row.points ?? 0)) of \(text(row.possible)) points."
    }

    static func text(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
}
