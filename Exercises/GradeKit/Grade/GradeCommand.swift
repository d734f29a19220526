import Catalog
import FileSystem
import Foundation
import Grading
import Reports
import TerminalKit

extension Verb {
    package static let grade = Verb(
        name: "grade", summary: "Grade the stages. This is the default.",
        overview: """
            Grades the stages of the unit testing workshop.

            Builds each stage, runs its official tests on your code, looks whether your own
            tests notice the bugs that are planted in the finished code, and says what to
            do next.
            """,
        usage: "[COMMAND] [STAGE...] [options]", words: .stages,
        arguments: [
            HelpRow("STAGE", "\(Help.stages). The default is all.")
        ],
        options: [
            .tree, .format, .output, .timeLimit, .memoryLimit, .buildWith, .noSandboxOfOwnCode,
        ],
        exitStatuses: [
            (ExitStatus.passed, "everything that was asked for passed"),
            (ExitStatus.notPassed, "graded, and something does not pass yet"),
            (ExitStatus.usage, "the command line is wrong"),
            (ExitStatus.couldNotGrade, "could not grade"),
        ]
    ) { context in
        try GradeCommand(context: context).run()
    }
}

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
        let report = try context.grade()
        if let file {
            try file.write(text(of: report, usesColor: false))
        } else {
            try context.console.out(text(of: report, usesColor: context.console.usesColor))
        }
        if invocation.format == .github { try appendSummary(of: report) }
        return report.isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }

    private func text(of report: Report, usesColor: Bool) -> String {
        context.invocation.format.text(
            of: report, style: Style(usesColor: usesColor), token: Secret.make())
    }

    /// Adds to the summary of the job, where this runs in GitHub Actions.
    private func appendSummary(of report: Report) throws(FileError) {
        guard let path = context.machine.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
            return
        }
        try ReportFile(path: path, files: context.machine.files).append(
            GitHubReporter.summary(of: report))
    }
}

/// A file that a report is written to: one that was asked for, or the summary of a job.
struct ReportFile {
    let path: String
    let files: Files

    /// Throws where the file can't be written. What is in it stays as it is.
    func check() throws(GradeError) {
        try report { () throws(FileError) in
            switch files.kind(path) {
            case .folder:
                throw FileError(action: .write, path: path, reason: .inTheWay)
            case .link, .special:
                // What is there is written to, and can't be tried before.
                break
            case .file, nil:
                // A new file is put in its place, so that its folder has to be writable.
                let probe = "\(path).\(Secret.make())"
                try files.write(probe, [])
                try files.remove(probe)
            }
        }
    }

    func write(_ text: String) throws(GradeError) {
        try report { () throws(FileError) in try files.writeThrough(path, Array(text.utf8)) }
    }

    /// Adds to what is in the file, also where a link leads to it.
    func append(_ text: String) throws(FileError) {
        let isFile = files.kind(URL(filePath: path).resolvingSymlinksInPath().path) == .file
        let before = isFile ? try files.read(path) : []
        try files.writeThrough(path, before + Array(text.utf8))
    }

    private func report(_ body: () throws(FileError) -> Void) throws(GradeError) {
        do {
            try body()
        } catch {
            throw .reportNotWritten(error.reason, path: path)
        }
    }
}
