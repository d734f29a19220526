import Catalog
import Classroom
import Foundation
import Grading
import Reports

/// Writes the reports on a class from its result files, one learner at a time.
struct ClassReportsWriter {
    let store: ResultStore
    let context: CommandContext

    /// - Returns: A row for each learner, in order, and the learners who are missing from Moodle's feedback
    ///   or from its file.
    func write(
        _ roster: Roster
    ) throws -> (rows: [ClassRow], withoutMoodleFile: [String], withoutMoodleLine: [String]) {
        let results = roster.entries.lazy.map(result)
        let heading = ClassHeading(
            date: Date().formatted(
                Date.ISO8601FormatStyle(timeZone: .current).year().month().day()),
            version: CommandLineTool.version)
        let stages = results.lazy.compactMap(\.stages).first ?? context.kit.workshop.numbered
        var reports = ClassReports(
            folder: store.reports, files: context.machine.files, heading: heading, stages: stages)
        let rows = try results.map { try reports.add($0) }
        try reports.finish()
        return (rows, reports.withoutMoodleFile, reports.withoutMoodleLine)
    }

    /// The stored result of a learner, or a stand-in that says that there is none yet.
    private func result(of entry: Roster.Entry) -> LearnerResult {
        guard let kept = store.entry(entry.learner)?.result,
            kept.verdict != .notGraded(.notHandedIn)
        else { return entry.standIn }
        return kept
    }
}

extension LearnerResult {
    /// The stages that count for points; nil if there is no verdict.
    fileprivate var stages: [Stage]? {
        if case .graded(let report) = verdict { report.numbered.map(\.stage) } else { nil }
    }
}
