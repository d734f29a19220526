import Catalog

/// A planted bug that tests of learners miss.
struct MissedBug {
    let bug: PlantedBug
    let stage: Stage
    /// The exercise's title.
    let exercise: String
    /// The learners that miss it, of those whose tests could be judged.
    let share: Share

    /// The bugs that a class misses: first those that the greatest part misses.
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
        // Sorting keeps no order of its own, so the catalogue's is part of what is compared.
        return missed.enumerated().sorted { one, other in
            let first = one.element.share.part * other.element.share.whole
            let second = other.element.share.part * one.element.share.whole
            return first == second ? one.offset < other.offset : first > second
        }.map(\.element)
    }
}
