import Foundation

@testable import Catalog
@testable import FileSystem
@testable import Grading

/// The reports on fixture learners as the real pipeline came to them, kept in files: tests of what is said of
/// a learner read them, and build and run nothing.
///
/// `WORKSHOP_RECORD=1` with the long tests grades the learners and writes the files anew.
enum RecordedReport {
    private static let folder = FixtureLearner.kit.path("Tests/GradingTests/Recorded")

    private static func path(_ learner: String) -> String { "\(folder)/\(learner).json" }

    /// The learners that have a recorded report, in order.
    static func learners() throws -> [String] {
        try Files.live.names(folder).filter { $0.hasSuffix(".json") }
            .map { String($0.dropLast(".json".count)) }.sorted()
    }

    static func read(_ learner: String) throws -> Report {
        let decoder = JSONDecoder()
        decoder.userInfo[.workshop] = Workshop.shipped
        return try decoder.decode(
            Report.self, from: Data(try Files.live.read(path(learner))))
    }

    static func text(_ learner: String) throws -> String {
        String(decoding: try Files.live.read(path(learner)), as: UTF8.self)
    }

    static func write(_ text: String, _ learner: String) throws {
        try Files.live.write(path(learner), Array(text.utf8))
    }

    /// A report as a file has it: without what is another one each time, and of the official tests that
    /// pass with the first of each exercise.
    static func text(of report: Report) throws -> String {
        let short = Report(
            tree: report.tree, toolchain: "6.3", stages: report.stages.map(short),
            isWhole: report.isWhole)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        let text = String(decoding: try encoder.encode(short), as: UTF8.self)
        return text.replacing(#/"seconds" : [-+.e0-9]+/#, with: #""seconds" : 0"#)
            .replacing(#/0x[0-9a-f]+/#, with: "0x0") + "\n"
    }

    private static func short(_ stage: StageReport) -> StageReport {
        var seen: Set<String> = []
        let tests = stage.tests.filter {
            $0.result.status != .passed || seen.insert($0.exercise).inserted
        }
        let suite: StageReport.Suite =
            switch stage.suite {
            case .ran: .ran(tests)
            case .notBuilt(let failure, _):
                .notBuilt(failure, tests: tests.filter { seen.insert($0.exercise).inserted })
            }
        return StageReport(
            stage: stage.stage, suite: suite, ownTests: stage.ownTests, flags: stage.flags,
            changedFiles: stage.changedFiles, findings: stage.findings,
            untouchedCode: stage.untouchedCode)
    }
}
