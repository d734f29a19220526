import Catalog

@testable import Stage1
@testable import Stage2

/// Makes the screens of the app, one for each stage and encore.
@MainActor
enum AllScreens {
    /// The stages that have a screen, in the order of the workshop.
    nonisolated static let stages = Workshop.shipped.stages

    /// `Screen 1 · Basic functions`, or `Games · A list behind a delegate`.
    static func heading(_ stage: Stage) -> String {
        "\(stage.isEncore ? "" : "Screen ")\(stage.id) · \(stage.title)"
    }

    static func make(_ stage: Stage) -> any Screen {
        let heading = heading(stage)
        switch stage.id {
        case 1:
            return FieldsScreen(
                heading: heading, controller: FirstBasicViewController(),
                exercises: (["even-odd", "labels"], ["number-formatter", "labels"]))
        case 2:
            return FieldsScreen(
                heading: heading, controller: SecondBasicViewController(),
                exercises: (
                    ["odd-even-view-model", "binding"], ["number-formatter-view-model", "binding"]
                ))
        case 3: return ProductListScreen(heading: heading)
        case "Games": return GamesScreen(heading: heading)
        case "Orders": return OrdersScreen(heading: heading)
        default: return FeedScreen(heading: heading)
        }
    }
}
