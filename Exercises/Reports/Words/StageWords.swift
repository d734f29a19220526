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

        var tests: String {
            switch self {
            case .you: "Your own tests"
            case .learner: "The learner's own tests"
            case .nobody: "The tests"
            }
        }
    }

    package static let notBuilt = "can't be built"
    static let notBegun = "not begun"
    static let notGraded = "not graded"
    static let notHandedIn = "not handed in"
    static let skipped = "It was skipped."

    /// `5 of 6 official tests pass`.
    static func officialTests(_ passed: Int, of total: Int) -> String {
        "\(passed) of \(total) official tests pass"
    }

    /// `3 of 4 stages passed, 2 mastered`.
    static func reached(_ stages: [StageReport], _ noun: String) -> String {
        "\(stages.count { $0.status == .passed }) of \(stages.count) \(noun) passed, "
            + "\(stages.count(where: \.isMastered)) mastered"
    }

    /// `Your code can't be built`.
    static func codeNotBuilt(_ owner: Owner) -> String { "\(owner.code) \(notBuilt)" }

    static let untouched = "Not begun yet."

    /// That a stage isn't among what was handed in.
    static func notHandedIn(_ owner: Owner) -> String {
        "\(owner == .you ? "Your folder of this stage" : "The folder of this stage") wasn't handed in."
    }

    /// Why a test did not pass; lines.
    static func reason(_ result: TestResult) -> String {
        FailureText.describe(result) ?? skipped
    }
}

extension Tree {
    /// What a command needs behind it, so that it shows this tree's code: nothing for the default.
    package var option: String { self == .starter ? "" : " --tree \(rawValue)" }
}
