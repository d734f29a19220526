import Catalog
import SwiftSource

/// Runs and judges the tests of a stage: the last two steps of a question.
extension AskedQuestion {
    private var question: Question { content.question }

    /// Runs a stage's tests and judges their results.
    ///
    /// - Parameters:
    ///   - content: The files that the tests were built from.
    ///   - listed: The program's list of XCTest tests; only for the learner's tests.
    func judgedAnswer(
        _ run: SuiteRun, _ stage: Stage, _ content: QuestionContent, _ listed: ListedTests?
    ) throws -> Answer {
        switch question {
        case .suite:
            // There may be no control tests, because a learner's code can stop them from compiling.
            return try Self.suiteAnswer(
                run, official.names(of: stage),
                content.hasControlTests ? content.source.controlTests(of: stage) : nil,
                isAfterSave: isAfterSave)
        case .suiteOnBugs:
            return Answer(
                .judged(try mutationReport(run, stage, official.names(of: stage), nil)))
        case .ownTests, .ownTestsOnCode:
            let source = OwnTestSource(of: stage, in: content, run.environment.tests)
            let names = source.names(in: listed)
            let module = source.usesSwiftTesting ? stage.ownTestsModule : nil
            guard question == .ownTests else {
                let others = try module.map { try run.runSwiftTesting(module: $0) } ?? []
                return Answer(.ran(try run.runXCTest(names) + others))
            }
            return source.answer(
                of: try mutationReport(run, stage, names, module), names, stage)
        }
    }

    /// Returns the verdict of the official tests on the learner's code. Control tests show whether
    /// the results can be trusted.
    ///
    /// After a save, no control tests are run, and the results are trusted if each test evaluated
    /// its assertions.
    ///
    /// - Parameter controlTests: The suite with control tests; nil if the learner's code keeps it
    ///   from compiling. Without it, the results are trusted only after a save.
    static func suiteAnswer(
        _ run: SuiteRun, _ names: [String], _ controlTests: ControlTestSuite?, isAfterSave: Bool
    ) throws -> Answer {
        let results = try run.runXCTest(names)
        guard let controlTests else { return .ofSuite(results, isBelieved: isAfterSave) }
        let check = ControlTestCheck(suite: controlTests)
        guard !isAfterSave else {
            return .ofSuite(results, isBelieved: check.looksAtExpectations(results))
        }
        run.environment.budget.handOutRest()
        let isBelieved = try check.isBelieved(results) { names, places in
            try run.runXCTest(names, planting: places.isEmpty ? .nothing : .places(places))
        }
        return .ofSuite(results, isBelieved: isBelieved)
    }

    private func mutationReport(
        _ run: SuiteRun, _ stage: Stage, _ names: [String], _ swiftTestingModule: String?
    ) throws -> OwnTestsReport {
        try run.withServers { run in
            try MutationRun(
                stage: stage,
                tests: .live(run, xcTests: names, swiftTestingModule: swiftTestingModule),
                budget: run.environment.budget, isRandom: question == .ownTests && !isAfterSave,
                progress: run.environment.progress
            ).report()
        }
    }
}

extension Answer {
    /// Returns the answer with a suite's results. If the results aren't trusted, no test counts as
    /// passed. The places that the tests reached are removed, because they are no longer needed.
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
