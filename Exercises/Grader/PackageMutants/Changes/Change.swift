/// A small change to the source of a package. If no test fails with the change, the tests miss
/// something.
package struct Change: Sendable, Equatable {
    /// The kinds of changes. The first ones are those whose survivors are most likely to be real
    /// gaps in the tests.
    package enum Rule: String, Sendable, CaseIterable {
        case equality, call, assignment, boundary, logic, condition, result, fallback, arithmetic
        case literal
    }

    package let id: Int
    package let rule: Rule
    /// The file's path in the package.
    package let file: String
    /// The range of the changed bytes in the source.
    let range: Range<Int>
    package let line: Int
    /// The column in bytes, counted from 1.
    package let column: Int
    package let before: String
    /// The code after the change, or a description in parentheses; empty if the code was removed.
    package let after: String
    /// Whether the change is in the body of `==` or in code that handles an error. Tests often miss
    /// such changes.
    let isDelicate: Bool
    /// The text to insert before the code; `end` is the text to insert after it. If `end` is nil,
    /// `start` replaces the code.
    let start: String
    let end: String?

    /// The edits that make the change. `order` sorts the edits of several changes at the same
    /// place, so that outer brackets open first and close last.
    var edits: [(range: Range<Int>, text: String, order: [Int])] {
        let (first, last) = (range.lowerBound, range.upperBound)
        guard let end else { return [(range, start, [first, 2])] }
        return [
            (first..<first, start, [first, 1, -range.count, id]),
            (last..<last, end, [last, 0, range.count, -id]),
        ]
    }

    /// Numbers that sort changes, so that those whose survival is most likely a real gap come
    /// first.
    var rank: [Int] { [isDelicate ? 0 : 1, Rule.allCases.firstIndex(of: rule) ?? 0, id] }
}

/// The outcome of a change.
package enum ChangeStatus: String, Sendable {
    /// A test failed with the change.
    case killed
    /// A signal ended the test process.
    case crashed
    /// The tests took much longer than without the change.
    case timedOut
    /// All tests that run the changed code passed.
    case survived
    /// No test runs the changed code.
    case notReached
    case notCompiled
    /// No time was left to try the change.
    case notRun
}

/// A change and its outcome.
package struct ChangeResult: Sendable {
    package let change: Change
    package var status: ChangeStatus
    /// The number of tests that run the changed code.
    package var tests = 0
    package var seconds = 0.0
}

extension [ChangeResult] {
    /// The survivors that are worth reading, with the most likely gaps first, and at most one for
    /// each line.
    package var survivors: [ChangeResult] {
        var lines: Set<String> = []
        return filter { $0.status == .survived }
            .sorted { $0.change.rank.lexicographicallyPrecedes($1.change.rank) }
            .filter { lines.insert("\($0.change.file):\($0.change.line)").inserted }
    }
}
