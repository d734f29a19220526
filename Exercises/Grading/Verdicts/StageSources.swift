/// The texts of a learner's files of a stage: what advice is read from.
package struct StageSources: Sendable {
    /// The text of each file of the learner's code, by its path relative to the repository.
    package let code: [String: String]
    /// The same of the learner's own tests.
    package let ownTests: [String: String]

    package init(code: [String: String] = [:], ownTests: [String: String] = [:]) {
        self.code = code
        self.ownTests = ownTests
    }
}

/// What there is to say of a stage beside its verdicts, from its report and the learner's sources.
package typealias SourceAdvice = @Sendable (StageReport, StageSources) -> [Finding]
