import SwiftSource

/// What came of running a learner's own tests on the learner's own code.
enum CodeOutcome: Outcome {
    case ran([TestResult])
    case notBuilt(BuildFailure)
    case crashed(output: String)

    var buildFailure: BuildFailure? {
        if case .notBuilt(let failure) = self { failure } else { nil }
    }

    var outputOfCrash: String? { if case .crashed(let output) = self { output } else { nil } }

    /// Which files were left out, the verdict on the same tests says.
    func without(_ leftOut: LeftOutTests) -> CodeOutcome? {
        if case .ran(let results) = self, !results.isEmpty { self } else { nil }
    }

    var tests: (passed: Int, total: Int)? { nil }

    /// Both the code and the tests are looked at where there are marks for them.
    var flags: [SourceFlag] {
        get { [] }
        set {}
    }

    var hasSteadyTests: Bool { results.values.allSatisfy(\.isSteady) }

    /// Where a test of code that isn't written yet has stopped would cost a build more.
    mutating func changeResults(_ change: ([TestResult]) throws -> [TestResult]) {}

    /// The results by the names of the tests; none where nothing could be run.
    var results: [String: TestResult] {
        guard case .ran(let results) = self else { return [:] }
        return Dictionary(results.map { ($0.name, $0) }) { first, _ in first }
    }
}
