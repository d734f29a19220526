import Catalog

@testable import Stage1
@testable import Stage2

/// Makes the screens of the app: one for each stage, and for each encore that has something to show.
@MainActor
enum AllScreens {
    /// The stages that have a screen, in the order of the workshop.
    nonisolated static let stages = Workshop.shipped.stages.filter { screens[$0.id] != nil }

    /// The title, for example `Screen 1 · Basic functions` or `Games · A list behind a delegate`.
    static func heading(_ stage: Stage) -> String {
        "\(stage.isEncore ? "" : "Screen ")\(stage.id) · \(stage.title)"
    }

    /// The screen of one of these stages.
    static func make(_ stage: Stage) -> any Screen {
        guard let make = screens[stage.id] else { preconditionFailure("\(stage.id) has no screen") }
        return make(heading(stage))
    }

    /// Closures that make a screen with a heading. An encore need not have one.
    private nonisolated static let screens: [Stage.ID: @MainActor (String) -> any Screen] = [
        1: {
            FieldsScreen(
                heading: $0, controller: FirstBasicViewController(),
                exercises: (["even-odd", "labels"], ["number-formatter", "labels"]))
        },
        2: {
            FieldsScreen(
                heading: $0, controller: SecondBasicViewController(),
                exercises: (
                    ["odd-even-view-model", "binding"], ["number-formatter-view-model", "binding"]
                ))
        },
        3: { ProductListScreen(heading: $0) },
        4: { FeedScreen(heading: $0) },
        "Games": { GamesScreen(heading: $0) },
        "Orders": { OrdersScreen(heading: $0) },
        "Standings": { StandingsScreen(heading: $0) },
        "Accounts": { AccountsScreen(heading: $0, arguments: CommandLine.arguments) },
    ]
}
