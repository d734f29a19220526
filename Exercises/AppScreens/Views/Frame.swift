import TerminalKit

/// Draws the frame of a screen: its heading above, and the keys below.
enum Frame {
    /// The part of the window that is left for the screen.
    static func bodySize(in size: WindowSize) -> WindowSize {
        WindowSize(columns: size.columns, rows: max(1, size.rows - 2))
    }

    /// The lines of the window, as many as it has rows, none of them wider than the window.
    static func lines(
        heading: String, body: [String], keys: [KeyHelp], size: WindowSize, style: Style
    ) -> [String] {
        let height = bodySize(in: size).rows
        let body = body.prefix(height)
        let empty = Array(repeating: "", count: height - body.count)
        let help = keys.map { "\(style.bold($0.key)) \($0.action)" }.joined(separator: "  ")
        return ([style.bold(heading)] + body + empty + [help]).prefix(size.rows)
            .map { ScreenText.clipped($0, to: size.columns) }
    }
}

/// A key and what it does, for example `Enter` and `pick`.
struct KeyHelp: Equatable {
    let key: String
    let action: String
}
