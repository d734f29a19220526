import Catalog
import Processes
import SwiftSource

/// A question about the stages of a submission, with everything needed to answer it.
///
/// The question is answered for each stage in four steps: gather the stage's sources (`content`), build a
/// program from them (`builder`), run its tests, and judge the results. A stored verdict needs none of these.
struct AskedQuestion: Sendable {
    let content: QuestionContent
    let official: OfficialTests
    /// Whether the learner has just saved. Work that only matters for marks is then skipped: no
    /// control tests are run, and planted bugs are tried in the order of the catalog.
    var isAfterSave = false
    let builder: StageBuilder
    let environment: TestRunEnvironment
    /// The time limit for all tests of a stage.
    let limit: Duration
    /// Returns the store for a stage's verdict; nil to judge the stage again.
    let store: @Sendable (Stage) -> VerdictStore?

    private var progress: GradingProgress { environment.progress }

    /// Answers the question for these stages, all at the same time. The gates limit how many
    /// processes run.
    func answers(for stages: [Stage]) throws -> [Stage.ID: Answer] {
        let answers = try stages.concurrentMap(width: stages.count) { stage in
            let find = { try answer(stage) }
            guard let store = store(stage) else { return try find() }
            let key = try VerdictKey(stage, in: content, conditions: store.conditions)
            guard isAfterSave else { return try store.verdict(key, find) }
            // The verdict of a full grading can also be used after a save. A verdict from after a
            // save can't be used for a full grading, because it was made with fewer checks.
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
        // The answer may depend only on this stage's content, because the key of the verdict contains nothing
        // else.
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

    /// Returns the answer without the test files that don't compile, because a broken file says
    /// nothing about the tests in the other files.
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
    /// - Throws: `FileError` if the built program was removed meanwhile. The results then aren't a
    ///   verdict, because a missing program can look like a crash.
    private func answerByBuilding(
        _ stage: Stage, _ content: QuestionContent
    ) throws -> Answer {
        do {
            let (built, content) = try build(stage, content)
            let answer = try answerByRunning(built, stage, content)
            // Without a sandbox, the tests of any stage can remove this program while it is judged.
            try built.program.requireParts()
            return answer
        } catch let failure as BuildFailure {
            // If possible, the failure is traced to the learner's files.
            let charged =
                content.question.isOfOwnTests
                ? failure.charged(to: content.learnersTexts(of: stage)) : failure
            var answer = Answer(.notBuilt(charged))
            answer.isUnexplained = Self.isUnexplained(failure, importing: stage.module)
            return answer
        }
    }

    /// Runs the tests of a built stage, and judges their results.
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
        // The code may not have been screened because a damaged product kept the kit's own code
        // from compiling.
        answer.isUnexplained = !built.isScreened && builder.compiler != nil
        // Tests on the learner's code often stop in code that isn't written yet, so finding the
        // line isn't worth another build.
        guard content.question != .ownTestsOnCode else { return answer }
        return try addingPlaces(to: answer, stage, content, environment)
    }

    /// Builds a stage, and returns it with the files from which it was built.
    ///
    /// If the official suite doesn't compile with places for control tests, it is built as it is in
    /// the kit. Learners can then find the lines that the compiler's messages show.
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

    /// Whether a failure may have another cause than the sources, such as a product that another
    /// grading has removed.
    private static func isUnexplained(_ failure: BuildFailure, importing module: String) -> Bool {
        switch failure {
        // Two files with the same name also break the build without any place being named, and the
        // sources explain that.
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

    /// Returns the answer with the lines where tests crashed or were stopped.
    private func addingPlaces(
        to answer: Answer, _ stage: Stage, _ content: QuestionContent,
        _ environment: TestRunEnvironment
    ) throws -> Answer {
        // The suite without places for control tests is used, so that its lines are those in the
        // kit.
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

    /// Returns a clock that measures the time since this call. Time during which the computer
    /// sleeps doesn't count.
    private static func clock() -> @Sendable () -> Duration {
        let start = SuspendingClock.now
        return { SuspendingClock.now - start }
    }
}
