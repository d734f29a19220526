import Grading
import SwiftSource

extension BuildFailure {
    /// The errors that are in a line of the sources, in the compiler's order: its own, or that the code
    /// isn't judged. Of that, no column is known.
    var errorsInLines: [CompilerDiagnostic] {
        switch self {
        case .errors(let said), .explained(_, let said), .filesMissing(_, let said),
            .namesMissing(_, let said):
            return said.errors
        case .refusedCode(let code, _):
            guard let line = code.line else { return [] }
            return [
                CompilerDiagnostic(
                    place: SourceLocation(file: code.path, line: line), severity: .error,
                    message: RefusedCodeText.sentence(code.reason))
            ]
        case .withoutPlace, .tookTooLong, .tookTooMuchMemory, .notJudged, .refused, .missingFolder:
            return []
        }
    }

    /// The lines to look at, the first one first, without columns: the beginnings of files that lack
    /// something or aren't there, and the errors. Code that is refused comes before files that aren't
    /// there, which it may stand in for.
    package var places: [SourceLocation] {
        let errors = errorsInLines.compactMap(\.place).map {
            SourceLocation(file: $0.file, line: $0.line)
        }
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
