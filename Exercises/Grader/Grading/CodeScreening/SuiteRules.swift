import SwiftSource

/// Finds where the official tests refer to something else with a learner's stage than they do with the
/// finished one.
///
/// What they mean is what they refer to with the finished stage. It doesn't matter how something comes to
/// stand in its place.
struct SuiteRules: Sendable {
    /// The module of the stage.
    let module: String
    /// What the tests refer to, compiled with the finished stage.
    let finished: SILNames
    /// The types that the finished stage declares.
    let finishedTypes: StageTypes

    /// What is refused of a stage; nil where the tests refer to the same.
    ///
    /// - Parameters:
    ///   - tests: What the tests refer to, compiled with the stage.
    ///   - types: The types that the stage declares.
    func refusal(of tests: SILNames, types: StageTypes) -> RefusedCode.Reason? {
        guard tests != finished || types != finishedTypes else { return nil }
        let known = KnownNames(finished, module: module)
        let new = Set(tests.symbols.keys).subtracting(finished.symbols.keys)
        for symbol in new.sorted() {
            if let refusal = refusal(ofNew: symbol, known) { return refusal }
        }
        let ofWitnesses = tests.symbolsOfWitnesses.subtracting(finished.symbols.keys)
            .subtracting(finished.symbolsOfWitnesses)
        // A protocol of the stage may demand more, where the stage also meets the demand.
        for symbol in ofWitnesses.sorted() where !Self.isOfAProtocol(symbol, in: module) {
            if let refusal = refusal(ofNew: symbol, known) { return refusal }
        }
        for member in tests.members.subtracting(finished.members).sorted() {
            let names = member.split(separator: ".").map(String.init)
            guard let name = names.last, names.first != "Optional" else { continue }
            if !known.members.contains(name) { return .notAsked(name) }
        }
        // The same word for another type, or a type that the tests don't know.
        let newTypes = types.names.subtracting(finishedTypes.names)
        for type in newTypes.sorted() where tests.types.contains(type) {
            return .notAsked(type)
        }
        if types.comparesItself(beside: finishedTypes) != nil { return .nameOfTheLanguage("==") }
        return refusalOfMissing(in: tests)
    }

    /// What is refused of a name that the tests refer to with this stage only.
    private func refusal(ofNew symbol: String, _ known: KnownNames) -> RefusedCode.Reason? {
        guard let name = CompiledName(symbol), !isTooEntangled(symbol),
            // A name of any letters can look like several.
            !demangled(symbol).utf8.contains(UInt8(ascii: "`"))
        else { return .notAsked(readable(symbol)) }
        if name.module == module { return known.has(name) ? nil : Self.refused(name) }
        if Self.modulesOfTests.contains(name.module) { return .nameOfTests(name.base) }
        return Self.modulesForAll.contains(name.module) ? nil : .nameOfAnother(name.base)
    }

    /// What is refused where an assertion or a helper isn't used as often as with the finished stage.
    private func refusalOfMissing(in tests: SILNames) -> RefusedCode.Reason? {
        for (symbol, count) in finished.symbols.sorted(by: { $0.key < $1.key })
        where tests.symbols[symbol] != count {
            if let name = CompiledName(symbol), Self.modulesOfTests.contains(name.module) {
                return .nameOfTests(name.base)
            }
        }
        return nil
    }

    private static func refused(_ name: CompiledName) -> RefusedCode.Reason {
        let first = name.path.first ?? ""
        if first.hasPrefix("XCT") || name.base.hasPrefix("XCT") { return .nameOfTests(name.base) }
        // A literal of the tests is to be a text or a number.
        if name.firstLabel?.hasSuffix("Literal") == true { return .nameOfTheLanguage(first) }
        let isOfTheLanguage =
            name.extendedModule.map(modulesForAll.subtracting(["Shared"]).contains) ?? false
        let isOperator = name.base.first.map { !$0.isLetter && $0 != "_" } == true
        return isOfTheLanguage || isOperator
            ? .nameOfTheLanguage(name.base) : .notAsked(told(of: name))
    }

    /// Nothing has the name of an initializer but its type.
    private static func told(of name: CompiledName) -> String {
        KnownNames.initializing.contains(name.base)
            ? name.path.dropLast().last ?? name.base : name.base
    }

    private static func isOfAProtocol(_ symbol: String, in module: String) -> Bool {
        guard !isTooEntangled(symbol), let name = CompiledName(symbol) else { return false }
        return name.module == module && name.extendedModule == module
    }

    /// What can be told of a name that can't be read: the first name in it that the tests don't know.
    private func readable(_ symbol: String) -> String {
        var rest = Substring(symbol)
        while let start = rest.firstIndex(where: \.isNumber) {
            let digits = rest[start...].prefix(while: \.isNumber)
            rest = rest[digits.endIndex...]
            guard let length = Int(digits), length > 0, length <= rest.count else { continue }
            let name = String(rest.prefix(length))
            rest = rest.dropFirst(length)
            if name != module, !finished.types.contains(name) { return name }
        }
        return symbol
    }

    private static let modulesOfTests: Set = ["XCTest", "Testing", "TestHelpers", "TestReporter"]
    /// The modules of which nothing is the learner's.
    private static let modulesForAll =
        AllowedNames.languageModules.union(AllowedNames.foundationModules)
        .union(["Dispatch", "Shared"])
}

/// What the official tests use of the finished stage, by name: the same may be declared in another way.
private struct KnownNames {
    /// What belongs to types of the stage. Which type that is doesn't matter: a class can have it from
    /// another one, or from a protocol.
    private(set) var members: Set<String> = []
    private var initializers: Set<String> = []
    /// What belongs to no type of the stage.
    private var others: Set<[String]> = []

    init(_ names: SILNames, module: String) {
        for symbol in names.symbols.keys {
            guard let name = CompiledName(symbol), name.module == module else { continue }
            if Self.belongsToNoType(name) {
                others.insert(Self.key(name))
            } else if Self.initializing.contains(name.base) {
                initializers.insert(Self.type(name))
            } else {
                members.insert(name.base)
            }
        }
        for member in names.members {
            if let name = member.split(separator: ".").last { members.insert(String(name)) }
        }
    }

    func has(_ name: CompiledName) -> Bool {
        if Self.belongsToNoType(name) { return others.contains(Self.key(name)) }
        // A literal of the tests is to be a text or a number.
        if name.firstLabel?.hasSuffix("Literal") == true { return false }
        if Self.initializing.contains(name.base) { return initializers.contains(Self.type(name)) }
        return members.contains(name.base)
    }

    static let initializing: Set = ["init", "__allocating_init"]

    private static func belongsToNoType(_ name: CompiledName) -> Bool {
        if let extended = name.extendedModule { return extended != name.module }
        return name.isGlobal || name.path.count < 2
    }

    private static func key(_ name: CompiledName) -> [String] {
        // A subscript of the stage's for lists is another one than the language's.
        [name.extendedModule ?? "", name.firstLabel ?? ""] + name.path
    }

    private static func type(_ name: CompiledName) -> String {
        name.path.dropLast().joined(separator: ".")
    }
}
