import Synchronization

/// Runs the tests of a module. Planted bugs are used to judge these tests.
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
        /// The second run of tests that caught a bug.
        case again
        /// A run in a new process, in which nothing is left from an earlier run.
        case anew
        /// A run from the last test to the first. Tests that can't run in this order have no
        /// result.
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

    /// Returns tests that run in processes.
    ///
    /// - Parameters:
    ///   - xcTests: The full names of the XCTest tests, in source order.
    ///   - swiftTestingModule: The module, if it contains Swift Testing tests; nil otherwise.
    static func live(
        _ suite: SuiteRun, xcTests: [String], swiftTestingModule: String?
    ) -> MutationTests {
        MutationTests { request in
            // Untrusted code can leave something behind for the next run on the same server, in
            // more ways than can be listed. So the second run of a test doesn't use a server.
            // Without a sandbox this would be pointless, because the code could leave something
            // behind in any file.
            let isAnew =
                request.way == .anew || request.way == .again && suite.program.sandbox != nil
            let suite = isAnew ? suite.anew : suite
            let (names, planting) = (request.names, request.planting)
            let results = try suite.runXCTest(
                xcTests.filter { names?.contains($0) ?? true }, planting: planting,
                isBackwards: request.way == .backwards)
            let others = names?.subtracting(xcTests)
            // Swift Testing chooses its own order, so its tests can't run backwards.
            guard let swiftTestingModule, request.way != .backwards, others?.isEmpty != true
            else { return results }
            return results
                + (try suite.runSwiftTesting(
                    module: swiftTestingModule, only: others, planting: planting))
        }
    }
}

/// The tests that failed after their end in any run.
///
/// Such a failure may arrive while another test runs, or only when the process ends, depending on
/// timing. So a test that was late in one run counts as late in all of them.
final class LateTests: Sendable {
    private let failures = Mutex<[String: TestResult.Failure]>([:])

    /// Returns the same tests, but records the late ones in each run.
    func noted(in tests: MutationTests) -> MutationTests {
        MutationTests { request in
            let results = try tests.run(request)
            for result in results {
                guard case .late(let message, let place)? = result.failure else { continue }
                self.failures.withLock { failures in
                    if request.planting == .nothing {
                        failures[result.name] = .late(message: message, place: place)
                    } else if failures[result.name] == nil {
                        // The message is left out, because it may contain values that a planted bug
                        // caused, which mean nothing to a learner.
                        failures[result.name] = .late(message: nil, place: place)
                    }
                }
            }
            return results
        }
    }

    /// Returns the tests with the failure of each late test, unless the test already has another
    /// failure.
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
