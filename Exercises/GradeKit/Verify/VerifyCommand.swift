import Catalog
import Grading
import TerminalKit

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
        let layout = LayoutCheck(kit: context.kit, files: context.machine.files, stages: stages)
        let planted = try plantedModules()
        let early = try layout.findings() + BugCheck(stages: stages, planted: planted).findings()
        // What is missing would only come back as less clear messages of the grader's.
        guard early.isEmpty else { return early }
        let check = ReportCheck(planted: planted)
        let official = try context.huntWithOfficialSuites()
        return check.starter(try context.grade(.starter, stages: []))
            + check.finished(try context.grade(.finished, stages: []))
            + stages.flatMap { check.official(official[$0.number], stage: $0.number) }
    }

    private func plantedModules() throws -> [Int: PlantedModule] {
        let modules = try stages.map { stage in
            let folder = try SourceFolder.read(
                context.kit.path("Finished/\(stage.module)"), ending: "",
                files: context.machine.files)
            return (stage.number, PlantedModule(finished: folder, stage: stage, secret: ""))
        }
        return Dictionary(uniqueKeysWithValues: modules)
    }
}
