import Catalog
import SwiftSource

/// Finds what no source may contain, whatever the compiler says: imports of modules that a stage doesn't
/// depend on, and names that are too long.
///
/// The compiler finds a module of another stage or of tests only if it happens to be built already, so the
/// verdict would vary. In a compiled module, names are limited to 64 KiB: with a longer one, the compiler
/// can't find it again, or finds something unrelated.
struct SourceScan {
    private let stage: Stage
    /// Whether the learner's tests, rather than the stage's module, are scanned.
    private let isTests: Bool
    /// The modules of all stages and their tests.
    private let modules: Set<String>

    private static let longestName = 1 << 16
    /// The number of characters of a longer name to show.
    private static let shown = 16

    init(stage: Stage, workshop: Workshop, isTests: Bool) {
        self.stage = stage
        self.isTests = isTests
        modules = Set(
            workshop.stages.flatMap {
                [$0.module, $0.suiteModule, "My\($0.module)", $0.ownTestsModule]
            })
    }

    /// Returns the first thing that a folder must not contain; nil if there is none.
    ///
    /// - Parameter path: The folder's path, relative to the repository.
    func failure(in folder: SourceFolder, at path: String) -> BuildFailure? {
        for (name, bytes) in folder.files.sorted(by: { $0.key < $1.key }) {
            let tokens = TokenList(SwiftText(bytes))
            let words = tokens.words
            for (index, word) in words.enumerated() {
                guard let reason = reason(at: index, of: words, in: tokens) else { continue }
                return .refusedCode(
                    RefusedCode(path: "\(path)/\(name)", line: word.line, reason: reason))
            }
        }
        return nil
    }

    private func reason(
        at index: Int, of words: [CodeToken], in tokens: TokenList
    ) -> RefusedCode.Reason? {
        if words[index].range.count >= Self.longestName {
            let text = tokens.text(of: words[index])
            return .longName(start: String(text.prefix(Self.shown)), letters: text.count)
        }
        guard let module = tokens.imported(at: index, of: words, orTested: true),
            isForeign(module)
        else { return nil }
        return .foreignImport(of: module, into: isTests ? stage.ownTestsModule : stage.module)
    }

    private func isForeign(_ module: String) -> Bool {
        if module == stage.module || (isTests && module == stage.ownTestsModule) { return false }
        if module.hasPrefix("TestHelpers") || module.hasPrefix("TestReporter") { return !isTests }
        // The package manager makes modules with these names.
        let isMade = ["PackageTests", "DiscoveredTests"].contains(where: module.hasSuffix)
        return isMade || modules.contains(module)
    }
}

extension TokenList {
    private static let kindsOfImports: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// The module that is imported at this word; nil if it isn't an import.
    ///
    /// Any word counts wherever it is, because the declaration parser can be misled, and an import that it
    /// overlooks would be built.
    ///
    /// - Parameter orTested: Whether a test with `canImport` also counts.
    func imported(
        at index: Int, of words: [CodeToken], orTested: Bool = false
    ) -> String? {
        let word = text(of: words[index])
        guard word == "import" || (orTested && word == "canImport") else { return nil }
        let next = words[(index + 1)...].prefix(2).map(text)
        let isKind = word == "import" && Self.kindsOfImports.contains(next.first ?? "")
        return isKind ? next.dropFirst().first : next.first
    }
}
