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
    private var errors: [String] = []
    private var output: String?

    /// The time since some moment, and what it was at the beginning.
    private let now: @Sendable () -> Duration
    private let start: Duration

    /// Nobody has so many broken files, and each time takes a build.
    static let maximumBuilds = 10
    /// Nobody's builds take so long together, and others of the class wait.
    static let longestTime = Duration.seconds(300)

    init(sources: [String: String], now: @escaping @Sendable () -> Duration) {
        self.sources = sources
        self.now = now
        start = now()
    }

    /// What was left out so far; nil for nothing.
    var found: LeftOutTests? {
        guard !leftOut.isEmpty else { return nil }
        return LeftOutTests(
            files: leftOut,
            failure: errors.isEmpty
                ? nil : .errors(CompilerDiagnostics(text: errors.joined(separator: "\n"))),
            output: output)
    }

    /// Leaves out the files that a build without those found so far says are broken.
    ///
    /// - Returns: Whether there are such files, and others beside them.
    mutating func leaveOut(_ failure: BuildFailure) -> Bool {
        guard case .errors(let said) = failure else { return false }
        let blocks = Self.blocks(of: said.text)
        // An error elsewhere tells nothing about who has made it.
        guard !blocks.isEmpty, blocks.allSatisfy({ sources[$0.file] != nil }) else { return false }
        let missing = Set(
            leftOut.flatMap { DeclaredNames.names(in: sources[$0] ?? "") }.map(\.base))
        let own = blocks.filter { Self.quotedNames(in: $0.text).isDisjoint(with: missing) }
        if !own.isEmpty { errors.append(own.map(\.text).joined(separator: "\n")) }
        return add(blocks.map { copy(in: $0) ?? $0.file })
    }

    /// The other file where a class is declared twice and the error's is the one that is called after
    /// it: the tests of the exercise are in that.
    private func copy(in block: (file: String, text: String)) -> String? {
        guard let name = block.text.firstMatch(of: #/invalid redeclaration of '(\w+)'/#)?.1,
            block.file.hasSuffix("/\(name).swift"),
            let other = block.text.firstMatch(of: #/\n([^:\n]+):\d+:\d+: note: it is declared/#)?.1
        else { return nil }
        return sources[String(other)] == nil ? nil : String(other)
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
        guard now() - start <= Self.longestTime else { return false }
        let before = leftOut.count
        for file in files where !leftOut.contains(file) { leftOut.append(file) }
        return leftOut.count > before && leftOut.count < sources.count
    }

    /// Each error with its lines, and the file that it is in.
    private static func blocks(of text: String) -> [(file: String, text: String)] {
        var result: [(file: String, text: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            // `Starter/Stage1Tests/MyEvenOddTests.swift:7:24: error: …`
            if let match = line.prefixMatch(of: #/([^:]+):\d+:\d+: error: /#) {
                result.append((String(match.1), String(line)))
            } else if !result.isEmpty {
                result[result.count - 1].text += "\n\(line)"
            }
        }
        return result
    }

    /// The names that an error speaks of: `cannot find 'makeProduct' in scope`.
    private static func quotedNames(in text: String) -> Set<String> {
        let line = text.prefix { $0 != "\n" }
        return Set(line.matches(of: #/'(\w+)[^']*'/#).map { String($0.1) })
    }
}
