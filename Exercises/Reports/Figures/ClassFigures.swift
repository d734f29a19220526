import Catalog
import Grading

/// What a class's results come to, counted while they go by.
package struct ClassFigures {
    /// The rows in the order of the learners.
    package private(set) var rows: [ClassRow] = []
    /// The numbers and titles of the stages that were graded.
    private(set) var titles: [Int: String] = [:]
    /// How many learners are how far, by stage.
    private(set) var states: [Int: [StageState: Int]] = [:]
    /// How many learners passed all official tests of an exercise, by its identifier.
    private(set) var passes: [String: Int] = [:]
    /// How many learners' tests miss a bug, by its identifier.
    private(set) var misses: [String: Int] = [:]
    /// How many learners have tests of their own that could be judged, by stage.
    private(set) var judged: [Int: Int] = [:]

    package init(
        rows: [ClassRow] = [], titles: [Int: String] = [:], states: [Int: [StageState: Int]] = [:],
        passes: [String: Int] = [:], misses: [String: Int] = [:], judged: [Int: Int] = [:]
    ) {
        self.rows = rows
        self.titles = titles
        self.states = states
        self.passes = passes
        self.misses = misses
        self.judged = judged
    }

    /// The numbers of the stages that were graded, in order.
    var stages: [Int] { titles.keys.sorted() }

    /// How many learners a stage was graded of.
    func graded(stage: Int) -> Int { states[stage, default: [:]].values.reduce(0, +) }

    package mutating func add(_ result: LearnerResult) {
        rows.append(ClassRow(result))
        guard case .graded(let report) = result.verdict else { return }
        for stage in report.stages { add(stage) }
    }

    private mutating func add(_ stage: StageReport) {
        titles[stage.stage] = stage.title
        states[stage.stage, default: [:]][StageState(stage), default: 0] += 1
        for exercise in stage.exercises where exercise.isGreen {
            passes[exercise.exercise.id, default: 0] += 1
        }
        guard case .judged(let own) = stage.ownTests else { return }
        judged[stage.stage, default: 0] += 1
        for bug in own.bugs where bug.status != .killed { misses[bug.id, default: 0] += 1 }
    }
}
