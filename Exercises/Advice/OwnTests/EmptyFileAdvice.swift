import Grading

/// Advice on a file of own tests that has no tests of its exercise.
package struct EmptyFile: Sendable, Equatable {
    /// Relative to the repository.
    package let path: String
    /// What is so, as a heading without a point.
    package let heading: String
    /// Why, and what to do.
    package let advice: String

    /// A file that isn't there, or that nothing is in.
    package init(missing path: String) {
        self.path = path
        heading = "\(path) has no tests"
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        advice =
            "The file isn't there, or is empty. To bring it back: git restore \(path), "
            + "or write it anew: final class \(identifier(String(name))): XCTestCase"
    }

    /// A file that has another exercise's class.
    package init(_ tests: MisplacedTests) {
        path = tests.path
        heading = "\(tests.path) has no class \(tests.expected)"
        advice =
            "The tests in it stand in \(identifier(tests.found)), and count for that exercise. Write: "
            + "final class \(identifier(tests.expected)): XCTestCase"
    }

    package var words: Finding.Words { .init("\(heading).", next: advice) }

    package static func all(
        missing: [String], misplaced: [MisplacedTests]
    ) -> [EmptyFile] {
        missing.map(EmptyFile.init(missing:)) + misplaced.map(EmptyFile.init)
    }
}
