import Foundation
import Grading
import Reports
import TerminalKit

/// A class that is watched: what changes is graded again, and stands on the pages.
struct ClassWatch {
    private let writer: ClassReportsWriter
    /// The whole class, as it is now.
    private let read: () throws -> Roster
    /// The part of it that is graded here.
    private let part: (Roster) -> Roster
    private let console: Console
    private var run: ClassRun
    /// Who stands on the pages, and the points by hand that they have.
    private var learners: [String] = []
    private var overrides: [UInt8]?
    /// What was wrong with the class as it was read last, and is said.
    private var mistake: ClassError?

    /// How often the submissions are looked at, in seconds.
    private static let interval = 2.0

    init(
        of run: ClassRun, writer: ClassReportsWriter, read: @escaping () throws -> Roster,
        part: @escaping (Roster) -> Roster
    ) {
        self.run = run
        // Once is enough for as long as nothing has changed.
        self.run.triesFailedAgain = false
        self.writer = writer
        self.read = read
        self.part = part
        console = writer.context.console
    }

    /// Writes the reports of who is graded.
    ///
    /// - Parameter folder: The folder of the reports as the user named it; nil to say nothing.
    mutating func write(_ learners: [String], shownAs folder: String? = nil) throws {
        // Before they are written: what is changed meanwhile is seen at the next look.
        (self.learners, overrides) = (learners, writer.overridesFile.content)
        do {
            try writer.write(learners, shownAs: folder)
        } catch let error as ClassError {
            // The instructor is at work on it.
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
        try write(learners)
    }
}
