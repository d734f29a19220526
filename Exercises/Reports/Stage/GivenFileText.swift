import Advice
import Grading
import SwiftSource
import TerminalKit

/// Says that a file with nothing to fill in isn't as it was given.
package enum GivenFileText {
    /// Two sentences for each such file.
    package static func sentences(on stage: StageReport) -> [String] {
        stage.findings.of(.givenFile).map(\.words.text)
    }

    /// The same as lines for a terminal, with the command in a line of its own.
    package static func lines(on stage: StageReport, width: Int = TextWidth.usual) -> [String] {
        stage.findings.of(.givenFile).map(\.words).flatMap { words in
            Sentences.lines(PlainText.safe(words.what), width: width, indent: 2)
                + (words.next.map { ["  \(PlainText.safe($0))"] } ?? [])
        }
    }
}
