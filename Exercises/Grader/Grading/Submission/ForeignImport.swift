import Catalog
import SwiftSource

/// Finds imports of modules that a stage doesn't depend on: another stage, or tests.
///
/// The compiler finds such a module only if it happens to be built already, so the verdict would vary.
struct ForeignImport {
    private let stage: Stage
    /// Whether the learner's tests, rather than the stage's module, contain the import.
    private let isTests: Bool
    /// The modules of all stages and their tests.
    private let modules: Set<String>

    init(stage: Stage, workshop: Workshop, isTests: Bool) {
        self.stage = stage
        self.isTests = isTests
        modules = Set(
            workshop.stages.flatMap {
                [$0.module, $0.suiteModule, "My\($0.module)", $0.ownTestsModule]
            })
    }

    /// Returns the first import of such a module; nil if there is none.
    ///
    /// - Parameter path: The folder's path, relative to the repository.
    func failure(in folder: SourceFolder, at path: String) -> BuildFailure? {
        for (name, bytes) in folder.files.sorted(by: { $0.key < $1.key }) {
            let tokens = TokenList(SwiftText(bytes))
            let words = tokens.words
            for index in words.indices {
                guard let module = imported(at: index, of: words, in: tokens), isForeign(module)
                else { continue }
                let owner = isTests ? stage.ownTestsModule : stage.module
                return .refusedCode(
                    RefusedCode(
                        path: "\(path)/\(name)", line: words[index].line,
                        reason: .foreignImport(of: module, into: owner)))
            }
        }
        return nil
    }

    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// The module that is imported here, or tested with `canImport`.
    ///
    /// Any word counts wherever it is, because the declaration parser can be misled, and an import that it
    /// overlooks would be built.
    private func imported(
        at index: Int, of words: [CodeToken], in tokens: TokenList
    ) -> String? {
        let word = tokens.text(of: words[index])
        guard word == "import" || word == "canImport" else { return nil }
        let next = words[(index + 1)...].prefix(2).map(tokens.text)
        let isKind = word == "import" && Self.kinds.contains(next.first ?? "")
        return isKind ? next.dropFirst().first : next.first
    }

    private func isForeign(_ module: String) -> Bool {
        if module == stage.module || (isTests && module == stage.ownTestsModule) { return false }
        if module.hasPrefix("TestHelpers") || module.hasPrefix("TestReporter") { return !isTests }
        return modules.contains(module)
    }
}

/// Finds names that are too long for the compiler.
///
/// In a compiled module, names are limited to 64 KiB. With a longer one, the compiler can't find it again, or
/// finds something unrelated.
enum LongName {
    private static let limit = 1 << 16
    /// The number of characters of such a name to show.
    private static let shown = 16

    /// Returns the first such name; nil if there is none.
    ///
    /// - Parameter path: The folder's path, relative to the repository.
    static func failure(in folder: SourceFolder, at path: String) -> BuildFailure? {
        for (name, bytes) in folder.files.sorted(by: { $0.key < $1.key })
        where bytes.count >= limit {
            let tokens = TokenList(SwiftText(bytes))
            for word in tokens.words where word.range.count >= limit {
                let text = tokens.text(of: word)
                return .refusedCode(
                    RefusedCode(
                        path: "\(path)/\(name)", line: word.line,
                        reason: .longName(
                            start: String(text.prefix(shown)), letters: text.count)))
            }
        }
        return nil
    }
}
