import TerminalKit

/// The list of all screens.
@MainActor
final class MenuScreen: Screen {
    let heading = "Unit testing workshop"
    var onChange: (() -> Void)?
    private let numbers = AllScreens.numbers
    private(set) var selected = 0

    let keys = [
        KeyHelp(key: "↑↓", action: "move"), KeyHelp(key: "Enter", action: "open"),
        KeyHelp(key: "q", action: "quit"),
    ]

    /// The number of the screen that is selected.
    var selectedNumber: Int { numbers[selected] }

    func open() {}

    func handle(_ key: Key, size: WindowSize) {
        switch key {
        case .up: selected = max(0, selected - 1)
        case .down, .tab: selected = min(numbers.count - 1, selected + 1)
        default: break
        }
    }

    func body(size: WindowSize, style: Style) -> [String] {
        numbers.enumerated().map { index, number in
            let text = AllScreens.heading(number)
            return index == selected ? style.bold("▶ \(text)") : "  \(text)"
        }
    }

    func page(columns: Int) -> [String] {
        numbers.map(AllScreens.heading) + ["", "See one of them with: swift run app 1"]
    }
}
