import Grading

extension Adviser {
    /// Files of own tests that have no tests of their exercise.
    static let emptyFiles = Adviser { context in
        let missing = (context.own?.missingFiles ?? []).map { ($0, words(ofMissing: $0)) }
        let misplaced = (context.own?.misplaced ?? []).map { ($0.path, words(of: $0)) }
        return (missing + misplaced).map { path, words in
            Finding(.emptyFile, .file(path), exercises: context.owner(ofFile: path), words)
        }
    }

    /// A file that isn't there, or that nothing is in.
    private static func words(ofMissing path: String) -> Finding.Words {
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return .init(
            "\(path) has no tests.",
            next: "The file isn't there, or is empty. To bring it back: git restore \(path), "
                + "or write it anew: final class \(identifier(String(name))): XCTestCase")
    }

    /// A file that has another exercise's class.
    private static func words(of tests: MisplacedTests) -> Finding.Words {
        .init(
            "\(tests.path) has no class \(tests.expected).",
            next:
                "The tests in it stand in \(identifier(tests.found)), and count for that exercise. "
                + "Write: final class \(identifier(tests.expected)): XCTestCase")
    }
}
