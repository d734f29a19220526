import Reports
import TerminalKit

/// What is drawn on in the middle of the watch screen: what the screen knows, and how wide it is.
struct WatchCanvas {
    let style: Style
    /// Makes a link of a text and a path relative to the repository; nil where the terminal has none.
    let link: (@Sendable (_ text: String, _ path: String) -> String)?
    let state: WatchState

    /// The most columns of a line.
    var width: Int { min(TextWidth.usual, state.size.columns) }

    /// Our own text, in lines that are easy to read even in a wide window.
    func wrapped(_ text: String) -> [String] {
        Sentences.paragraphs(of: text).flatMap { ScreenText.wrapped($0, width: width) }
    }
}
