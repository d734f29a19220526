import Catalog
import SwiftSource

/// Finds the files of own tests that keep the others from being built, so that these can be judged.
///
/// A file that is left out may declare what another one uses. That one is left out, too, but what the
/// compiler says of it then is no error of its own.
package struct BrokenTests {
    /// The text of each file, by its path relative to the repository.
    private let sources: [String: String]
    private var leftOut: [String] = []
    /// What the compiler said of the files by themselves, in the order in which it was found.
    private var errors: [CompilerDiagnostic] = []
    private var output: String?

    /// More broken files than learners have; each costs a build.
    static let maximumBuilds = 10
    init(sources: [String: String]) { self.sources = sources }

    /// Leaves out the files that are the reason for an answer without those found so far.
    ///
    /// - Returns: Whether there are such files, and others beside them.
    mutating func leaveOut(becauseOf outcome: Answer.Outcome) -> Bool {
        switch outcome {
        case .notBuilt(let failure): leaveOut(failure)
        case .crashed(let output): leaveOut(output: output)
        case .ran, .judged, .noTests: false
        }
    }

    /// What was left out so far; nil for nothing.
    var found: LeftOutTests? {
        guard !leftOut.isEmpty else { return nil }
        return LeftOutTests(
            files: leftOut,
            failure: errors.isEmpty ? nil : .errors(CompilerDiagnostics(errors)), output: output)
    }

    /// Leaves out the files that a build without those found so far says are broken.
    ///
    /// - Returns: Whether there are such files, and others beside them.
    mutating func leaveOut(_ failure: BuildFailure) -> Bool {
        guard case .errors(let said) = failure else { return false }
        let places = said.errors.compactMap { error in error.place.map { (error, $0.file) } }
        // An error elsewhere tells nothing about who has made it.
        guard !places.isEmpty, places.allSatisfy({ sources[$1] != nil }) else { return false }
        let missing = Set(
            leftOut.flatMap { DeclaredNames.names(in: sources[$0] ?? "") }.map(\.base))
        errors += said.errors.filter { Self.quotedNames(in: $0).isDisjoint(with: missing) }
        return add(places.map { copy(of: $0, in: $1) ?? $1 })
    }

    /// The other file where a class is declared twice and the error's is the one that is called after
    /// it: the tests of the exercise are in that.
    private func copy(of error: CompilerDiagnostic, in file: String) -> String? {
        guard let name = error.message.firstMatch(of: #/invalid redeclaration of '(\w+)'/#)?.1,
            file.hasSuffix("/\(name).swift"),
            let other = error.notes.first(where: \.isOnOtherDeclaration)?.place?.file
        else { return nil }
        return sources[other] == nil ? nil : other
    }

    /// Leaves out the file with the class that keeps the program from saying which tests it has.
    ///
    /// - Returns: Whether there is such a file, and others beside it.
    mutating func leaveOut(output: String) -> Bool {
        guard let name = Self.classOnMainActor(in: output) else { return false }
        let files = sources.filter { file, source in
            !leftOut.contains(file)
                && DeclaredNames.names(in: source).contains { $0.full == name }
        }
        // The first reason is fixed first.
        self.output = self.output ?? output
        return add(files.keys.sorted())
    }

    /// The class of a test marked @MainActor that isn't async, which XCTest can't call.
    package static func classOnMainActor(in output: String) -> String? {
        output.firstMatch(of: #/\(\w+\.(\w+)\) -> @Swift\.MainActor/#).map { String($0.1) }
    }

    private mutating func add(_ files: [String]) -> Bool {
        let before = leftOut.count
        for file in files where !leftOut.contains(file) { leftOut.append(file) }
        return leftOut.count > before && leftOut.count < sources.count
    }

    /// The names that an error speaks of: `cannot find 'makeProduct' in scope`.
    private static func quotedNames(in error: CompilerDiagnostic) -> Set<String> {
        Set(error.message.matches(of: #/'(\w+)[^']*'/#).map { String($0.1) })
    }
}
