/// The sources that advice on a stage is read from.
package struct StageSources: Sendable {
    /// The text of each file of the learner's code, by its path relative to the repository.
    package let code: [String: String]
    /// The same of the learner's own tests, as far as they could be built.
    package let ownTests: [String: String]
    /// The same of those that were left out.
    package let leftOutTests: [String: String]
    /// The folder of the learner's own tests, relative to the repository.
    package let testsFolder: String
    /// What the toolchain can that all was built with.
    package let abilities: ToolchainAbilities
    package let workshop: WorkshopSources

    package init(
        code: [String: String] = [:], ownTests: [String: String] = [:],
        leftOutTests: [String: String] = [:], testsFolder: String = "",
        abilities: ToolchainAbilities = ToolchainAbilities(version: ""),
        workshop: WorkshopSources = .none
    ) {
        self.code = code
        self.ownTests = ownTests
        self.leftOutTests = leftOutTests
        self.testsFolder = testsFolder
        self.abilities = abilities
        self.workshop = workshop
    }
}

/// The workshop's own sources, with which those of a learner's stage are compared. They are read when
/// they are asked for.
package struct WorkshopSources: Sendable {
    /// The text of each file of the stage's finished code.
    package var finished: @Sendable () -> [String] = { [] }
    /// The text of each file of the stage's finished tests, by the path that it has with the learner.
    package var finishedTests: @Sendable () -> [String: String] = { [:] }
    /// The text of each file of the models that are given.
    package var shared: @Sendable () -> [String] = { [] }
    /// The text of each file of the helpers of tests.
    package var helpers: @Sendable () -> [String] = { [] }

    /// Nothing to compare with.
    package static let none = WorkshopSources()
}

/// What there is to say of a stage beside its verdicts, from its report and the sources.
package typealias StageAdvice = @Sendable (StageReport, StageSources) -> [Finding]
