/// A small change to the source of a package. If no test fails with it, the tests miss something.
package struct Change: Sendable, Equatable {
    /// The kinds of changes, from those whose survivors are most likely to be real gaps to the others.
    package enum Rule: String, Sendable, CaseIterable {
        case call, assignment, equality, boundary, condition, binding, logic, result, fallback
        case negation, arithmetic, literal
    }

    /// The code that a change is in, which says how much a survivor matters.
    package enum Surroundings: Int, Sendable, Comparable {
        /// The body of `==`, or code that handles an error.
        case delicate
        case ordinary
        /// Descriptions, capacities, hashes and logs, which few tests need to check.
        case unlikely

        package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// A replacement of a range of bytes in the source.
    struct Edit: Sendable, Equatable {
        let range: Range<Int>
        let text: String
        /// The order of edits at the same place.
        let order: [Int]
    }

    package let id: Int
    package let rule: Rule
    /// The path of the file in the package.
    package let file: String
    package let target: String
    /// The bytes of the source that are changed.
    let range: Range<Int>
    package let line: Int
    /// In bytes, counted from 1.
    package let column: Int
    package let before: String
    /// The changed code; empty if it was removed.
    package let after: String
    package let surroundings: Surroundings
    let edits: [Edit]

    /// Whether an operator of its own replaces an operator.
    var hasOperator: Bool { edits.contains { $0.text.contains(SupportFile.symbol(of: id)) } }
}

/// What became of a change.
package enum ChangeStatus: String, Sendable, CaseIterable {
    /// A test failed.
    case killed
    /// The test process was ended by a signal.
    case crashed
    /// The tests took much longer than without the change.
    case timedOut
    /// All tests that run the changed code passed.
    case survived
    /// No test runs the changed code.
    case notReached
    case notCompiled
    /// The time was used up.
    case notRun
}

/// A change, and what became of it.
package struct ChangeResult: Sendable {
    package let change: Change
    package let status: ChangeStatus
    /// The number of tests that run the changed code.
    package var tests = 0
    package var seconds = 0.0

    package init(change: Change, status: ChangeStatus, tests: Int = 0, seconds: Double = 0) {
        self.change = change
        self.status = status
        self.tests = tests
        self.seconds = seconds
    }
}

extension Change {
    /// The survivors that are worth reading, the most likely gaps first: one for each line, and at most `most`
    /// of them.
    package static func ranked(_ results: [ChangeResult], most: Int = .max) -> [ChangeResult] {
        let sorted = results.filter { $0.status == .survived }.sorted {
            $0.change.rank.lexicographicallyPrecedes($1.change.rank)
        }
        var lines: Set<String> = []
        return Array(
            sorted.filter { lines.insert("\($0.change.file):\($0.change.line)").inserted }.prefix(
                most))
    }

    /// Numbers that order changes by how likely a survivor is to be a real gap.
    var rank: [Int] {
        [surroundings.rawValue, Rule.allCases.firstIndex(of: rule) ?? 0, id]
    }
}
