import TerminalKit

@testable import Stage4

/// Screen 4: the feed.
@MainActor
final class FeedScreen: Screen {
    let heading: String
    var onChange: (() -> Void)?
    private let controller: PracticeViewController
    private(set) var state = FeedState() { didSet { rows = nil } }
    private var rows: (columns: Int, rows: CardRows)?
    private var top = 0

    init(heading: String, controller: PracticeViewController = PracticeViewController()) {
        self.heading = heading
        self.controller = controller
    }

    let keys = [
        KeyHelp(key: "↑↓", action: "scroll"), KeyHelp(key: "Esc", action: "menu"),
        KeyHelp(key: "q", action: "quit"),
    ]

    func open() {
        controller.onChange = { [weak self] in
            self?.reload()
            self?.onChange?()
        }
        controller.viewDidLoad()
    }

    /// Reads the view controller's state. The controller decides how many items are shown.
    private func reload() {
        let items = controller.viewModel.data
        state = FeedState(
            items: Array(items.prefix(max(0, controller.numberOfItems))),
            errors: controller.errors)
    }

    func handle(_ key: Key, size: WindowSize) {
        let page = max(1, size.rows - 2)
        switch key {
        case .up: top -= 1
        case .down: top += 1
        case .pageUp: top -= page
        case .pageDown, .character(" "): top += page
        case .home: top = 0
        case .end: top = .max
        default: break
        }
        top = max(0, min(top, laidOut(columns: size.columns).height - (size.rows - 1)))
    }

    func body(size: WindowSize, style: Style) -> [String] {
        let ticker = FeedView.tickerLine(of: state, columns: size.columns, style: style)
        let rows = laidOut(columns: size.columns)
        guard rows.height > 0, state.errors.isEmpty else {
            return [ticker] + FeedView.empty(state, columns: size.columns, style: style)
        }
        let height = max(1, size.rows - 1)
        top = max(0, min(top, rows.height - height))
        return [ticker] + rows.lines(top..<top + height, style: style)
    }

    func page(columns: Int) -> [String] {
        let style = Style(usesColor: false)
        let ticker = FeedView.tickerLine(of: state, columns: columns, style: style)
        let rows = laidOut(columns: columns)
        guard rows.height > 0, state.errors.isEmpty else {
            return [ticker] + FeedView.empty(state, columns: columns, style: style)
        }
        return [ticker] + rows.lines(0..<rows.height, style: style)
    }

    private func laidOut(columns: Int) -> CardRows {
        if let rows, rows.columns == columns { return rows.rows }
        let new = FeedView.rows(of: state, columns: columns)
        rows = (columns, new)
        return new
    }
}
