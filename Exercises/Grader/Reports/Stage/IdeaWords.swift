import Catalog
import Grading

/// The wording that all reports share for what the learner's tests of an exercise catch. Bugs are counted,
/// and ideas are named.
package enum IdeaWords {
    /// The number of caught bugs, such as `3 of 4 planted bugs`.
    package static func caught(by exercise: ExerciseState) -> String {
        let planted = exercise.plantedBugs.count
        return "\(exercise.caughtCount) of "
            + (planted == 1 ? "1 planted bug" : "\(planted) planted bugs")
    }

    /// The names of the ideas, such as `Covered: a failure. Partly covered: a boundary (1 of 2 bugs
    /// caught). Missing: a different order.`
    package static func names(of exercise: ExerciseState) -> String {
        let title = exercise.plantedBugs.title(of:)
        let counts = exercise.ideas.missing.map { idea in
            let planted = exercise.plantedBugs.count { $0.idea == idea }
            let open = exercise.unnoticedBugs.count { $0.idea == idea }
            return (title: title(idea), caught: planted - open, planted: planted)
        }
        let inPart = counts.filter { $0.caught > 0 }.map {
            "\($0.title) (\($0.caught) of \($0.planted) bugs caught)"
        }
        return [
            ("Covered", exercise.ideas.had.map(title)), ("Partly covered", inPart),
            ("Missing", counts.filter { $0.caught == 0 }.map(\.title)),
        ].filter { !$0.1.isEmpty }
            .map { "\($0): \($1.joined(separator: ", "))." }.joined(separator: " ")
    }

    /// The covered ideas of each exercise whose tests were judged and miss an idea, as a title and a
    /// sentence. The missing ideas are in the findings.
    package static func open(in stage: [ExerciseState]) -> [(title: String, words: String)] {
        stage.filter { !$0.ideas.missing.isEmpty && !$0.ideas.had.isEmpty }.map { exercise in
            (
                exercise.exercise.title,
                "\(caught(by: exercise)) caught. Covered: "
                    + exercise.ideas.had.map(exercise.plantedBugs.title(of:)).joined(
                        separator: ", ") + "."
            )
        }
    }
}

extension ExerciseState {
    /// The number of planted bugs that the learner's tests catch.
    var caughtCount: Int { plantedBugs.count - unnoticedBugs.count }

    /// How many of the planted bugs the learner's tests catch, such as `3/4`.
    package var bugCount: String { "\(caughtCount)/\(plantedBugs.count)" }

    /// The number of official tests that pass.
    var passedCount: Int { tests.count { $0.result.status == .passed } }

    /// How many of the official tests pass, such as `5/6`.
    package var testCount: String { "\(passedCount)/\(tests.count)" }
}
