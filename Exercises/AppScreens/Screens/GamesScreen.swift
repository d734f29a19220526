import Dispatch
import Shared
import TerminalKit

@testable import Games

/// The screen of the encore Games: a list that can be loaded again and again.
@MainActor
final class GamesScreen: Screen {
    let heading: String
    var onChange: (() -> Void)?
    private let service: SampleDataService
    private let controller: GamesListViewController
    private var picture = 0
    private var top = 0
    /// How many more times the screen is drawn after the last request, because an answer may be
    /// reported a little later.
    private var ticksLeft = 0

    init(heading: String, delay: DispatchTimeInterval = .milliseconds(800)) {
        self.heading = heading
        service = SampleDataService(delay: delay)
        controller = GamesListViewController(GamesListViewModel(service))
    }

    /// The keys, as many as fit in a narrow window. If the window isn't high enough, the arrows
    /// scroll.
    let keys = [
        KeyHelp(key: "←→", action: "answer"), KeyHelp(key: "Enter", action: "load"),
        KeyHelp(key: "Esc", action: "menu"), KeyHelp(key: "q", action: "quit"),
    ]

    /// The current state of the view controller's three views.
    var state: GamesState {
        GamesState(
            spinner: controller.spinner.isAnimating ? picture : nil,
            rows: controller.tableView.isHidden ? nil : controller.tableView.rows,
            message: controller.messageView.isHidden ? nil : controller.messageView.text,
            choice: service.choice)
    }

    var isBusy: Bool { ticksLeft > 0 }

    func open() {
        controller.viewDidLoad()
        load()
    }

    func handle(_ key: Key, size: WindowSize) {
        let choices = GamesState.Choice.allCases
        let chosen = choices.firstIndex(of: service.choice) ?? 0
        switch key {
        case .left: service.choice = choices[max(0, chosen - 1)]
        case .right: service.choice = choices[min(choices.count - 1, chosen + 1)]
        case .enter, .character(" "): load()
        case .up: top -= 1
        case .down: top += 1
        default: break
        }
    }

    /// Makes the screen appear again, and draws the result.
    private func load() {
        let isTicking = isBusy
        ticksLeft = 3
        controller.viewWillAppear()
        if !isTicking { tick() }
    }

    /// Draws ten times a second while something may change, because views don't report changes.
    private func tick() {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
            guard let self else { return }
            if service.waiting == 0 { ticksLeft -= 1 }
            picture += 1
            onChange?()
            if isBusy { tick() }
        }
    }

    func body(size: WindowSize, style: Style) -> [String] {
        let lines = GamesView.lines(of: state, columns: size.columns, style: style)
        let height = max(1, size.rows - 2)
        top = max(0, min(top, lines.count - height))
        let shown = Array(lines.dropFirst(top).prefix(height))
        return shown + Array(repeating: "", count: height - shown.count)
            + ["", GamesView.choices(of: state, columns: size.columns, style: style)]
    }

    func page(columns: Int) -> [String] {
        GamesView.lines(of: state, columns: columns, style: Style(usesColor: false))
    }
}
