import Catalog
import Classroom
import Foundation
import Grading
import Reports

/// Writes the reports of a class from its result files, one learner at a time.
struct ClassReportsWriter {
    let store: ResultStore
    let context: CommandContext
    let options: ClassReportsOptions
    /// The results of learners who have none that is kept, or none that holds, by name.
    var standIns: [String: LearnerResult] = [:]
    /// Those who were graded, and what is told of the others; nil where everybody was.
    var only: (learners: [String], changed: [String])?
    init(store: ResultStore, context: CommandContext, options: ClassReportsOptions) {
        (self.store, self.context, self.options) = (store, context, options)
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
    ///   - account: Where the learners' work comes from; nil where that isn't known, or not all of it was
    ///     looked at.
    /// - Returns: The exit status: 0 where everybody who was asked for passed everything.
    @discardableResult
    func write(
        _ learners: [String], shownAs folder: String? = nil, of account: Source? = nil
    ) throws -> Int32 {
        let points = ClassPoints(worth: options.worth, stages: stages(of: learners))
        let heading = ClassHeading(
            title: options.title,
            date: Date().formatted(
                Date.ISO8601FormatStyle(timeZone: .current).year().month().day()),
            version: CommandLineTool.version)
        var reports = ClassReports(
            folder: store.reports, files: context.machine.files, heading: heading,
            points: points, feedback: options.feedback)
        var summary = ClassSummary(
            only: only.map { ClassSummary.Only(changed: $0.changed) })
        let chosen = only.map { Set($0.learners) }
        var gradedLearners: Set<String> = []
        for learner in learners {
            guard let result = standIns[learner] ?? store.entry(learner)?.result else {
                throw ClassError.damagedResult(learner)
            }
            let row = try reports.add(result)
            summary.counts[row.status, default: 0] += 1
            if row.status.isGraded { gradedLearners.insert(learner) }
            if chosen?.contains(learner) == true {
                summary.only?.rows.append(row)
            } else if row.status == .notYet {
                summary.only?.waiting.append(learner)
            }
        }
        try reports.finish()
        if let folder {
            func asked(_ names: [String]) -> [String] {
                names.filter { chosen?.contains($0) != false }
            }
            summary.withoutMoodleFile = asked(reports.withoutMoodleFile)
            summary.withoutMoodleLine = asked(reports.withoutMoodleLine)
            summary.renewsMoodle = reports.renewsMoodle
            try context.console.out(ClassSummaryText.describe(summary, folder: folder))
        }
        if let account {
            let fates = UploadAccount(account.roster, graded: gradedLearners)
            context.console.error(UploadAccountText.describe(fates, of: account.folder))
        }
        return summary.isAllPassed ? ExitStatus.passed : ExitStatus.notPassed
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
}

extension CommandContext {
    /// - Throws: Where the reports would take the place of files that are somebody's own.
    func requireNoFilesOfOthers(in reports: String, shownAs path: String) throws {
        let others = try ReportsFolder(reports, files: machine.files).filesOfOthers()
        guard others.isEmpty else { throw ClassError.filesOfOthers(path, others) }
    }
}
