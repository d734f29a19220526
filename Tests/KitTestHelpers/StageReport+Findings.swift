@testable import Advice
@testable import Catalog
@testable import Grading
@testable import SwiftSource

extension StageReport {
    /// A report with what there is to say of it, as far as that follows from these values.
    ///
    /// - Parameters:
    ///   - smells: What is weak in own tests, by the test's name.
    ///   - sources: The text of each file of own tests that says where they begin, by path.
    init(
        stage: Stage, suite: Suite, ownTests: OwnTests, flags: [SourceFlag] = [],
        changedFiles: [String] = [], smells: [String: TestSmell] = [:],
        sources: [String: String] = [:], untouchedCode: [String] = []
    ) {
        let seen = StageReport(
            stage: stage, suite: suite, ownTests: ownTests, flags: flags,
            changedFiles: changedFiles, findings: [], untouchedCode: untouchedCode)
        let own: OwnTestsReport? = if case .judged(let report) = ownTests { report } else { nil }
        self = seen.advised(
            AdviceContext(
                stage: seen, sources: StageSources(ownTests: sources), own: own,
                tests: TestSources(sources),
                smells: smells
            ).findings)
    }
}
