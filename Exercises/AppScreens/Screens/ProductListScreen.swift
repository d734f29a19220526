import TerminalKit

@testable import Stage3

/// Screen 3: the product list.
@MainActor
final class ProductListScreen: Screen {
    let heading: String
    var onChange: (() -> Void)?
    private let controller: AdvancedViewController
    private(set) var state = ProductListState() { didSet { rows = nil } }
    private var rows: (columns: Int, rows: CardRows)?
    private var selected = 0
    /// Whether a product was selected without any effect.
    private var hasNoEffect = false
    private var top = 0

    init(heading: String, controller: AdvancedViewController = AdvancedViewController()) {
        self.heading = heading
        self.controller = controller
    }

    let keys = [
        KeyHelp(key: "↑↓←→", action: "move"), KeyHelp(key: "Enter", action: "pick"),
        KeyHelp(key: "Esc", action: "menu"), KeyHelp(key: "q", action: "quit"),
    ]

    func open() {
        controller.onChange = { [weak self] in
            self?.reload()
            self?.onChange?()
        }
        controller.viewDidLoad()
    }

    /// Reads the view controller's state. The controller decides how many products are shown.
    private func reload() {
        let products = controller.viewModel.products
        state = ProductListState(
            products: Array(products.prefix(max(0, controller.numberOfProducts))),
            message: controller.message)
    }

    func handle(_ key: Key, size: WindowSize) {
        guard !state.products.isEmpty else { return }
        switch key {
        case .enter, .character(" "):
            controller.didSelectItem(at: selected)
            hasNoEffect = state.message == nil
        default:
            selected = GridCursor.moved(
                selected, by: key, count: state.products.count, page: size.rows / 8)
        }
    }

    func body(size: WindowSize, style: Style) -> [String] {
        guard !state.products.isEmpty else {
            return ProductListView.empty(state, columns: size.columns, style: style)
        }
        let rows = laidOut(columns: size.columns)
        let footer = effect(columns: size.columns, style: style)
        let height = max(1, size.rows - footer.count)
        selected = min(selected, state.products.count - 1)
        if let card = rows.lines(ofCard: selected) {
            top = min(top, card.lowerBound)
            top = max(top, min(card.upperBound - height, card.lowerBound))
        }
        top = max(0, min(top, rows.height - height))
        let lines = rows.lines(top..<top + height, selected: selected, style: style)
        return lines + Array(repeating: "", count: height - lines.count) + footer
    }

    private func effect(columns: Int, style: Style) -> [String] {
        let exercises =
            hasNoEffect && state.message == nil
            ? Placeholder.lines(for: ProductListView.selecting, columns: columns) : []
        return [ProductListView.message(state, columns: columns, style: style)]
            + exercises.map { style.dim($0) }
    }

    func page(columns: Int) -> [String] {
        let style = Style(usesColor: false)
        guard !state.products.isEmpty else {
            return ProductListView.empty(state, columns: columns, style: style)
        }
        let rows = laidOut(columns: columns)
        return rows.lines(0..<rows.height, style: style)
    }

    private func laidOut(columns: Int) -> CardRows {
        if let rows, rows.columns == columns { return rows.rows }
        let new = ProductListView.rows(of: state, columns: columns)
        rows = (columns, new)
        return new
    }
}
