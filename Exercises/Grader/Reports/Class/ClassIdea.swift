import Catalog
import Grading

/// A planted bug that some learners' tests miss.
struct MissedBug {
    let bug: PlantedBug
    let stage: Stage
    /// The exercise's title.
    let exercise: String
    /// The share of learners whose tests miss the bug, among the learners whose tests could be judged.
    let share: Share

    /// The share of learners whose tests catch the bug.
    var noticed: Share { Share(part: share.whole - share.part, whole: share.whole) }

    /// The bugs that a class misses, the most frequently missed first.
    static func all(in figures: ClassFigures) -> [MissedBug] {
        let missed = figures.stages.flatMap { stage in
            stage.bugs.compactMap { bug -> MissedBug? in
                guard let count = figures.misses[bug.id] else { return nil }
                return MissedBug(
                    bug: bug, stage: stage,
                    exercise: stage.exercises.first { $0.id == bug.exercise }?.title ?? "",
                    share: Share(
                        part: count, whole: figures.judged[stage.id] ?? count))
            }
        }
        // Swift's sort isn't guaranteed to be stable, so the catalog's order is also compared.
        return missed.enumerated().sorted { one, other in
            let first = one.element.share.part * other.element.share.whole
            let second = other.element.share.part * one.element.share.whole
            return first == second ? one.offset < other.offset : first > second
        }.map(\.element)
    }
}

/// The planted bugs of one idea, with a class's results.
struct ClassIdea {
    let idea: Idea
    /// The bugs that any learner's tests miss, the least often caught first.
    let missed: [MissedBug]
    /// The number of the idea's other bugs, which every judged learner's tests catch.
    let others: Int
    /// How often the idea's bugs were caught, out of all the times that they were tried.
    let noticed: Share

    /// The ideas in the order of the checklist, limited to those in stages with judged tests.
    static func all(in figures: ClassFigures) -> [ClassIdea] {
        let missed = MissedBug.all(in: figures)
        let planted = figures.stages.flatMap { stage in
            stage.bugs.map { (bug: $0, judged: figures.judged[stage.id] ?? 0) }
        }.filter { $0.judged > 0 }
        return Idea.allCases.compactMap { idea in
            let all = planted.filter { $0.bug.idea == idea }
            guard !all.isEmpty else { return nil }
            let open = missed.filter { $0.bug.idea == idea }
            let looks = all.map(\.judged).reduce(0, +)
            return ClassIdea(
                idea: idea, missed: open, others: all.count - open.count,
                noticed: Share(
                    part: looks - open.map(\.share.part).reduce(0, +), whole: looks))
        }
    }

    /// The idea whose bugs are caught least often; nil if every bug is caught.
    static func leastNoticed(of ideas: [ClassIdea]) -> ClassIdea? {
        ideas.filter { !$0.missed.isEmpty }.min { one, other in
            one.noticed.part * other.noticed.whole < other.noticed.part * one.noticed.whole
        }
    }
}
