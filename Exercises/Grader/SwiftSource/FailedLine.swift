import Foundation

/// The source of a failed assertion, shown to readers who may not remember it.
package struct FailedLine: Sendable, Equatable, Codable {
    /// The lines of the call without their common indentation; only the line itself if the call
    /// can't be determined.
    package let code: String
    /// The expressions that the assertion compares, as written; empty if they can't be determined.
    package let operands: [String]

    package init(code: String, operands: [String]) {
        self.code = code
        self.operands = operands
    }

    /// The maximum number of lines of a call that are shown. A longer call is truncated.
    private static let maximumLines = 6
    /// The maximum length of a line in bytes. A longer line is left out.
    private static let maximumLength = 2000

    /// Reads a line of a source; nil if the line contains no code.
    package init?(line: Int, in text: SwiftText) {
        let list = TokenList(text)
        let tokens = list.all.indices.filter { list[$0].line == line }
        guard let first = tokens.first else { return nil }
        let range = text.lineRange(at: list[first].range.lowerBound)
        guard range.count <= Self.maximumLength else { return nil }
        let names = tokens.filter {
            list.isSign("(", $0 + 1) && list.word($0).contains(#/^(?:XCT.*|expect|require)$/#)
        }
        guard names.count == 1, let call = Call(from: names[0] + 1, in: list) else {
            self.init(code: Self.excerpt(text.text(range)), operands: [])
            return
        }
        let end = text.lineRange(at: call.end - 1).upperBound
        self.init(
            code: Self.excerpt(text.text(range.lowerBound..<end)),
            operands: Self.operands(of: call, list.word(names[0])).map {
                // Each newline becomes one space.
                text.text($0).split(whereSeparator: \.isNewline).map(trimmed)
                    .filter { !$0.isEmpty }.joined(separator: " ")
            })
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

    /// The first lines without their common indentation.
    private static func excerpt(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let margin =
            lines.filter { !$0.allSatisfy(\.isWhitespace) }
            .map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let shown = lines.prefix(maximumLines).map { String($0.dropFirst(margin)) }
        return trimmed((shown + (lines.count > maximumLines ? ["…"] : [])).joined(separator: "\n"))
    }
}

private func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
}
