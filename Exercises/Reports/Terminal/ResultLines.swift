import Grading
import TerminalKit

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
        if let place = result.failure?.place {
            lines.append("    " + style.dim("\(PlainText.safe(place.file)):\(place.line)"))
        }
        if let failure = result.failure {
            lines += FailureLines(failure: failure, width: width).lines
        }
        if result.isSkipped { lines.append("    \(StageWords.skipped)") }
        return lines
    }

    /// The name without the module: `EvenOddTests.testZeroIsEven`.
    static func name(of result: TestResult) -> String {
        let name = result.name.split(separator: ".").dropFirst().joined(separator: ".")
        return PlainText.safe(name.replacing("/", with: "."))
    }
}
