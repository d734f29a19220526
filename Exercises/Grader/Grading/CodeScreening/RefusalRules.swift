import SwiftSource

/// Finds what no stage and no test may have in its object file, since it decides more than itself:
/// names of others, and code that runs as the program is loaded.
struct RefusalRules: Sendable {
    /// The module that was compiled.
    let module: String
    /// Whether it holds tests.
    let isTests: Bool
    /// What the helpers declare for all to use.
    let helpers: Set<String>

    /// What is refused of a module; nil where nothing is.
    func refusal(of object: ObjectFile) -> RefusedCode.Reason? {
        if object.sections.contains(where: Self.runsAtLoad) { return .runsAtLoad }
        // What the grader has compiled in for itself.
        if let name = object.needed.sorted().first(where: { $0.hasPrefix("workshop_") }) {
            return .nameOfTests(name)
        }
        for name in object.defined.sorted() {
            guard let compiled = CompiledName(name) else { continue }
            if compiled.module.isEmpty {
                if Self.isNameOfC(name) { return .nameOfAnother(name) }
            } else if compiled.module == module {
                if !isTests, isOfTests(compiled) { return .nameOfTests(compiled.base) }
            } else if Self.modulesOfTests.contains(compiled.module), !isTests {
                return .nameOfTests(compiled.base)
            }
        }
        return nil
    }

    /// What is refused of what has a name of its own choice: another name of a type, or a function
    /// with a body and the linker's name of another module's; nil where there is none.
    ///
    /// - Parameter asked: What the official tests may use.
    func refusal(of sil: SILReferences, asked: AskedNames? = nil) -> RefusedCode.Reason? {
        if let section = sil.sections.first(where: { !Self.isSectionOfAMacro($0) }) {
            return .ownSection(section)
        }
        let taken = sil.typealiases.first {
            Self.typesOfTheLanguage.contains($0) || $0.hasPrefix("XCT")
                || asked?.meanAnother($0) == true
        }
        if let taken { return .nameOfTheLanguage(taken) }
        for name in sil.defined where !isOfTheModule(demangled(name)) {
            guard let compiled = CompiledName(name) else { continue }
            return .nameOfAnother(compiled.module.isEmpty ? name : compiled.base)
        }
        return nil
    }

    /// Whether a name in words speaks of the module: `Stage1Tests` is another one.
    private func isOfTheModule(_ words: String) -> Bool {
        words.ranges(of: module).contains { range in
            range.upperBound == words.endIndex || !Self.isWord(String(words[range.upperBound]))
        }
    }

    private func isOfTests(_ name: CompiledName) -> Bool {
        let first = name.path.first ?? ""
        if let extended = name.extendedModule { return Self.modulesOfTests.contains(extended) }
        return first.hasPrefix("XCT") || helpers.contains(first)
    }

    /// Whether the language's own macros put something there: the tests of Swift Testing, and what a
    /// debugger shows of a type that is marked `@DebugDescription`.
    private static func isSectionOfAMacro(_ section: String) -> Bool {
        section.hasPrefix("swift5_tests") || section == ".lldbsummaries"
    }

    private static let modulesOfTests: Set = ["XCTest", "Testing", "TestHelpers", "TestReporter"]

    private static let typesOfTheLanguage: Set = [
        "Any", "Array", "Bool", "CaseIterable", "Character", "Codable", "Collection", "Comparable",
        "Data", "Date", "Dictionary", "DispatchQueue", "Double", "Encodable", "Decodable",
        "Equatable", "Error", "Float", "Hashable", "Int", "JSONDecoder", "JSONEncoder", "Never",
        "Optional", "Result", "Sequence", "Set", "String", "Substring", "Task", "Timer",
        "TimeInterval", "URL", "UserDefaults", "Void", "Thread",
    ]

    /// Whether the linker puts what is in a section where it is run at the start or at the end.
    private static func runsAtLoad(_ section: String) -> Bool {
        [
            ".init", ".fini", ".ctors", ".dtors", ".preinit_array", "swift5_replac",
            "__mod_init_func", "__mod_term_func", "__swift5_replac",
        ].contains { section.hasPrefix($0) }
    }

    /// Whether it can be a function of C: what the compiler adds has other names.
    private static func isNameOfC(_ name: String) -> Bool {
        isWord(name) && !name.hasPrefix("__swift_") && !isOfTheRuntime(name)
    }

    /// Whether it can be one of the runtime's functions, which the language's own modules put into
    /// others: `swift_willThrowTyped` where errors have a type. Who has written it is told by
    /// `SILReferences`.
    static func isOfTheRuntime(_ name: String) -> Bool { name.hasPrefix("swift_") }

    private static func isWord(_ name: String) -> Bool {
        name.utf8.allSatisfy {
            $0 == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        }
    }
}
