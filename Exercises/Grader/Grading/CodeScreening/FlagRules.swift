import SwiftSource

/// Tells what of a learner's code a person should look at: names that reach out of the process or into
/// the runtime, and names that are on no list.
struct FlagRules: Sendable {
    /// The modules that the code can use all of: its own, what is given, and for tests what is
    /// tested.
    let ownModules: Set<String>
    /// Whether it may use the test libraries.
    let isTests: Bool
    /// The words of the code with an underscore at their beginning: in other modules, that is what nobody
    /// is meant to call, and what checks nothing.
    var underscored: Set<String> = []

    /// The name to tell of; nil where there is nothing to look at.
    ///
    /// - Parameter isWritten: Whether it stands in the source, and is nothing that the compiler has
    ///   added: it calls the runtime by itself.
    func flagged(_ name: CompiledName, isWritten: Bool) -> String? {
        let first = name.path.first ?? ""
        switch name.module {
        case _ where ownModules.contains(name.module):
            return nil
        case _ where isWritten && hidden(name) != nil:
            return hidden(name)
        case "":
            let isAdded = !isWritten && Self.isOfTheCompiler(first)
            return isAdded || AllowedNames.c.contains(first) ? nil : first
        case "__C", CompiledName.objectiveC, "__C_Synthesized":
            return AllowedNames.c.contains(first) ? nil : flaggedOfObjectiveC(first)
        case _ where AllowedNames.languageModules.contains(name.module):
            // What isn't checked reaches any place in memory.
            if name.firstLabel == "unchecked" { return "\(first)[unchecked:]" }
            if let label = label(of: name, where: { $0.contains("nchecked") }) {
                return "\(name.base)(\(label):)"
            }
            return name.path.first { Self.isUnsafe($0) }
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

    /// The member to tell of that is looked up in a type as the program runs; nil where there is
    /// nothing to look at, or where the type itself is told of.
    func flaggedMember(_ member: String, of type: String) -> String? {
        guard type == "FileManager", !AllowedNames.ofFileManager.contains(member) else {
            return nil
        }
        return "\(type).\(member)"
    }

    /// Whether an object file doesn't tell enough of a name: the language's own functions are put
    /// into the code that calls them, with what they call in C, and methods are looked up as the
    /// program runs.
    func needsCloserLook(_ name: CompiledName) -> Bool {
        if AllowedNames.languageModules.union(["", "__C"]).contains(name.module) {
            return flagged(name, isWritten: false) != nil
        }
        return AllowedNames.foundationModules.union([CompiledName.objectiveC]).contains(name.module)
            && ["FileManager", "NSFileManager"].contains(name.path.first)
    }

    private static func isOfTheCompiler(_ name: String) -> Bool {
        AllowedNames.ofTheCompiler.contains(name)
            || AllowedNames.beginningsOfTheCompiler.contains(where: name.hasPrefix)
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

    /// The word with an underscore by which the code uses a name; nil where it doesn't.
    private func hidden(_ name: CompiledName) -> String? {
        guard !underscored.isEmpty else { return nil }
        return name.path.first(where: underscored.contains)
            ?? label(of: name, where: underscored.contains)
    }

    private func label(of name: CompiledName, where isMeant: (String) -> Bool) -> String? {
        guard name.arguments.contains(":") else { return nil }
        return name.arguments.split(separator: ":").lazy.map { part in
            String(part.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        }.first { !$0.isEmpty && isMeant($0) }
    }

    private func flaggedOfFoundation(_ name: CompiledName) -> String? {
        let first = name.path.first ?? ""
        if first == "FileManager" {
            return name.path.count > 1 ? flaggedMember(name.base, of: first) : nil
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
