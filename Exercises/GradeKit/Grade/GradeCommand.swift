import Catalog
import FileSystem
import Foundation
import Grading
import Reports
import TerminalKit

/// `grade`: grades the stages and writes the report.
struct GradeCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let invocation = context.invocation
        let file = invocation.output.map {
            ReportFile(path: URL(filePath: $0).path, files: context.machine.files)
        }
        // Now, and not after a grading that was done for nothing.
        try file?.check()
        let report = try context.grade(invocation.tree, stages: invocation.stages)
        if let file {
            try file.write(text(of: report, usesColor: false))
        } else {
            try context.console.out(text(of: report, usesColor: context.console.usesColor))
        }
        if invocation.format == .github { try appendSummary(of: report) }
        return report.isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }

    private func text(of report: Report, usesColor: Bool) -> String {
        switch context.invocation.format {
        case .text: TextReporter(style: Style(usesColor: usesColor)).text(of: report)
        case .json: JSONReporter.text(of: report)
        case .junit: JUnitReporter.text(of: report)
        case .github: GitHubReporter.text(of: report, token: Secret.make())
        case .gradescope: GradescopeReporter.text(of: report)
        }
    }

    /// Adds to the summary of the job, where this runs in GitHub Actions.
    private func appendSummary(of report: Report) throws(FileError) {
        guard let path = context.machine.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
            return
        }
        let before =
            context.machine.files.kind(path) == .file ? try context.machine.files.read(path) : []
        let summary = GitHubReporter.summary(of: report)
        try context.machine.files.writeThrough(path, before + Array(summary.utf8))
    }
}
