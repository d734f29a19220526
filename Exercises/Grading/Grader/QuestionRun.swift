import Catalog
import Processes

/// Asks one question of stages: builds a program for each of them and runs its tests.
struct QuestionRun<Answer: Outcome>: Sendable {
    let plan: TestPlan<Answer>
    let builder: StageBuilder
    let content: QuestionContent
    let environment: TestRunEnvironment
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
        // All side by side: what may run at a time is limited where something is run.
        let outcomes = try open.concurrentMap(width: max(1, open.count)) { stage in
            let outcome = try outcome(of: stage)
            try store?.keep(outcome, stage)
            return outcome
        }
        for (stage, outcome) in zip(open, outcomes) { result[stage.id] = outcome }
        return result
    }

    private func outcome(of stage: Stage) throws -> Answer {
        if let answer = plan.withoutBuild(stage) { return answer }
        switch try builder.build(stage, of: content) {
        case .failed(let failure):
            return .notBuilt(failure)
        case .built(let program):
            var list = ""
            if plan.mustList {
                let (end, text) = try self.list(program)
                guard end == .exited(0), TestNames.listed(text, module: "", source: "") != nil
                else { return .crashed(output: text) }
                list = text
            }
            willRun(stage.id)
            return try plan.run(
                SuiteRun(program: program, environment: environment), stage, list)
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
