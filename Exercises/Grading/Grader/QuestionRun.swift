import Catalog
import Processes

/// Asks one question of stages: builds the workspace for it and runs the tests.
struct QuestionRun<Answer: Outcome>: Sendable {
    let plan: TestPlan<Answer>
    let builder: Builder
    let workspace: Workspace
    let paths: PathNames
    let environment: TestRunEnvironment
    /// All stages that the workspace holds.
    let whole: [Stage]
    /// Called as the tests of a stage begin to run.
    let willRun: @Sendable (Stage.ID) -> Void

    /// The outcome for each of the stages.
    ///
    /// - Parameter store: The verdicts that are still known; nil to find out everything anew.
    func outcomes(of asked: [Stage], store: VerdictStore?) throws -> [Stage.ID: Answer] {
        defer { store?.finish() }
        var result: [Stage.ID: Answer] = [:]
        for stage in asked { result[stage.id] = store?.outcome(stage) }
        let open = asked.filter { result[$0.id] == nil }
        for (stage, outcome) in zip(open, try outcomes(of: open, isWhole: asked == whole)) {
            result[stage.id] = outcome
            try store?.keep(outcome, stage)
        }
        return result
    }

    /// Builds all stages at once where several are open; where that fails, each is built by itself,
    /// so that its errors are charged to it and the others still run.
    private func outcomes(of asked: [Stage], isWhole: Bool) throws -> [Answer] {
        if isWhole, asked.count > 1,
            case .built(let program) = try builder.build(.all, in: workspace, paths: paths),
            let outcomes = try outcomes(of: asked, program: program)
        {
            return outcomes
        }
        return try asked.map(outcome)
    }

    private func outcome(of stage: Stage) throws -> Answer {
        switch try builder.build(.stage(stage.id), in: workspace, paths: paths) {
        case .failed(let failure):
            return .notBuilt(failure)
        case .built(let program):
            if let outcome = try outcomes(of: [stage], program: program)?.first { return outcome }
            return .crashed(output: try list(program).text)
        }
    }

    /// The outcomes of stages that are built together; nil where the program can't list its tests.
    private func outcomes(of asked: [Stage], program: TestProgram) throws -> [Answer]? {
        var list = ""
        if asked.contains(where: plan.mustList) {
            let (end, text) = try self.list(program)
            guard end == .exited(0), TestNames.listed(text, module: "", source: "") != nil else {
                return nil
            }
            list = text
        }
        let run = SuiteRun(program: program, environment: environment)
        return try asked.concurrentMap { [list] stage in
            willRun(stage.id)
            return try plan.run(run, stage, list)
        }
    }

    private func list(_ program: TestProgram) throws -> (end: ProcessEnd, text: String) {
        try environment.scratch.withFolder { folder in
            let process = TestProgram.Environment(path: environment.scratch.path, scratch: folder)
            return try environment.processes.output(
                of: program.list(in: process), limits: environment.limits)
        }
    }
}
