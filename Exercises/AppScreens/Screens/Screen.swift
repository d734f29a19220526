import TerminalKit

/// A screen of the app: it passes keys to a view controller, and draws the controller's state.
@MainActor
protocol Screen: AnyObject {
    /// The first line, for example `Screen 1 · Basic functions`.
    var heading: String { get }
    /// The keys and what they do, for the last line.
    var keys: [KeyHelp] { get }
    /// Called when there is something new to draw.
    var onChange: (() -> Void)? { get set }
    /// Whether letters are typed into the screen, including letters that are keys on other screens.
    var takesText: Bool { get }
    /// Whether the screen is loading, so that it will change by itself.
    var isBusy: Bool { get }

    /// Loads the view controller.
    func open()
    /// Acts on a key. The size is the size of the body, without the first and the last line of the
    /// window.
    func handle(_ key: Key, size: WindowSize)
    /// The lines between the first line and the last one, at most as many as the size allows.
    func body(size: WindowSize, style: Style) -> [String]
    /// Everything on the screen, for a printed page.
    func page(columns: Int) -> [String]
}

extension Screen {
    var takesText: Bool { false }
    var isBusy: Bool { false }
}
