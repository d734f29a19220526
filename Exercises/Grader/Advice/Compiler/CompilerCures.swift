import Catalog
import Grading

/// Says what to change where the compiler's words alone tell it.
enum CompilerCures {
    /// A sentence or two by the first error alone: a learner fixes that one first, and the next ones may
    /// come from it. Nil where nobody can tell.
    ///
    /// - Parameter library: The library of the tests that don't compile; nil where code doesn't.
    static func cure(
        ofFirst said: CompilerDiagnostics, inTestsOf library: TestLibrary?
    ) -> String? {
        let ofTests = library.map { CompilerCure.ofTests($0) + CompilerCure.ofSwiftTesting($0) }
        let cures = byFirstError + (ofTests ?? [])
        return first(of: cures, for: said, inTests: library != nil)
    }

    /// A cure found by reading all errors together with the source that is shown below them; nil where none
    /// fits.
    static func cure(
        ofAll said: CompilerDiagnostics, inTestsOf library: TestLibrary?
    ) -> String? {
        library.flatMap { first(of: CompilerCure.byAllErrors($0), for: said, inTests: true) }
    }

    private static let byFirstError =
        CompilerCure.ofValues + CompilerCure.ofCalls + CompilerCure.ofAsync + CompilerCure.ofCode

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
