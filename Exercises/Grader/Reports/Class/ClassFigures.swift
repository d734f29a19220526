import Catalog
import Classroom
import Grading

/// The statistics of a class, accumulated one result at a time.
package struct ClassFigures {
    /// The rows in the order in which the learners were added.
    package private(set) var rows: [ClassRow] = []
    /// The stages that were graded, in order, then the encores that any learner has started.
    private(set) var stages: [Stage] = []
    /// The number of learners in each state, by stage.
    private(set) var states: [Stage.ID: [StageState: Int]] = [:]
    /// The number of learners who passed all official tests of an exercise, by exercise identifier.
    private(set) var passes: [String: Int] = [:]
    /// The number of learners who have an exercise's star, by exercise identifier.
    private(set) var stars: [String: Int] = [:]
    /// The number of learners whose tests miss a bug, by bug identifier. Learners without tests don't count.
    private(set) var misses: [String: Int] = [:]
    /// The number of learners whose tests could be judged, by stage.
    private(set) var judged: [Stage.ID: Int] = [:]
    private var work = SameWork()
    /// The parts for which several learners handed in identical work.
    var sameWork: [SameWork.Group] { work.groups(of: stages) }

    /// The stages that count toward the class's points.
    private let asked: [Stage]

    package init(of asked: [Stage] = []) {
        self.asked = asked
    }

    /// The number of learners who have a verdict on a stage.
    func graded(_ stage: Stage) -> Int { states[stage.id, default: [:]].values.reduce(0, +) }

    /// Adds a learner's result to the statistics.
    ///
    /// - Parameter fileName: The name of the learner's page, without its extension.
    @discardableResult
    package mutating func add(_ result: LearnerResult, fileName: String? = nil) -> ClassRow {
        let row = ClassRow(result, of: asked, fileName: fileName)
        rows.append(row)
        // Learners who work together hand in the same work, so it counts only once in the search for
        // identical work.
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
        // An exercise with given code passes its official tests without any work, so only its star counts.
        for exercise in stage.exercises {
            let id = exercise.exercise.id
            if exercise.isDone { stars[id, default: 0] += 1 }
            if exercise.sign != .open { passes[id, default: 0] += 1 }
        }
        guard case .judged(let own) = stage.ownTests else { return }
        // Shipped tests aren't the learner's work, so what they miss doesn't count.
        guard own.tests.contains(where: { !$0.isShipped }) else { return }
        judged[stage.stage.id, default: 0] += 1
        for bug in own.bugs where bug.status != .killed { misses[bug.id, default: 0] += 1 }
    }
}
