import Catalog
import Classroom
import CourseReports
import Foundation
import GradeKit
import Grading
import Reports

/// Writes the reports of a class from its result files, one learner at a time.
struct ClassReportsWriter {
    let store: ResultStore
    let context: CommandContext
    let options: ClassReportsOptions
    /// Since when each learner is at their exercise, where the class is watched.
    var times: BoardTimes?
    /// The results of learners who have none that is kept, or none that holds, by name.
    var standIns: [String: LearnerResult] = [:]
    /// The identifier of this run.
    private let run = UUID().uuidString

    init(
        store: ResultStore, context: CommandContext, options: ClassReportsOptions,
        times: BoardTimes? = nil
    ) {
        self.store = store
        self.context = context
        self.options = options
        self.times = times
    }

    var overridesFile: OverridesFile {
        OverridesFile(
            files: context.machine.files, reports: store.reports, workshop: context.kit.workshop)
    }

    /// Where learners' work comes from.
    struct Source {
        /// The whole class.
        let roster: Roster
        /// The folder or archive as the user named it.
        let folder: String
    }

    /// Writes the reports.
    ///
    /// - Parameters:
    ///   - learners: The learners in the order of the reports.
    ///   - folder: The folder of the reports as the user named it; nil to say nothing.
    ///   - account: Where the learners' work comes from; nil where that isn't known.
    /// - Returns: The exit status: 0 where everybody passed everything.
    @discardableResult
    func write(
        _ learners: [String], shownAs folder: String? = nil, of account: Source? = nil
    ) throws -> Int32 {
        let overrides = try overridesFile.read()
        let points = ClassPoints(
            worth: options.worth, overrides: overrides, stages: stages(of: learners),
            isMissingZero: options.isMissingZero, late: options.late)
        let heading = ClassHeading(
            title: options.title,
            date: Date().formatted(
                Date.ISO8601FormatStyle(timeZone: .current).year().month().day()),
            version: CommandLineTool.version)
        var reports = ClassReports(
            folder: store.reports, files: context.machine.files, heading: heading,
            points: points, feedback: options.feedback,
            before: try before(learners).flatMap { ClassBefore($0, zoneOfOldTimes: .current) },
            times: times)
        var counts: [ClassRow.Status: Int] = [:]
        var isGraded: [String: Bool] = [:]
        for (index, learner) in learners.enumerated() {
            guard let result = standIns[learner] ?? store.entry(learner)?.result else {
                throw ClassError.damagedResult(learner)
            }
            try reports.add(
                result, before: index + 1 < learners.count ? learners[index + 1] : nil)
            let status = ClassRow(result).status
            counts[status, default: 0] += 1
            isGraded[learner] = status.isGraded
        }
        let whole = Set(try store.wholeClass()).union(learners)
        for remark in OverrideRemark.all(
            on: overrides, points, learners: Set(learners), wholeClass: whole)
        {
            context.console.error(ClassProgressText.describe(remark) + "\n")
        }
        try reports.finish()
        if let folder {
            try context.console.out(
                ClassSummaryText.describe(
                    counts, folder: folder, withoutMoodleNumber: reports.withoutMoodleNumber,
                    withoutMoodleLine: reports.withoutMoodleLine,
                    renewsMoodle: reports.renewsMoodle))
        }
        // Where only some were asked for, the others' uploads were not looked at.
        if let account, standIns.isEmpty {
            let account = (UploadAccount(account.roster) { isGraded[$0] }, account.folder)
            context.console.error(UploadAccountText.describe(account.0, of: account.1))
        }
        let passed = counts[.mastered, default: 0] + counts[.passed, default: 0]
        return passed == learners.count ? ExitStatus.passed : ExitStatus.notPassed
    }

    /// The stages that make the points: those of whoever was graded first.
    private func stages(of learners: [String]) -> [Stage] {
        for learner in learners {
            if case .graded(let report) = store.entry(learner)?.result.verdict {
                return report.numbered.map(\.stage)
            }
        }
        return context.kit.workshop.numbered
    }

    /// The earlier moment that these learners are compared with; nil where there is none.
    private func before(_ learners: [String]) throws -> ClassHistory.Moment? {
        var standings: [String: Standing] = [:]
        for learner in learners {
            guard let entry = store.entry(learner) else { continue }
            standings[LearnerFileName.of(learner)] = Standing(entry.result)
        }
        var history = store.history()
        history.take(standings, at: ReportTime(Date(), in: .current).iso, run: run)
        try store.keep(history)
        return history.before
    }
}

extension CommandContext {
    /// - Throws: Where the reports would take the place of files that are somebody's own.
    func requireNoFilesOfOthers(in reports: String, shownAs path: String) throws {
        let others = try ReportsFolder(reports, files: machine.files).filesOfOthers()
        guard others.isEmpty else { throw ClassError.filesOfOthers(path, others) }
    }
}
