import TerminalKit

/// Writes a failure for a terminal: what was done, what was expected, what came.
struct FailureLines {
    let lines: [String]

    private static let indent = "    "
    /// More of one value than this helps nobody.
    private static let longestValue = 6

    init(_ failure: TestResult.Failure) {
        guard case .assertion(let message, _) = failure else {
            lines = Self.wrapped(FailureText.describe(failure))
            return
        }
        let parts = AssertionMessage(message)
        var lines = parts.text.isEmpty ? [] : Self.wrapped(parts.text)
        if let expected = parts.expected, let actual = parts.actual {
            lines += Self.value(expected, label: "expected: ")
            lines += Self.value(actual, label: "actual:   ")
        }
        self.lines = lines
    }

    private static func wrapped(_ text: String) -> [String] {
        PlainText.wrapped(PlainText.safe(text), width: TextReporter.width - indent.count)
            .map { indent + $0 }
    }

    private static func value(_ value: String, label: String) -> [String] {
        let width = TextReporter.width - indent.count - 2 - label.count
        let lines = PlainText.wrapped(PlainText.safe(value), width: width)
        let shown = lines.prefix(longestValue) + (lines.count > longestValue ? ["…"] : [])
        return shown.enumerated().map { index, line in
            let label = index == 0 ? label : String(repeating: " ", count: label.count)
            return "\(indent)  \(label)\(line)"
        }
    }
}
