import Catalog
import Grading

/// Checks that the catalogue's planted bugs and variants can be put into the finished code.
struct BugCheck {
    let workshop: Workshop
    /// The stages whose entries are checked.
    let stages: [Stage]
    /// The finished module of each stage with its bugs, by the stage's identifier.
    let planted: [Stage.ID: MutantModule]

    func defects() -> [Defect] {
        duplicates()
            + stages.flatMap { stage in
                problems(of: stage) + stage.bugs.flatMap { entries(of: $0, in: stage) }
            }
    }

    private func duplicates() -> [Defect] {
        let ids = workshop.stages.flatMap { $0.bugs.map(\.id) + $0.variants.map(\.id) }
        let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.filter { $0.value > 1 }.keys.sorted().map { .duplicateBug($0) }
    }

    private func problems(of stage: Stage) -> [Defect] {
        let files = Dictionary(
            stage.bugs.map { ($0.id, $0.file) } + stage.variants.map { ($0.id, $0.file) }
        ) { first, _ in first }
        return (planted[stage.id]?.problems ?? []).map { id, problem in
            .notPlanted(
                id: id, path: "\(Tree.finished.modulePath(stage))/\(files[id] ?? "")", problem)
        }
    }

    private func entries(of bug: PlantedBug, in stage: Stage) -> [Defect] {
        var findings: [Defect] = []
        if !stage.exercises.contains(where: { $0.id == bug.exercise }) {
            findings.append(.unknownExercise(bug: bug.id, exercise: bug.exercise))
        }
        if bug.rule.isEmpty || bug.hint.isEmpty || !bug.question.hasSuffix("?") {
            findings.append(.withoutWords(bug: bug.id))
        }
        return findings
    }
}
