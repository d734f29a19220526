import Catalog
import Grading

extension Adviser {
    /// Reports the ideas of surviving bugs. Nothing is reported about an exercise whose tests
    /// weren't judged.
    static let missingIdeas = Adviser { context in
        let judged = context.stage.exercises.filter { $0.leftOut == nil }.map(\.exercise.id)
        let bugs = (context.own?.bugs ?? []).filter { judged.contains($0.exercise) }
        return OpenIdea.all(of: bugs, in: context.stage.stage).map { idea in
            Finding(
                .missingIdea, .stage, exercises: idea.exercises,
                .init(idea.sentence, guide: idea.idea.guide))
        }
    }
}

/// An idea with surviving bugs, in a stage or in an exercise.
package struct OpenIdea: Equatable {
    package let idea: Idea
    /// The idea, in the words of the exercise if all of the idea's bugs are in one exercise.
    let title: String
    /// The number of the idea's bugs that survive, and the number that are caught.
    let surviving: Int
    let caught: Int
    /// The exercises with surviving bugs.
    package let exercises: [String]

    /// The ideas of the surviving bugs, in the order of each idea's first bug.
    package static func all(of bugs: [BugResult], in stage: Stage) -> [OpenIdea] {
        let ideas = Dictionary(stage.bugs.map { ($0.id, $0.idea) }) { first, _ in first }
        var order: [Idea] = []
        for bug in bugs where bug.status != .killed {
            if let idea = ideas[bug.id], !order.contains(idea) { order.append(idea) }
        }
        return order.map { idea in
            let all = bugs.filter { ideas[$0.id] == idea }
            let open = all.filter { $0.status != .killed }
            let exercises = stage.exercises.map(\.id).filter { open.map(\.exercise).contains($0) }
            let planted = stage.bugs.filter { Set(all.map(\.exercise)) == [$0.exercise] }
            return OpenIdea(
                idea: idea, title: planted.title(of: idea), surviving: open.count,
                caught: all.count - open.count, exercises: exercises)
        }
    }

    /// The number of caught bugs, and what to test:
    /// `Your tests catch 1 of 3 bugs about a boundary. Test …`
    package var sentence: String {
        if caught > 0 {
            return "Your tests catch \(caught) of \(surviving + caught) bugs about \(title). "
                + idea.task
        }
        let bugs = surviving == 1 ? "the bug" : "any of the \(surviving) bugs"
        return "Your tests don't yet catch \(bugs) about \(title). \(idea.task)"
    }
}
