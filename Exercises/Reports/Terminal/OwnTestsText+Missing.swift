import Grading
import SwiftSource
import TerminalKit

/// Writes of tests that aren't there, though it looks as if they were.
extension OwnTestsText {
    /// Why a method that looks like a test never runs.
    package func lines(ofNeverRun method: NeverRunMethod) -> [String] {
        let place = style.dim(PlainText.safe(StopText.describe(method.place)))
        return marked("\(method.name)() never runs") + ["    \(place)"]
            + wrapped(PlainText.safe(OwnTestWords.describe(method)), indent: 4)
    }

    /// That a file of tests isn't there, or that nothing is in it.
    package func missing(_ path: String) -> [String] {
        marked("\(path) has no tests")
            + wrapped(PlainText.safe(OwnTestWords.missing(path)), indent: 4)
    }

    /// That a file has another exercise's class.
    package func lines(ofMisplaced tests: MisplacedTests) -> [String] {
        marked("\(tests.path) has no class \(tests.expected)")
            + wrapped(PlainText.safe(OwnTestWords.describe(tests)), indent: 4)
    }

    /// The heading of what has to be fixed.
    private func marked(_ text: String) -> [String] {
        let lines = wrapped(PlainText.safe(text), indent: 4)
        return ["  \(style.bad("✗")) \(lines[0].dropFirst(4))"] + lines.dropFirst()
    }
}
