import Grading
import SwiftSource

/// An error of a build that is in a line: one of the compiler's, or code that isn't judged.
struct BuildError {
    /// Its column isn't known of all errors.
    let place: SourceLocation
    /// What is wrong, in one line.
    let message: String
}

extension BuildFailure {
    /// The most bytes of a compiler's words that are looked through: whoever has made them up can
    /// have made them long.
    private static let longestWords = 200_000

    /// The errors that are in a line of the sources, in the compiler's order.
    func errors(maximum: Int = .max) -> [BuildError] {
        switch self {
        case .errors(let errors), .explained(_, let errors), .filesMissing(_, let errors),
            .namesMissing(_, let errors):
            let words = String(Substring(errors.text.utf8.prefix(Self.longestWords)))
            return CompilerError.errors(in: words, maximum: maximum).map {
                BuildError(place: $0.place, message: $0.message)
            }
        case .refusedCode(let code, _):
            guard let line = code.line else { return [] }
            let place = SourceLocation(file: code.path, line: line)
            return [BuildError(place: place, message: RefusedCodeText.sentence(code.reason))]
        case .withoutPlace, .tookTooLong, .tookTooMuchMemory, .notJudged, .refused, .missingFolder:
            return []
        }
    }

    /// The lines to look at, the first one first, without columns: the beginnings of files that lack
    /// something or aren't there, and the errors. Code that is refused comes before files that aren't
    /// there, which it may stand in for.
    package var places: [SourceLocation] {
        let errors = errors().map { SourceLocation(file: $0.place.file, line: $0.place.line) }
        return switch self {
        case .filesMissing(let files, _): files.map(Self.beginning) + errors
        case .namesMissing(let names, _): names.map(\.file).map(Self.beginning) + errors
        case .refusedCode(_, let files): errors + files.map(Self.beginning)
        default: errors
        }
    }

    private static func beginning(of file: MissingFile) -> SourceLocation {
        SourceLocation(file: file.path, line: 1)
    }
}
