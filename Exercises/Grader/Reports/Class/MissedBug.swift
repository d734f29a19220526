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
