/// The source of a failed assertion, shown to readers who may not remember it.
package struct FailedLine: Sendable, Equatable, Codable {
    /// The lines of the call without their common indentation; one line if the call can't be determined.
    package let code: String
    /// The expressions that the assertion compares, as written; empty if they can't be determined.
    package let operands: [String]

    package init(code: String, operands: [String]) {
        self.code = code
        self.operands = operands
    }

    /// Longer calls are truncated.
    private static let maximumLines = 6
    /// Lines with more bytes are left out.
    private static let maximumLength = 2000

    /// Reads a line of a source; nil if it is empty.
    package init?(line: Int, in text: SwiftText) {
        guard let range = text.range(ofLine: line), range.count <= Self.maximumLength,
            text.source[range].contains(where: { $0 > UInt8(ascii: " ") })
        else { return nil }
        let list = TokenList(text)
        let names = list.all.indices.filter {
            list[$0].line == line && list[$0].isWord && list.isSign("(", $0 + 1)
                && Self.isAssertion(list.word($0))
        }
        guard names.count == 1, let call = Call(from: names[0] + 1, in: list) else {
            self.init(code: Self.excerpt(range, of: text), operands: [])
            return
        }
        let end = text.source[(call.end - 1)...].firstIndex(of: newline) ?? text.source.count
        self.init(
            code: Self.excerpt(range.lowerBound..<end, of: text),
            operands: Self.operands(of: call, list.word(names[0])).map { oneLine(text.text($0)) })
    }

    private static func isAssertion(_ word: String) -> Bool {
        word.hasPrefix("XCT") || word == "expect" || word == "require"
    }

    private static func operands(of call: Call, _ name: String) -> [Range<Int>] {
        guard !call.mayBeGeneric else { return [] }
        if ["expect", "require"].contains(name), let sides = call.comparison {
            return [sides.first, sides.second]
        }
        let comparisons = ["Equal", "Identical", "LessThan", "GreaterThan"]
        let count = comparisons.contains(where: name.contains) ? 2 : 1
        let values = call.arguments.filter { $0.label == "_" }.map(\.range)
        return Array(values.prefix(values.count < count ? 1 : count))
    }

    /// Lines without their common indentation.
    private static func excerpt(_ range: Range<Int>, of text: SwiftText) -> String {
        let lines = text.text(range).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let margin =
            lines.filter { !$0.allSatisfy(\.isWhitespace) }
            .map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let shown = lines.prefix(maximumLines).map { String($0.dropFirst(margin)) }
        return (shown + (lines.count > maximumLines ? ["…"] : [])).joined(separator: "\n").trimmed
    }
}

private let newline = UInt8(ascii: "\n")

extension SwiftText {
    /// The bytes of a line, counted from 1; nil if there is no such line.
    fileprivate func range(ofLine number: Int) -> Range<Int>? {
        var start = 0
        for _ in 1..<max(1, number) {
            guard let end = source[start...].firstIndex(of: newline) else { return nil }
            start = end + 1
        }
        return start..<(source[start...].firstIndex(of: newline) ?? source.count)
    }
}

/// An expression on a single line, with one space for each newline.
private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
        .joined(separator: " ")
}

extension StringProtocol {
    /// The text without leading and trailing whitespace.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(
            start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
}
