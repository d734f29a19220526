@testable import Grading

/// Creates failures from compiler output, which is how most tests start.
extension BuildFailure {
    static func errors(_ text: String) -> BuildFailure {
        .errors(CompilerDiagnostics(text: text))
    }

    static func filesMissing(_ files: [MissingFile], errors text: String) -> BuildFailure {
        .filesMissing(files, errors: CompilerDiagnostics(text: text))
    }

    static func namesMissing(_ names: [MissingName], errors text: String) -> BuildFailure {
        .namesMissing(names, errors: CompilerDiagnostics(text: text))
    }

    static func withoutPlace(_ text: String) -> BuildFailure {
        .withoutPlace(CompilerDiagnostics(text: text))
    }
}
