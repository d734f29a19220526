import Catalog
import FileSystem
import Foundation
import Grading
import Reports
import TerminalKit

extension Verb {
    /// The command that grades the stages and writes the report in one of the formats.
    package static let grade = Verb(
        name: "grade", summary: "Grade the stages. This is the default command.",
        overview: """
            Grades the stages of the unit testing workshop.

            It builds each stage and runs the official tests on your code. Then it plants
            bugs in the reference solution, checks which of them your tests catch, and says
            what to do next. If you name an exercise, you see what to do in that exercise.
            """,
        usage: "[COMMAND] [STAGE|EXERCISE...] [options]", words: .stagesAndExercises,
        options: [
            .flag("--all", \.showsAll, help: "Show every failure instead of only the first."),
            .flag("--points", \.showsPoints, help: "Show points (formats text and github)."),
            .tree,
            .choice(
                "--format", "FORMAT", \.format,
                help: """
                    text (the default), json, junit or github. If you name an exercise, only text \
                    is limited to it. The other formats report its whole stage.
                    """),
            .text("--output", "FILE", \.output, help: "Write the report to this file."),
        ] + Option.grading
    ) { context in
        try GradeCommand(context: context).run()
    }
}

/// `grade`: grades the stages and writes the report.
struct GradeCommand {
    let context: CommandContext
    private var options: Options { context.options }

    func run() throws -> Int32 {
        let file = try context.reportFile()
        let report = try context.grade()
        if let file {
            try file.write(text(of: report, usesColor: false))
        } else {
            try context.console.out(text(of: report, usesColor: context.console.usesColor))
        }
        if options.format == .github {
            try append(GitHubReporter.summary(of: report, showsPoints: options.showsPoints))
        }
        return isPassed(report) ? ExitStatus.passed : ExitStatus.notPassed
    }

    /// The stages and exercises that were requested. If only exercises were named, there are no stages.
    private func asked(
        of report: Report
    ) -> (stages: Report?, exercises: [ExerciseState]) {
        let invocation = context.invocation
        guard !invocation.exercises.isEmpty else { return (report, []) }
        let exercises = report.exercises.filter { invocation.exercises.contains($0.exercise.id) }
        let stages = report.stages.filter { invocation.stages.contains($0.stage.id) }
        let part = Report(
            tree: report.tree, toolchain: report.toolchain, stages: stages,
            isWhole: report.isWhole)
        return (stages.isEmpty ? nil : part, exercises)
    }

    /// Whether all the stages and exercises named on the command line passed.
    private func isPassed(_ report: Report) -> Bool {
        let (stages, exercises) = asked(of: report)
        return (stages?.isPassed ?? true) && exercises.allSatisfy { $0.sign != .open }
    }

    private func text(of report: Report, usesColor: Bool) -> String {
        switch options.format {
        case .text: text(for: report, Style(usesColor: usesColor))
        case .json: JSONReporter.text(of: report)
        case .junit: JUnitReporter.text(of: report)
        // The token is created only now, after the learner's code has run, so that code can't know the token.
        case .github:
            GitHubReporter.text(
                of: report, showsPoints: options.showsPoints, token: Secret.make())
        }
    }

    private func text(for report: Report, _ style: Style) -> String {
        let (stages, exercises) = asked(of: report)
        let codeFirst = context.memory.isCodeFirst
        let reporter = TextReporter(
            style: style, showsAll: options.showsAll, showsPoints: options.showsPoints,
            codeFirst: codeFirst)
        let next = NextReporter(
            style: style, tree: report.tree, showsAll: options.showsAll, codeFirst: codeFirst)
        return (stages.map(reporter.text) ?? "")
            + exercises.map { exercise in
                let stage = report.stages.first { $0.stage == exercise.stage }
                let start = StartingPlace.of(
                    exercise, codeFirst: codeFirst, in: stage, tree: report.tree,
                    kit: context.kit, files: context.machine.files)
                return next.text(of: exercise, in: stage, start: start, again: exercise.exercise.id)
            }.joined()
    }

    /// Appends to the job summary when running in GitHub Actions.
    private func append(_ summary: String) throws(FileError) {
        guard let path = context.machine.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
            return
        }
        try ReportFile(path: path, files: context.machine.files).append(summary)
    }
}

extension CommandContext {
    /// The file that `--output` names, after a check that the file can be written; nil without this option.
    func reportFile() throws(GradeError) -> ReportFile? {
        guard let output = options.output else { return nil }
        let file = ReportFile(path: URL(filePath: output).path, files: machine.files)
        try file.check()
        return file
    }
}

/// A file for a report: the one that `--output` names, or a job summary.
struct ReportFile {
    let path: String
    let files: Files

    /// Checks that the file can be written, by writing another one beside it. Links, devices and pipes
    /// aren't checked.
    func check() throws(GradeError) {
        let kind = files.kind(path)
        if kind == .link || kind == .special { return }
        if kind == .folder { throw .reportNotWritten(.inTheWay, path: path) }
        let other = "\(path).\(UUID().uuidString)"
        do {
            try files.write(other, [])
            try files.remove(other)
        } catch {
            throw .reportNotWritten(error.reason, path: path)
        }
    }

    func write(_ text: String) throws(GradeError) {
        do {
            try files.writeThrough(path, Array(text.utf8))
        } catch {
            throw .reportNotWritten(error.reason, path: path)
        }
    }

    /// Appends to the file, following links.
    func append(_ text: String) throws(FileError) {
        let isFile = files.kind(URL(filePath: path).resolvingSymlinksInPath().path) == .file
        let before = isFile ? try files.read(path) : []
        try files.writeThrough(path, before + Array(text.utf8))
    }
}
