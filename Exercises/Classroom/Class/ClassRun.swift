import Foundation
import Synchronization

/// Grades the submissions of a class side by side, and keeps each result as soon as it is known.
package struct ClassRun: Sendable {
    let store: ResultStore
    /// How many submissions are in work at a time.
    let jobs: Int
    /// Reads what a learner handed in.
    let read: @Sendable (Roster.Entry) -> LearnerSubmission
    /// Grades one submission in the workspaces of a worker, from 1 to `jobs`.
    let grade: @Sendable (LearnerSubmission, _ worker: Int) throws -> LearnerResult
    /// What results depend on beside the submissions.
    let conditions: String
    /// Whether what could not be graded, which is not the learner's doing, is tried again.
    package var triesFailedAgain = true
    /// Told as a submission is begun and as one is done.
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

    /// Grades what has no result that still holds.
    ///
    /// Where one submission can't go on because of the machine, those that are in work come to
    /// their end, and the error is thrown.
    /// - Returns: How many submissions were graded.
    @discardableResult
    package func run(_ roster: Roster) throws -> Int {
        let board = Board(total: roster.entries.count, jobs: jobs, progress: progress)
        let open = roster.entries.filter { entry in
            let isKnown = isKnown(entry)
            if isKnown { board.skip() }
            return !isKnown
        }
        board.tell()
        _ = try open.concurrentMap(width: jobs) { entry in
            guard let worker = board.begin(entry.learner) else { return }
            do {
                // Before it is graded: what is changed meanwhile has to be graded again.
                let handedIn = read(entry)
                let result = try grade(handedIn, worker)
                try store.keep(
                    ResultStore.Entry(key: handedIn.key(conditions: conditions), result: result))
                board.end(entry.learner, worker, isDone: true)
            } catch {
                board.stop()
                board.end(entry.learner, worker, isDone: false)
                throw error
            }
        }
        return open.count
    }

    private func isKnown(_ entry: Roster.Entry) -> Bool {
        guard let known = store.entry(entry.learner) else { return false }
        // What went wrong was not the learner's doing, and may be fixed by now.
        if case .notGraded(.failed) = known.result.verdict, triesFailedAgain { return false }
        return known.key == read(entry).key(conditions: conditions)
    }
}

/// How far the grading of a class is.
package struct ClassProgress: Sendable, Equatable {
    package var done: Int
    /// How many of those that are done were known from an earlier run.
    package var known: Int
    package let total: Int
    /// The learners in work.
    package var working: [String]
}

/// Notes which worker grades which learner, and tells how far the class is.
private final class Board: Sendable {
    private struct State {
        var progress: ClassProgress
        var idle: [Int]
        var isStopped = false
    }

    private let state: Mutex<State>
    private let tellOf: @Sendable (ClassProgress) -> Void

    init(total: Int, jobs: Int, progress: @escaping @Sendable (ClassProgress) -> Void) {
        let start = ClassProgress(done: 0, known: 0, total: total, working: [])
        state = Mutex(State(progress: start, idle: Array((1...jobs).reversed())))
        tellOf = progress
    }

    /// Counts one that needs no work.
    func skip() {
        state.withLock { state in
            state.progress.done += 1
            state.progress.known += 1
        }
    }

    /// The worker for a learner; nil where no more are to be begun.
    func begin(_ learner: String) -> Int? {
        state.withLock { state in
            guard !state.isStopped, let worker = state.idle.popLast() else { return nil }
            state.progress.working.append(learner)
            tellOf(state.progress)
            return worker
        }
    }

    func end(_ learner: String, _ worker: Int, isDone: Bool) {
        state.withLock { state in
            state.idle.append(worker)
            // One of them: names that differ only in how an accent is written are equal.
            if let index = state.progress.working.firstIndex(of: learner) {
                state.progress.working.remove(at: index)
            }
            if isDone { state.progress.done += 1 }
            tellOf(state.progress)
        }
    }

    func stop() { state.withLock { $0.isStopped = true } }

    func tell() { state.withLock { tellOf($0.progress) } }
}
