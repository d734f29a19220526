import Catalog
import FileSystem
import Processes

/// One grading of a submission, while its workspaces are locked. It asks the questions, and decides
/// which questions wait for others.
struct GradingRun: Sendable {
    typealias Answers = [Stage.ID: Answer]

    let grader: Grader
    let cache: CacheFolder
    let content: WorkspaceContent
    let asked: [Stage]
    let official: OfficialTests
    /// Whether the learner has just saved and is waiting for a verdict on the code.
    var isAfterSave = false
    let progress: GradingProgress

    private var submission: Submission { content.submission }

    /// How long the report with the verdict on the learner's tests waits for the results of these
    /// tests on the learner's code.
    private static let grace = Duration.seconds(1)

    /// Asks the questions about a submission, and combines the answers in a report.
    ///
    /// After a save, the suites are judged first, and their verdicts are sent first. Everything
    /// else runs at the same time.
    func report(alsoOnCode: Bool) throws -> Report {
        let assembly = ReportAssembly(
            submission: submission, official: official, kit: grader.kit, tools: grader.tools)
        let questions = try ([.suite, .ownTests] + (alsoOnCode ? [.ownTestsOnCode] : []))
            .concurrentMap { try question($0) }
        let (suiteQuestion, ownQuestion) = (questions[0], questions[1])
        let onCodeQuestion = alsoOnCode ? questions[2] : nil
        let suites = Background { first(suiteQuestion) }
        if isAfterSave, let answers = explained(suites.value) {
            progress.send(
                .suitesKnown(assembly.report(asked, suites: answers, ownTests: [:], onCode: [:])))
        }
        let onCode = Background { onCodeQuestion.map(first) ?? .success([:]) }
        let judged = first(ownQuestion)
        if isAfterSave, !onCode.ends(within: Self.grace), let suites = explained(suites.value),
            let judged = explained(judged)
        {
            progress.send(
                .ownTestsKnown(
                    assembly.report(asked, suites: suites, ownTests: judged, onCode: [:])))
        }
        // Wait for both before any question is asked again.
        let (ofSuites, ofOnCode) = (suites.value, onCode.value)
        let suiteAnswers = try settled(ofSuites, suiteQuestion)
        let ownAnswers = try settled(judged, ownQuestion)
        let onCodeAnswers = try onCodeQuestion.map { try settled(ofOnCode, $0) } ?? [:]
        try requireBuild([suiteAnswers, ownAnswers].flatMap(\.values))
        return assembly.report(
            asked, suites: suiteAnswers, ownTests: ownAnswers, onCode: onCodeAnswers)
    }
}

/// Asks each question, at most twice.
extension GradingRun {
    /// Returns a question about the submission.
    func question(_ question: Question) throws -> AskedQuestion {
        let machine = grader.machine
        let content = try QuestionContent(
            question, of: content, in: cache.workspace(submission.tree, question))
        return AskedQuestion(
            content: content, official: official,
            isAfterSave: isAfterSave,
            builder: try grader.builder(in: cache),
            environment: TestRunEnvironment(
                processes: machine.processes, gate: grader.tools.gate,
                scratch: ScratchFolders(
                    root: cache.scratch, path: machine.environment["PATH"], files: machine.files),
                limits: grader.limits.test, paths: content.paths,
                abilities: grader.tools.toolchain.abilities, progress: progress),
            limit: grader.limits.time(for: question),
            store: { [grader, submission] in grader.verdicts(question, $0, submission) })
    }

    /// The stages that a question must be asked about. Stages with refused files aren't among them,
    /// because they already have a verdict.
    private func open(_ question: AskedQuestion) -> [Stage] {
        asked.filter { submission.obstacle(to: question.content.question, $0) == nil }
    }

    /// Asks a question for the first time.
    func first(_ question: AskedQuestion) -> Result<Answers, any Error> {
        Result { try question.answers(for: open(question)) }
    }

    /// Returns the answers; nil if any of them may have been caused by something that the grader
    /// stores.
    private func explained(_ answers: Result<Answers, any Error>) -> Answers? {
        guard let answers = try? answers.get(), !answers.values.contains(where: \.isUnexplained)
        else { return nil }
        return answers
    }

    /// Returns the answers to a question. If the sources explain the first answers, these are
    /// final. Otherwise, everything stored for the question is removed, and the question is asked
    /// again. No other part of the grader asks a question twice.
    func settled(
        _ first: Result<Answers, any Error>, _ question: AskedQuestion
    ) throws -> Answers {
        if let answers = explained(first) { return answers }
        if case .failure(let error) = first, !cache.mayHaveCaused(error) { throw error }
        try cache.clear(submission.tree, question.content.question)
        var answers: Answers = [:]
        // The stages are judged one after the other, so that no stage is blamed if another stage's
        // tests remove its files.
        for stage in open(question) {
            do {
                answers[stage.id] = try question.answers(for: [stage])[stage.id]
            } catch  where question.content.question.isOfOwnTests && cache.mayHaveCaused(error) {
                // Learners' tests can remove their own program, so a failure after that counts as a
                // crash.
                answers[stage.id] = Answer(.crashed(output: ""))
            }
        }
        return answers
    }

    /// Checks that some build got as far as a source file.
    ///
    /// - Throws: `GradeError.buildBroken` if none did. The cause is then usually the kit or the
    ///   computer.
    func requireBuild(_ answers: [Answer]) throws(GradeError) {
        var output: String?
        for answer in answers {
            guard case .withoutPlace(let said)? = answer.buildFailure else { return }
            output = said.text
        }
        if let output { throw .buildBroken(output: output) }
    }
}
