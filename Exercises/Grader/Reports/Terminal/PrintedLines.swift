import Grading
import TerminalKit

/// Writes the last lines of a test's output for a terminal, marked as output of the code.
struct PrintedLines {
    /// The maximum number of columns in a line.
    var width = TextWidth.usual

    /// The maximum number of lines shown.
    private static let maximum = 10
    /// The number of characters of a crash's reason that identify the runtime's message in the output.
    private static let startOfReason = 20
    private static let mark = "      │ "

    /// The lines; empty if the test printed nothing.
    func lines(of result: TestResult) -> [String] {
        var printed = PlainText.safe(result.output).split(
            separator: "\n", omittingEmptySubsequences: false)
        if case .crash(_, let reason?, _)? = result.failure {
            // The last thing that a crashing program prints is the runtime's message. The failure already
            // contains this message, so it isn't repeated.
            let start = reason.prefix(Self.startOfReason)
            printed.removeAll { $0.contains("Fatal error") && $0.contains(start) }
        }
        while printed.last?.allSatisfy(\.isWhitespace) == true { printed.removeLast() }
        guard !printed.isEmpty else { return [] }
        let room = max(1, width - Self.mark.count)
        let shown = printed.suffix(Self.maximum).map {
            Self.mark + ScreenText.clipped(String($0), to: room)
        }
        let title = printed.count > Self.maximum ? "The end of its output" : "Its output"
        return ["    \(title):"] + shown
    }
}
