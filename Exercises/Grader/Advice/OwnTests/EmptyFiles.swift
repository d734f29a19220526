import Catalog
import Grading

extension Adviser {
    /// Files of own tests that have no tests of their exercise.
    static let emptyFiles = Adviser { context in
        let missing = (context.own?.missingFiles ?? []).map {
            ($0, words(ofMissing: $0, context.library(ofFile: $0)))
        }
        let misplaced = (context.own?.misplaced ?? []).map {
            ($0.path, words(of: $0, context.library(ofFile: $0.path)))
        }
        return (missing + misplaced).map { path, words in
            Finding(.emptyFile, .file(path), exercises: context.owner(ofFile: path), words)
        }
    }

    /// A file that isn't there, or that nothing is in.
    private static func words(
        ofMissing path: String, _ library: TestLibrary
    ) -> Finding.Words {
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return .init(
            "\(path) has no tests.",
            next: "The file isn't there, or is empty. To bring it back: "
                + "\(library.restoring(path)), or write it anew: "
                + library.head(ofType: identifier(String(name))))
    }

    /// A file that has another exercise's class.
    private static func words(
        of tests: MisplacedTests, _ library: TestLibrary
    ) -> Finding.Words {
        .init(
            "\(tests.path) has no \(library.kindOfType) \(tests.expected).",
            next:
                "The tests in it stand in \(identifier(tests.found)), and count for that exercise. "
                + "Write: \(library.head(ofType: identifier(tests.expected)))")
    }
}
