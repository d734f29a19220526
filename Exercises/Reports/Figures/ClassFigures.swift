import Catalog
import Grading

/// What a class's results come to, counted while they go by.
package struct ClassFigures {
    /// The rows in the order of the learners.
    package private(set) var rows: [ClassRow] = []
    /// The stages that were graded, in order, then the encores that somebody has begun.
    private(set) var stages: [Stage] = []
    /// How many learners are how far, by stage.
    private(set) var states: [Stage.ID: [StageState: Int]] = [:]
    /// How many learners passed all official tests of an exercise, by its identifier.
    private(set) var passes: [String: Int] = [:]
    /// How many learners' tests miss a bug, by its identifier.
    private(set) var misses: [String: Int] = [:]
    /// How many learners have tests of their own that could be judged, by stage.
    private(set) var judged: [Stage.ID: Int] = [:]

    package init() {}

    /// How many learners a stage was graded of.
    func graded(_ stage: Stage) -> Int { states[stage.id, default: [:]].values.reduce(0, +) }

    package mutating func add(_ result: LearnerResult) {
        rows.append(ClassRow(result))
        guard case .graded(let report) = result.verdict else { return }
        for stage in report.stages { add(stage) }
        let all = report.numbered.map(\.stage) + report.encores.map(\.stage)
        stages += all.filter { !stages.contains($0) }
    }

    private mutating func add(_ stage: StageReport) {
        states[stage.stage.id, default: [:]][StageState(stage), default: 0] += 1
        for exercise in stage.exercises where exercise.isGreen {
            passes[exercise.exercise.id, default: 0] += 1
        }
        guard case .judged(let own) = stage.ownTests else { return }
        judged[stage.stage.id, default: 0] += 1
        for bug in own.bugs where bug.status != .killed { misses[bug.id, default: 0] += 1 }
    }
}
