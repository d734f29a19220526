import Catalog
import Grading
import Reports

/// The latest verdicts on the watched stages, and older ones for exercises that can't be judged because
/// another file of their stage doesn't compile.
struct WatchVerdicts: Sendable, Equatable {
    /// The last report of each stage.
    private(set) var latest: [Stage.ID: StageReport] = [:]
    /// The last official verdict on code that compiled.
    private var lastSuites: [Stage.ID: StageReport.Suite] = [:]
    /// The last verdict on the learner's tests when they compiled.
    private var lastOwnTests: [Stage.ID: StageReport.OwnTests] = [:]
    /// For each stage, the identifiers of the exercises whose code prevents the stage from building.
    private var codeCulprits: [Stage.ID: Set<String>] = [:]
    /// For each stage, the identifiers of the exercises for which the learner's tests don't
    /// compile.
    private var testCulprits: [Stage.ID: Set<String>] = [:]
    /// The stages for which only the official suite's verdict is known.
    private(set) var judging: Set<Stage.ID> = []
    /// The identifiers of the exercises whose code has changed since the learner's tests were
    /// judged.
    private(set) var outdated: Set<String> = []
    /// The exercises of each stage, in order. They are derived from the verdicts above, and cached because
    /// each drawing of the screen needs them many times.
    private var states: [Stage.ID: [ExerciseState]] = [:]

    /// The parts of a stage that a report covers.
    enum Part: Sendable {
        /// The official suites. The learner's tests are still to be judged.
        case suites
        /// Also the learner's tests, but not yet their results on the learner's code.
        case ownTests
        case whole
    }

    /// Adds a report on a stage.
    mutating func add(_ report: StageReport, _ part: Part) {
        let id = report.stage.id
        var report = report
        let before = exercises(of: report.stage).map(Self.outcomes)
        if part == .suites {
            if latest[id] == nil { judging.insert(id) }
            let onTests = (latest[id]?.findings ?? []).filter(\.kind.isOfOwnTests)
            let onCode = report.findings.filter { !$0.kind.isOfOwnTests }
            report = StageReport(
                stage: report.stage, suite: report.suite,
                ownTests: latest[id]?.ownTests ?? .none, flags: report.flags,
                changedFiles: report.changedFiles, findings: onCode + onTests,
                untouchedCode: report.untouchedCode)
        } else {
            judging.remove(id)
        }
        latest[id] = report
        if case .ran = report.suite { lastSuites[id] = report.suite }
        if case .judged = report.ownTests { lastOwnTests[id] = report.ownTests }
        codeCulprits[id] = report.buildFailure.map { failure in
            Set(failure.places.compactMap { report.stage.exercise(withCode: $0.file)?.id })
        }
        testCulprits[id] =
            if case .notBuilt(let failure) = report.ownTests {
                Set(failure.places.compactMap { report.stage.owner(ofFile: $0.file)?.id })
            } else { nil }
        let exercises = exercises(in: report)
        states[id] = exercises
        guard part == .suites else {
            outdated.subtract(report.stage.exercises.map(\.id))
            return
        }
        for (exercise, before) in zip(exercises, before) where Self.outcomes(of: exercise) != before
        {
            outdated.insert(exercise.exercise.id)
        }
    }

    /// The results of an exercise's official tests.
    private static func outcomes(of exercise: ExerciseState) -> [TestResult.Status] {
        exercise.tests.map(\.result.status)
    }

    /// The findings on a stage; empty if it has no verdict yet.
    func findings(on stage: Stage) -> [Finding] { latest[stage.id]?.findings ?? [] }

    /// The exercises of a stage that have a verdict, in order.
    func exercises(of stage: Stage) -> [ExerciseState] { states[stage.id] ?? [] }

    private func exercises(in report: StageReport) -> [ExerciseState] {
        let stage = report.stage
        return zip(stage.exercises, report.exercises).map { exercise, state in
            let (isOldCode, areOldTests) = (
                isCodeOld(exercise, in: stage), areTestsOld(exercise, in: stage)
            )
            guard isOldCode || areOldTests else { return state }
            let older = ExerciseState.all(
                of: stage, isOldCode ? lastSuites[stage.id] ?? report.suite : report.suite,
                areOldTests ? lastOwnTests[stage.id] ?? report.ownTests : report.ownTests,
                report.untouchedCode)
            return older.first { $0.exercise.id == exercise.id } ?? state
        }
    }

    /// Whether the verdict on an exercise's code is out of date, because another file of its stage doesn't
    /// compile.
    func isCodeOld(_ exercise: Exercise, in stage: Stage) -> Bool {
        lastSuites[stage.id] != nil && isOther(codeCulprits[stage.id], exercise)
    }

    /// Whether the verdict on an exercise's tests is out of date, because another test file doesn't compile.
    func areTestsOld(_ exercise: Exercise, in stage: Stage) -> Bool {
        lastOwnTests[stage.id] != nil && isOther(testCulprits[stage.id], exercise)
    }

    /// The exercises whose files prevent a stage's code from building; empty if it builds, or if the errors
    /// aren't in any exercise's file.
    func culprits(in stage: Stage) -> [Exercise] {
        stage.exercises.filter { codeCulprits[stage.id]?.contains($0.id) == true }
    }

    private func isOther(_ culprits: Set<String>?, _ exercise: Exercise) -> Bool {
        guard let culprits, !culprits.isEmpty else { return false }
        return !culprits.contains(exercise.id)
    }
}
