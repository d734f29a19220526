import SwiftSource

/// Finds things that no stage and no test may have because they could affect more than their own verdict:
/// imports of other modules, attributes that rename something or skip a check, and symbols and sections of
/// other code.
struct RefusalRules: Sendable {
    /// The module that was compiled.
    let module: String
    /// The modules that it may import.
    let imports: Set<String>

    /// What is refused, and where it is.
    struct Refusal: Equatable {
        let reason: RefusedCode.Reason
        var place: SourceLocation?
    }

    /// Returns what is refused in a module's sources; nil if nothing is.
    func refusal(ofSources sources: [String: [UInt8]]) -> Refusal? {
        for (path, bytes) in sources.sorted(by: { $0.key < $1.key }) {
            let tokens = TokenList(SwiftText(bytes))
            let words = tokens.words
            let attributes = tokens.all.indices.compactMap { index in
                attribute(at: index, in: tokens).map {
                    (reason: RefusedCode.Reason.attribute($0), line: tokens.all[index].line)
                }
            }
            let others = words.indices.compactMap { index -> (RefusedCode.Reason, line: Int)? in
                guard let name = tokens.imported(at: index, of: words), !imports.contains(name)
                else { return nil }
                return (.foreignImport(of: name, into: module), words[index].line)
            }
            if let (reason, line) = (attributes + others).min(by: { $0.line < $1.line }) {
                return Refusal(reason: reason, place: SourceLocation(file: path, line: line))
            }
        }
        return nil
    }

    /// The refused attribute or macro that starts at this token; nil if none does.
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

    /// Returns what is refused in the compiled object file; nil if nothing is.
    func refusal(of object: ObjectFile) -> Refusal? {
        // A symbol that the grader compiled in for its own use.
        if let name = object.needed.sorted().first(where: { $0.hasPrefix("workshop_") }) {
            return Refusal(reason: .nameOfAnother(name))
        }
        if let section = object.sections.sorted().first(where: { !Self.isKnown(section: $0) }) {
            return Refusal(reason: .ownSection(section))
        }
        let other = object.defined.sorted().first { name in
            !Self.ofTheCompiler.contains(where: name.hasPrefix) || isOfTheTests(name)
        }
        return other.map { Refusal(reason: .nameOfAnother($0)) }
    }

    /// Whether a stage defines a linker symbol that belongs to the test libraries. Tests contain copies of
    /// some of these.
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
    /// The modules that tests may import in addition to these and the stage under test.
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
        // On macOS, the only sections here from which the linker reads something are those in the second
        // line.
        if section.hasPrefix("__") {
            return !["__mod_init", "__mod_term", "__swift5_replac"].contains(
                where: section.hasPrefix)
        }
        return knownSections.contains(section)
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
        "default associated", "get_", "swift_", "_swift", "\u{1}", "OBJC_", "_OBJC_",
    ]
}
