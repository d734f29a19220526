/// The size of a terminal's window, in characters.
public struct WindowSize: Sendable, Equatable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// What a terminal has that doesn't say.
    public static let usual = WindowSize(columns: 80, rows: 24)
}
