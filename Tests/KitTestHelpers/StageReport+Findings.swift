@testable import Advice
@testable import Catalog
@testable import Grading
@testable import SwiftSource

extension StageReport {
    /// Creates a report with the findings that follow from these values.
    ///
    /// - Parameters:
    ///   - smells: The weaknesses of the learner's tests, by test name.
    ///   - missingSteps: What failing tests never call, by test name.
    ///   - sources: The texts of the learner's test files, by path. They show where the tests start.
    init(
        stage: Stage, suite: Suite, ownTests: OwnTests, flags: [SourceFlag] = [],
        changedFiles: [String] = [], smells: [String: TestSmell] = [:],
        missingSteps: [String: Finding.Words] = [:], sources: [String: String] = [:],
        untouchedCode: [String] = []
    ) {
        let seen = StageReport(
            stage: stage, suite: suite, ownTests: ownTests, flags: flags,
            changedFiles: changedFiles, findings: [], untouchedCode: untouchedCode)
        let own: OwnTestsReport? = if case .judged(let report) = ownTests { report } else { nil }
        self = seen.advised(
            AdviceContext(
                stage: seen, sources: StageSources(ownTests: sources), own: own,
                tests: TestSources(sources),
                smells: smells, missingSteps: missingSteps
            ).findings)
    }
}
