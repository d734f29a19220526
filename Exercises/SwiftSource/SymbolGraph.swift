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

    /// What the function gives back, as it is written.
    var returns: String { (functionSignature?.returns ?? []).map(\.spelling).joined() }
}
