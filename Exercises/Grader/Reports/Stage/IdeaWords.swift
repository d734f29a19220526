import Catalog
import Grading

/// The wording that all reports share for the ideas that the learner's tests of an exercise cover.
package enum IdeaWords {
    /// The number of covered ideas, such as `5 of 6 ideas`.
    package static func count(_ ideas: ExerciseIdeas) -> String {
        "\(ideas.had.count) of \(ideas.count) \(ideas.count == 1 ? "idea" : "ideas")"
    }

    /// The continuation of a sentence that starts with "Your tests": `catch 3 of 4 planted bugs, and cover 2
    /// of 3 ideas`.
    package static func caught(by exercise: ExerciseState) -> String {
        let planted = exercise.plantedBugs.count
        let bugs = planted == 1 ? "1 planted bug" : "\(planted) planted bugs"
        return "catch \(planted - exercise.unnoticedBugs.count) of \(bugs), and cover "
            + count(exercise.ideas)
    }

    /// The names of the ideas, such as `Covered: a failure. Partly covered: a boundary (1 of 2 bugs
    /// caught). Missing: a different order.`
    package static func names(of exercise: ExerciseState) -> String {
        let (had, missing) = (exercise.ideas.had, exercise.ideas.missing)
        let open = exercise.unnoticedBugs.map(\.idea)
        let planted = exercise.plantedBugs.map(\.idea)
        let counts = missing.map { idea in
            (
                idea: idea, caught: planted.count { $0 == idea } - open.count { $0 == idea },
                planted: planted.count { $0 == idea }
            )
        }
        let inPart = counts.filter { $0.caught > 0 }.map {
            "\($0.idea.title) (\($0.caught) of \($0.planted) bugs caught)"
        }
        return [
            ("Covered", had.map(\.title)), ("Partly covered", inPart),
            ("Missing", counts.filter { $0.caught == 0 }.map(\.idea.title)),
        ].filter { !$0.1.isEmpty }
            .map { "\($0): \($1.joined(separator: ", "))." }.joined(separator: " ")
    }

    /// The covered ideas of each exercise whose tests were judged and miss an idea, as a title and a
    /// sentence. The missing ideas are in the findings.
    package static func open(in stage: [ExerciseState]) -> [(title: String, words: String)] {
        stage.filter { !$0.ideas.missing.isEmpty && !$0.ideas.had.isEmpty }.map { exercise in
            (
                exercise.exercise.title,
                "\(count(exercise.ideas)). Covered: "
                    + exercise.ideas.had.map(\.title).joined(separator: ", ") + "."
            )
        }
    }
}
