import Catalog
import Grading

/// A planted bug that tests of learners miss.
struct MissedBug {
    let bug: PlantedBug
    let stage: Stage
    /// The exercise's title.
    let exercise: String
    /// The part of the learners that miss it, of those whose tests could be judged.
    let share: Share

    /// The part of the learners whose tests notice it.
    var noticed: Share { Share(part: share.whole - share.part, whole: share.whole) }

    /// The bugs that a class misses; those that the greatest part misses come first.
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
        // Swift's sorting isn't stable, so the order of the catalogue is compared as well.
        return missed.enumerated().sorted { one, other in
            let first = one.element.share.part * other.element.share.whole
            let second = other.element.share.part * one.element.share.whole
            return first == second ? one.offset < other.offset : first > second
        }.map(\.element)
    }
}

/// The planted bugs of one idea in a class.
struct ClassIdea {
    let concept: Concept
    /// Those that somebody's tests miss; the least noticed come first.
    let missed: [MissedBug]
    /// How many others there are, which the tests of everybody notice who was judged.
    let others: Int
    /// How often a bug of the idea is noticed, of all times that it was looked for.
    let noticed: Share

    /// The ideas in the order of the checklist; none that no stage with judged tests has.
    static func all(in figures: ClassFigures) -> [ClassIdea] {
        let missed = MissedBug.all(in: figures)
        let planted = figures.stages.flatMap { stage in
            stage.bugs.map { (bug: $0, judged: figures.judged[stage.id] ?? 0) }
        }.filter { $0.judged > 0 }
        return Concept.allCases.compactMap { concept in
            let all = planted.filter { $0.bug.concept == concept }
            guard !all.isEmpty else { return nil }
            let open = missed.filter { $0.bug.concept == concept }
            let looks = all.map(\.judged).reduce(0, +)
            return ClassIdea(
                concept: concept, missed: open, others: all.count - open.count,
                noticed: Share(
                    part: looks - open.map(\.share.part).reduce(0, +), whole: looks))
        }
    }

    /// The idea whose bugs are noticed least; nil where everything is noticed.
    static func leastNoticed(of ideas: [ClassIdea]) -> ClassIdea? {
        ideas.filter { !$0.missed.isEmpty }.min { one, other in
            one.noticed.part * other.noticed.whole < other.noticed.part * one.noticed.whole
        }
    }
}
