import Grading
import TerminalKit

/// Writes the last of what a test has printed for a terminal, marked as what the code said.
package struct PrintedLines {
    /// The most columns of a line.
    var width = TextWidth.usual

    package init(width: Int = TextWidth.usual) {
        self.width = width
    }

    /// So many lines of it are shown.
    private static let maximum = 10
    /// By so many letters the runtime's words are known.
    private static let startOfReason = 20
    private static let mark = "      │ "

    /// No lines where it has printed nothing.
    package func lines(of result: TestResult) -> [String] {
        var printed = PlainText.safe(result.output).split(
            separator: "\n", omittingEmptySubsequences: false)
        if case .crash(_, let reason?, _)? = result.failure {
            // What the runtime says as it ends the program is the failure itself.
            let start = reason.prefix(Self.startOfReason)
            printed.removeAll { $0.contains("Fatal error") && $0.contains(start) }
        }
        while printed.last?.allSatisfy(\.isWhitespace) == true { printed.removeLast() }
        guard !printed.isEmpty else { return [] }
        let room = max(1, width - Self.mark.count)
        let shown = printed.suffix(Self.maximum).map {
            Self.mark + ScreenText.clipped(String($0), to: room)
        }
        let count = printed.count > Self.maximum ? ", the last \(Self.maximum) lines" : ""
        return ["    It printed\(count):"] + shown
    }
}
