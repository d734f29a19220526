import Catalog
import Grading
import TerminalKit

extension Verb {
    package static let verify = Verb(
        name: "verify", summary: "Check that the workshop itself is sound (for authors).",
        overview: """
            Checks that the workshop itself is sound. For authors.

            Every official test has to fail on the untouched Starter by an assertion, and
            Finished has to pass everything. Both trees have to have the same files, every
            file to fill in a TODO, and every entry of the catalogue its files and suite.
            The official tests and those of Finished, in each library alone, have to notice
            every planted bug and pass on every correct variant; the worked examples have to
            notice none, and each other test of Finished one. Both versions of a file of
            tests have to say the same. The official tests have to notice small changes that
            are made by rule ('<' becomes '<=', a call is gone), but for those that the
            catalogue lists as changes that nobody can see. Tests that an exercise gives to
            be repaired may be wrong and notice what they like: they have to lack the ideas
            that the catalogue says.

            Every planted bug has to earn its place. The rules of each exercise are printed
            with the bugs that break them, and with the bugs that are noticed wherever
            another one is.
            """,
        usage: "verify [STAGE...]", words: .stages,
        arguments: [
            HelpRow("STAGE", "\(Help.stages). The default is all.")
        ],
        options: NoOptions.self
    ) { context, _ in
        try VerifyCommand(context: context).run()
    }
}

/// `grade verify`: checks that the workshop itself is sound.
struct VerifyCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let (found, matrices, rules) = try check()
        // More than one check may find the same defect.
        let findings = found.indices.filter { !found[..<$0].contains(found[$0]) }.map { found[$0] }
        try context.console.out(PlainText.safe(DefectText.describe(rules: matrices)))
        for finding in findings {
            try context.console.out("✗ \(PlainText.safe(DefectText.describe(finding)))\n")
        }
        let summary =
            findings.isEmpty
            ? DefectText.sound(context.invocation.stages)
            : "\nThings to fix: \(findings.count).\n"
        try context.console.out(summary + DefectText.describe(rulesWithoutBug: rules))
        return findings.isEmpty ? ExitStatus.passed : ExitStatus.notPassed
    }

    /// The defects, what notices which bugs, and the official tests whose rule no planted bug breaks.
    private func check() throws -> (
        findings: [Defect], matrices: [BugMatrix], rulesWithoutBug: [String]
    ) {
        let asked = context.invocation.stages
        let workshop = context.kit.workshop
        let stages = asked.isEmpty ? workshop.stages : workshop.stages(asked)
        let layout = LayoutCheck(kit: context.kit, files: context.machine.files, stages: stages)
        let finished = try finishedModules(of: stages)
        let planted = Dictionary(
            uniqueKeysWithValues: stages.map { stage in
                let folder = finished[stage.id] ?? SourceFolder()
                return (stage.id, MutantModule(finished: folder, stage: stage))
            })
        let early =
            try layout.defects()
            + LibraryCheck(kit: context.kit, files: context.machine.files, stages: stages).defects()
            + BugCheck(workshop: workshop, stages: stages, planted: planted).defects()
        // With these defects, the grader would only say less clearly what is missing.
        guard early.isEmpty else { return (early, [], []) }
        defer { context.endProgress() }
        let grader = try context.makeGrader(enoughTests: .max)
        var models: [Stage.ID: [OwnTestsReport]] = [:]
        let findings = try TestLibrary.allCases.flatMap { library in
            func report(_ tree: Tree) throws -> Report {
                try grader.grade(
                    try context.read(tree, testsIn: library), stages: stages, alsoOnCode: true,
                    progress: context.progress)
            }
            let starter = try report(.starter)
            let check = ReportCheck(
                planted: planted, examples: Set(starter.stages.flatMap(\.namesOfExamples)),
                library: library)
            let finished = try report(.finished)
            for stage in finished.stages {
                models[stage.stage.id, default: []] += stage.ownTests.report.map { [$0] } ?? []
            }
            return check.starter(starter) + check.finished(finished)
        }
        let official = try grader.huntWithOfficialSuites(of: stages, progress: context.progress)
        let changes = SmallChangeCheck(stages: stages, finished: finished) { changedStages in
            var kit = context.kit
            kit.workshop = workshop.replacing(changedStages)
            // The check has workspaces of its own, so that both keep their verdicts.
            kit.cache += "/changes"
            let changed = try context.makeGrader(enoughTests: 1).with(kit: kit)
            return try changed.huntWithOfficialSuites(of: changedStages, progress: context.progress)
        }
        let check = ReportCheck(planted: planted)
        let matrices = stages.flatMap { stage in
            stage.exercises.map { exercise in
                BugMatrix(
                    of: exercise, in: stage, models: models[stage.id] ?? [],
                    official: official[stage.id]?.report.map { [$0] } ?? [])
            }
        }
        let more =
            stages.flatMap { check.official(official[$0.id], stage: $0) }
            + matrices.flatMap { $0.defects() } + (try changes.defects())
        return (
            findings + more, matrices,
            stages.flatMap { ReportCheck.rulesWithoutBug(official[$0.id]) }
        )
    }

    private func finishedModules(of stages: [Stage]) throws -> [Stage.ID: SourceFolder] {
        let modules = try stages.map { stage in
            let path = context.kit.path(Tree.finished.modulePath(stage))
            return (
                stage.id,
                try SourceFolder.read(path, ending: "", files: context.machine.files)
            )
        }
        return Dictionary(uniqueKeysWithValues: modules)
    }
}

extension StageReport.OwnTests {
    /// What became of them, where they were judged.
    fileprivate var report: OwnTestsReport? {
        if case .judged(let report) = self { report } else { nil }
    }

}

extension StageReport {
    /// The names of the tests that are shipped.
    fileprivate var namesOfExamples: [String] {
        exercises.flatMap(\.ownTests).map(\.result.name)
    }
}
