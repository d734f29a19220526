import Catalog
import Processes
import SwiftSource
import Synchronization

/// A question about the stages of a submission, with everything needed to answer it.
///
/// Each stage is answered in four steps: gather its sources (`content`), build a program from them
/// (`builder`), run its tests, and judge the results. A stored verdict needs none of these.
struct AskedQuestion: Sendable {
    let content: QuestionContent
    let official: OfficialTests
    /// Whether to skip what matters only for marks, as after a save: no control tests are run, and
    /// planted bugs are tried in the order of the catalog.
    var isAfterSave = false
    let builder: StageBuilder
    let environment: TestRunEnvironment
    /// The time limit for all tests of a stage.
    let limit: Duration
    /// The store for a stage's verdict; nil to judge the stage again.
    let store: @Sendable (Stage) -> VerdictStore?

    private var progress: GradingProgress { environment.progress }

    /// Answers the question for each of these stages.
    ///
    /// - Throws: `WorkspaceRemoved` if tests have removed the files that they run from.
    func answers(for stages: [Stage]) throws -> [Stage.ID: Answer] {
        var result: [Stage.ID: Answer] = [:]
        var open: [(stage: Stage, kept: (store: VerdictStore, key: VerdictKey)?)] = []
        for stage in stages {
            let kept = try store(stage).map { store in
                // A verdict on unscreened code isn't valid for a grader that can screen the code.
                let conditions =
                    store.conditions + (builder.compiler == nil ? ", unscreened" : "")
                var key = try VerdictKey(stage, in: content, conditions: conditions)
                // What a grading has found out also holds after a save, but not the other way round.
                result[stage.id] = store.known(key)
                if isAfterSave {
                    key = key.afterSave
                    result[stage.id] = result[stage.id] ?? store.known(key)
                }
                return (store, key)
            }
            if result[stage.id] == nil { open.append((stage, kept)) }
        }
        if open.isEmpty { return result }
        try content.workspace.fill(with: content.files)
        let built = Atomic(0)
        let total = open.count
        // Starts all stages at once; the gates limit how many processes run.
        let answers = try open.concurrentMap(width: total) { stage, kept in
            let find = {
                try answer(stage) {
                    let count = built.wrappingAdd(1, ordering: .relaxed).newValue
                    progress.send(.built(content.question, count, of: total))
                }
            }
            guard let (store, key) = kept else { return try find() }
            // Without a sandbox, tests can remove the files that they run from.
            return try store.verdict(
                key, isKept: { !$0.isUnexplained && content.workspace.isWhole }, find)
        }
        guard content.workspace.isWhole else { throw WorkspaceRemoved() }
        for (job, answer) in zip(open, answers) { result[job.stage.id] = answer }
        return result
    }

    private func answer(_ stage: Stage, _ didBuild: () -> Void) throws -> Answer {
        // Only this stage's content is available here, because the key covers nothing else.
        let content = content.only(stage)
        if let answer = answerWithoutBuild(stage) {
            didBuild()
            return answer
        }
        let first = try answer(stage, content)
        didBuild()
        let results = first.results
        if content.question == .suite, !results.isEmpty {
            let passed = results.count { $0.status == .passed }
            progress.send(.ran(stage.id, passed: passed, of: results.count))
        }
        return content.question.isOfOwnTests
            ? try answerWithoutBroken(stage, content, first) : first
    }

    /// The answer without the files that don't compile, because a broken file says nothing about the tests in
    /// the others.
    private func answerWithoutBroken(
        _ stage: Stage, _ content: QuestionContent, _ first: Answer
    ) throws -> Answer {
        var broken = BrokenTests(sources: content.learnersTexts(of: stage))
        var answer = first
        for _ in 1..<BrokenTests.maximumBuilds {
            guard broken.leaveOut(becauseOf: answer.outcome), let leftOut = broken.found else {
                break
            }
            answer = try self.answer(stage, content.without(leftOut.files))
        }
        return broken.found.flatMap(answer.without) ?? first
    }

    private func answer(_ stage: Stage, _ content: QuestionContent) throws -> Answer {
        let (outcome, content) = try build(stage, content)
        guard case .built(let program, let flags, let isScreened) = outcome else {
            guard case .failed(let failure) = outcome else { preconditionFailure() }
            var answer = Answer(.notBuilt(charged(failure, stage, content)))
            answer.isUnexplained = Self.isUnexplained(failure, importing: stage.module)
            return answer
        }
        var environment = environment
        environment.budget = TimeBudget(limit: limit, keepsBack: true, now: Self.clock())
        environment.isAfterSave = isAfterSave && content.question.isOfLearnersCode
        if content.question.isOfOwnTests {
            environment.tests = TestSources(
                content.learnersTexts(of: stage),
                librariesInteroperate: environment.abilities.interoperability != nil)
        }
        var listed: ListedTests?
        let run = SuiteRun(program: program, environment: environment)
        if content.question.isOfOwnTests {
            let (end, text) = try run.list()
            listed = end == .exited(0) ? ListedTests(text) : nil
            if listed == nil { return Answer(.crashed(output: text)) }
        }
        progress.send(.running(content.question, stage.id))
        var answer = try self.answer(run, stage, content, listed)
        answer.flags = flags
        // A damaged product can keep the kit's own code from compiling.
        answer.isUnexplained = !isScreened && builder.compiler != nil
        // A test that stopped in code that isn't written yet isn't worth another build.
        guard content.question != .ownTestsOnCode else { return answer }
        return try addingPlaces(to: answer, stage, content, environment)
    }

    /// Builds a stage, and returns what it was built from.
    ///
    /// If the official suite doesn't compile with places for control tests, it is built as it is in the kit,
    /// so that learners can look up what the compiler reports.
    private func build(
        _ stage: Stage, _ content: QuestionContent
    ) throws -> (StageBuilder.Outcome, of: QuestionContent) {
        let outcome = try builder.build(stage, of: content)
        guard content.question == .suite, case .failed(.errors(let errors)) = outcome,
            errors.errors.contains(where: {
                $0.place?.file.hasPrefix("\(stage.suiteFolder)/") == true
            })
        else { return (outcome, content) }
        let plain = try content.withoutControlTests(of: stage)
        try plain.writeSuite(of: stage)
        return (try builder.build(stage, of: plain), plain)
    }

    /// Whether something other than the sources may have caused a failure, such as a product that another
    /// grading has removed.
    private static func isUnexplained(_ failure: BuildFailure, importing module: String) -> Bool {
        switch failure {
        // Two files with the same name break the build without any place being named.
        case .withoutPlace(let said): !said.text.contains("used twice")
        case .errors(let said):
            said.errors.contains { error in
                [module, "Shared", "TestHelpers"].contains {
                    error.message == "no such module '\($0)'"
                }
                    || error.message.hasPrefix("missing required module")
            }
        case .notJudged: true
        default: false
        }
    }

    /// A build failure, attributed to the learner's files as far as possible.
    private func charged(
        _ failure: BuildFailure, _ stage: Stage, _ content: QuestionContent
    ) -> BuildFailure {
        content.question.isOfOwnTests
            ? ListErrors(sources: content.learnersTexts(of: stage)).charged(failure) : failure
    }

    /// The answer with the lines where tests crashed or were stopped.
    private func addingPlaces(
        to answer: Answer, _ stage: Stage, _ content: QuestionContent,
        _ environment: TestRunEnvironment
    ) throws -> Answer {
        // The kit's own lines are the ones to show.
        let isOfSuite = content.question == .suite
        let plain = isOfSuite ? try content.withoutControlTests(of: stage) : content
        let places = StopPlaces(
            environment: environment, sources: plain.files, code: plain.learnersFolder(stage),
            tests: plain.testsFolder(stage), module: plain.testsModule(stage))
        return try answer.changingResults { results in
            try places.added(to: results) {
                if isOfSuite { try plain.writeSuite(of: stage) }
                return try builder.programWithLineTables(stage, of: plain)
            }
        }
    }

    /// A clock that measures the time since this call, not counting time when the computer sleeps.
    private static func clock() -> @Sendable () -> Duration {
        let start = SuspendingClock.now
        return { SuspendingClock.now - start }
    }
}
