import Foundation

/// What a module declares, as far as the grader reads it in the symbol graph that the compiler
/// writes.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Symbol: Decodable {
        let kind: Kind
        let identifier: Identifier
        /// The name, below those of the types that it is declared in.
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
        /// What the compiler calls the type that is meant; nil for other words.
        let preciseIdentifier: String?
    }

    /// There for what is generic; what it says is of no interest.
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

    /// Whether the function returns a `Bool`, an `Int`, a `Double` or a `String`, and no type of
    /// the same name that the module declares.
    var returnsValueOfSwift: Bool {
        guard let fragments = functionSignature?.returns, fragments.count == 1 else { return false }
        return ["s:Sb", "s:Si", "s:Sd", "s:SS"].contains(fragments[0].preciseIdentifier)
    }

    /// The function's result type, as written.
    var returns: String { (functionSignature?.returns ?? []).map(\.spelling).joined() }
}
