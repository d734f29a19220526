import Grading

/// Says what to change where the compiler's words alone tell it.
enum CompilerCures {
    /// A sentence or two by the first error alone: a learner fixes that one first, and the next ones may
    /// come from it. Nil where nobody can tell.
    static func cure(ofFirst said: CompilerDiagnostics, inTests: Bool) -> String? {
        first(of: cures, for: said, inTests: inTests)
    }

    /// A cure found by reading all errors together with the source that is shown below them; nil where none
    /// fits.
    static func cure(ofAll said: CompilerDiagnostics, inTests: Bool) -> String? {
        first(of: CompilerCure.byAllErrors, for: said, inTests: inTests)
    }

    private static let cures =
        CompilerCure.ofValues + CompilerCure.ofCalls + CompilerCure.ofAsync + CompilerCure.ofCode
        + CompilerCure.ofTests

    private static func first(
        of cures: [CompilerCure], for said: CompilerDiagnostics, inTests: Bool
    ) -> String? {
        guard let error = said.errors.first else { return nil }
        let all = said.text
        return cures.lazy
            .filter { $0.side == nil || $0.side == (inTests ? .tests : .code) }
            .compactMap { $0.help(error, all) }.first
    }
}
