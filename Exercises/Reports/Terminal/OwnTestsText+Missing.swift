import Advice
import Grading
import SwiftSource
import TerminalKit

/// Writes of tests that aren't there, though it looks as if they were.
extension OwnTestsText {
    /// Why a method that looks like a test never runs.
    package func lines(ofNeverRun method: NeverRunMethod) -> [String] {
        let place = style.dim(PlainText.safe(StopText.describe(method.place)))
        return marked("\(method.name)() never runs") + ["    \(place)"]
            + wrapped(PlainText.safe(method.words.text), indent: 4)
    }

    /// That a file has no tests of its exercise.
    package func lines(of file: EmptyFile) -> [String] {
        marked(file.heading) + wrapped(PlainText.safe(file.advice), indent: 4)
    }

    /// The heading of what has to be fixed.
    private func marked(_ text: String) -> [String] {
        let lines = wrapped(PlainText.safe(text), indent: 4)
        return ["  \(style.bad("✗")) \(lines[0].dropFirst(4))"] + lines.dropFirst()
    }
}
