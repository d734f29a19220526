import Catalog
import SwiftSource

/// Finds the learner's test files that keep the others from being built, so that the others can be
/// judged without them.
///
/// If a file that is left out declares something that another file uses, the other file is left out
/// as well, but isn't blamed for the resulting errors.
package struct BrokenTests {
    /// The text of each file, by path relative to the repository.
    private let sources: [String: String]
    private var leftOut: [String] = []
    /// The compiler's errors that the files caused themselves, in the order in which they were
    /// found.
    private var errors: [CompilerDiagnostic] = []
    private var output: String?

    /// The maximum number of builds. Each build takes time, and no learner has this many broken
    /// files.
    static let maximumBuilds = 10
    init(sources: [String: String]) { self.sources = sources }

    /// Leaves out the files that caused an outcome. The files found before were already left out
    /// when it was computed.
    ///
    /// - Returns: Whether new files were left out and other files remain.
    mutating func leaveOut(becauseOf outcome: Answer.Outcome) -> Bool {
        switch outcome {
        case .notBuilt(let failure): leaveOut(failure)
        case .crashed(let output): leaveOut(output: output)
        case .ran, .judged, .noTests: false
        }
    }

    /// The files that were left out so far; nil if there are none.
    var found: LeftOutTests? {
        guard !leftOut.isEmpty else { return nil }
        return LeftOutTests(
            files: leftOut,
            failure: errors.isEmpty ? nil : .errors(CompilerDiagnostics(errors)), output: output)
    }

    /// Leaves out the files with errors in a failed build. The files found before weren't in that
    /// build.
    ///
    /// - Returns: Whether new files were left out and other files remain.
    mutating func leaveOut(_ failure: BuildFailure) -> Bool {
        guard case .errors(let said) = failure else { return false }
        let files = said.errors.compactMap(\.place?.file)
        // An error outside these files doesn't show which of them caused it.
        guard !files.isEmpty, files.allSatisfy({ sources[$0] != nil }) else { return false }
        let missing = Set(
            leftOut.flatMap { Declarations(SwiftText(sources[$0] ?? "")).names }.map(\.base))
        errors += said.errors.filter { Self.quotedNames(in: $0).isDisjoint(with: missing) }
        return add(files)
    }

    /// Leaves out the file with the test class that keeps the program from listing its tests.
    ///
    /// - Parameter output: What the program printed when it was asked for the list.
    /// - Returns: Whether a new file was left out and other files remain.
    mutating func leaveOut(output: String) -> Bool {
        guard let name = Self.classOnMainActor(in: output) else { return false }
        let files = sources.filter { file, source in
            !leftOut.contains(file)
                && Declarations(SwiftText(source)).names.contains { $0.full == name }
        }
        // The first output is kept, because learners fix the first cause first.
        self.output = self.output ?? output
        return add(files.keys.sorted())
    }

    /// Returns the name of a class with a synchronous test that is marked @MainActor, which XCTest
    /// can't call; nil if the output mentions none.
    package static func classOnMainActor(in output: String) -> String? {
        output.firstMatch(of: #/\(\w+\.(\w+)\) -> @Swift\.MainActor/#).map { String($0.1) }
    }

    private mutating func add(_ files: [String]) -> Bool {
        let before = leftOut.count
        for file in files where !leftOut.contains(file) { leftOut.append(file) }
        return leftOut.count > before && leftOut.count < sources.count
    }

    /// The names that an error mentions, for example `makeProduct` in `cannot find 'makeProduct' in
    /// scope`.
    private static func quotedNames(in error: CompilerDiagnostic) -> Set<String> {
        Set(error.message.matches(of: #/'(\w+)[^']*'/#).map { String($0.1) })
    }
}
