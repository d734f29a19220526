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
    let progress: GradingProgress

    private var submission: Submission { content.submission }

    /// How long the verdict on the learner's tests waits for their results on the learner's code.
    private static let grace = Duration.seconds(1)

    /// Asks the questions about a submission, and combines the answers in a report.
    ///
    /// The suites come first if their verdicts are to be sent first. Everything else runs side by side.
    func report(
        _ suite: AskedQuestion, _ ownTests: AskedQuestion, _ onCode: AskedQuestion?,
        suitesFirst: Bool,
        _ report: ([Stage], _ suites: Answers, _ ownTests: Answers, _ onCode: Answers) -> Report
    ) throws -> Report {
        let askOnCode = { @Sendable in onCode.map(first) ?? .success([:]) }
        let suites: Result<Answers, any Error>
        let judged: Result<Answers, any Error>
        let ran: Result<Answers, any Error>
        if suitesFirst {
            suites = first(suite)
            if let answers = explained(suites) {
                progress.send(.suitesKnown(report(asked, answers, [:], [:])))
            }
            (judged, ran) = sideBySide(
                { first(ownTests) }, askOnCode, within: Self.grace,
                early: {
                    guard let suites = explained(suites), let judged = explained($0) else { return }
                    progress.send(.ownTestsKnown(report(asked, suites, judged, [:])))
                })
        } else {
            (suites, (judged, ran)) = sideBySide(
                { first(suite) }, { sideBySide({ first(ownTests) }, askOnCode) })
        }
        let suiteAnswers = try settled(suites, suite)
        let ownAnswers = try settled(judged, ownTests)
        let onCodeAnswers = try onCode.map { try settled(ran, $0) } ?? [:]
        if let output = brokenBuild([suiteAnswers, ownAnswers].flatMap(\.values)),
            try !canBuildFinished()
        {
            throw GradeError.buildBroken(output: output)
        }
        return report(asked, suiteAnswers, ownAnswers, onCodeAnswers)
    }
}

/// Asks each question, at most twice.
extension GradingRun {
    /// A question about the submission.
    func question(_ judge: Judge) throws -> AskedQuestion {
        let question = judge.question
        let machine = grader.machine
        let workspace = cache.workspace(submission.tree, question)
        let paths = PathNames(
            workspace: workspace,
            moduleTree: question.isOfLearnersCode ? submission.tree : .finished,
            ownTestsTree: submission.tree)
        return AskedQuestion(
            judge: judge, tree: submission.tree,
            content: QuestionContent(
                question: question, workspace: workspace,
                files: try content.content(for: question), paths: paths,
                finished: { [content] in try content.finished($0).files }),
            builder: try grader.builder(in: cache, progress: progress),
            environment: TestRunEnvironment(
                processes: machine.processes, gate: grader.tools.shared.gate,
                scratch: ScratchFolders(
                    root: cache.scratch, path: machine.environment["PATH"], files: machine.files),
                limits: grader.limits.test, paths: paths,
                abilities: grader.tools.toolchain.abilities, progress: progress),
            keptFolders: content.kept, limit: grader.limits.time(for: question),
            store: { [grader, submission] in grader.verdicts(question, $0, submission) })
    }

    /// The stages that a question must be asked about; those that were refused already have a verdict.
    private func open(_ question: AskedQuestion) -> [Stage] {
        asked.filter { submission.obstacle(to: question.judge.question, $0) == nil }
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

    /// The answers to a question. They are the first ones if the sources explain them. Otherwise everything
    /// stored for the question is removed, and it is asked again. Nothing else in the grader asks twice.
    func settled(
        _ first: Result<Answers, any Error>, _ question: AskedQuestion
    ) throws -> Answers {
        if let answers = explained(first) { return answers }
        if case .failure(let error) = first, !cache.mayHaveCaused(error) { throw error }
        try cache.clear(submission.tree, question.judge.question)
        do {
            return try question.answers(for: open(question))
        } catch  where question.judge.question.isOfOwnTests && cache.mayHaveCaused(error) {
            // Learners' tests can do anything to themselves, so what happened is their verdict.
            return Dictionary(
                uniqueKeysWithValues: open(question).map {
                    ($0.id, Answer(.crashed(output: "")))
                })
        }
    }

    /// What was printed if no build got as far as a source file; nil if one did.
    ///
    /// Usually the kit or the computer is the cause, but code that makes the linker fail can be one too.
    func brokenBuild(_ answers: [Answer]) -> String? {
        var output: String?
        for answer in answers {
            guard case .withoutPlace(let said)? = answer.buildFailure else { return nil }
            output = said.text
        }
        return output
    }

    /// Whether the package manager can build the reference solution. If it can't, the learner's code isn't
    /// the cause.
    private func canBuildFinished() throws -> Bool {
        guard let stage = asked.first else { return true }
        let finished = WorkspaceContent(
            kit: grader.kit,
            submission: try Submission.read(
                grader.kit.root, tree: .finished, of: grader.kit.workshop,
                files: grader.machine.files),
            asked: [stage], files: grader.machine.files)
        let run = GradingRun(
            grader: grader, cache: cache, content: finished, asked: [stage], progress: .ignored)
        let question = try run.question(.ownTestsOnCode(finished.submission))
        try question.content.workspace.fill(with: question.content.files, keeping: finished.kept)
        let outcome = try question.builder.package.build(
            stage, of: question.content.only(stage), willBuild: {})
        if case .built = outcome { return true } else { return false }
    }
}
