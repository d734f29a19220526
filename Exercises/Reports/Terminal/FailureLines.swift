import Grading
import TerminalKit

/// Writes a failure for a terminal: what was done, what was expected, what came.
struct FailureLines {
    let failure: TestResult.Failure
    /// The most columns of a line.
    var width = TextWidth.usual

    private static let indent = "    "
    /// More of one value than this helps nobody.
    private static let longestValue = 6

    var lines: [String] {
        guard case .assertion(let message, _) = failure else {
            return wrapped(FailureText.describe(failure))
        }
        let parts = AssertionMessage(message)
        var lines = parts.text.isEmpty ? [] : wrapped(parts.text)
        if let expected = parts.expected, let actual = parts.actual {
            lines += value(expected, label: "expected: ")
            lines += value(actual, label: "actual:   ")
        }
        return lines
    }

    private func wrapped(_ text: String) -> [String] {
        PlainText.wrapped(PlainText.safe(text), width: max(1, width - Self.indent.count))
            .map { Self.indent + $0 }
    }

    private func value(_ value: String, label: String) -> [String] {
        let width = max(1, width - Self.indent.count - 2 - label.count)
        let lines = PlainText.wrapped(PlainText.safe(value), width: width)
        let shown =
            lines.prefix(Self.longestValue) + (lines.count > Self.longestValue ? ["…"] : [])
        return shown.enumerated().map { index, line in
            let label = index == 0 ? label : String(repeating: " ", count: label.count)
            return "\(Self.indent)  \(label)\(line)"
        }
    }
}
