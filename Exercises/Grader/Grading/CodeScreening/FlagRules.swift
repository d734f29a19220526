import SwiftSource

/// Decides what a person should review in a learner's code: names that affect the runtime or
/// something outside of the process, and names that are on no list.
struct FlagRules: Sendable {
    /// The modules whose names the code can use without limits: its own module, those that are
    /// given to learners, and for tests the module under test.
    let ownModules: [String]
    /// Whether the code consists of tests, which may use the test libraries.
    let isTests: Bool
    /// The words in the sources. A needed name that isn't among them comes from the compiler or
    /// from an inlined function of the language.
    let words: Set<String>

    /// Returns the name to report; nil if there is nothing to review.
    func flagged(_ name: CompiledName) -> String? {
        if ownModules.contains(name.module) { return nil }
        let first = name.path.first ?? ""
        if let hidden = name.path.first(where: { $0.hasPrefix("_") && words.contains($0) }) {
            return hidden
        }
        switch name.module {
        case "":
            return AllowedNames.c.contains(first) || !words.contains(first) ? nil : first
        case "__C", "__C_Synthesized":
            let isAllowed =
                AllowedNames.c.contains(first) || AllowedNames.foundation.contains(first)
                || first.hasPrefix("OS_dispatch_")
            return isAllowed ? nil : first
        case _ where AllowedNames.languageModules.contains(name.module):
            return name.path.first { Self.isUnsafe($0) && words.contains($0) }
        case _ where AllowedNames.foundationModules.contains(name.module):
            return flaggedOfFoundation(name)
        case "Dispatch":
            let isOfTheLanguage = name.extendedModule.map(AllowedNames.languageModules.contains)
            let isOperator = first.first.map { !$0.isLetter && $0 != "_" } == true
            return AllowedNames.dispatch.contains(first) || isOperator || isOfTheLanguage == true
                ? nil : first
        case "XCTest" where isTests:
            return AllowedNames.xctest.contains(first) || first.hasPrefix("XCTAssert") ? nil : first
        case "Testing" where isTests:
            return flaggedOfSwiftTesting(name)
        default:
            return "\(name.module).\(first)"
        }
    }

    private func flaggedOfFoundation(_ name: CompiledName) -> String? {
        let first = name.path.first ?? ""
        if first == "FileManager" {
            // The words of the sources are searched for the member's name, because a member can be
            // looked up at run time without leaving its name in the compiled code.
            let member = AllowedNames.notOfFileManager.sorted().first(where: words.contains)
            return member.map { "\(first).\($0)" }
        }
        // Functions with these labels read arbitrary memory.
        if ["bytes", "bytesNoCopy"].contains(name.firstLabel) { return "\(first)(bytes:)" }
        if let member = name.path.first(where: AllowedNames.notOfFoundation.contains) {
            return "\(first).\(member)"
        }
        if let extended = name.extendedModule,
            AllowedNames.languageModules.contains(extended) || extended == "Dispatch"
        {
            return name.path.first { Self.isUnsafe($0) }
        }
        // Foundation has a type for each kind of unit and each format style, such as `UnitLength`.
        let isAllowed =
            AllowedNames.foundation.contains(first) || first.hasPrefix("Unit")
            || first.hasSuffix("Style")
        return isAllowed ? name.path.first { Self.isUnsafe($0) } : first
    }

    private func flaggedOfSwiftTesting(_ name: CompiledName) -> String? {
        if name.path.first == "ExitTest", let member = name.path.dropFirst().first,
            !AllowedNames.ofExitTest.contains(member)
        {
            return "ExitTest.\(member)"
        }
        return name.path.first { AllowedNames.notOfSwiftTesting.contains($0) }
    }

    private static func isUnsafe(_ word: String) -> Bool {
        guard !AllowedNames.harmless.contains(word) else { return false }
        return word.contains("nsafe") || AllowedNames.notOfTheLanguage.contains(word)
    }
}

/// The interfaces of the language's own modules, as text in the toolchain.
struct ToolchainInterfaces {
    let compiler: Compiler

    /// Returns the words with a leading underscore that occur in one of the interfaces. If no
    /// interface can be read, returns all words with a leading underscore.
    func hidden(among words: Set<String>) -> Set<String> {
        let words = words.filter { $0.hasPrefix("_") && $0.contains(where: \.isLetter) }
        if words.isEmpty { return [] }
        let texts = Self.modules.compactMap(text)
        return texts.isEmpty
            ? words : words.filter { word in texts.contains { Self.has(word, in: $0) } }
    }

    private static let modules = [
        "Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization",
    ]

    private func text(of module: String) -> String? {
        let words = compiler.commands.compile
        let folder = "\(compiler.commands.toolchain)/lib/swift/linux"
        guard let target = CompilerCommands.value(of: "-target", in: words) else { return nil }
        let path = "\(folder)/\(module).swiftmodule/\(target).swiftinterface"
        let bytes = try? compiler.tools.machine.files.read(path)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func has(_ word: String, in text: String) -> Bool {
        var rest = text[...]
        while let found = rest.byteRange(of: word) {
            let ends = [
                rest[..<found.lowerBound].utf8.last, rest[found.upperBound...].utf8.first,
            ]
            if !ends.compactMap(\.self).contains(where: CodeToken.isPartOfWord) { return true }
            rest = rest[found.upperBound...]
        }
        return false
    }
}
