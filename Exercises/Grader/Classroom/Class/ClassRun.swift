import Foundation
import Synchronization

/// Grades the submissions of a class in parallel, and stores each result as soon as it is known.
package struct ClassRun: Sendable {
    let store: ResultStore
    /// The number of submissions graded at a time.
    let jobs: Int
    /// Reads what a learner handed in.
    let read: @Sendable (Roster.Entry) -> LearnerSubmission
    /// Grades one submission in the workspaces of a worker, from 1 to `jobs`.
    let grade: @Sendable (LearnerSubmission, _ worker: Int) throws -> LearnerResult
    /// The conditions that results depend on besides the submissions.
    let conditions: String
    /// Called when a submission is started and when it is done.
    let progress: @Sendable (ClassProgress) -> Void

    package init(
        store: ResultStore, jobs: Int,
        read: @escaping @Sendable (Roster.Entry) -> LearnerSubmission,
        grade: @escaping @Sendable (LearnerSubmission, _ worker: Int) throws -> LearnerResult,
        conditions: String, progress: @escaping @Sendable (ClassProgress) -> Void
    ) {
        self.store = store
        self.jobs = jobs
        self.read = read
        self.grade = grade
        self.conditions = conditions
        self.progress = progress
    }

    /// Grades the submissions without a valid result.
    ///
    /// If a problem of this computer prevents a grading, the gradings in progress are finished, and the error
    /// is thrown.
    package func run(_ roster: Roster) throws {
        let open = Self.works(of: roster).filter { !$0.allSatisfy(isKnown) }
        let board = Board(
            open: open.joined().count, of: roster.entries.count, jobs: jobs, progress: progress)
        _ = try open.concurrentMap(width: jobs) { work in
            let learners = work.map(\.learner)
            guard let worker = board.begin(learners) else { return }
            do {
                // The submission is read again before its grading, and its key is from this reading. So a
                // change that is made after it leads to another grading in the next run.
                let handedIn = work.map(read)
                let result = try handedIn.first.map { try grade($0, worker) }
                for handedIn in handedIn {
                    guard let result else { continue }
                    try store.keep(
                        ResultStore.Entry(
                            key: handedIn.key(conditions: conditions),
                            result: handedIn.named(result)))
                }
                board.end(learners, worker, isDone: true)
            } catch {
                board.end(learners, worker, isDone: false)
                throw error
            }
        }
    }

    /// The submissions to grade, each with its learners. Learners who work together share the marks of one
    /// grading.
    private static func works(of roster: Roster) -> [[Roster.Entry]] {
        var works: [[Roster.Entry]] = []
        var places: [String: Int] = [:]
        for entry in roster.entries {
            if let place = entry.partners.lazy.compactMap({ places[$0] }).first {
                works[place].append(entry)
                continue
            }
            places[entry.learner] = works.count
            works.append([entry])
        }
        return works
    }

    private func isKnown(_ entry: Roster.Entry) -> Bool {
        guard let known = store.entry(entry.learner) else { return false }
        // The error wasn't the learner's fault and may be fixed by now, so the submission is graded again.
        if case .notGraded(.failed) = known.result.verdict { return false }
        return known.key == read(entry).key(conditions: conditions)
    }
}

/// The progress of the grading of a class.
package struct ClassProgress: Sendable, Equatable {
    package var done: Int
    /// The number of finished submissions whose result was known from an earlier run.
    package let known: Int
    package let total: Int
    /// The learners whose work is being graded.
    package var working: [String]
}

/// Records which worker grades which learner, and reports the progress.
private final class Board: Sendable {
    private struct State {
        var progress: ClassProgress
        var idle: [Int]
        var isStopped = false
    }

    private let state: Mutex<State>
    private let report: @Sendable (ClassProgress) -> Void

    init(
        open: Int, of total: Int, jobs: Int, progress: @escaping @Sendable (ClassProgress) -> Void
    ) {
        let known = total - open
        let start = ClassProgress(done: known, known: known, total: total, working: [])
        state = Mutex(State(progress: start, idle: Array((1...jobs).reversed())))
        report = progress
        progress(start)
    }

    /// Assigns a worker to the learners of a submission; nil if no more gradings may be started.
    func begin(_ learners: [String]) -> Int? {
        state.withLock { state in
            guard !state.isStopped, let worker = state.idle.popLast() else { return nil }
            state.progress.working += learners
            report(state.progress)
            return worker
        }
    }

    /// - Parameter isDone: Whether other submissions may still be started.
    func end(_ learners: [String], _ worker: Int, isDone: Bool) {
        state.withLock { state in
            state.idle.append(worker)
            state.progress.working.removeAll(where: learners.contains)
            if isDone {
                state.progress.done += learners.count
            } else {
                state.isStopped = true
            }
            report(state.progress)
        }
    }
}
