import Catalog
import Grading

/// What a class's results come to, counted while they go by.
package struct ClassFigures {
    /// The rows in the order of the learners.
    package private(set) var rows: [ClassRow] = []
    /// The rows of the board, in the same order.
    private(set) var board: [BoardRow] = []
    /// The stages that were graded, in order, then the encores that somebody has begun.
    private(set) var stages: [Stage] = []
    /// How many learners are how far, by stage.
    private(set) var states: [Stage.ID: [StageState: Int]] = [:]
    /// How many learners passed all official tests of an exercise, by its identifier.
    private(set) var passes: [String: Int] = [:]
    /// How many learners have the star of an exercise, by its identifier.
    private(set) var stars: [String: Int] = [:]
    /// The official tests that fail, by the exercise's identifier; nothing of who hasn't begun it.
    private var failures: [String: [String: CommonFailure]] = [:]
    /// How many learners' tests miss a bug, by its identifier; nothing of who has written none.
    private(set) var misses: [String: Int] = [:]
    /// How many learners have written tests that could be judged, by stage.
    private(set) var judged: [Stage.ID: Int] = [:]
    /// What is wrong with the learners' own tests.
    private(set) var wrongTests = WrongTests()
    private var work = SameWork()
    /// What several learners have handed in alike.
    var sameWork: [SameWork.Group] { work.groups(of: stages) }

    /// What the instructor has laid down about the points.
    let points: ClassPoints

    /// What the learners are compared with; nil where there is nothing.
    let before: ClassBefore?

    package init(points: ClassPoints = ClassPoints(), before: ClassBefore? = nil) {
        self.points = points
        self.before = before
    }

    /// How many learners a stage was graded of.
    func graded(_ stage: Stage) -> Int { states[stage.id, default: [:]].values.reduce(0, +) }

    /// The official test of an exercise that most learners who have begun it fail.
    func commonestFailure(of exercise: Exercise) -> CommonFailure? {
        (failures[exercise.id] ?? [:]).values.sorted { $0.result.name < $1.result.name }
            .max { $0.count < $1.count }
    }

    /// Counts a learner in.
    @discardableResult
    package mutating func add(_ result: LearnerResult) -> ClassRow {
        let row = ClassRow(result, points: points, before: before)
        rows.append(row)
        board.append(BoardRow(result))
        work.add(result.digests, row: rows.count - 1)
        guard case .graded(let report) = result.verdict else { return row }
        for stage in report.stages { add(stage) }
        let all = report.numbered.map(\.stage) + report.encores.map(\.stage)
        stages += all.filter { !stages.contains($0) }
        return row
    }

    private mutating func add(_ stage: StageReport) {
        states[stage.stage.id, default: [:]][StageState(stage), default: 0] += 1
        // Code that is given passes by itself: then it is the tests that count.
        for exercise in stage.exercises {
            let id = exercise.exercise.id
            if exercise.isDone { stars[id, default: 0] += 1 }
            if exercise.exercise.asksForCode ? exercise.isGreen : exercise.isDone {
                passes[id, default: 0] += 1
            }
            // Where nothing could be built, no test has run.
            guard exercise.isBegun, !exercise.isCompileError else { continue }
            for test in exercise.tests where test.result.hasRunAndFailed {
                failures[id, default: [:]][
                    test.result.name, default: CommonFailure(result: test.result)
                ].count += 1
            }
        }
        guard case .judged(let own) = stage.ownTests else { return }
        wrongTests.add(own, of: stage, row: rows.count - 1)
        // The workshop's own examples are nobody's work.
        guard own.tests.contains(where: { !$0.isExample }) else { return }
        judged[stage.stage.id, default: 0] += 1
        for bug in own.bugs where bug.status != .killed { misses[bug.id, default: 0] += 1 }
    }
}

extension TestResult {
    /// Whether it says something of what it tests: it ran, and did not pass.
    fileprivate var hasRunAndFailed: Bool {
        failure != nil && status != .notRun
    }
}

/// An official test that learners fail.
struct CommonFailure {
    /// What became of it for the first of them.
    let result: TestResult
    /// How many learners fail it.
    var count = 0
}

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
