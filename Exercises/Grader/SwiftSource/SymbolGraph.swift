import Foundation

/// The parts of the compiler's symbol graph of a module that the grader reads.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Symbol: Decodable {
        let kind: Kind
        let identifier: Identifier
        /// The name, preceded by the names of the enclosing types.
        let pathComponents: [String]
        let functionSignature: FunctionSignature?
        let declarationFragments: [Fragment]?
        let swiftGenerics: Generics?
    }

    struct Kind: Decodable {
        /// `swift.class`, `swift.method`, …
        let identifier: String
    }

    struct Identifier: Decodable {
        let precise: String
    }

    struct FunctionSignature: Decodable {
        let returns: [Fragment]?
    }

    struct Fragment: Decodable {
        let kind: String
        let spelling: String
        /// The compiler's identifier for the type that is meant; nil for other words.
        let preciseIdentifier: String?
    }

    /// Present if the symbol is generic; its content isn't used.
    struct Generics: Decodable {}

    struct Relationship: Decodable {
        /// `inheritsFrom`, `memberOf`, …
        let kind: String
        let source: String
        let target: String
    }
}

extension SymbolGraph.Symbol {
    /// Whether the declaration has this keyword.
    func has(keyword: String) -> Bool {
        declarationFragments?.contains { $0.kind == "keyword" && $0.spelling == keyword } ?? false
    }

    /// Whether the function returns Swift's `Bool`, `Int`, `Double` or `String`, as opposed to a type with
    /// the same name declared in the module.
    var returnsValueOfSwift: Bool {
        guard let fragments = functionSignature?.returns, fragments.count == 1 else { return false }
        return ["s:Sb", "s:Si", "s:Sd", "s:SS"].contains(fragments[0].preciseIdentifier)
    }

    /// The function's result type, as written.
    var returns: String { (functionSignature?.returns ?? []).map(\.spelling).joined() }
}
