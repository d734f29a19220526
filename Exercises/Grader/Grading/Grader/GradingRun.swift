import Catalog
import FileSystem
import Processes

/// One grading of a submission, while its workspaces are locked. It asks the questions and decides which ones
/// wait for others.
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

    /// How long the verdict on the learner's tests waits for their results on the learner's code.
    private static let grace = Duration.seconds(1)

    /// Asks the questions about a submission, and combines the answers in a report.
    ///
    /// After a save, the suites come first and their verdicts are sent first. Everything else runs side by
    /// side.
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
        // Both end before anything is asked again.
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
    /// A question about the submission.
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

    /// The stages that a question must be asked about; those that were refused already have a verdict.
    private func open(_ question: AskedQuestion) -> [Stage] {
        asked.filter { submission.obstacle(to: question.content.question, $0) == nil }
    }

    /// Asks a question for the first time.
    func first(_ question: AskedQuestion) -> Result<Answers, any Error> {
        Result { try question.answers(for: open(question)) }
    }

    /// The answers, unless something that the grader stores may have caused one of them.
    private func explained(_ answers: Result<Answers, any Error>) -> Answers? {
        guard let answers = try? answers.get(), !answers.values.contains(where: \.isUnexplained)
        else { return nil }
        return answers
    }

    /// The answers to a question: the first answers if the sources explain them. Otherwise
    /// everything stored for the question is removed, and the question is asked again. Nothing else
    /// in the grader asks twice.
    func settled(
        _ first: Result<Answers, any Error>, _ question: AskedQuestion
    ) throws -> Answers {
        if let answers = explained(first) { return answers }
        if case .failure(let error) = first, !cache.mayHaveCaused(error) { throw error }
        try cache.clear(submission.tree, question.content.question)
        var answers: Answers = [:]
        // One stage after the other, so that no stage is blamed for what another stage's tests remove.
        for stage in open(question) {
            do {
                answers[stage.id] = try question.answers(for: [stage])[stage.id]
            } catch  where question.content.question.isOfOwnTests && cache.mayHaveCaused(error) {
                // Learners' tests can do anything to themselves, so what happened is their verdict.
                answers[stage.id] = Answer(.crashed(output: ""))
            }
        }
        return answers
    }

    /// - Throws: `GradeError.buildBroken` if no build got as far as a source file. Usually the kit or the
    ///   computer is the cause.
    func requireBuild(_ answers: [Answer]) throws(GradeError) {
        var output: String?
        for answer in answers {
            guard case .withoutPlace(let said)? = answer.buildFailure else { return }
            output = said.text
        }
        if let output { throw .buildBroken(output: output) }
    }
}
