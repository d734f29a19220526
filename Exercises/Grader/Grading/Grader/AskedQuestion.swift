import Catalog
import Processes
import SwiftSource

/// A question about the stages of a submission, with everything needed to answer it.
///
/// The question is answered for each stage in four steps: gather its sources (`content`), build a program from them
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

    /// Answers the question for each of these stages, all at once; the gates limit how many processes run.
    func answers(for stages: [Stage]) throws -> [Stage.ID: Answer] {
        let answers = try stages.concurrentMap(width: stages.count) { stage in
            let find = { try answer(stage) }
            guard let store = store(stage) else { return try find() }
            let key = try VerdictKey(stage, in: content, conditions: store.conditions)
            guard isAfterSave else { return try store.verdict(key, find) }
            // What a grading has found out also holds after a save, but not the other way round.
            return try store.known(key) ?? store.verdict(key.afterSave, find)
        }
        return Dictionary(uniqueKeysWithValues: zip(stages.map(\.id), answers))
    }

    private func answer(_ stage: Stage) throws -> Answer {
        let question = content.question
        if question.isOfOwnTests, content.source.submission.tests(of: stage).isEmpty {
            return Answer(question == .ownTests ? .noTests : .ran([]))
        }
        progress.send(.building(question, stage.id))
        // Only this stage's content is available here, because the key covers nothing else.
        let content = content.only(stage)
        let first = try answerByBuilding(stage, content)
        if question.isOfOwnTests { return try answerWithoutBroken(stage, content, first) }
        let results = first.results
        if question == .suite, !results.isEmpty {
            let passed = results.count { $0.status == .passed }
            progress.send(.ran(stage.id, passed: passed, of: results.count))
        }
        return first
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
            answer = try answerByBuilding(stage, content.without(leftOut.files))
        }
        return broken.found.flatMap(answer.without) ?? first
    }

    /// Builds a stage, runs its tests, and judges their results.
    ///
    /// - Throws: `FileError` if the program was removed. This isn't a verdict, because a missing program can
    ///   look like a crash.
    private func answerByBuilding(
        _ stage: Stage, _ content: QuestionContent
    ) throws -> Answer {
        do {
            let (built, content) = try build(stage, content)
            let answer = try answerByRunning(built, stage, content)
            // Without a sandbox, the tests of any stage can remove it while it is judged.
            try built.program.requireParts()
            return answer
        } catch let failure as BuildFailure {
            // The failure is attributed to the learner's files as far as possible.
            let charged =
                content.question.isOfOwnTests
                ? failure.charged(to: content.learnersTexts(of: stage)) : failure
            var answer = Answer(.notBuilt(charged))
            answer.isUnexplained = Self.isUnexplained(failure, importing: stage.module)
            return answer
        }
    }

    /// Runs the tests of a stage that was built, and judges their results.
    private func answerByRunning(
        _ built: StageBuilder.BuiltStage, _ stage: Stage, _ content: QuestionContent
    ) throws -> Answer {
        var environment = environment
        environment.budget = TimeBudget(limit: limit, keepsBack: true, now: Self.clock())
        environment.isAfterSave = isAfterSave && content.question.isOfLearnersCode
        if content.question.isOfOwnTests {
            environment.tests = TestSources(
                content.learnersTexts(of: stage),
                librariesInteroperate: environment.abilities.librariesInteroperate)
        }
        var listed: ListedTests?
        let run = SuiteRun(program: built.program, environment: environment)
        if content.question.isOfOwnTests {
            let (end, text) = try run.list()
            listed = end == .exited(0) ? ListedTests(text) : nil
            if listed == nil { return Answer(.crashed(output: text)) }
        }
        progress.send(.running(content.question, stage.id))
        var answer = try judgedAnswer(run, stage, content, listed)
        answer.flags = built.flags
        // A damaged product can keep the kit's own code from compiling.
        answer.isUnexplained = !built.isScreened && builder.compiler != nil
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
    ) throws -> (StageBuilder.BuiltStage, of: QuestionContent) {
        do {
            return (try builder.build(stage, of: content), content)
        } catch BuildFailure.errors(let said)
            where content.question == .suite
            && said.errors.contains(where: {
                $0.place?.file.hasPrefix("\(stage.suiteFolder)/") == true
            })
        {
            let plain = try content.withoutControlTests(of: stage)
            return (try builder.build(stage, of: plain), plain)
        }
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

    /// The answer with the lines where tests crashed or were stopped.
    private func addingPlaces(
        to answer: Answer, _ stage: Stage, _ content: QuestionContent,
        _ environment: TestRunEnvironment
    ) throws -> Answer {
        // The kit's own lines are the ones to show.
        let plain =
            content.question == .suite ? try content.withoutControlTests(of: stage) : content
        let places = StopPlaces(
            environment: environment, sources: plain.files, code: plain.learnersFolder(stage),
            tests: plain.testsFolder(stage), module: plain.testsModule(stage))
        return try answer.changingResults { results in
            try places.added(to: results) {
                try builder.programWithLineTables(stage, of: plain)
            }
        }
    }

    /// A clock that measures the time since this call, not counting time when the computer sleeps.
    private static func clock() -> @Sendable () -> Duration {
        let start = SuspendingClock.now
        return { SuspendingClock.now - start }
    }
}
