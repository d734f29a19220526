import Catalog
import Processes
import SwiftSource
import Synchronization

/// A question about the stages of a submission, with everything that it is answered with.
///
/// Each stage is answered in four steps: what it is made of (`content`), a program of that (`builder`), a run of its
/// tests, and a verdict on what they did (both `judge`). A verdict that is kept takes none of them.
struct AskedQuestion: Sendable {
    let judge: Judge
    let tree: Tree
    let content: QuestionContent
    let builder: StageBuilder
    let environment: TestRunEnvironment
    /// The folders of the workspace that stay as they are.
    let keptFolders: Set<String>
    /// The time that all tests of a stage have.
    let limit: Duration
    /// Where the verdict on a stage is kept; nil to find it out again.
    let store: @Sendable (Stage) -> VerdictStore?

    private var progress: GradingProgress { environment.progress }

    /// The answer for each of these stages.
    ///
    /// - Throws: `WorkspaceRemoved` if tests have removed the files that they run from.
    func answers(for stages: [Stage]) throws -> [Stage.ID: Answer] {
        var result: [Stage.ID: Answer] = [:]
        var open: [(stage: Stage, kept: (store: VerdictStore, key: VerdictKey)?)] = []
        for stage in stages {
            let kept = try store(stage).map { store in
                var key = try VerdictKey(stage, of: tree, in: content, conditions: store.conditions)
                // What a grading has found out is also good after a save, but not the other way round.
                result[stage.id] = store.known(key)
                if judge.isAfterSave {
                    key = key.afterSave
                    result[stage.id] = result[stage.id] ?? store.known(key)
                }
                return (store, key)
            }
            if result[stage.id] == nil { open.append((stage, kept)) }
        }
        if open.isEmpty { return result }
        try content.workspace.fill(with: content.files, keeping: keptFolders)
        let built = Mutex(0)
        let total = open.count
        // All stages at a time: the gates limit how many processes run.
        let answers = try open.concurrentMap(width: total) { stage, kept in
            let find = { try answer(stage) { countBuilt(built, of: total) } }
            guard let (store, key) = kept else { return try find() }
            // Tests without a sandbox can have removed what they run from.
            return try store.verdict(
                key, isKept: { !$0.isUnexplained && content.workspace.isWhole }, find)
        }
        guard content.workspace.isWhole else { throw WorkspaceRemoved() }
        for (job, answer) in zip(open, answers) { result[job.stage.id] = answer }
        return result
    }

    private func countBuilt(_ built: borrowing Mutex<Int>, of total: Int) {
        let count = built.withLock { built in
            built += 1
            return built
        }
        progress.send(.built(content.question, count, of: total))
    }

    private func answer(_ stage: Stage, _ didBuild: () -> Void) throws -> Answer {
        // Nothing of another stage is at hand here, because nothing of it is in the key.
        let content = content.only(stage)
        if let answer = judge.answerWithoutBuild(stage) {
            didBuild()
            return answer
        }
        let first = try answer(stage, content, without: [])
        didBuild()
        let results = first.results
        if content.question == .suite, !results.isEmpty {
            let passed = results.count { $0.status == .passed }
            progress.send(.ran(stage.id, passed: passed, of: results.count))
        }
        return content.question.isOfOwnTests
            ? try answerWithoutBroken(stage, content, first) : first
    }

    /// The answer without the files that can't be built: a broken file says nothing against the tests in the others.
    private func answerWithoutBroken(
        _ stage: Stage, _ content: QuestionContent, _ first: Answer
    ) throws -> Answer {
        var broken = BrokenTests(sources: content.testTexts(of: stage))
        var answer = first
        for _ in 1..<BrokenTests.maximumBuilds {
            guard broken.leaveOut(becauseOf: answer.outcome), let leftOut = broken.found else {
                break
            }
            answer = try self.answer(
                stage, content.without(leftOut.files), without: Set(leftOut.files))
        }
        return broken.found.flatMap(answer.without) ?? first
    }

    private func answer(
        _ stage: Stage, _ content: QuestionContent, without files: Set<String>
    ) throws -> Answer {
        let (outcome, content) = try build(stage, content)
        guard case .built(let program, let flags) = outcome else {
            guard case .failed(let failure) = outcome else { preconditionFailure() }
            var answer = Answer(.notBuilt(charged(failure, stage, content)))
            if case .withoutPlace? = answer.buildFailure {
                // Two files with one name, for example, are a reason that no file names.
                answer.isUnexplained = StageParts(stage: stage, content: content).areUsual
            }
            return answer
        }
        var environment = environment
        environment.budget = TimeBudget(limit: limit, keepsBack: true, now: Self.clock())
        if content.question.isOfOwnTests {
            environment.testPlaces = TestPlaces(files: content.testTexts(of: stage))
        }
        var built = BuiltTests(leftOut: files, hasControlTests: content.hasControlTests)
        let run = SuiteRun(program: program, environment: environment)
        if content.question.isOfOwnTests {
            let (end, text) = try run.list()
            built.listed = end == .exited(0) ? ListedTests(text) : nil
            if built.listed == nil { return Answer(.crashed(output: text)) }
        }
        progress.send(.running(content.question, stage.id))
        var answer = try judge.answer(run, stage, built)
        answer.flags = flags
        // That a test of code that isn't written yet has stopped isn't worth another build.
        guard content.question != .ownTestsOnCode else { return answer }
        return try addingPlaces(to: answer, stage, content, environment)
    }

    /// Builds a stage, and returns what it was built of.
    ///
    /// If the official suite doesn't compile with places for control tests, it is built as the kit has it, so that
    /// learners can look up what the compiler reports.
    private func build(
        _ stage: Stage, _ content: QuestionContent
    ) throws -> (StageBuilder.Outcome, of: QuestionContent) {
        let outcome = try builder.build(stage, of: content)
        guard content.question == .suite, case .failed(.errors(let errors)) = outcome,
            errors.errors.contains(where: {
                $0.place?.file.hasPrefix("\(stage.suiteFolder)/") == true
            })
        else { return (outcome, content) }
        let plain = content.withoutControlTests(of: stage)
        try plain.writeSuite(of: stage)
        return (try builder.build(stage, of: plain), plain)
    }

    /// The failure of a build, charged to the learner's files as far as possible.
    private func charged(
        _ failure: BuildFailure, _ stage: Stage, _ content: QuestionContent
    ) -> BuildFailure {
        if case .errors(let errors) = failure {
            let sources =
                content.question.isOfOwnTests
                ? content.testTexts(of: stage) : content.moduleTexts(of: stage)
            return .errors(RedeclarationNotes(sources: sources).added(to: errors))
        }
        return content.question.isOfOwnTests
            ? ListErrors(sources: content.testTexts(of: stage)).charged(failure) : failure
    }

    /// The answer with the lines at which tests crashed or were ended.
    private func addingPlaces(
        to answer: Answer, _ stage: Stage, _ content: QuestionContent,
        _ environment: TestRunEnvironment
    ) throws -> Answer {
        // The lines that are shown are those that the kit has.
        let isOfSuite = content.question == .suite
        let plain = isOfSuite ? content.withoutControlTests(of: stage) : content
        let parts = StageParts(stage: stage, content: plain)
        let places = StopPlaces(
            environment: environment, sources: plain.files,
            code: isOfSuite ? parts.moduleFolder : parts.testsFolder, tests: parts.testsFolder,
            swiftTestingModule: content.question.isOfOwnTests ? parts.testsModule : nil)
        return try answer.changingResults { results in
            try places.added(to: results) {
                if isOfSuite { try plain.writeSuite(of: stage) }
                return try builder.programWithLineTables(stage, of: plain)
            }
        }
    }

    /// The time while the computer is awake, since this was called.
    private static func clock() -> @Sendable () -> Duration {
        let start = SuspendingClock.now
        return { SuspendingClock.now - start }
    }
}
