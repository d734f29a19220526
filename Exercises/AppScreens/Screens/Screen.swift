import TerminalKit

/// A screen of the app: it passes keys on to a view controller, and draws what that has.
@MainActor
protocol Screen: AnyObject {
    /// The first line, for example `Screen 1 · Basic functions`.
    var heading: String { get }
    /// What the keys do, for the last line.
    var keys: [KeyHelp] { get }
    /// Called when there is something new to draw.
    var onChange: (() -> Void)? { get set }
    /// Whether letters are typed into it, also those that mean something elsewhere.
    var takesText: Bool { get }
    /// Whether it loads, so that something is going to change by itself.
    var isBusy: Bool { get }

    /// Loads the view controller.
    func open()
    /// Acts on a key; the size is that of the body.
    func handle(_ key: Key, size: WindowSize)
    /// What stands between the first line and the last one, at most as many lines as that has.
    func body(size: WindowSize, style: Style) -> [String]
    /// All that the screen has, for a printed page.
    func page(columns: Int) -> [String]
}

extension Screen {
    var takesText: Bool { false }
    var isBusy: Bool { false }
}
