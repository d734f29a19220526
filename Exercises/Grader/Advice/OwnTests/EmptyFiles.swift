import Catalog
import Grading

extension Adviser {
    /// Reports test files that are missing or empty.
    static let emptyFiles = Adviser { context in
        (context.own?.missingFiles ?? []).map { path in
            Finding(
                .emptyFile, .file(path), exercises: context.owner(ofFile: path),
                words(forMissing: path, context.library(ofFile: path)))
        }
    }

    /// The words for a file that is missing or empty.
    private static func words(forMissing path: String, _ library: TestLibrary) -> Finding.Words {
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return .init(
            "\(path) is missing or empty.",
            next: "To restore it: \(library.restoring(path))\nOr write it again, starting with: "
                + library.head(ofType: identifier(String(name))))
    }
}
