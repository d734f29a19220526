/// A name that a source declares for other files: a function with its labels, a property or a type.
package struct DeclaredName: Sendable, Hashable {
    /// The word used in a call: `isEven`; for an initializer, the name of its type.
    package let base: String
    /// The name with its labels: `isEven(number:)`, `products` or `AdvancedViewModel.init(useCase:)`.
    package let full: String

    /// Creates the name of a declaration; nil if other files don't refer to the declaration by
    /// name, or its labels can't be determined.
    fileprivate init?(_ declaration: Declaration) {
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol, .variable, .constant:
            (base, full) = (declaration.name, declaration.name)
        case .function, .initializer:
            guard let name = declaration.nameWithLabels else { return nil }
            let type = declaration.kind == .initializer ? declaration.typeName ?? "" : nil
            (base, full) = (type ?? declaration.name, type.map { "\($0).\(name)" } ?? name)
        default: return nil
        }
    }
}

extension Declarations {
    /// The names of types and their direct members, in source order.
    ///
    /// When the compiler reports that a name is missing, these names show which declarations of the
    /// exercise the file lacks.
    package var names: [DeclaredName] {
        all.filter { $0.depth <= 1 && !$0.isLocal && !$0.prefix.isPrivate }
            .compactMap(DeclaredName.init)
    }

    /// The header of each function, such as `mutating func isEven(text: String?) -> Bool`, by the
    /// function's name with labels. If several functions have the same name, the first one's header
    /// is used. Lines above the `func` aren't included.
    ///
    /// When the compiler reports a mismatch, these headers show what is declared differently.
    package var headers: [String: String] {
        var result: [String: String] = [:]
        for function in functions where !function.prefix.isPrivate {
            guard let name = function.nameWithLabels, result[name] == nil else { continue }
            result[name] = header(of: function)
        }
        return result
    }

    /// The header of a function or an initializer in one line; nil if it can't be determined.
    package func header(of function: Declaration) -> String? {
        guard let last = function.end.map({ $0 - 1 }) else { return nil }
        let first = (function.first...function.start).first { tokens[$0].line == function.line }
        let start = tokens[first ?? function.start].range.lowerBound
        let end = tokens[last].range.upperBound
        guard end - start <= Self.longestHeader else { return nil }
        return text.text(start..<end).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let longestHeader = 1000
}
