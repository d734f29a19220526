import SwiftSource

/// Decides which names an official suite may need from a learner's stage although the suite doesn't
/// need them from the reference solution. The stage may declare the same things differently, but
/// must not replace anything else.
///
/// A name that can't be parsed is refused.
struct SuiteNames {
    private let module: String
    /// The reference solution's types, such as `Orders.Request`.
    private var types: Set<[String]> = []
    /// The names that the reference solution declares in any type.
    private var declared: Set<String> = []
    /// The words in the suite.
    private let words: Set<String>

    /// - Parameters:
    ///   - finished: The object file of the reference solution.
    ///   - suite: The sources of the official tests.
    init(module: String, finished: ObjectFile, suite: [String: [UInt8]]) {
        self.module = module
        words = Set(SourcePlaces(suite).words.map(\.text))
        for symbol in finished.defined {
            guard let name = CompiledName(symbol), isOfTheStage(name) else { continue }
            declared.insert(name.base)
            if Self.describesAType(symbol) { types.insert(name.path) }
        }
    }

    /// Returns the first name that the suite must not need, as it is declared; nil if all names are
    /// allowed.
    func refused(of symbols: Set<String>) -> String? {
        for symbol in symbols.sorted() {
            guard let name = CompiledName(symbol) else { return readable(symbol) }
            if !mayBeNeeded(name, symbol) { return told(of: name) }
        }
        return nil
    }

    private func mayBeNeeded(_ name: CompiledName, _ symbol: String) -> Bool {
        guard isOfTheStage(name), !name.isPrivate, !isTooEntangled(symbol) else { return false }
        let text = demangled(symbol)
        // A name in backticks can contain any characters, so it can look like several names.
        if ["conformance", "witness", "opaque", "`"].contains(where: {
            text.byteRange(of: $0) != nil
        }) {
            return false
        }
        if types.contains(name.path) { return true }
        guard types.contains(Array(name.path.dropLast())), !Self.describesAType(symbol) else {
            return false
        }
        if Self.initializing.contains(name.base) {
            // With such an initializer, a literal in the tests would create the stage's type
            // instead of a string or a number.
            return !["Literal", "Interpolation"].contains { name.firstLabel?.hasSuffix($0) == true }
        }
        return declared.contains(name.base) || !mayBeWritten(name.base)
    }

    /// Whether the suite's source may contain this name, perhaps for another purpose.
    private func mayBeWritten(_ name: String) -> Bool {
        let isWord = name.utf8.allSatisfy(CodeToken.isPartOfWord)
        return !isWord || words.contains(name) || name == "subscript"
    }

    private func isOfTheStage(_ name: CompiledName) -> Bool {
        name.module == module && (name.extendedModule ?? module) == module
    }

    /// Returns the name to show to a person. For an initializer, it is the name of the type.
    private func told(of name: CompiledName) -> String {
        let isInitializer = Self.initializing.contains(name.base)
        return (isInitializer ? name.path.dropLast().last : nil) ?? name.base
    }

    /// Returns the first name of the stage in a symbol that isn't for a declaration, but for an
    /// opaque type, for example.
    private func readable(_ symbol: String) -> String {
        let text = isTooEntangled(symbol) ? "" : demangled(symbol)
        guard let start = text.byteRange(of: "\(module).") else { return symbol }
        let path = text[start.upperBound...].prefix {
            $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber
        }
        return path.split(separator: ".").last.map(String.init) ?? symbol
    }

    private static let initializing: Set = ["init", "__allocating_init"]

    /// Whether the compiler generated a symbol for a type itself, not for one of its members.
    private static func describesAType(_ symbol: String) -> Bool {
        ["Mn", "Mp", "Ma", "Mm", "Mo", "N"].contains(where: symbol.hasSuffix)
    }
}
