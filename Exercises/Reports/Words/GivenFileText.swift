import Grading
import SwiftSource
import TerminalKit

/// Says that a file with nothing to fill in isn't as it was given.
package enum GivenFileText {
    /// What is so, and a command that brings the file back, for each such file of a stage.
    private static func parts(on stage: StageReport) -> [(text: String, cure: String)] {
        stage.changedFiles.map { path in
            (
                "\(path) isn't as it was given, and nothing in it is to be filled in.",
                "To bring it back: git restore \(path)"
            )
        }
    }

    /// Two sentences for each such file.
    package static func sentences(on stage: StageReport) -> [String] {
        parts(on: stage).map { "\($0.text) \($0.cure)" }
    }

    /// The same as lines for a terminal, with the command in a line of its own.
    package static func lines(on stage: StageReport, width: Int = TextWidth.usual) -> [String] {
        parts(on: stage).flatMap { part in
            Sentences.lines(PlainText.safe(part.text), width: width, indent: 2)
                + ["  \(PlainText.safe(part.cure))"]
        }
    }
}
