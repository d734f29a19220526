@testable import Grading

/// Creates build failures from the text that the compiler prints, because most tests have only this text.
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
