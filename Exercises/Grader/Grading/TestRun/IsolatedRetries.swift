import Foundation
import SwiftSource
import Synchronization

/// Runs each test that took too long among others by itself, with all the time that there is.
///
/// Such a test runs beside the others, so that they don't wait for it. Where two tests of a class have used up
/// all their time, the code of that exercise is endless: its other tests wait until all else is done. Then they
/// run, too, a test of each class in turn, until so many more have used up all their time. What is left is
/// not run, and has no verdict: it may be right, and slow.
///
/// A test that comes to its end takes no other's place. So a slow computer costs time, and no verdict. Which
/// tests run depends on which of them end, and not on how many run at a time.
final class IsolatedRetries: Sendable {
    /// How many tests of a class may use up all their time while there are others to run.
    static let maximumOfClass = 2
    /// How many more may do so in the end, of all classes together.
    static let maximumInTheEnd = 6
    /// How many run at a time in the end: they are to have the computer for themselves.
    private static let widthInTheEnd = 2

    /// A test that took too long among others.
    private struct Test: Sendable {
        /// What is said of it, should it not run again.
        let notRun: TestResult
        let run: @Sendable () throws -> TestResult
    }

    /// Tests of which so many may use up all their time.
    private struct Line {
        var maximum: Int
        var width = Int.max
        var running = 0
        var endless = 0
        var waiting: [Test] = []

        /// The test whose turn it is, which is running from now on.
        mutating func next() -> Test? {
            guard running + endless < maximum, running < width, !waiting.isEmpty else {
                return nil
            }
            running += 1
            return waiting.removeFirst()
        }
    }

    /// The tests of a class, or those that are left in the end.
    private enum LineName: Hashable {
        case ofClass([String])
        case inTheEnd
    }

    private struct State {
        var lines: [LineName: Line] = [:]
        /// The classes, in the order of their first tests.
        var classes: [LineName] = []
        var results: [Result<TestResult, any Error>] = []

        /// The tests that still wait: the first of each class, then the second of each, …
        mutating func takeWaiting() -> [Test] {
            let waiting = classes.map { lines[$0]?.waiting ?? [] }
            for name in classes { lines[name]?.waiting = [] }
            let longest = waiting.map(\.count).max() ?? 0
            return (0..<longest).flatMap { turn in
                waiting.filter { $0.count > turn }.map { $0[turn] }
            }
        }
    }

    private let state = Mutex(State())
    private let running = DispatchGroup()
    private let maximumInTheEnd: Int

    /// - Parameter maximumInTheEnd: How many tests may use up all their time after all others.
    init(maximumInTheEnd: Int = maximumInTheEnd) { self.maximumInTheEnd = maximumInTheEnd }

    /// Has a test run by itself, as soon as its class may.
    ///
    /// - Parameters:
    ///   - notRun: What is said of it, should it not run again.
    ///   - run: Runs it, on another thread, to its verdict.
    func add(_ notRun: TestResult, run: @escaping @Sendable () throws -> TestResult) {
        let name = LineName.ofClass(TestName(notRun.name).suites)
        state.withLock { state in
            if state.lines[name] == nil { state.classes.append(name) }
            state.lines[name, default: Line(maximum: Self.maximumOfClass)].waiting
                .append(Test(notRun: notRun, run: run))
        }
        startNext(of: name)
    }

    /// Waits until no test runs any more.
    func wait() { running.wait() }

    /// What became of all tests, once those have run that may.
    func results() throws -> [TestResult] {
        wait()
        let hasFailed = state.withLock { state in
            state.lines[.inTheEnd] = Line(
                maximum: maximumInTheEnd, width: Self.widthInTheEnd, waiting: state.takeWaiting())
            return state.results.contains { (try? $0.get()) == nil }
        }
        if !hasFailed {
            for _ in 0..<Self.widthInTheEnd { startNext(of: .inTheEnd) }
            wait()
        }
        return try state.withLock { state in
            let others = state.lines[.inTheEnd]?.waiting.map(\.notRun) ?? []
            return try state.results.map { try $0.get() } + others
        }
    }

    private func startNext(of name: LineName) {
        guard let next = state.withLock({ $0.lines[name]?.next() }) else { return }
        running.enter()
        // A thread of its own and no queue: it blocks, since it waits for a process.
        Thread.detachNewThread { [self] in
            let result = Result { try next.run() }
            let goesOn = state.withLock { state in
                state.results.append(result)
                state.lines[name]?.running -= 1
                guard case .success(let test) = result else { return false }
                if test.status == .timedOut { state.lines[name]?.endless += 1 }
                return true
            }
            if goesOn { startNext(of: name) }
            running.leave()
        }
    }
}
