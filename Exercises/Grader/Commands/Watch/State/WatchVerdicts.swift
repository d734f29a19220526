import Catalog
import Grading
import Reports

/// The last verdicts on the watched stages, and older ones where a file that doesn't compile keeps
/// the rest of its stage from being judged.
struct WatchVerdicts: Sendable, Equatable {
    /// The last report of each stage.
    private(set) var latest: [Stage.ID: StageReport] = [:]
    /// The last official verdict on code that could be built.
    private var lastSuites: [Stage.ID: StageReport.Suite] = [:]
    /// The last verdict on own tests that could be built.
    private var lastOwnTests: [Stage.ID: StageReport.OwnTests] = [:]
    /// The exercises of each stage whose code keeps it from being built, by identifier.
    private var codeCulprits: [Stage.ID: Set<String>] = [:]
    /// The exercises of each stage whose own tests don't compile, by identifier.
    private var testCulprits: [Stage.ID: Set<String>] = [:]
    /// The stages of which only the official suite's verdict is known.
    private(set) var judging: Set<Stage.ID> = []
    /// The exercises whose own tests' verdict is one on other code, by identifier: it has changed since.
    private(set) var outdated: Set<String> = []
    /// The exercises of each stage, in order. They follow from the verdicts above, and are kept
    /// since each drawing of the screen asks for them many times.
    private var states: [Stage.ID: [ExerciseState]] = [:]

    /// What a report tells of.
    enum Part: Sendable {
        /// The official suites: own tests are still to be judged.
        case suites
        /// Own tests, too, and not yet what they do on the learner's code.
        case ownTests
        case whole
    }

    /// Takes in a report of a stage.
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

    /// What became of an exercise's official tests.
    private static func outcomes(of exercise: ExerciseState) -> [TestResult.Status] {
        exercise.tests.map(\.result.status)
    }

    /// What there is to say of a stage; nothing where it has no verdict yet.
    func findings(on stage: Stage) -> [Finding] { latest[stage.id]?.findings ?? [] }

    /// The exercises of a stage with a verdict, in order.
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

    /// Whether the verdict on an exercise's code is an older one, since another file of its stage
    /// doesn't compile.
    func isCodeOld(_ exercise: Exercise, in stage: Stage) -> Bool {
        lastSuites[stage.id] != nil && isOther(codeCulprits[stage.id], exercise)
    }

    /// Whether the verdict on an exercise's own tests is an older one, since another file of tests
    /// doesn't compile.
    func areTestsOld(_ exercise: Exercise, in stage: Stage) -> Bool {
        lastOwnTests[stage.id] != nil && isOther(testCulprits[stage.id], exercise)
    }

    /// The exercises whose files keep a stage's code from being built; none where it is built, or
    /// where the errors are in no exercise's file.
    func culprits(in stage: Stage) -> [Exercise] {
        stage.exercises.filter { codeCulprits[stage.id]?.contains($0.id) == true }
    }

    private func isOther(_ culprits: Set<String>?, _ exercise: Exercise) -> Bool {
        guard let culprits, !culprits.isEmpty else { return false }
        return !culprits.contains(exercise.id)
    }
}
