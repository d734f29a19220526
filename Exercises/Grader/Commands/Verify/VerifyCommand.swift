import Catalog
import Grading
import Reports
import TerminalKit

extension Verb {
    package static let verify = Verb(
        name: "verify", summary: "Check that the workshop itself is sound (for authors).",
        overview: """
            Checks that the workshop itself is sound. For authors.

            Both trees must have the same files, and every exercise must have its files and
            its suite. On the untouched Starter, every official test must fail an assertion.
            Finished must pass everything. The official tests must catch every planted bug
            and pass on every correct variant, and so must the tests in Finished, in each
            library. The worked examples must be red on Starter and catch no bug. Tests that
            learners are asked to repair may be wrong.
            """,
        usage: "verify [STAGE...]", words: .stages
    ) { context in
        try VerifyCommand(context: context).run()
    }
}

/// `grade verify`: checks that the workshop itself is consistent and correct.
struct VerifyCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let found = try defects()
        // Several checks may find the same defect, which is reported only once.
        let defects = found.indices.filter { !found[..<$0].contains(found[$0]) }.map { found[$0] }
        for defect in defects {
            try context.console.out("✗ \(PlainText.safe(defect))\n")
        }
        let sound =
            "\(StageWords.beginning(context.invocation.stages)) sound: both trees, the catalog, the "
            + "official tests and the planted bugs agree."
        try context.console.out(
            defects.isEmpty
                ? PlainText.wrapped(sound, width: TextWidth.usual).joined(separator: "\n") + "\n"
                : "\nThings to fix: \(defects.count).\n")
        return defects.isEmpty ? ExitStatus.passed : ExitStatus.notPassed
    }

    private func defects() throws -> [String] {
        let asked = context.invocation.stages
        let workshop = context.kit.workshop
        let stages = asked.isEmpty ? workshop.stages : workshop.stages(asked)
        let files = context.machine.files
        let early =
            try LayoutCheck(kit: context.kit, files: files, stages: stages).defects()
            + BugCheck(
                workshop: workshop, stages: stages, planted: try plantedModules(of: stages)
            ).defects()
        // Nothing is graded if there are defects already, because the grader would report them less
        // clearly.
        guard early.isEmpty else { return early }
        context.beginProgress(on: stages)
        defer { context.endProgress() }
        let grader = try context.makeGrader()
        let ownTests = try TestLibrary.allCases.flatMap { library in
            func report(_ tree: Tree) throws -> Report {
                try grader.grade(
                    try context.read(tree, testsIn: library), stages: stages, alsoOnCode: true,
                    progress: context.progress)
            }
            let check = ReportCheck(library: library)
            return check.starter(try report(.starter)) + check.finished(try report(.finished))
        }
        let official = try grader.judgeOfficialSuites(of: stages, progress: context.progress)
        let check = ReportCheck()
        return ownTests + stages.flatMap { check.official(official[$0.id], stage: $0) }
    }

    /// The reference solution's module of each stage with its planted bugs.
    private func plantedModules(of stages: [Stage]) throws -> [Stage.ID: MutantModule] {
        let modules = try stages.map { stage in
            let path = context.kit.path(Tree.finished.modulePath(stage))
            let finished = try SourceFolder.read(path, ending: "", files: context.machine.files)
            return (stage.id, MutantModule(finished: finished, stage: stage))
        }
        return Dictionary(uniqueKeysWithValues: modules)
    }
}
