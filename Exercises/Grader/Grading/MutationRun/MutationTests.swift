import Synchronization

/// Runs the tests of a module that are judged by planted bugs, as requested.
struct MutationTests: Sendable {
    /// Describes which tests run, on which code, and how.
    struct Request: Sendable, Equatable {
        /// The tests to run; nil for all.
        var names: Set<String>?
        /// The planted bug or variant to run with; the reference solution by default.
        var planting = TestProgram.Planting.nothing
        var way = Way.usual
    }

    enum Way: Sendable {
        case usual
        /// The second run of tests that caught something.
        case again
        /// A run in a process that has nothing left from an earlier run.
        case anew
        /// A run from the last test to the first. Tests that can't run in that order have no result.
        case backwards
    }

    let run: @Sendable (Request) throws -> [TestResult]

    /// Returns the results of the given tests that didn't pass.
    func failing(
        _ names: Set<String>, with planting: TestProgram.Planting, _ way: Way = .usual
    ) throws -> [TestResult] {
        guard !names.isEmpty else { return [] }
        return try run(Request(names: names, planting: planting, way: way))
            .filter { $0.status != .passed }
    }

    /// Tests that run in processes.
    ///
    /// - Parameters:
    ///   - xcTests: The XCTest tests by full name, in source order.
    ///   - swiftTestingModule: The module, if it has Swift Testing tests.
    static func live(
        _ suite: SuiteRun, xcTests: [String], swiftTestingModule: String?
    ) -> MutationTests {
        MutationTests { request in
            // Untrusted code can leave something behind for the next run on the same server, in more ways
            // than can be listed, so the second run doesn't use a server. Without a sandbox that would be
            // pointless, because any file could be used to leave something behind.
            let isAnew =
                request.way == .anew || request.way == .again && suite.program.sandbox != nil
            let suite = isAnew ? suite.anew : suite
            let (names, planting) = (request.names, request.planting)
            let results = try suite.runXCTest(
                xcTests.filter { names?.contains($0) ?? true }, planting: planting,
                isBackwards: request.way == .backwards)
            let others = names?.subtracting(xcTests)
            // Swift Testing decides its own order.
            guard let swiftTestingModule, request.way != .backwards, others?.isEmpty != true
            else { return results }
            return results
                + (try suite.runSwiftTesting(
                    module: swiftTestingModule, only: others, planting: planting))
        }
    }
}

/// The tests that have failed after their end in any run.
///
/// Whether such a failure comes while another test runs or only after the process has ended depends on
/// timing. A test that was late once therefore has that verdict.
final class LateTests: Sendable {
    private let failures = Mutex<[String: TestResult.Failure]>([:])

    /// Returns the same tests; each run also records the late ones.
    func noted(in tests: MutationTests) -> MutationTests {
        MutationTests { request in
            let results = try tests.run(request)
            for result in results {
                guard case .late(let message, let place)? = result.failure else { continue }
                self.failures.withLock { failures in
                    if request.planting == .nothing {
                        failures[result.name] = .late(message: message, place: place)
                    } else if failures[result.name] == nil {
                        // Values caused by a bug mean nothing to a learner who doesn't know the bug.
                        failures[result.name] = .late(message: nil, place: place)
                    }
                }
            }
            return results
        }
    }

    /// Returns the tests with the late verdict for late ones, replacing a better verdict or one that came by
    /// chance.
    func charged(_ tests: [OwnTest]) -> [OwnTest] {
        let failures = failures.withLock { $0 }
        return tests.map { test in
            guard let failure = failures[test.result.name],
                test.result.failure == nil || test.result.isLate
            else { return test }
            var result = test.result
            result.failure = failure
            return OwnTest(result: result)
        }
    }
}
