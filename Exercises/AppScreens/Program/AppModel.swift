import Catalog
import TerminalKit

/// The app with its menu and the current screen. It draws lines and acts on keys.
@MainActor
final class AppModel {
    /// Called when there is something new to draw.
    var onChange: (() -> Void)?
    private let menu = MenuScreen()
    /// The current screen; nil for the menu.
    private var screen: (any Screen)?
    private let make: @MainActor (Stage) -> any Screen
    private(set) var isOver = false

    init(make: @escaping @MainActor (Stage) -> any Screen = AllScreens.make) {
        self.make = make
    }

    /// Opens the screen of a stage.
    func open(_ stage: Stage) {
        let screen = make(stage)
        screen.onChange = { [weak self] in self?.onChange?() }
        self.screen = screen
        screen.open()
    }

    func handle(_ key: Key, size: WindowSize) {
        if let screen {
            switch key {
            case .escape: self.screen = nil
            case .character("q") where !screen.takesText: isOver = true
            default: screen.handle(key, size: Frame.bodySize(in: size))
            }
            return
        }
        switch key {
        case .character("q"), .escape: isOver = true
        case .enter, .right: open(menu.selectedStage)
        case .character(let digit):
            if let stage = AllScreens.stages.first(where: { "\($0.id)" == String(digit) }) {
                open(stage)
            }
        default: menu.handle(key, size: Frame.bodySize(in: size))
        }
    }

    /// The lines of the window, as many as it has rows.
    func lines(size: WindowSize, style: Style) -> [String] {
        let shown: any Screen = screen ?? menu
        let body = shown.body(size: Frame.bodySize(in: size), style: style)
        // A screen that takes text can't use a letter to quit, so its keys include Ctrl-C.
        let keys = shown.keys + (shown.takesText ? [KeyHelp(key: "Ctrl-C", action: "quit")] : [])
        return Frame.lines(
            heading: shown.heading, body: body, keys: keys, size: size, style: style)
    }
}
