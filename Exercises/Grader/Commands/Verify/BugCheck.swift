import Catalog
import Grading

/// Checks that the catalog's planted bugs and variants can be inserted into the reference solution.
struct BugCheck {
    let workshop: Workshop
    /// The stages to check.
    let stages: [Stage]
    /// The reference solution's module of each stage with its bugs, by stage identifier.
    let planted: [Stage.ID: MutantModule]

    /// One sentence per defect.
    func defects() -> [String] {
        let ids = workshop.stages.flatMap { $0.bugs.map(\.id) + $0.variants.map(\.id) }
        let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.filter { $0.value > 1 }.keys.sorted().map {
            "Two bugs or variants have the identifier '\($0)'."
        }
            + stages.flatMap { stage in
                problems(of: stage) + stage.bugs.flatMap { entries(of: $0, in: stage) }
            }
    }

    private func problems(of stage: Stage) -> [String] {
        let files = Dictionary(
            stage.bugs.map { ($0.id, $0.file) } + stage.variants.map { ($0.id, $0.file) }
        ) { first, _ in first }
        return (planted[stage.id]?.problems ?? []).map { id, problem in
            let reason =
                switch problem {
                case .found(let times):
                    "its text to find occurs \(times) times, but must occur exactly once."
                case .outsideOfBodies:
                    "its text to find isn't in the body of a function or closure."
                case .noChange: "it changes nothing."
                }
            let path = "\(Tree.finished.modulePath(stage))/\(files[id] ?? "")"
            return "The bug or variant '\(id)' can't be planted in \(path): \(reason)"
        }
    }

    private func entries(of bug: PlantedBug, in stage: Stage) -> [String] {
        var defects: [String] = []
        if !stage.exercises.contains(where: { $0.id == bug.exercise }) {
            defects.append(
                "The bug '\(bug.id)' names the exercise '\(bug.exercise)', which its stage doesn't "
                    + "have.")
        }
        if bug.rule.isEmpty || bug.hint.isEmpty || !bug.question.hasSuffix("?") {
            defects.append(
                "The bug '\(bug.id)' needs a rule, a question that ends with '?', and a hint."
            )
        }
        return defects
    }
}
