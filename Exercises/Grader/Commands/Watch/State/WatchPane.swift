import Catalog

/// The content of the middle of the screen.
enum WatchPane: Sendable, Equatable {
    /// The welcome, shown on the very first start.
    case welcome
    case exercise
    case list(WatchList)
    case page(WatchPage)
    /// The final screen: every exercise has its star, confirmed by grading everything again from scratch.
    case done
}

/// A page of text that covers the exercise.
struct WatchPage: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// The exercise's files compared with the reference solution.
        case diff
        /// The Guide's section on the exercise.
        case guide
        /// A planted bug, revealed after all its hints.
        case bug
        /// The tests' output.
        case output
        /// The list of keys.
        case keys
    }

    let kind: Kind
    /// The lines of the page; empty for the keys and the output, which are drawn from the state.
    var lines: [String] = []
    /// The identifier of the planted bug that is shown; nil on other pages.
    var bug: String?
}

/// The list of exercises, one of which is selected.
struct WatchList: Sendable, Equatable {
    /// The identifier of the selected exercise; nil if no exercise matches the filter.
    var selected: String?
    /// The text that an exercise's name, title or stage must contain for the exercise to be listed.
    var filter = ""
    /// Whether typed keys go to the filter.
    var isTyping = false
    /// The identifier of the exercise for which the reset key was pressed once.
    var askedToReset: String?
}

extension WatchState {
    /// The exercises that the list shows, in order.
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

/// Remembers the welcome in the same way as a hint that was shown.
enum WatchWelcome {
    static let subject = "watch:welcome"
}
