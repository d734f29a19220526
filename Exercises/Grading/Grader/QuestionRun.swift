import Catalog
import Processes

/// Asks one question of stages: builds the workspace for it and runs the tests.
package struct QuestionRun: Sendable {
    /// What came of a stage.
    package enum Outcome: Sendable, Codable {
        case ran([TestResult])
        case judged(OwnTestsReport)
        case notBuilt(BuildFailure)
        /// The tests' process ended before it could say which tests it has.
        case crashed(output: String)
    }

    let question: WorkspaceContent.Question
    let workspace: Workspace
    let builder: Builder
    let processes: Processes
    let scratch: ScratchFolders
    let limits: Limits
    let paths: PathNames
    /// Which tests a stage has, by the stage's number.
    let tests: [Int: TestSource]
    /// The secret of the workspace, which the numbers of the planted bugs come from.
    let secret: String
    let progress: @Sendable (GradingProgress) -> Void

    /// The outcome for each of the stages, by number.
    ///
    /// - Parameter store: The verdicts that are still known; nil to find out everything anew.
    func outcomes(of asked: [Stage], store: VerdictStore?) throws -> [Int: Outcome] {
        defer { store?.finish() }
        var result: [Int: Outcome] = [:]
        for stage in asked { result[stage.number] = store?.verdict(stage.number) }
        let open = asked.filter { result[$0.number] == nil }
        for (stage, outcome) in try outcomes(of: open, isWhole: asked.count == stages.count) {
            result[stage] = outcome
            try store?.keep(outcome, stage)
        }
        return result
    }

    /// Builds all stages at once where several are open; where that fails, each is built by itself,
    /// so that its errors are charged to it and the others still run.
    private func outcomes(of asked: [Stage], isWhole: Bool) throws -> [Int: Outcome] {
        if isWhole, asked.count > 1 {
            if case .built(let program) = try builder.build(.all, in: workspace, paths: paths),
                let outcomes = try outcomes(of: asked, program: program)
            {
                return outcomes
            }
        }
        var result: [Int: Outcome] = [:]
        for stage in asked {
            result[stage.number] = try outcome(of: stage)
        }
        return result
    }

    private func outcome(of stage: Stage) throws -> Outcome {
        let scope = Builder.Scope.stage(stage.number)
        switch try builder.build(scope, in: workspace, paths: paths) {
        case .failed(let failure):
            return .notBuilt(failure)
        case .built(let program):
            if let outcome = try outcomes(of: [stage], program: program)?[stage.number] {
                return outcome
            }
            return .crashed(output: try list(program).text)
        }
    }

    /// The outcomes of stages that are built together; nil where the program can't list its tests.
    private func outcomes(
        of asked: [Stage], program: TestProgram
    ) throws -> [Int: Outcome]? {
        let sources = asked.map { ($0, tests[$0.number] ?? .none) }
        var list = ""
        if sources.contains(where: { $0.1.mustBeListed }) {
            let (end, text) = try self.list(program)
            guard end == .exited(0), TestNames.listed(text, module: "", source: "") != nil else {
                return nil
            }
            list = text
        }
        let run = SuiteRun(
            program: program, processes: processes, scratch: scratch, limits: limits, paths: paths)
        let results = try sources.concurrentMap { [list] (stage, source) in
            progress(.running(question, stage: stage.number))
            return (
                stage.number,
                try source.run(
                    with: run, stage: stage, list: list,
                    numbers: MutantNumbers(stage: stage, secret: secret))
            )
        }
        return Dictionary(uniqueKeysWithValues: results)
    }

    private func list(_ program: TestProgram) throws -> (end: ProcessEnd, text: String) {
        try scratch.withFolder { folder in
            let surroundings = TestProgram.Surroundings(path: scratch.path, scratch: folder)
            return try processes.output(of: program.list(in: surroundings), limits: limits)
        }
    }
}
