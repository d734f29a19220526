import Catalog

/// Which tests a stage has, for one of the two questions.
enum TestSource: Sendable {
    /// The official tests, by full name.
    case official([String])
    /// The learner's own tests: a module's name and its source.
    case own(module: String, source: String)
    /// There are none.
    case none

    /// Whether the built program has to say which tests there are.
    var mustBeListed: Bool {
        if case .own = self { true } else { false }
    }

    /// Runs the tests.
    ///
    /// - Parameter list: What the program says of its XCTest tests, where it has to.
    func run(with run: SuiteRun, list: String) throws -> [TestResult] {
        switch self {
        case .none:
            return []
        case .official(let names):
            return try run.runXCTest(names)
        case .own(let module, let source):
            let names = TestNames.listed(list, module: module, source: source) ?? []
            var results = try run.runXCTest(names)
            if source.contains("import Testing") {
                results += try run.runSwiftTesting(module: module)
            }
            return results
        }
    }
}
