import SwiftSource

/// Decides which names an official suite may need with a learner's stage, beyond those that it needs with the
/// finished one: what a stage declares in another way, and nothing that stands for something else.
///
/// Whatever can't be read is refused.
struct SuiteNames {
    private let module: String
    /// The types of the finished stage, such as `Orders.Request`.
    private var types: Set<[String]> = []
    /// What the finished stage declares, in whichever type.
    private var declared: Set<String> = []
    /// The words of the suite.
    private let words: Set<String>

    /// - Parameters:
    ///   - finished: The object file of the finished stage.
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

    /// The first name that a suite must not need, as it was declared; nil if all are fine.
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
        // A name of any letters can look like several.
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
            // A literal of the tests is to be a text or a number.
            return !["Literal", "Interpolation"].contains { name.firstLabel?.hasSuffix($0) == true }
        }
        return declared.contains(name.base) || !mayBeWritten(name.base)
    }

    /// Whether the suite may have this name somewhere, for something else.
    private func mayBeWritten(_ name: String) -> Bool {
        let isWord = name.utf8.allSatisfy(CodeToken.isPartOfWord)
        return !isWord || words.contains(name) || name == "subscript"
    }

    private func isOfTheStage(_ name: CompiledName) -> Bool {
        name.module == module && (name.extendedModule ?? module) == module
    }

    /// What a person is told: what was declared, and for an initializer its type.
    private func told(of name: CompiledName) -> String {
        let isInitializer = Self.initializing.contains(name.base)
        return (isInitializer ? name.path.dropLast().last : nil) ?? name.base
    }

    /// The first name of the stage in a symbol that isn't about a declaration, such as an opaque type.
    private func readable(_ symbol: String) -> String {
        let text = isTooEntangled(symbol) ? "" : demangled(symbol)
        guard let start = text.byteRange(of: "\(module).") else { return symbol }
        let path = text[start.upperBound...].prefix {
            $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber
        }
        return path.split(separator: ".").last.map(String.init) ?? symbol
    }

    private static let initializing: Set = ["init", "__allocating_init"]

    /// Whether a symbol is what the compiler makes of a type and not of one of its members.
    private static func describesAType(_ symbol: String) -> Bool {
        ["Mn", "Mp", "Ma", "Mm", "Mo", "N"].contains(where: symbol.hasSuffix)
    }
}
