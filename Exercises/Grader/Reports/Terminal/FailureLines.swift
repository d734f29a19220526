import Grading
import SwiftSource
import TerminalKit

/// Writes a failure for a terminal: what was done, what was expected, what came.
struct FailureLines {
    let result: TestResult
    /// The most columns of a line.
    var width = TextWidth.usual

    private static let indent = "    "
    /// The most lines of one value.
    private static let maximumValueLines = 6

    var lines: [String] {
        guard let failure = result.failure else { return [] }
        guard case .assertion(let message, _) = failure else {
            return wrapped(FailureText.describe(failure, of: result)) + stop
        }
        let parts = OfficialAssertion(message)
        var lines = parts.text.isEmpty ? [] : wrapped(parts.text)
        if let expected = parts.expected, let actual = parts.actual {
            lines += value(expected, label: "expected: ")
            lines += value(actual, label: "actual:   ")
        }
        return lines
    }

    /// The lines on where the test was: the line of code, whose place stands at the top, and the
    /// line of the test.
    private var stop: [String] {
        guard let stop = result.stop else { return [] }
        return StopText.rows(of: stop).flatMap { row in
            let isFirst = row.line.place == result.place
            return value(row.line.text, label: "\(row.label)  ")
                + (isFirst ? [] : value(StopText.describe(row.line.place), label: "           "))
        }
    }

    private func wrapped(_ text: String) -> [String] {
        PlainText.wrapped(PlainText.safe(text), width: max(1, width - Self.indent.count))
            .map { Self.indent + $0 }
    }

    private func value(_ value: String, label: String) -> [String] {
        let width = max(1, width - Self.indent.count - 2 - label.count)
        let lines = PlainText.wrapped(PlainText.safe(value), width: width)
        let shown =
            lines.prefix(Self.maximumValueLines)
            + (lines.count > Self.maximumValueLines ? ["…"] : [])
        return shown.enumerated().map { index, line in
            let label = index == 0 ? label : String(repeating: " ", count: label.count)
            return "\(Self.indent)  \(label)\(line)"
        }
    }
}

/// Writes a test that did not pass: its name, its place, and why.
package struct ResultLines {
    let style: Style
    /// The most columns of a line.
    var width = TextWidth.usual

    package init(style: Style, width: Int = TextWidth.usual) {
        self.style = style
        self.width = width
    }

    package func lines(of result: TestResult) -> [String] {
        var lines = ["  \(style.bad("✗")) \(Self.name(of: result))"]
        if let place = result.place {
            lines.append("    " + style.dim(PlainText.safe(StopText.describe(place))))
        }
        lines += FailureLines(result: result, width: width).lines
        if result.isSkipped { lines.append("    \(FailureText.skipped)") }
        return lines + PrintedLines(width: width).lines(of: result)
    }

    /// The name without the module: `EvenOddTests.testZeroIsEven`.
    package static func name(of result: TestResult) -> String { name(ofTest: result.name) }

    package static func name(ofTest name: String) -> String {
        PlainText.safe(TestName.withoutModule(name).replacing("/", with: "."))
    }
}

/// Writes for a terminal why code could not be built.
struct BuildFailureLines {
    let failure: BuildFailure
    /// The most columns of a line.
    var width = TextWidth.usual

    /// The most lines of the compiler's; the rest is only counted, since a learner fixes the first
    /// error first.
    let longest: Int

    init(failure: BuildFailure, width: Int = TextWidth.usual, longest: Int = usual) {
        self.failure = failure
        self.width = width
        self.longest = longest
    }

    /// As many lines as one error needs.
    static let usual = 12

    var lines: [String] {
        let all = fitted.map { "    \($0.printed)" }
        let rest = isOfCompiler ? all.count - longest : 0
        return rest > 0
            ? all.prefix(longest) + ["    … and \(rest) line\(rest == 1 ? "" : "s") more"] : all
    }

    /// The lines without a margin, fitted to the width.
    var fitted: [CompilerLine] {
        let lines = BuildFailureText.lines(of: failure)
        let room = max(1, width - 4)
        guard !isOfCompiler else { return CompilerLines(width: room).fitted(lines) }
        return PlainText.wrapped(PlainText.safe(lines.text), width: room).map {
            CompilerLine(text: $0)
        }
    }

    /// Whether the failure has messages of the compiler's, or in the same form.
    private var isOfCompiler: Bool {
        if case .refusedCode = failure { true } else { failure.said != nil }
    }
}
