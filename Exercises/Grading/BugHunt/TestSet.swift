/// The tests of a module that are judged by planted bugs, and how they are run.
struct TestSet: Sendable {
    /// What becomes of all tests with a planted bug or a variant; 0 is the finished code.
    var runAll: @Sendable (_ mutant: Int) throws -> [TestResult]
    /// What becomes of some of them.
    var run: @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult]
    /// The same, once more, for those that noticed something.
    var runAgain: @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult]
    /// The same, each time in a process that has nothing of an earlier one.
    var runAnew: @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult]
    /// What becomes of some of them on the finished code, the last one first; nothing of those that
    /// can't be run so.
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
            var results = try suite.runXCTest(xcTests.filter(names.contains), mutant: mutant)
            let others = names.subtracting(xcTests)
            if let module = swiftTestingModule, !others.isEmpty {
                results += try suite.runSwiftTesting(module: module, only: others, mutant: mutant)
            }
            return results
        }
        var tests = TestSet { mutant in
            var results = try suite.runXCTest(xcTests, mutant: mutant)
            if let module = swiftTestingModule {
                results += try suite.runSwiftTesting(module: module, mutant: mutant)
            }
            return results
        } run: {
            try run(suite, $0, $1)
        } runReversed: { names in
            // Swift Testing has an order of its own.
            try suite.runXCTest(xcTests.filter(names.contains), isBackwards: true)
        }
        tests.runAnew = { try run(suite.anew, $0, $1) }
        // What isn't trusted can leave a word for the next run on the same server, in ways that
        // nobody can think of all. Where there is no sandbox, it can do so in any file.
        if suite.program.sandbox != nil { tests.runAgain = tests.runAnew }
        return tests
    }
}
