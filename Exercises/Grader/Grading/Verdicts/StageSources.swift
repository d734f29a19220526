/// The source files from which advice on a stage is derived.
package struct StageSources: Sendable {
    /// The text of each file of the learner's code, by path relative to the repository.
    package let code: [String: String]
    /// The text of each of the learner's test files that could be built, by path.
    package let ownTests: [String: String]
    /// The text of each test file that was left out, by path.
    package let leftOutTests: [String: String]
    /// The folder of the learner's tests, relative to the repository.
    package let testsFolder: String
    /// The abilities of the toolchain that built the sources.
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

/// The workshop's own sources, with which a learner's stage is compared. They are read on demand.
package struct WorkshopSources: Sendable {
    /// The text of each file of the stage's reference solution.
    package var finished: @Sendable () -> [String] = { [] }
    /// The text of each file of the stage's reference tests, by the path that the file has in the learner's
    /// repository.
    package var finishedTests: @Sendable () -> [String: String] = { [:] }
    /// The text of each file of the models that are provided.
    package var shared: @Sendable () -> [String] = { [] }
    /// The text of each file of the test helpers.
    package var helpers: @Sendable () -> [String] = { [] }

    /// No sources to compare with.
    package static let none = WorkshopSources()
}

/// Derives the remarks on a stage, in addition to its verdicts, from its report and its sources.
package typealias StageAdvice = @Sendable (StageReport, StageSources) -> [Finding]
