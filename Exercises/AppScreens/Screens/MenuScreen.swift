import Catalog
import TerminalKit

/// The list of all screens.
@MainActor
final class MenuScreen: Screen {
    let heading = "Unit testing workshop"
    var onChange: (() -> Void)?
    private let stages = AllScreens.stages
    private(set) var selected = 0

    let keys = [
        KeyHelp(key: "↑↓", action: "move"), KeyHelp(key: "Enter", action: "open"),
        KeyHelp(key: "q", action: "quit"),
    ]

    /// The stage whose screen is selected.
    var selectedStage: Stage { stages[selected] }

    func open() {}

    func handle(_ key: Key, size: WindowSize) {
        switch key {
        case .up: selected = max(0, selected - 1)
        case .down, .tab: selected = min(stages.count - 1, selected + 1)
        default: break
        }
    }

    func body(size: WindowSize, style: Style) -> [String] {
        stages.enumerated().map { index, stage in
            let text = AllScreens.heading(stage)
            return index == selected ? style.bold("▶ \(text)") : "  \(text)"
        }
    }

    func page(columns: Int) -> [String] {
        stages.map(AllScreens.heading) + ["", "To see one of them: swift run app 1"]
    }
}
