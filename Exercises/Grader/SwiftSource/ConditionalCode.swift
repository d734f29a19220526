/// The lines of a source between `#if` and `#endif`.
package struct ConditionalCode {
    /// The directive that a line depends on, such as `#if os(iOS)`, by line number from 1.
    private var directives: [Int: String] = [:]

    package init(_ text: SwiftText) {
        var open: [String] = []
        let lines = text.codeText.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            // Lines are separated by bytes, because a carriage return and a line feed form a single
            // character.
            let line = String(Substring(bytes)).split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
            if line.hasPrefix("#if ") {
                open.append(line)
            } else if line.hasPrefix("#else"), !open.isEmpty {
                open[open.count - 1] = line
            } else if line.hasPrefix("#endif") {
                _ = open.popLast()
            }
            directives[index + 1] = open.last
        }
    }

    /// The directive that a line depends on; nil if it is always compiled.
    package func directive(atLine line: Int) -> String? { directives[line] }
}
