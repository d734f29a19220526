import Classroom
import Foundation
import Grading
import Reports
import TerminalKit

/// Watches a class: submissions that change are graded again, and the pages are written anew.
struct ClassWatch {
    private let writer: ClassReportsWriter
    /// The whole class, as it is now.
    private let read: () throws -> Roster
    /// The part of the class that is graded here.
    private let part: (Roster) -> Roster
    /// What the uploads at the top of the class are accounted for with; nil to say nothing of them.
    private let account: (Roster) -> ClassReportsWriter.Source?
    private let console: Console
    private var run: ClassRun
    /// The learners on the pages, and the points by hand that the pages show.
    private var learners: [String] = []
    private var overrides: [UInt8]?
    /// The names at the top of the class that were accounted for last.
    private var accounted: [String]?
    /// The mistake in the class that was told last; nil where there is none.
    private var mistake: ClassError?

    /// How often the submissions are looked at, in seconds.
    private static let interval = 2.0

    init(
        of run: ClassRun, writer: ClassReportsWriter, read: @escaping () throws -> Roster,
        part: @escaping (Roster) -> Roster,
        account: @escaping (Roster) -> ClassReportsWriter.Source? = { _ in nil }
    ) {
        self.run = run
        // Submissions that failed are tried again only when they change.
        self.run.triesFailedAgain = false
        self.writer = writer
        self.read = read
        self.part = part
        self.account = account
        console = writer.context.console
    }

    /// Writes the reports of the learners that have results.
    ///
    /// - Parameter folder: The folder of the reports as the user named it; nil to say nothing.
    mutating func write(
        _ learners: [String], shownAs folder: String? = nil,
        of account: ClassReportsWriter.Source? = nil
    ) throws {
        // The overrides are read before the reports are written: a change meanwhile is seen at the
        // next look.
        if let account { accounted = account.roster.uploads }
        (self.learners, overrides) = (learners, writer.overridesFile.content)
        do {
            try writer.write(learners, shownAs: folder, of: account)
        } catch let error as ClassError {
            // The instructor may be editing the file just now.
            console.error(ErrorText.lines(error))
        }
    }

    /// Looks until a signal ends this process.
    mutating func start() throws -> Never {
        while true {
            Thread.sleep(forTimeInterval: Self.interval)
            try look()
        }
    }

    /// Grades what has changed since the last look.
    mutating func look() throws {
        let whole: Roster
        do {
            whole = try read()
            mistake = nil
        } catch let error as ClassError {
            if error != mistake { console.error(ErrorText.lines(error)) }
            mistake = error
            return
        } catch {
            // A folder that is being written to may be gone for a moment.
            return
        }
        let roster = part(whole)
        let learners = roster.entries.map(\.learner)
        let graded = try run.run(roster)
        let store = writer.store
        guard
            graded > 0 || learners != self.learners || writer.overridesFile.content != overrides
        else {
            try writer.times?.renewBoard(
                in: store.reports, files: writer.context.machine.files)
            return
        }
        try store.prepare(for: whole.entries.map(\.learner))
        try store.removeAll(but: whole.entries.map(\.learner))
        // Marks change often, and what there is doesn't.
        try write(learners, of: whole.uploads == accounted ? nil : account(whole))
    }
}
