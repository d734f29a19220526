/// The tests of a module that are judged by planted bugs, and how they are run.
struct TestSet: Sendable {
    /// What becomes of all tests with a planted bug or a variant; 0 is the finished code.
    var runAll: @Sendable (_ mutant: Int) throws -> [TestResult]
    /// What becomes of some of the tests.
    var run: @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult]
    /// What becomes of tests that noticed something, as they run a second time.
    var runAgain: @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult]
    /// What becomes of some of the tests in a process that has nothing of an earlier run.
    var runAnew: @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult]
    /// What becomes of some of the tests on the finished code, with the last one first; tests that can't
    /// be run in that order have no result.
    var runReversed: @Sendable (_ names: Set<String>) throws -> [TestResult]

    /// Tests that are run in one way, and can't be run backwards by default.
    init(
        runAll: @escaping @Sendable (_ mutant: Int) throws -> [TestResult],
        run: @escaping @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult],
        runReversed: @escaping @Sendable (_ names: Set<String>) throws -> [TestResult] = { _ in [] }
    ) {
        self.runAll = runAll
        self.run = run
        runAgain = run
        runAnew = run
        self.runReversed = runReversed
    }

    /// Tests that are run as processes.
    ///
    /// - Parameters:
    ///   - xcTests: The XCTest tests by full name, in source order.
    ///   - swiftTestingModule: The module, where it has Swift Testing tests.
    static func live(
        _ suite: SuiteRun, xcTests: [String], swiftTestingModule: String?
    ) -> TestSet {
        let run = { @Sendable (suite: SuiteRun, names: Set<String>, mutant: Int) in
            let planting = TestProgram.Planting(mutant: mutant)
            var results = try suite.runXCTest(xcTests.filter(names.contains), planting: planting)
            let others = names.subtracting(xcTests)
            if let module = swiftTestingModule, !others.isEmpty {
                results += try suite.runSwiftTesting(
                    module: module, only: others, planting: planting)
            }
            return results
        }
        var tests = TestSet { mutant in
            let planting = TestProgram.Planting(mutant: mutant)
            var results = try suite.runXCTest(xcTests, planting: planting)
            if let module = swiftTestingModule {
                results += try suite.runSwiftTesting(module: module, planting: planting)
            }
            return results
        } run: {
            try run(suite, $0, $1)
        } runReversed: { names in
            // Swift Testing has an order of its own.
            try suite.runXCTest(xcTests.filter(names.contains), isBackwards: true)
        }
        tests.runAnew = { try run(suite.anew, $0, $1) }
        // Code that isn't trusted can leave something behind for the next run on the same server, in
        // more ways than can be listed. So the second run is on none. Without a sandbox that would be
        // of no use: any file could be used for it.
        if suite.program.sandbox != nil { tests.runAgain = tests.runAnew }
        return tests
    }
}

extension TestProgram.Planting {
    /// What a process runs with where one mutant is asked about, by its number.
    fileprivate init(mutant: Int) {
        switch mutant {
        case MutantNumbers.everywhere: self = .everywhere
        case 0: self = .nothing
        default: self = .places([mutant - 1])
        }
    }
}
