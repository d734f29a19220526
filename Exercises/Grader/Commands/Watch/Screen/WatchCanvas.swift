import Reports
import TerminalKit

/// The drawing context for the middle of the watch screen: the state and the width.
struct WatchCanvas {
    let style: Style
    /// Links a text to a path relative to the repository; nil if the terminal doesn't support links.
    let link: (@Sendable (_ text: String, _ path: String) -> String)?
    let state: WatchState

    /// The maximum number of columns in a line.
    var width: Int { min(TextWidth.usual, state.size.columns) }

    /// Wraps the workshop's own text to lines that are easy to read even in a wide window.
    func wrapped(_ text: String) -> [String] {
        Sentences.paragraphs(of: text).flatMap { ScreenText.wrapped($0, width: width) }
    }
}
