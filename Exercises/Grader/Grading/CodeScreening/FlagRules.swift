import SwiftSource

/// Tells what of a learner's code a person should look at: names that reach out of the process or into
/// the runtime, and names that are on no list.
struct FlagRules: Sendable {
    /// The modules that the code can use all of: its own, what is given, and for tests what is
    /// tested.
    let ownModules: Set<String>
    /// Whether it may use the test libraries.
    let isTests: Bool
    /// The words of its sources: the compiler, and functions of the language that are put into their callers, need
    /// names that stand nowhere in these.
    let words: Set<String>

    /// The name to tell of; nil if there is nothing to look at.
    func flagged(_ name: CompiledName) -> String? {
        if ownModules.contains(name.module) { return nil }
        let first = name.path.first ?? ""
        if let hidden = name.path.first(where: { $0.hasPrefix("_") && words.contains($0) }) {
            return hidden
        }
        switch name.module {
        case "":
            return AllowedNames.c.contains(first) || !words.contains(first) ? nil : first
        case "__C", CompiledName.objectiveC, "__C_Synthesized":
            return AllowedNames.c.contains(first) ? nil : flaggedOfObjectiveC(first)
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

    /// On macOS, classes of Foundation's and of XCTest's are those of Objective-C, and begin with `NS` there.
    private func flaggedOfObjectiveC(_ name: String) -> String? {
        let inSwift = name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
        let isAllowed =
            AllowedNames.foundation.contains(name) || AllowedNames.foundation.contains(inSwift)
            || inSwift == "FileManager" || name.hasPrefix("OS_dispatch_")
            || isTests && AllowedNames.xctest.contains(name)
        return isAllowed ? nil : inSwift
    }

    private func flaggedOfFoundation(_ name: CompiledName) -> String? {
        let first = name.path.first ?? ""
        if first == "FileManager" {
            // What it is asked for may be looked up as the program runs, and leaves no name.
            let member = AllowedNames.notOfFileManager.sorted().first(where: words.contains)
            return member.map { "\(first).\($0)" }
        }
        // They take what is at any place in memory.
        if ["bytes", "bytesNoCopy"].contains(name.firstLabel) { return "\(first)(bytes:)" }
        if let member = name.path.first(where: AllowedNames.notOfFoundation.contains) {
            return "\(first).\(member)"
        }
        if let extended = name.extendedModule,
            AllowedNames.languageModules.contains(extended) || extended == "Dispatch"
        {
            return name.path.first { Self.isUnsafe($0) }
        }
        // Foundation has a type for each unit and for each format, such as `UnitLength`.
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

/// What the toolchain tells of the language's own modules: the text of their interfaces.
struct ToolchainInterfaces {
    private let compiler: Compiler

    init(_ compiler: Compiler) { self.compiler = compiler }

    /// The words that begin with an underscore and are in one of them; all with an underscore if none can be read.
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
        func value(of option: String) -> String? {
            words.firstIndex(of: option).map { $0 + 1 }.flatMap {
                words.indices.contains($0) ? words[$0] : nil
            }
        }
        let folder =
            value(of: "-sdk").map { "\($0)/usr/lib/swift" }
            ?? "\(compiler.commands.toolchain)/lib/swift/linux"
        guard let target = value(of: "-target") else { return nil }
        let path = "\(folder)/\(module).swiftmodule/\(target).swiftinterface"
        let bytes = try? compiler.machine.files.read(path)
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
