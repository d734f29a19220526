import Grading
import SwiftSource

/// An error of a build that is in a line: one of the compiler's, or code that isn't judged.
struct BuildError {
    /// The line; its column isn't known of all errors.
    let place: SourceLocation
    /// What is wrong, in one line.
    let message: String
}

extension BuildFailure {
    /// The most bytes of a compiler's words that are looked through: whoever has made them up can
    /// have made them long.
    private static let longestWords = 200_000

    /// The errors that are in a line, in the compiler's order.
    func errors(maximum: Int) -> [BuildError] {
        if case .refusedCode(let code, _) = self, code.line == -1 {
            return code.line.map { line in
                [
                    BuildError(
                        place: SourceLocation(file: code.path, line: line),
                        message: RefusedCodeText.sentence(code.reason))
                ]
            } ?? []
        }
        let words = BuildFailureText.describe(self).utf8.prefix(Self.longestWords)
        return CompilerError.errors(in: String(Substring(words)), maximum: maximum).map {
            BuildError(
                place: SourceLocation(file: $0.place.file, line: $0.place.line),
                message: $0.message)
        }
    }

    /// The lines to look at: the first ones of files that lack something or aren't there, then those
    /// of its errors.
    package var places: [SourceLocation] {
        let files: [MissingFile] =
            switch self {
            case .filesMissing(let files, _), .refusedCode(_, let files): files
            case .namesMissing(let names, _): names.map(\.file)
            default: []
            }
        return files.map { SourceLocation(file: $0.path, line: 1) }
            + errors(maximum: .max).map(\.place)
    }
}
