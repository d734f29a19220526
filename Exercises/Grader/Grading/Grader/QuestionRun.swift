import Catalog
import Processes
import SwiftSource
import Synchronization

/// Asks one question of stages: builds a program for each of them and runs its tests.
struct QuestionRun<Answer: Outcome>: Sendable {
    let plan: TestPlan<Answer>
    let builder: StageBuilder
    let content: QuestionContent
    let environment: TestRunEnvironment
    /// Fills the workspace with the content.
    let fill: @Sendable () throws -> Void
    /// Makes the time that a stage has.
    let budget: @Sendable () -> TimeBudget
    /// The time since some moment that stays the same.
    let now: @Sendable () -> Duration
    let progress: GradingProgress

    /// The outcome for each of the stages.
    ///
    /// - Parameters:
    ///   - tree: The tree that is graded.
    ///   - store: Where the verdict on a stage is kept; nil to find it out anew.
    func outcomes(
        of asked: [Stage], tree: Tree, store: (Stage) -> VerdictStore?
    ) throws -> [Stage.ID: Answer] {
        var result: [Stage.ID: Answer] = [:]
        var open: [Job] = []
        for stage in asked {
            let kept = try store(stage).map { store in
                let key = try VerdictKey(
                    stage, of: tree, in: content, conditions: store.conditions)
                // What a grading has found out is as good after a save, and not the other way round.
                result[stage.id] = store.known(key)
                guard plan.isAfterSave else { return (store, key) }
                result[stage.id] = result[stage.id] ?? store.known(key.afterSave)
                return (store, key.afterSave)
            }
            if result[stage.id] == nil { open.append(Job(stage: stage, kept: kept)) }
        }
        // Where all is known, nothing is built of it. That it is there shows that no test has removed it.
        if !open.isEmpty || !content.workspace.isWhole { try fill() }
        let total = open.count
        let built = Mutex(0)
        let countBuilt = { @Sendable in
            let count = built.withLock { built in
                built += 1
                return built
            }
            progress.send(.built(content.question, count, of: total))
        }
        // All stages at a time: the gates limit how many processes run.
        let outcomes = try open.concurrentMap(width: max(1, total)) { job in
            let find = {
                let outcome = try outcome(of: job.stage, countBuilt)
                if let tests = outcome.tests {
                    progress.send(.ran(job.stage.id, passed: tests.passed, of: tests.total))
                }
                return outcome
            }
            guard let (store, key) = job.kept else { return try find() }
            // Tests without a sandbox can have removed what they run from.
            return try store.verdict(
                key, isCredible: { content.workspace.isWhole }, find: find)
        }
        for (job, outcome) in zip(open, outcomes) { result[job.stage.id] = outcome }
        return result
    }

    /// A stage whose verdict isn't known, and where it is to be kept.
    private struct Job: Sendable {
        let stage: Stage
        let kept: (store: VerdictStore, key: VerdictKey)?
    }

    private func outcome(of stage: Stage, _ didBuild: () -> Void) throws -> Answer {
        // Nothing of another stage is at hand here, as nothing of it is in the key.
        let content = content.only(stage)
        if let answer = plan.withoutBuild(stage) {
            didBuild()
            return answer
        }
        // One file that is broken says nothing against the tests in the others.
        var broken = BrokenTests(sources: sources(of: stage, in: content), now: now)
        let first = try outcome(of: stage, content, without: [])
        didBuild()
        guard content.question.isOfOwnTests else { return first }
        var answer = first
        for _ in 1..<BrokenTests.maximumBuilds {
            let canGoOn =
                answer.buildFailure.map { broken.leaveOut($0) }
                ?? answer.outputOfCrash.map { broken.leaveOut(output: $0) } ?? false
            guard canGoOn, let leftOut = broken.found else { break }
            answer = try outcome(
                of: stage, content.without(leftOut.files), without: Set(leftOut.files))
        }
        return broken.found.flatMap(answer.without) ?? first
    }

    /// The text of each file of tests, by the path that the learner knows.
    private func sources(of stage: Stage, in content: QuestionContent) -> [String: String] {
        named(content.sources(in: StageParts(stage: stage, content: content).testsFolder))
    }

    private func named(_ sources: [String: [UInt8]]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: sources.map { path, bytes in
                (content.paths.rename(path), String(decoding: bytes, as: UTF8.self))
            })
    }

    private func outcome(
        of stage: Stage, _ content: QuestionContent, without files: Set<String>
    ) throws -> Answer {
        let (outcome, content) = try build(stage, content)
        switch outcome {
        case .failed(.errors(let errors)):
            let parts = StageParts(stage: stage, content: content)
            let folder =
                content.question.isOfOwnTests ? parts.testsFolder : parts.moduleFolder
            let sources = named(content.sources(in: folder))
            return .notBuilt(.errors(RedeclarationNotes(sources: sources).added(to: errors)))
        case .failed(let failure):
            guard content.question.isOfOwnTests else { return .notBuilt(failure) }
            return .notBuilt(
                ListErrors(sources: sources(of: stage, in: content)).charged(failure))
        case .built(let program, let flags):
            var environment = environment
            environment.budget = budget()
            if content.question.isOfOwnTests {
                environment.testPlaces = TestPlaces(files: sources(of: stage, in: content))
            }
            var built = BuiltTests(leftOut: files, hasShams: content.hasShams)
            if plan.mustList {
                let (end, text) = try self.list(program, environment)
                guard end == .exited(0), TestNames.listed(text, module: "", source: "") != nil
                else { return .crashed(output: text) }
                built.list = text
            }
            progress.send(.running(content.question, stage.id))
            var answer = try plan.run(
                SuiteRun(program: program, environment: environment), stage, built)
            answer.flags = flags
            let search = stopSearch(stage, content, environment)
            try answer.changeResults(search.withPlaces)
            return answer
        }
    }

    /// Builds a stage, and says of what.
    ///
    /// Where the official suite doesn't compile with places for shams, it is built as the kit has it: what the
    /// compiler says of that, a learner can look up. Where that compiles, the places were to blame.
    private func build(
        _ stage: Stage, _ content: QuestionContent
    ) throws -> (StageBuilder.Outcome, of: QuestionContent) {
        let outcome = try builder.build(stage, of: content)
        guard content.question == .suite, case .failed(.errors(let errors)) = outcome,
            errors.errors.contains(where: {
                $0.place?.file.hasPrefix("\(stage.suiteFolder)/") == true
            })
        else { return (outcome, content) }
        let plain = content.withoutShams(of: stage)
        try plain.writeSuite(of: stage)
        return (try builder.build(stage, of: plain), plain)
    }

    /// What finds out where tests were as they crashed.
    private func stopSearch(
        _ stage: Stage, _ content: QuestionContent, _ environment: TestRunEnvironment
    ) -> StopSearch {
        let parts = StageParts(stage: stage, content: content)
        let isOfTests = content.question.isOfOwnTests
        // The lines that are told are those that the kit has.
        let plain = isOfTests ? content : content.withoutShams(of: stage)
        return StopSearch(
            program: { [builder] in
                if !isOfTests { try plain.writeSuite(of: stage) }
                return try builder.programWithLineTables(stage, of: plain)
            },
            environment: environment, sources: plain.files,
            code: isOfTests ? parts.testsFolder : parts.moduleFolder, tests: parts.testsFolder,
            swiftTestingModule: isOfTests ? parts.testsModule : nil)
    }

    private func list(
        _ program: TestProgram, _ environment: TestRunEnvironment
    ) throws -> (end: ProcessEnd?, text: String) {
        var bytes: [UInt8] = []
        var start = ProgramStart()
        // A program that prints without end counts as alive: the stage's time ends it.
        let end = try environment.inTurn(environment.limits) { limits in
            try environment.withProcess { process in
                try environment.processes.run(program.list(in: process), limits) { event in
                    if start.takes(event) { return true }
                    if case .output(let chunk) = event, bytes.count < Processes.maximumOutput {
                        bytes += chunk
                    }
                    return true
                }
            }
        }
        if end == .interrupted { throw ProcessError.interrupted }
        try start.require(end)
        return (end, String(decoding: bytes, as: UTF8.self))
    }
}
