import Shared
import TerminalKit

@testable import Standings

/// The screen of the encore Standings: a table that looks the same before and after its code is
/// refactored.
@MainActor
final class StandingsScreen: Screen {
    let heading: String
    var onChange: (() -> Void)?
    private let server: StandingsServer
    private var datasource = StandingsDatasource(tournamentId: 10)
    private var group: String?
    private var message: String?
    /// The number of loads of the data source in progress.
    private var loading = 0

    init(heading: String, delay: Duration = .milliseconds(600)) {
        self.heading = heading
        server = StandingsServer(delay: delay)
    }

    let keys = [
        KeyHelp(key: "Enter", action: "load"), KeyHelp(key: "Esc", action: "menu"),
        KeyHelp(key: "q", action: "quit"),
    ]

    var isBusy: Bool { loading > 0 }

    /// The data source's current state.
    var state: StandingsState {
        StandingsState(
            sections: datasource.sections.map { .init(title: $0.title, rows: $0.rows) },
            group: group, message: message, isLoading: isBusy, choice: server.choice)
    }

    func open() {
        server.start()
        load()
    }

    func handle(_ key: Key, size: WindowSize) {
        let groups: [String?] = [nil, "A", "B"]
        switch key {
        case .left:
            server.choice = Self.neighbor(of: server.choice, -1, StandingsState.Choice.allCases)
        case .right:
            server.choice = Self.neighbor(of: server.choice, 1, StandingsState.Choice.allCases)
        case .up: show(Self.neighbor(of: group, -1, groups))
        case .down: show(Self.neighbor(of: group, 1, groups))
        case .enter, .character(" "): load()
        default: break
        }
    }

    private static func neighbor<Value: Equatable>(
        of value: Value, _ step: Int, _ values: [Value]
    ) -> Value {
        let place = (values.firstIndex(of: value) ?? 0) + step
        return values[max(0, min(values.count - 1, place))]
    }

    /// Shows another group, with its own data source.
    private func show(_ group: String?) {
        guard group != self.group else { return }
        self.group = group
        datasource = StandingsDatasource(tournamentId: 10, group: group)
        loading = 0
        load()
    }

    private func load() {
        loading += 1
        let datasource = datasource
        Task { [weak self] in
            let message = await Self.message(ofLoading: datasource)
            // Another group may be shown by now. Then its data source is a different one, and this
            // result no longer matters.
            guard let self, datasource === self.datasource else { return }
            loading -= 1
            self.message = message
            onChange?()
        }
    }

    /// Why a load changed nothing; nil if it succeeded.
    private static func message(ofLoading datasource: StandingsDatasource) async -> String? {
        do {
            try await datasource.load()
            return nil
        } catch StandingsError.unreadable(let reason) {
            return "Not updated: the answer can't be read, because \(reason)."
        } catch {
            return "Not updated: the server can't be reached."
        }
    }

    func body(size: WindowSize, style: Style) -> [String] {
        let lines = StandingsView.lines(of: state, columns: size.columns, style: style)
        let height = max(1, size.rows - 3)
        let shown = Array(lines.prefix(height))
        return shown + Array(repeating: "", count: height - shown.count + 1)
            + StandingsView.choices(of: state, columns: size.columns, style: style)
    }

    func page(columns: Int) -> [String] {
        StandingsView.lines(of: state, columns: columns, style: Style(usesColor: false))
    }
}
