import SwiftSource

/// Finds what no stage and no test may contain, because it could affect more than its own verdict.
/// This includes imports of other modules, attributes that rename something or skip a check, names
/// that are too long, and the symbols and sections of other code.
struct RefusalRules: Sendable {
    /// The module that was compiled.
    let module: String
    /// The modules that it may import.
    let imports: Set<String>

    typealias TokenizedSources = [(path: String, tokens: TokenList)]

    /// Tokenizes a module's sources, in the order of their paths.
    static func tokens(of sources: [String: [UInt8]]) -> TokenizedSources {
        sources.sorted { $0.key < $1.key }.map { ($0, TokenList(SwiftText($1))) }
    }

    /// Returns the first refused construct in a module's sources, and its place; nil if there is
    /// none.
    func refusal(
        of sources: TokenizedSources
    ) -> (reason: RefusedCode.Reason, place: SourceLocation)? {
        for (path, tokens) in sources {
            let words = tokens.words
            let attributes = tokens.all.indices.compactMap { index in
                attribute(at: index, in: tokens).map {
                    (reason: RefusedCode.Reason.attribute($0), line: tokens.all[index].line)
                }
            }
            let foreign = words.indices.compactMap {
                index -> (reason: RefusedCode.Reason, line: Int)? in
                guard let name = tokens.imported(at: index, of: words), !imports.contains(name)
                else { return nil }
                return (.foreignImport(of: name, into: module), words[index].line)
            }
            if let (reason, line) = (attributes + foreign).min(by: { $0.line < $1.line }) {
                return (reason, SourceLocation(file: path, line: line))
            }
        }
        return nil
    }

    /// Returns the first name that is too long for the compiler, and its place; nil if there is none.
    static func longName(
        in sources: TokenizedSources
    ) -> (reason: RefusedCode.Reason, place: SourceLocation)? {
        for (path, tokens) in sources {
            guard let word = tokens.words.first(where: { $0.range.count >= longestName }) else {
                continue
            }
            let text = tokens.text(of: word)
            return (
                .longName(start: String(text.prefix(shown)), letters: text.count),
                SourceLocation(file: path, line: word.line)
            )
        }
        return nil
    }

    /// The length in bytes that a name must not reach. The compiler can't find such a name in a
    /// compiled module, or finds something unrelated instead.
    private static let longestName = 1 << 16
    /// The number of characters that are shown of a name that is too long.
    private static let shown = 16

    /// The refused attribute or macro that starts at this token; nil if there is none.
    private func attribute(at index: Int, in tokens: TokenList) -> String? {
        let words = tokens.all[index...].dropFirst().prefix(2).map(tokens.text)
        guard let next = words.first else { return nil }
        switch tokens.text(of: tokens.all[index]) {
        case "@" where next == "`": return "@\(words.last ?? next)"
        case "@" where Self.isRefused(attribute: next), "#" where next == "externalMacro":
            return tokens.text(of: tokens.all[index]) + next
        default: return nil
        }
    }

    /// Returns the reason to refuse a compiled object file; nil if there is none.
    func refusal(of object: ObjectFile) -> RefusedCode.Reason? {
        // Only the grader's own code may use the symbols that the grader adds to a program.
        if let name = object.needed.sorted().first(where: { $0.hasPrefix("workshop_") }) {
            return .nameOfAnother(name)
        }
        if let section = object.sections.sorted().first(where: { !Self.isKnown(section: $0) }) {
            return .ownSection(section)
        }
        let other = object.defined.sorted().first { name in
            !Self.ofTheCompiler.contains(where: name.hasPrefix) || isOfTheTests(name)
        }
        return other.map { .nameOfAnother($0) }
    }

    /// Whether a symbol belongs to the test libraries, but a stage defines it. Tests may define
    /// such symbols, because they contain copies of some of them.
    private func isOfTheTests(_ symbol: String) -> Bool {
        guard !imports.contains("XCTest"), Self.ofTestLibraries.contains(where: symbol.hasPrefix)
        else { return false }
        return CompiledName(symbol)?.module != module
    }

    private static let ofTestLibraries = [
        "$s6XCTest", "$s7Testing", "$s11TestHelpers", "$s12TestReporter",
    ]

    /// The modules that code may import.
    static let modulesForCode: Set = [
        "Foundation", "FoundationEssentials", "Dispatch", "Shared", "RegexBuilder", "Observation",
        "Synchronization", "Swift", "_Concurrency", "_StringProcessing",
    ]
    /// The modules that tests may import. In addition, they may import the stage under test.
    static let modulesForTests = modulesForCode.union(["XCTest", "Testing", "TestHelpers"])

    static func isRefused(attribute: String) -> Bool {
        attribute.hasPrefix("_") || refusedAttributes.contains(attribute)
    }

    private static let refusedAttributes: Set = [
        "abi", "c", "cdecl", "diagnose", "exclusivity", "export", "extern", "implementation",
        "inlinable", "safe", "section", "unsafe", "usableFromInline", "used", "warn",
    ]

    /// Whether the compiler creates a section with this name for ordinary code or a standard macro.
    private static func isKnown(section: String) -> Bool {
        knownSections.contains(section)
            || beginningsOfSections.contains(where: section.hasPrefix)
                && !section.hasPrefix("swift5_replac")
    }

    private static let knownSections: Set = [
        ".comment", ".group", ".linker-options", ".lldbsummaries", ".llvm_addrsig", ".shstrtab",
        ".strtab", ".swift1_autolink_entries", ".swift_modhash", ".symtab", ".symtab_shndx",
    ]
    private static let beginningsOfSections = [
        ".bss", ".data", ".debug_", ".eh_frame", ".note", ".rela", ".rodata", ".tbss", ".tdata",
        ".text",
        "swift5_",
    ]

    /// The prefixes of symbols that the compiler generates for Swift code.
    private static let ofTheCompiler = [
        "$s", "$S", "$e", "__swift", "symbolic ", "$symbolic", "got.", "associated conformance",
        "default associated", "get_", "swift_", "_swift", "\u{1}",
    ]
}

extension TokenList {
    private static let kindsOfImports: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// The module that is imported at this word; nil if the word doesn't start an import.
    ///
    /// The word `import` counts wherever it is. The declaration parser can be misled, and the
    /// compiler would accept an import that the parser overlooked.
    fileprivate func imported(at index: Int, of words: [CodeToken]) -> String? {
        guard text(of: words[index]) == "import" else { return nil }
        let next = words[(index + 1)...].prefix(2).map(text)
        return Self.kindsOfImports.contains(next.first ?? "") ? next.dropFirst().first : next.first
    }
}
