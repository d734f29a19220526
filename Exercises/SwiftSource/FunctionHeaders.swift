/// How a Swift source declares its functions: `mutating func isEven(text: String?) -> Bool`.
package enum FunctionHeaders {
    /// A header is not longer than this.
    private static let maximumLength = 1000
    /// No file of an exercise has more functions.
    private static let maximumCount = 500

    /// The header of each function, by its name with labels; the first where there are several.
    ///
    /// It is for saying what is declared in another way, once the compiler has found that something
    /// is.
    package static func all(in source: String) -> [String: String] {
        let text = SwiftText(source)
        let code = text.code
        let starts = [0] + code.indices.filter { code[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        var result: [String: String] = [:]
        let functions = SourceWords(text.source).all.filter { $0.text == "func" }
        for word in functions.prefix(maximumCount) {
            let place = starts[word.line - 1]
            let end = code[place...].prefix(maximumLength).firstIndex(of: UInt8(ascii: "{"))
            guard let end else { continue }
            let header = text.text(place..<end).split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
            guard let name = DeclaredNames.names(in: header).last(where: { $0.full.hasSuffix(")") })
            else { continue }
            if result[name.full] == nil { result[name.full] = header }
        }
        return result
    }
}
