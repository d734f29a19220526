/// The size of a terminal's window, in characters.
struct WindowSize: Sendable, Equatable {
    var columns: Int
    var rows: Int

    /// What a terminal has that doesn't say.
    static let usual = WindowSize(columns: 80, rows: 24)
}
