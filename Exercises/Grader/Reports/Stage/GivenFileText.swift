import Advice
import Grading
import SwiftSource
import TerminalKit

/// Says that a given file, which has nothing to fill in, was changed.
package enum GivenFileText {
    /// For each given file that was changed, what is so and how to bring it back.
    package static func sentences(on stage: StageReport) -> [String] {
        stage.findings.of(.givenFile).map(\.words.text)
    }

    /// The sentences as lines for a terminal, with the command in a line of its own.
    package static func lines(on stage: StageReport, width: Int = TextWidth.usual) -> [String] {
        stage.findings.of(.givenFile).map(\.words).flatMap { words in
            Sentences.lines(PlainText.safe(words.what), width: width, indent: 2)
                + (words.next.map { ["  \(PlainText.safe($0))"] } ?? [])
        }
    }
}
