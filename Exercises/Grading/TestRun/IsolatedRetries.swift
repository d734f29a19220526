import Foundation
import Synchronization

/// Runs each test that took too long among others by itself, with all the time that there is.
///
/// Such a test runs beside the others, so that they don't wait for it. Where two tests of a class have
/// used up all their time, the code of that exercise is endless: its other tests that took too long are
/// not given more. As long as one test comes to an end, the next one has all its time, too. So a slow
/// computer costs time, and no verdict.
final class IsolatedRetries: Sendable {
    /// How many tests of a class may use up all their time.
    private static let maximumTimeouts = 2

    /// A test that took too long among others.
    private struct Test: Sendable {
        /// Its verdict, should it not run again.
        let result: TestResult
        let run: @Sendable () throws -> TestResult
    }

    /// The tests of one class.
    private struct Class {
        /// How many tests are running or have used up all their time.
        var taken = 0
        var waiting: [Test] = []
    }

    private struct State {
        var classes: [Substring: Class] = [:]
        var results: [Result<TestResult, any Error>] = []
    }

    private let state = Mutex(State())
    private let running = DispatchGroup()

    /// Has a test run by itself, as soon as its class may.
    ///
    /// - Parameters:
    ///   - result: Its verdict, should it not run again.
    ///   - run: Runs it, on another thread, to its verdict.
    func add(_ result: TestResult, run: @escaping @Sendable () throws -> TestResult) {
        let name = Self.className(of: result.name)
        state.withLock {
            $0.classes[name, default: Class()].waiting.append(Test(result: result, run: run))
        }
        startNext(of: name)
    }

    /// Waits until no test runs any more.
    func wait() { running.wait() }

    /// The verdicts of all tests, once they have run.
    func results() throws -> [TestResult] {
        wait()
        return try state.withLock { state in
            let others = state.classes.values.flatMap(\.waiting).map(\.result)
            return try state.results.map { try $0.get() } + others
        }
    }

    private func startNext(of name: Substring) {
        let next = state.withLock { state -> Test? in
            guard let open = state.classes[name], open.taken < Self.maximumTimeouts,
                !open.waiting.isEmpty
            else { return nil }
            state.classes[name]?.taken += 1
            return state.classes[name]?.waiting.removeFirst()
        }
        guard let next else { return }
        running.enter()
        // A thread of its own and no queue: it blocks, since it waits for a process.
        Thread.detachNewThread { [self] in
            let result = Result { try next.run() }
            state.withLock { state in
                state.results.append(result)
                if case .success(let test) = result, test.status != .timedOut {
                    state.classes[name]?.taken -= 1
                }
            }
            startNext(of: name)
            running.leave()
        }
    }

    /// `M.Class` for `M.Class/test`, and `M` for a test `M.test()` outside of any type.
    private static func className(of test: String) -> Substring {
        let end = test.lastIndex(of: "/") ?? test.lastIndex(of: ".") ?? test.endIndex
        return test[..<end]
    }
}
