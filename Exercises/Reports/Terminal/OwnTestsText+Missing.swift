import Advice
import Grading
import SwiftSource
import TerminalKit

/// Writes of tests that aren't there, though it looks as if they were.
extension OwnTestsText {
    /// Why a method that looks like a test never runs.
    package func lines(ofNeverRun method: Finding) -> [String] {
        let place = method.place.map {
            "    " + style.dim(PlainText.safe(StopText.describe($0)))
        }
        return marked("\(method.nameOfSubject)() never runs") + [place].compactMap(\.self)
            + wrapped(PlainText.safe(method.words.text), indent: 4)
    }

    /// That a file has no tests of its exercise.
    package func lines(ofEmptyFile file: Finding) -> [String] {
        marked(String(file.words.what.dropLast()))
            + wrapped(PlainText.safe(file.words.next ?? ""), indent: 4)
    }

    /// The heading of what has to be fixed.
    private func marked(_ text: String) -> [String] {
        let lines = wrapped(PlainText.safe(text), indent: 4)
        return ["  \(style.bad("✗")) \(lines[0].dropFirst(4))"] + lines.dropFirst()
    }
}
