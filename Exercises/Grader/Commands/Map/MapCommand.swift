import Catalog
import FileSystem
import Foundation
import Grading
import Reports

extension Verb {
    package static let map = Verb(
        name: "map", summary: "Make a page of which test notices which bug.",
        overview: """
            Makes a page that shows which of your tests notice which planted bugs.

            Each test is tried with each bug. So the page shows which tests notice the same,
            which bug hangs on one test, and which tests could go. Of a bug that no test
            notices, it has only the question that leads to it.
            """,
        usage: "map [STAGE|EXERCISE...] [options]", words: .stagesAndExercises,
        arguments: [
            HelpRow("STAGE", "\(Help.stages). The default is all."),
            HelpRow("EXERCISE", "A name that 'swift run grade list' shows."),
        ],
        options: MapOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "the page is made"),
            (ExitStatus.notPassed, "there is no test yet to make a page of"),
            (ExitStatus.usage, "the command line is wrong"),
            (ExitStatus.couldNotGrade, "could not grade, or write the page"),
        ]
    ) { context, options in
        try MapCommand(context: context, options: options).run()
    }
}

/// The options of `grade map`.
struct MapOptions: CommandOptions {
    var grading = GradingOptions()
    /// The file for the page; nil for the usual place.
    var output: String?

    static let declared: [Option<MapOptions>] =
        [
            GradingOptions.treeOption.within(\.grading),
            .text(
                "--output", "FILE", \.output,
                help: """
                    Write the page to this file. The default is
                    .grade/map.html.
                    """),
        ] + GradingOptions.graderOptions.map { $0.within(\.grading) }
}

/// `grade map`: asks every test about every planted bug, and writes the page of it.
struct MapCommand {
    let context: CommandContext
    let options: MapOptions

    func run() throws -> Int32 {
        let path = options.output.map { URL(filePath: $0).path } ?? "\(context.kit.cache)/map.html"
        let file = ReportFile(path: path, files: context.machine.files)
        // Nobody waits for a page that can't be written.
        try requireNoOther(at: path)
        try file.check()
        let report = try context.grade(options.grading, enoughTests: .max)
        guard report.stages.contains(where: { $0.noticeMap != nil }) else {
            context.console.error(MapText.nothing(in: report))
            return ExitStatus.notPassed
        }
        let asked = exercises(in: report)
        try file.write(
            MapPage(report: report, exercises: asked, version: CommandLineTool.version).text)
        try context.console.out(MapText.done(path, report, exercises: asked))
        return ExitStatus.passed
    }

    /// Checks that no other file is lost: only an earlier map is written over.
    private func requireNoOther(at path: String) throws {
        let files = context.machine.files
        let real = URL(filePath: path).resolvingSymlinksInPath().path
        guard files.kind(real) == .file, files.size(real) ?? 0 > 0 else { return }
        let start = try files.start(real, Self.maximumBytesBeforeMark) ?? []
        if !String(decoding: start, as: UTF8.self).contains(MapPage.mark) {
            throw GradeError.reportNotWritten(.other(MapText.notOurs), path: path)
        }
    }

    /// Within this many bytes, each such page has its mark.
    private static let maximumBytesBeforeMark = 4096

    /// The exercises that were named, and those of the stages that were; none where none was named.
    private func exercises(in report: Report) -> [String] {
        let named = context.invocation.exercises
        guard !named.isEmpty else { return [] }
        return report.exercises.filter { exercise in
            named.contains(exercise.exercise.id)
                || context.invocation.stages.contains(exercise.stage.id)
        }.map(\.exercise.id)
    }
}
