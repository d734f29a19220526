import Catalog

/// What the middle of the screen shows.
enum WatchPane: Sendable, Equatable {
    /// What this is, on the very first start.
    case welcome
    case exercise
    case list(WatchList)
    case page(WatchPage)
    /// Every exercise has its star, graded once more from scratch.
    case done
}

/// Text to read that lies over the exercise.
struct WatchPage: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// The exercise's files beside the finished ones.
        case diff
        /// The Guide's section of the exercise.
        case guide
        /// A planted bug itself, after all its hints.
        case bug
        /// What tests have printed.
        case output
        /// What each key does.
        case keys
    }

    let kind: Kind
    /// Those of the keys and of the output come from the state.
    var lines: [String] = []
    /// The planted bug that is shown, by its identifier; nil in another page.
    var bug: String?
}

/// The list of exercises, in which one is selected.
struct WatchList: Sendable, Equatable {
    /// The identifier of the exercise that is selected; nil where none matches.
    var selected: String?
    /// Only exercises are shown that have this in their name, title or stage.
    var filter = ""
    /// Whether keys are typed into the filter.
    var isTyping = false
    /// The exercise that is to be reset, and was asked for once.
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
