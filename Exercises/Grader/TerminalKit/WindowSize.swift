/// The size of a terminal's window, in characters.
package struct WindowSize: Sendable, Equatable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The size to use if the terminal doesn't report one.
    package static let usual = WindowSize(columns: 80, rows: 24)
}
