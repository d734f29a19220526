import Catalog
import Grading

/// Mistakes that the tests of several learners have in common: one sentence to all helps them.
struct WrongTests: Sendable {
    /// A mistake, and the learners who have made it.
    struct Group: Sendable, Equatable {
        let stage: Stage
        /// The first test with the mistake, without its output.
        let test: OwnTest
        /// What is said of it.
        let finding: Finding?
        /// The rows of the learners, each once.
        var rows: [Int]
    }

    /// The most tests of one learner and stage that are compared.
    private static let maximumOfLearner = 50
    /// How many bytes of an expression are compared.
    private static let maximumLength = 300

    private var groups: [String: Group] = [:]
    /// The keys in the order in which they were first seen.
    private var order: [String] = []

    /// Takes in a learner's tests of a stage. What was given to all is no mistake of theirs.
    ///
    /// - Parameter row: The number of the learner's row.
    mutating func add(_ own: OwnTestsReport, of report: StageReport, row: Int) {
        let stage = report.stage
        let wrong = own.tests.filter {
            !$0.isValid && !$0.result.isOutOfTime && !$0.isShipped
        }
        for test in wrong.prefix(Self.maximumOfLearner) {
            let key = "\(stage.id) \(Self.key(of: test))"
            if groups[key] == nil {
                order.append(key)
                var silent = test
                silent.result.output = ""
                groups[key] = Group(
                    stage: stage, test: silent, finding: report.findings.on(test), rows: [])
            }
            if groups[key]?.rows.last != row { groups[key]?.rows.append(row) }
        }
    }

    /// The mistakes that more than one learner has made; the most frequent come first.
    var common: [Group] {
        let found = order.compactMap { groups[$0] }.filter { $0.rows.count > 1 }
        return found.enumerated().sorted { one, other in
            let (first, second) = (one.element.rows.count, other.element.rows.count)
            return first == second ? one.offset < other.offset : first > second
        }.map(\.element)
    }

    /// The key that two tests share which are wrong in the same way: the expressions that they
    /// assert, whatever they call the object and however they write it; or else the reason for
    /// which they fail.
    private static func key(of test: OwnTest) -> String {
        guard let line = test.failedLine else {
            return String("\(test.failure.map { "\($0)" } ?? "") \(test.asksTooMuch)".prefix(1000))
        }
        let parts = line.operands.isEmpty ? [line.code] : line.operands
        return parts.map { part in
            // The rest isn't compared: it says little, and a search in it takes long.
            String(decoding: part.utf8.prefix(maximumLength), as: UTF8.self)
                .filter { !$0.isWhitespace }.replacing(#/\w+\.(?=\w+\()/#, with: "")
        }.joined(separator: ",") + " \(test.result.status)"
    }
}
