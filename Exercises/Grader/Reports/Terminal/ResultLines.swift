import Grading
import TerminalKit

/// Draws an official test that didn't pass.
package struct ResultLines {
    let outline: TerminalOutline

    package init(style: Style, width: Int = TextWidth.usual) {
        outline = TerminalOutline(style: style, width: width)
    }

    /// The test's name, its place, and why it didn't pass.
    package func lines(of result: TestResult) -> [String] {
        outline.lines(
            of: OutlineItem(
                role: .failed, names: [TestNames.name(of: result)], place: result.place,
                lines: FailureLines.official(result), test: result))
    }
}
