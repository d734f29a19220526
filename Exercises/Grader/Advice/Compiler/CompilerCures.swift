import Catalog
import Grading

/// Says what to change, if the compiler's words alone show it.
enum CompilerCures {
    /// A sentence or two on one error; nil if its words don't show what helps.
    ///
    /// - Parameter library: The library of the tests that don't compile; nil if it is code.
    static func cure(
        of error: CompilerDiagnostic, inTestsOf library: TestLibrary?
    ) -> String? {
        let ofTests = library.map {
            CompilerCure.ofTheList + CompilerCure.ofTests($0) + CompilerCure.ofSwiftTesting($0)
        }
        let side: CompilerCure.Side = library == nil ? .code : .tests
        return (ofBoth + (ofTests ?? [])).lazy
            .filter { $0.side == nil || $0.side == side }
            .compactMap { $0.help(error) }.first
    }

    private static let ofBoth =
        CompilerCure.ofValues + CompilerCure.ofCalls + CompilerCure.ofAsync + CompilerCure.ofCode
}
