import Catalog
import Grading

extension Adviser {
    /// Reports the ideas of surviving bugs. An exercise whose tests weren't judged has none.
    static let missingIdeas = Adviser { context in
        let judged = context.stage.exercises.filter { $0.leftOut == nil }.map(\.exercise.id)
        let bugs = (context.own?.bugs ?? []).filter { judged.contains($0.exercise) }
        return OpenConcept.all(of: bugs, in: context.stage.stage).map { idea in
            Finding(
                .missingIdea, .stage, exercises: idea.exercises,
                .init(idea.sentence, guide: idea.concept.guide))
        }
    }
}

extension [Finding] {
    /// The first idea among an exercise's surviving bugs; nil if there is none.
    package func openConcept(of exercise: ExerciseState) -> OpenConcept? {
        let found = of(.missingIdea).about(exercise).map(\.words.guide)
        return OpenConcept.all(of: exercise.bugs, in: exercise.stage).first {
            found.contains($0.concept.guide)
        }
    }
}

/// An idea with surviving bugs, in a stage or in an exercise.
package struct OpenConcept: Equatable {
    package let concept: Concept
    /// The number of its bugs that survive, and the number that are caught.
    let surviving: Int
    let caught: Int
    /// The exercises with surviving bugs.
    package let exercises: [String]

    /// The ideas of the surviving bugs, in the order of each idea's first bug.
    package static func all(of bugs: [BugResult], in stage: Stage) -> [OpenConcept] {
        var order: [Concept] = []
        for bug in bugs where bug.status != .killed {
            if let concept = stage.concept(of: bug), !order.contains(concept) {
                order.append(concept)
            }
        }
        return order.map { concept in
            let all = bugs.filter { stage.concept(of: $0) == concept }
            let open = all.filter { $0.status != .killed }
            return OpenConcept(
                concept: concept, surviving: open.count, caught: all.count - open.count,
                exercises: stage.exercises.map(\.id).filter { id in
                    open.contains { $0.exercise == id }
                })
        }
    }

    /// The number of caught bugs in a sentence: `Your tests catch 1 of 3 bugs about a boundary.`
    package var sentence: String {
        if caught > 0 {
            return
                "Your tests catch \(caught) of \(surviving + caught) bugs about \(concept.title)."
        }
        let bugs = surviving == 1 ? "the bug" : "any of the \(surviving) bugs"
        return "Your tests don't catch \(bugs) about \(concept.title) yet."
    }
}

extension Stage {
    /// The idea that a test needs to catch a bug; nil for a bug that isn't in the catalog.
    package func concept(of bug: BugResult) -> Concept? {
        bugs.first { $0.id == bug.id }?.concept
    }
}
