import Catalog
import Grading

/// What the tests of several learners get wrong in the same way: one sentence to all helps them.
struct WrongTests: Sendable {
    /// A mistake, and who has made it.
    struct Group: Sendable, Equatable {
        let stage: Stage
        /// The first test of it, without what it printed.
        let test: OwnTest
        /// What is said of it.
        let finding: Finding?
        /// The rows of the learners, each once.
        var rows: [Int]
    }

    /// More of one learner's tests of a stage aren't looked at.
    private static let maximumOfLearner = 50
    /// The bytes of an expression that are compared.
    private static let maximumLength = 300

    private var groups: [String: Group] = [:]
    /// The keys in the order in which they were first seen.
    private var order: [String] = []

    /// Takes in a learner's tests of a stage.
    ///
    /// - Parameter row: The learner's number.
    mutating func add(_ own: OwnTestsReport, of report: StageReport, row: Int) {
        let stage = report.stage
        for test in own.tests.filter({ !$0.isValid }).prefix(Self.maximumOfLearner) {
            let key = "\(stage.id) \(Self.key(of: test))"
            if groups[key] == nil {
                order.append(key)
                var result = test.result
                result.output = ""
                groups[key] = Group(
                    stage: stage, test: test.with(result: result),
                    finding: report.findings.on(test), rows: [])
            }
            if groups[key]?.rows.last != row { groups[key]?.rows.append(row) }
        }
    }

    /// The mistakes that more than one learner has made: first those that most have made.
    var common: [Group] {
        let found = order.compactMap { groups[$0] }.filter { $0.rows.count > 1 }
        return found.enumerated().sorted { one, other in
            let (first, second) = (one.element.rows.count, other.element.rows.count)
            return first == second ? one.offset < other.offset : first > second
        }.map(\.element)
    }

    /// What two tests share that are wrong in the same way: what they assert, whatever they call the
    /// object and however they write it; or else why they fail.
    private static func key(of test: OwnTest) -> String {
        guard let line = test.failedLine else {
            return String("\(test.failure.map { "\($0)" } ?? "") \(test.asksTooMuch)".prefix(1000))
        }
        let parts = line.operands.isEmpty ? [line.code] : line.operands
        return parts.map { part in
            // Nobody compares longer ones by eye, and a search in them takes its time.
            String(decoding: part.utf8.prefix(maximumLength), as: UTF8.self)
                .filter { !$0.isWhitespace }.replacing(#/\w+\.(?=\w+\()/#, with: "")
        }.joined(separator: ",") + " \(test.result.status)"
    }
}
