import Grading
import SwiftSource

extension BuildFailure {
    /// The errors with a line in the sources, in the compiler's order. Rejected code counts as an error at
    /// its line, without a column.
    package var errorsInLines: [CompilerDiagnostic] {
        switch self {
        case .refusedCode(let code, _):
            guard let line = code.line else { return [] }
            return [
                CompilerDiagnostic(
                    place: SourceLocation(file: code.path, line: line), severity: .error,
                    message: RefusedCodeText.sentence(code.reason))
            ]
        // The places of this kind of failure are in files that SwiftPM generates.
        case .withoutPlace: return []
        default: return said?.errors ?? []
        }
    }

    /// The lines to look at, in order and without columns: the first lines of incomplete or missing files,
    /// and the errors. Rejected code comes before missing files, because the rejected code may be all that is
    /// left of a missing file.
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
