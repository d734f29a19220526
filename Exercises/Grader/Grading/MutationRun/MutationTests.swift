import Synchronization

/// The tests of a module that are judged by planted bugs: runs those of a request.
struct MutationTests: Sendable {
    /// Which tests run, on which code, and how.
    struct Request: Sendable, Equatable {
        /// All tests if nil.
        var names: Set<String>?
        /// The number of a planted bug or a variant; 0 is the reference solution.
        var mutant = 0
        var way = Way.usual
    }

    enum Way: Sendable {
        case usual
        /// For tests that caught something, as they run a second time.
        case again
        /// In a process that has nothing of an earlier run.
        case anew
        /// From the last test to the first. Tests that can't run in that order have no result.
        case backwards
    }

    let run: @Sendable (Request) throws -> [TestResult]

    /// The results of these tests that didn't pass.
    func failing(_ names: Set<String>, mutant: Int, _ way: Way = .usual) throws -> [TestResult] {
        guard !names.isEmpty else { return [] }
        return try run(Request(names: names, mutant: mutant, way: way))
            .filter { $0.status != .passed }
    }

    /// Tests that run as processes.
    ///
    /// - Parameters:
    ///   - xcTests: The XCTest tests by full name, in source order.
    ///   - swiftTestingModule: The module, if it has Swift Testing tests.
    static func live(
        _ suite: SuiteRun, xcTests: [String], swiftTestingModule: String?
    ) -> MutationTests {
        MutationTests { request in
            // Code that isn't trusted can leave something behind for the next run on the same server, in more ways
            // than can be listed. So the second run is on none. Without a sandbox that would be of no use: any
            // file could be used for it.
            let isAnew =
                request.way == .anew || request.way == .again && suite.program.sandbox != nil
            let suite = isAnew ? suite.anew : suite
            let planting = TestProgram.Planting(mutant: request.mutant)
            let names = request.names
            let results = try suite.runXCTest(
                xcTests.filter { names?.contains($0) ?? true }, planting: planting,
                isBackwards: request.way == .backwards)
            let others = names?.subtracting(xcTests)
            // Swift Testing has an order of its own.
            guard let swiftTestingModule, request.way != .backwards, others?.isEmpty != true
            else { return results }
            return results
                + (try suite.runSwiftTesting(
                    module: swiftTestingModule, only: others, planting: planting))
        }
    }
}

extension TestProgram.Planting {
    /// What a process runs with if one mutant is tried, by its number.
    fileprivate init(mutant: Int) {
        switch mutant {
        case MutantNumbers.everywhere: self = .everywhere
        case 0: self = .nothing
        default: self = .places([mutant - 1])
        }
    }
}

/// The tests that were seen, in any run, to fail after their end.
///
/// Whether such a failure comes while another test runs, or only after the process has ended, is a matter of time. So
/// a test that was late once has that verdict.
final class LateTests: Sendable {
    private let failures = Mutex<[String: TestResult.Failure]>([:])

    /// The same tests; each run notes those that are late.
    func noted(in tests: MutationTests) -> MutationTests {
        MutationTests { request in
            let results = try tests.run(request)
            for result in results {
                guard case .late(let message, let place)? = result.failure else { continue }
                self.failures.withLock { failures in
                    if request.mutant == 0 {
                        failures[result.name] = .late(message: message, place: place)
                    } else if failures[result.name] == nil {
                        // The values that come of a bug say nothing to a learner who doesn't know the bug.
                        failures[result.name] = .late(message: nil, place: place)
                    }
                }
            }
            return results
        }
    }

    /// The tests, in which late ones have that verdict instead of a better one, or of one that came by chance.
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

/// The order in which a stage's planted bugs are tried, and what is run among them: a test that knows which run it is
/// could fail in exactly the right ones.
struct MutationOrder: Sendable {
    /// How often tests run on code that is all wrong before they run on the reference solution.
    let wrongFirst: @Sendable () -> Int
    /// The order of runs that have no order of their own.
    let shuffled: @Sendable ([String]) -> [String]
    /// Whether the tests run on the reference solution again, among the runs with bugs.
    let looksAtFinished: Bool

    /// The order of the catalog, for learners who wait for a verdict on what they have just saved.
    static let known = MutationOrder(wrongFirst: { 1 }, shuffled: { $0 }, looksAtFinished: false)

    /// A random order, different each time.
    static let random = drawn(by: SystemRandomNumberGenerator())

    /// An order that a generator draws, which a test can seed.
    static func drawn(by generator: some RandomNumberGenerator & Sendable) -> MutationOrder {
        let generator = Mutex(generator)
        return MutationOrder(
            wrongFirst: { generator.withLock { Int.random(in: 1...3, using: &$0) } },
            shuffled: { runs in generator.withLock { runs.shuffled(using: &$0) } },
            looksAtFinished: true)
    }
}
