import Catalog
import Grading

extension Adviser {
    /// Ideas that planted bugs stand for and that no test tries.
    ///
    /// An exercise whose tests weren't judged has none, and one with a test of an object's lifetime that is
    /// to be fixed tries that: what to fix is said of the test.
    static let missingIdeas = Adviser { context in
        guard let own = context.own else { return [] }
        let stage = context.stage
        let judged = stage.exercises.filter { $0.leftOut == nil }.map(\.exercise.id)
        let trying = stage.exercises.filter { exercise in
            exercise.wrongTests.contains {
                context.smells.smells[$0.result.name]?.kind == .lifetime
            }
        }.map(\.exercise.id)
        let bugs = own.bugs.filter { bug in
            judged.contains(bug.exercise)
                && !(trying.contains(bug.exercise)
                    && stage.stage.concept(of: bug) == .lifetime)
        }
        return OpenConcept.all(of: bugs, in: stage.stage).map { concept in
            Finding(
                .missingIdea, .stage, exercises: concept.exercises,
                .init(concept.sentence, guide: concept.concept.guide))
        }
    }
}

extension [Finding] {
    /// The first idea that no test of an exercise tries; nil where there is none.
    package func openConcept(of exercise: ExerciseState) -> OpenConcept? {
        let told = of(.missingIdea).about(exercise).map(\.words.guide)
        return OpenConcept.all(of: exercise.bugs, in: exercise.stage).first {
            told.contains($0.concept.guide)
        }
    }
}

/// A concept that tests don't cover yet: what there is of it in a stage or in an exercise.
package struct OpenConcept: Equatable {
    package let concept: Concept
    /// The bugs of this concept that nobody notices, and those that are noticed.
    let open: Int
    let noticed: Int
    /// The exercises of those that nobody notices.
    package let exercises: [String]

    /// The concepts of the bugs that are open, in the order of the first bug of each.
    package static func all(of bugs: [BugResult], in stage: Stage) -> [OpenConcept] {
        let known = bugs.compactMap { bug in
            stage.concept(of: bug).map { (bug, $0) }
        }
        var order: [Concept] = []
        for (bug, concept) in known where bug.status != .killed && !order.contains(concept) {
            order.append(concept)
        }
        return order.map { concept in
            let all = known.filter { $0.1 == concept }.map(\.0)
            let open = all.filter { $0.status != .killed }
            let exercises = stage.exercises.map(\.id).filter { id in
                open.contains { $0.exercise == id }
            }
            return OpenConcept(
                concept: concept, open: open.count, noticed: all.count - open.count,
                exercises: exercises)
        }
    }

    /// `None of your tests catches a bug of this kind yet: a boundary (3 bugs).`
    ///
    /// What a test tries can't be told from here: only which bugs it notices.
    package var sentence: String {
        guard noticed > 0 else {
            let bugs = open == 1 ? "1 bug" : "\(open) bugs"
            return "None of your tests catches a bug of this kind yet: \(concept.title) (\(bugs))."
        }
        return
            "Your tests catch \(noticed) of \(open + noticed) bugs of this kind: \(concept.title)."
    }
}

extension Stage {
    /// The idea that a test needs to notice a bug; nil for a bug that the catalogue doesn't have.
    package func concept(of bug: BugResult) -> Concept? {
        bugs.first { $0.id == bug.id }?.concept
    }
}
