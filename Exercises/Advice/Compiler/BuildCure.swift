import Grading

/// Advice on code or own tests that can't be built, beyond the compiler's words.
package enum BuildCure {
    /// A sentence or two; nil where nobody can tell.
    package static func of(_ failure: BuildFailure, inTests: Bool) -> String? {
        switch failure {
        case .explained(let advice, let said):
            return BuildAdviceText.describe(advice, on: said, inTests: inTests)
        case .filesMissing(_, let said) where inTests:
            return cure(of: said, inTests: true)
        case .errors(let said):
            return cure(of: said, inTests: inTests)
        case .withoutPlace(let said):
            return nameOutOfReach(in: said).map {
                "'\($0)' stands in another type, or is private. Put it on the outermost level "
                    + "of its file, without 'private'."
            }
        default:
            return nil
        }
    }

    private static func cure(of said: CompilerDiagnostics, inTests: Bool) -> String? {
        CompilerWordsText.cure(ofFirst: said, inTests: inTests)
            ?? CompilerWordsText.cure(ofAll: said, inTests: inTests)
    }

    /// The name of a test class that the package manager's list of tests can't reach; nil where the
    /// errors are others.
    private static func nameOutOfReach(in said: CompilerDiagnostics) -> String? {
        said.errors.lazy.filter {
            $0.place?.file.contains("PackageDiscoveredTests.derived/") == true
        }
        .compactMap { $0.message.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#) }
        .first.map { String($0.1) }
    }
}
