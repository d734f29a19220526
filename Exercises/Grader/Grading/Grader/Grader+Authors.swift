import Catalog

extension Grader {
    /// What becomes of the planted bugs of stages when the official suites hunt for them: the author's check.
    package func huntWithOfficialSuites(
        of stages: [Stage], progress: GradingProgress
    ) throws -> [Stage.ID: StageReport.OwnTests] {
        let finished = try Submission.read(
            kit.root, tree: .finished, of: kit.workshop, files: machine.files)
        try finished.requireFolders(of: stages)
        return try withWorkspaces(of: finished, stages, progress) { content, recovery in
            let official = try OfficialTests(
                of: stages, in: kit, files: machine.files, withGivenCode: true)
            let askSuites = { @Sendable in
                try ask(
                    .suitesOnBugs(official, enough: enoughTests),
                    .suiteOnBugs, of: stages,
                    content, recovery, progress)
            }
            let outcomes = try recovery.settle(
                recovery.attempt(.suiteOnBugs, askSuites), of: .suiteOnBugs, for: stages,
                again: askSuites)
            if let output = brokenBuild(outcomes.values.map(\.buildFailure)) {
                throw GradeError.buildBroken(output: output)
            }
            return outcomes
        }
    }
}
