import Catalog
import Foundation
import Grading
import Processes
import Reports
import Synchronization

/// Grades in the background. Tests supply their own closures.
struct WatchGrading: Sendable {
    /// Grades these stages on a separate thread and posts events.
    ///
    /// The last event is always `gradingFinished`.
    var start:
        @Sendable (
            _ run: Int, _ stages: [Stage.ID], _ fromScratch: Bool,
            _ post: @escaping @Sendable (WatchEvent) -> Void
        ) -> Void
    /// Ends the processes of the current grading.
    var cancel: @Sendable () -> Void
    /// Ends the processes of the current grading and of all later ones.
    var endAll: @Sendable () -> Void
}

extension WatchGrading {
    /// Grades stages with these processes and reports progress.
    typealias Grade =
        @Sendable (
            _ processes: Processes, _ stages: [Stage.ID], _ fromScratch: Bool,
            _ progress: GradingProgress
        ) throws -> Report

    /// Grades with this function. Each grading has its own `Processes`, so that it can be ended separately.
    static func live(grade: @escaping Grade) -> WatchGrading {
        let current = CurrentProcesses()
        return WatchGrading(
            start: { run, stages, fromScratch, post in
                let processes = current.next()
                Thread.detachNewThread {
                    let outcome: WatchOutcome
                    do {
                        outcome = .graded(
                            try grade(
                                processes, stages, fromScratch,
                                GradingProgress { post(.gradingProgress(run: run, $0)) }))
                    } catch ProcessError.interrupted {
                        outcome = .interrupted
                    } catch {
                        outcome = .failed(ErrorText.describe(error))
                    }
                    post(.gradingFinished(run: run, outcome))
                }
            },
            cancel: { current.end(forGood: false) }, endAll: { current.end(forGood: true) })
    }
}

/// The processes of the current grading.
private final class CurrentProcesses: Sendable {
    private struct State {
        var processes: Processes?
        var isEnded = false
    }

    private let state = Mutex(State())

    /// Creates the processes for the next grading.
    func next() -> Processes {
        state.withLock { state in
            let processes = Processes.live()
            if state.isEnded { processes.endAll() }
            state.processes = processes
            return processes
        }
    }

    func end(forGood: Bool) {
        let processes = state.withLock { state in
            state.isEnded = state.isEnded || forGood
            return state.processes
        }
        processes?.endAll()
    }
}

/// Caches the grader of this machine, so that a save doesn't wait for the toolchain to report its version.
final class KnownGrader: Sendable {
    private let known = Mutex<Grader?>(nil)

    /// The grader, created on the first call.
    ///
    /// - Parameter anew: Whether to create the grader again, because the toolchain may have changed.
    func grader(anew: Bool, make: () throws -> Grader) throws -> Grader {
        if !anew, let grader = known.withLock({ $0 }) { return grader }
        let grader = try make()
        known.withLock { $0 = grader }
        return grader
    }
}
