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
            The official tests and those of Finished have to notice every planted bug and
            pass on every correct variant; the worked examples have to notice none.
            """,
        usage: "verify", words: .nothing
    ) { context in
        try VerifyCommand(context: context).run()
    }
}

/// `grade verify`: checks that the workshop itself is sound.
struct VerifyCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let found = try findings()
        // What is wrong with the code of a stage is found by more than one check.
        let findings = found.indices.filter { !found[..<$0].contains(found[$0]) }.map { found[$0] }
        for finding in findings {
            try context.console.out("✗ \(PlainText.safe(FindingText.describe(finding)))\n")
        }
        let summary =
            findings.isEmpty
            ? "The workshop is sound: both trees, the catalogue, the official suites and the planted\n"
                + "bugs agree.\n"
            : "\nThings to mend: \(findings.count).\n"
        try context.console.out(summary)
        return findings.isEmpty ? ExitStatus.passed : ExitStatus.notPassed
    }

    private func findings() throws -> [Finding] {
        let stages = context.kit.workshop.stages
        let layout = LayoutCheck(kit: context.kit, files: context.machine.files)
        let planted = try plantedModules()
        let early = try layout.findings() + BugCheck(stages: stages, planted: planted).findings()
        // What is missing would only come back as less clear messages of the grader's.
        guard early.isEmpty else { return early }
        let check = ReportCheck(planted: planted)
        defer { context.endProgress() }
        let official = try context.makeGrader().huntWithOfficialSuites(progress: context.tell)
        return check.starter(try context.grade(try context.read(.starter), stages))
            + check.finished(try context.grade(try context.read(.finished), stages))
            + stages.flatMap { check.official(official[$0.id], stage: $0) }
    }

    private func plantedModules() throws -> [Stage.ID: MutantModule] {
        let modules = try context.kit.workshop.stages.map { stage in
            let folder = try SourceFolder.read(
                context.kit.path(Tree.finished.modulePath(stage)), ending: "",
                files: context.machine.files)
            return (stage.id, MutantModule(finished: folder, stage: stage, secret: ""))
        }
        return Dictionary(uniqueKeysWithValues: modules)
    }
}
