import Catalog

/// `grade verify`: checks that the workshop itself is sound.
struct VerifyCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let layout = LayoutCheck(kit: context.kit, files: context.files, stages: stages)
        var findings = try layout.findings()
        // A missing file would only come back as a less clear message of the grader's.
        if findings.isEmpty {
            findings += ReportCheck.starter(try context.grade(.starter, stages: []))
            findings += ReportCheck.finished(try context.grade(.finished, stages: []))
        }
        for finding in findings {
            try context.console.out("✗ \(PlainText.safe(FindingText.describe(finding)))\n")
        }
        let summary =
            findings.isEmpty
            ? "The workshop is sound: both trees, the catalogue and the official suites agree.\n"
            : "\nThings to mend: \(findings.count).\n"
        try context.console.out(summary)
        return findings.isEmpty ? ExitStatus.passed : ExitStatus.notPassed
    }
}
