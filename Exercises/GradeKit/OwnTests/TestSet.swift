/// The tests of a module that are judged by planted bugs.
struct TestSet: Sendable {
    let run: SuiteRun
    /// The XCTest tests by full name, in source order.
    let xcTests: [String]
    /// The module, where it has Swift Testing tests.
    let swiftTestingModule: String?

    /// What becomes of all tests on the finished code.
    func runAll() throws -> [TestResult] {
        var results = try run.runXCTest(xcTests)
        if let module = swiftTestingModule {
            results += try run.runSwiftTesting(module: module)
        }
        return results
    }

    /// What becomes of some of the tests with a planted bug or a variant.
    ///
    /// - Parameters:
    ///   - names: The tests to run.
    ///   - all: All tests that there are.
    func run(_ names: Set<String>, of all: [String], mutant: Int) throws -> [TestResult] {
        var results = try run.runXCTest(xcTests.filter(names.contains), mutant: mutant)
        let others = Set(all).subtracting(xcTests)
        if let module = swiftTestingModule, !others.isDisjoint(with: names) {
            results += try run.runSwiftTesting(
                module: module, skipping: others.subtracting(names), mutant: mutant)
        }
        return results
    }
}
