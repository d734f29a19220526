import Catalog

/// The pane in the middle of the screen.
enum WatchPane: Sendable, Equatable {
    /// The welcome, on the very first start.
    case welcome
    case exercise
    case list(WatchList)
    case page(WatchPage)
    /// Every exercise has its star, graded once more from scratch.
    case done
}

/// A page of text that lies over the exercise.
struct WatchPage: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// The exercise's files beside the finished ones.
        case diff
        /// The Guide's section of the exercise.
        case guide
        /// A planted bug itself, after all its hints.
        case bug
        /// The output of tests.
        case output
        /// The list of keys.
        case keys
    }

    let kind: Kind
    /// The lines of the page; empty for the keys and the output, which are drawn from the state.
    var lines: [String] = []
    /// The identifier of the planted bug that is shown; nil on another page.
    var bug: String?
}

/// The list of exercises, in which one is selected.
struct WatchList: Sendable, Equatable {
    /// The identifier of the exercise that is selected; nil where none matches.
    var selected: String?
    /// The text that an exercise must have in its name, title or stage to be shown.
    var filter = ""
    /// Whether keys are typed into the filter.
    var isTyping = false
    /// The identifier of the exercise for which the key to reset was pressed once.
    var askedToReset: String?
}

extension WatchState {
    /// The exercises that a list shows, in order.
    func shown(in list: WatchList) -> [Exercise] {
        let words = list.filter.lowercased()
        return watched.flatMap { stage in
            stage.exercises.filter { exercise in
                let names = [exercise.id, exercise.title, stage.title, "stage \(stage.id)"]
                return words.isEmpty || names.contains { $0.lowercased().contains(words) }
            }
        }
    }
}

/// The welcome is remembered like a hint that was shown.
enum WatchWelcome {
    static let subject = "watch:welcome"
}
