import Catalog
import Grading

/// The words for the ideas that the learner's own tests of an exercise have, which all reports share.
package enum IdeaWords {
    /// `5 of 6 ideas`.
    package static func count(_ ideas: ExerciseIdeas) -> String {
        "\(ideas.had.count) of \(ideas.count) \(ideas.count == 1 ? "idea" : "ideas")"
    }

    /// `Your tests have: a boundary, a failure. Missing: another order.`
    package static func names(_ ideas: ExerciseIdeas) -> String {
        [("Your tests have", ideas.had), ("Missing", ideas.missing)].filter { !$0.1.isEmpty }
            .map { "\($0): \(list($1))." }.joined(separator: " ")
    }

    /// What the exercises of a stage have, of those whose tests were judged and miss an idea; a title and
    /// a sentence for each. What is missing is told by the findings.
    package static func open(in stage: [ExerciseState]) -> [(title: String, words: String)] {
        stage.filter { !$0.ideas.missing.isEmpty && !$0.ideas.had.isEmpty }.map { exercise in
            let had = ExerciseIdeas(had: exercise.ideas.had, missing: [])
            return (exercise.exercise.title, "\(count(exercise.ideas)). \(names(had))")
        }
    }

    private static func list(_ ideas: [Concept]) -> String {
        ideas.map(\.title).joined(separator: ", ")
    }
}
