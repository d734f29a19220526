/// Finds how a Swift source declares its functions: `mutating func isEven(text: String?) -> Bool`.
package enum FunctionHeaders {
    /// The maximum length of a header.
    private static let maximumLength = 1000
    /// The maximum number of functions; no exercise file has more.
    private static let maximumCount = 500

    /// The header of each function, by name with labels; the first if there are several.
    ///
    /// Headers are used to show what is declared differently after the compiler has reported a mismatch.
    /// Lines above the `func` aren't included.
    package static func all(in source: String) -> [String: String] {
        let source = Declarations(SwiftText(source))
        var result: [String: String] = [:]
        for function in source.functions.prefix(maximumCount) where !function.prefix.isPrivate {
            guard let name = function.nameWithLabels, result[name] == nil,
                let header = header(of: function, in: source)
            else { continue }
            result[name] = header
        }
        return result
    }

    private static func header(of function: Declaration, in source: Declarations) -> String? {
        guard let last = function.end.map({ $0 - 1 }) else { return nil }
        let first = (function.first...function.start).first {
            source.tokens[$0].line == function.line
        }
        let start = source.tokens[first ?? function.start].range.lowerBound
        let end = source.tokens[last].range.upperBound
        guard end - start <= maximumLength else { return nil }
        return source.text.text(start..<end).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }
}
