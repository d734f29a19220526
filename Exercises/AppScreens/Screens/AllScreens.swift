import Catalog

@testable import Stage1
@testable import Stage2

/// Makes the screens of the app, one for each stage.
@MainActor
enum AllScreens {
    static let numbers = stages.map(\.number)

    static func heading(_ number: Int) -> String {
        let title = stages.first { $0.number == number }?.title ?? ""
        return "Screen \(number) · \(title)"
    }

    static func make(_ number: Int) -> any Screen {
        let heading = heading(number)
        switch number {
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
        default: return FeedScreen(heading: heading)
        }
    }
}
