/// Remembers what a window shows, and computes the output that makes it show something else.
///
/// Only lines that differ are written, so that nothing flickers.
package struct ScreenUpdate {
    private var shown: [String] = []
    private var size: WindowSize?

    package init() {}

    /// Forgets what the window shows, so that the next update writes all lines.
    package mutating func forget() { size = nil }

    /// The output that makes a window of this size show these lines; empty if it already does.
    package mutating func text(for lines: [String], size: WindowSize) -> String {
        var text = ""
        if size != self.size {
            text += "\u{1B}[0m\u{1B}[2J"
            shown = []
        }
        let lines = Array(lines.prefix(size.rows))
        for row in 0..<max(lines.count, shown.count) {
            let line = row < lines.count ? lines[row] : ""
            guard row >= shown.count || shown[row] != line else { continue }
            text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[0m"
            // This sequence clears the rest of the row. After a line that is as wide as the window,
            // it would remove the line's last character.
            if ScreenText.width(of: line) < size.columns { text += "\u{1B}[K" }
        }
        shown = lines
        self.size = size
        return text
    }
}
