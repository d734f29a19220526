import Catalog
import Classroom
import Grading

/// The figures of a class, counted while its results go by.
package struct ClassFigures {
    /// The rows in the order of the learners.
    package private(set) var rows: [ClassRow] = []
    /// The stages that were graded, in order, then the encores that somebody has begun.
    private(set) var stages: [Stage] = []
    /// How many learners are in each state, by stage.
    private(set) var states: [Stage.ID: [StageState: Int]] = [:]
    /// How many learners passed all official tests of an exercise, by its identifier.
    private(set) var passes: [String: Int] = [:]
    /// How many learners have the star of an exercise, by its identifier.
    private(set) var stars: [String: Int] = [:]
    /// How many learners' tests miss a bug, by its identifier. Learners without tests don't count.
    private(set) var misses: [String: Int] = [:]
    /// How many learners have written tests that could be judged, by stage.
    private(set) var judged: [Stage.ID: Int] = [:]
    private var work = SameWork()
    /// The parts that several learners have handed in alike.
    var sameWork: [SameWork.Group] { work.groups(of: stages) }

    /// What the stages are worth.
    let points: ClassPoints

    package init(points: ClassPoints = ClassPoints()) {
        self.points = points
    }

    /// The reasons to look that most of the class gives, so that they say little of one learner, and others are
    /// to be seen first.
    var commonReasons: Set<Attention> {
        let graded = rows.count(where: \.status.isGraded)
        let finished = rows.count { $0.attention.contains(.finished) }
        return finished > Self.few && finished * 2 > graded ? [.finished] : []
    }

    /// So many learners are never most of a class.
    private static let few = 3

    /// How many learners have a verdict on a stage.
    func graded(_ stage: Stage) -> Int { states[stage.id, default: [:]].values.reduce(0, +) }

    /// Counts a learner.
    ///
    /// - Parameter fileName: The name of the learner's page, without its ending.
    @discardableResult
    package mutating func add(_ result: LearnerResult, fileName: String? = nil) -> ClassRow {
        let row = ClassRow(result, points: points, fileName: fileName)
        rows.append(row)
        // Who works together has the same work.
        let isShared =
            !result.partners.isEmpty && rows.contains { result.partners.contains($0.learner) }
        if !isShared { work.add(result.pieces, row: rows.count - 1) }
        guard case .graded(let report) = result.verdict else { return row }
        for stage in report.stages { add(stage) }
        let all = report.numbered.map(\.stage) + report.encores.map(\.stage)
        stages += all.filter { !stages.contains($0) }
        return row
    }

    private mutating func add(_ stage: StageReport) {
        states[stage.stage.id, default: [:]][StageState(stage), default: 0] += 1
        // An exercise with given code passes by itself, so that it counts by its star.
        for exercise in stage.exercises {
            let id = exercise.exercise.id
            if exercise.isDone { stars[id, default: 0] += 1 }
            if exercise.exercise.asksForCode ? exercise.isGreen : exercise.isDone {
                passes[id, default: 0] += 1
            }
        }
        guard case .judged(let own) = stage.ownTests else { return }
        // Tests that were shipped are nobody's work.
        guard own.tests.contains(where: { !$0.isShipped }) else { return }
        judged[stage.stage.id, default: 0] += 1
        for bug in own.bugs where bug.status != .killed { misses[bug.id, default: 0] += 1 }
    }
}
