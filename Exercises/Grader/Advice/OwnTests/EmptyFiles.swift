import Catalog
import Grading

extension Adviser {
    /// Reports files that contain no tests of their exercise.
    static let emptyFiles = Adviser { context in
        let missing = (context.own?.missingFiles ?? []).map {
            ($0, words(forMissing: $0, context.library(ofFile: $0)))
        }
        let misplaced = (context.own?.misplaced ?? []).map {
            ($0.path, words(for: $0, context.library(ofFile: $0.path)))
        }
        return (missing + misplaced).map { path, words in
            Finding(.emptyFile, .file(path), exercises: context.owner(ofFile: path), words)
        }
    }

    /// The words for a file that is missing or empty.
    private static func words(forMissing path: String, _ library: TestLibrary) -> Finding.Words {
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return .init(
            "\(path) is missing or empty.",
            next: "To restore it: \(library.restoring(path)), or start again with: "
                + library.head(ofType: identifier(String(name))))
    }

    /// The words for a file that contains another exercise's class.
    private static func words(for tests: MisplacedTests, _ library: TestLibrary) -> Finding.Words {
        .init(
            "\(tests.path) has no \(library.kindOfType) \(tests.expected): its tests are in "
                + "\(identifier(tests.found)), and count for that exercise.",
            next: "Write: \(library.head(ofType: identifier(tests.expected)))")
    }
}
