import Catalog
import SwiftSource

/// Runs and judges the tests of a stage: the last two steps of a question.
enum Judge: Sendable {
    /// The official tests judge the learner's code. Control tests show whether their results can be trusted.
    ///
    /// If no control tests are run, the results are trusted if each test evaluated its assertions.
    case suite(
        OfficialTests, controlTests: @Sendable (Stage) throws -> ControlTestSuite,
        runsControlTests: Bool)
    /// The learner's tests are judged by the planted bugs, in a random order or that of the catalog.
    case ownTests(Submission, isRandom: Bool)
    /// The learner's tests run on the learner's unmodified code.
    case ownTestsOnCode(Submission)
    /// The official tests are judged by the planted bugs.
    case suiteOnBugs(OfficialTests)

    var question: Question {
        switch self {
        case .suite: .suite
        case .ownTests: .ownTests
        case .ownTestsOnCode: .ownTestsOnCode
        case .suiteOnBugs: .suiteOnBugs
        }
    }

    /// Whether it skips what matters only for marks, as after a save: no control tests are run, and planted
    /// bugs are run in the order of the catalog.
    var isAfterSave: Bool {
        switch self {
        case .suite(_, _, let runsControlTests): !runsControlTests
        case .ownTests(_, let isRandom): !isRandom
        case .ownTestsOnCode, .suiteOnBugs: false
        }
    }

    /// The answer for a stage that has no tests to build; nil for other stages.
    func answerWithoutBuild(_ stage: Stage) -> Answer? {
        switch self {
        case .ownTests(let submission, _) where !submission.hasOwnTests(of: stage):
            Answer(.noTests)
        case .ownTestsOnCode(let submission) where !submission.hasOwnTests(of: stage):
            Answer(.ran([]))
        default: nil
        }
    }

    /// Runs a stage's tests and judges their results.
    func answer(_ run: SuiteRun, _ stage: Stage, _ built: BuiltTests) throws -> Answer {
        switch self {
        case .suite(let official, let controlTests, let runsControlTests):
            let results = try run.runXCTest(official.names(of: stage))
            // A learner's code can stop the control tests from compiling.
            guard built.hasControlTests else {
                return .ofSuite(results, isBelieved: !runsControlTests)
            }
            let check = ControlTestCheck(suite: try controlTests(stage))
            guard runsControlTests else {
                return .ofSuite(results, isBelieved: check.looksAtExpectations(results))
            }
            run.environment.budget.handOutRest()
            let isBelieved = try check.isBelieved(results) { names, places in
                try run.runXCTest(names, planting: places.isEmpty ? .nothing : .places(places))
            }
            return .ofSuite(results, isBelieved: isBelieved)
        case .ownTestsOnCode(let submission):
            let source = OwnTestSource(of: stage, in: submission, built, run.environment)
            let module = stage.ownTestsModule
            let others = source.usesSwiftTesting ? try run.runSwiftTesting(module: module) : []
            return Answer(.ran(try run.runXCTest(source.names(in: built)) + others))
        case .suiteOnBugs(let official):
            return Answer(.judged(try mutationReport(run, stage, official.names(of: stage))))
        case .ownTests(let submission, let isRandom):
            let source = OwnTestSource(of: stage, in: submission, built, run.environment)
            let names = source.names(in: built)
            let report = try mutationReport(
                run, stage, names,
                swiftTestingModule: source.usesSwiftTesting ? stage.ownTestsModule : nil,
                isRandom: isRandom)
            return source.answer(of: report, names, stage)
        }
    }

    private func mutationReport(
        _ run: SuiteRun, _ stage: Stage, _ names: [String], swiftTestingModule: String? = nil,
        isRandom: Bool = false
    ) throws -> OwnTestsReport {
        try run.withServers { run in
            try MutationRun(
                stage: stage,
                tests: .live(run, xcTests: names, swiftTestingModule: swiftTestingModule),
                budget: run.environment.budget, isRandom: isRandom,
                progress: run.environment.progress
            ).report()
        }
    }
}

/// What is known about the tests in a program.
struct BuiltTests: Sendable {
    /// The XCTest tests that the program lists; nil if it wasn't asked.
    var listed: ListedTests?
    /// The files that were left out of the build, by the paths that learners know.
    let leftOut: Set<String>
    /// Whether an official suite includes places for control tests.
    var hasControlTests = true
}

extension Answer {
    /// The results of a suite. If they aren't trusted, no test has passed. The places that the tests reached
    /// are dropped because they are no longer needed.
    static func ofSuite(_ results: [TestResult], isBelieved: Bool) -> Answer {
        Answer(
            .ran(
                results.map { result in
                    if !isBelieved, result.status == .passed {
                        return TestResult(name: result.name, failure: .notBelieved)
                    }
                    var result = result
                    result.reached = nil
                    return result
                }))
    }
}
