/// The tests of a module that are judged by planted bugs, and how they are run.
struct TestSet: Sendable {
    /// What becomes of all tests with a planted bug or a variant; 0 is the finished code.
    var runAll: @Sendable (_ mutant: Int) throws -> [TestResult]
    /// What becomes of some of them.
    var run: @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult]
    /// What becomes of some of them on the finished code, the last one first; nothing of those that
    /// can't be run so.
    var runReversed: @Sendable (_ names: Set<String>) throws -> [TestResult] = { _ in [] }

    /// Tests that are run as processes.
    ///
    /// - Parameters:
    ///   - xcTests: The XCTest tests by full name, in source order.
    ///   - swiftTestingModule: The module, where it has Swift Testing tests.
    static func live(
        _ suite: SuiteRun, xcTests: [String], swiftTestingModule: String?
    ) -> TestSet {
        TestSet { mutant in
            var results = try suite.runXCTest(xcTests, mutant: mutant)
            if let module = swiftTestingModule {
                results += try suite.runSwiftTesting(module: module, mutant: mutant)
            }
            return results
        } run: { names, mutant in
            var results = try suite.runXCTest(xcTests.filter(names.contains), mutant: mutant)
            let others = names.subtracting(xcTests)
            if let module = swiftTestingModule, !others.isEmpty {
                results += try suite.runSwiftTesting(module: module, only: others, mutant: mutant)
            }
            return results
        } runReversed: { names in
            // Swift Testing has an order of its own.
            try suite.runXCTest(xcTests.filter(names.contains), isBackwards: true)
        }
    }
}
