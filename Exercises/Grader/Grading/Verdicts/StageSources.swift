/// The source files from which advice on a stage is derived.
package struct StageSources: Sendable {
    /// The text of each file of the learner's code, by path relative to the repository.
    package var code: [String: String] = [:]
    /// The text of each of the learner's test files that could be built, by path.
    package var ownTests: [String: String] = [:]
    /// The text of each test file that was left out, by path.
    package var leftOutTests: [String: String] = [:]
    /// The paths of the learner's test files that are as they were shipped.
    package var shippedTests: Set<String> = []
    /// The folder of the learner's tests, relative to the repository.
    package var testsFolder = ""
    /// The abilities of the toolchain that built the sources.
    package var abilities = ToolchainAbilities(version: "")
    package var workshop = WorkshopSources.none
}

/// The workshop's own sources, with which a learner's stage is compared. They are read only when
/// they are needed.
package struct WorkshopSources: Sendable {
    /// The text of each file of the stage's reference solution.
    package var finished: @Sendable () -> [String] = { [] }
    /// The text of each file of the stage's reference tests. Its path is the one that the file has
    /// in a learner's repository.
    package var finishedTests: @Sendable () -> [String: String] = { [:] }
    /// The text of each file of the models that learners are given.
    package var shared: @Sendable () -> [String] = { [] }
    /// The text of each file of the test helpers.
    package var helpers: @Sendable () -> [String] = { [] }
    /// The text of each file of the other stages' reference solutions, by the name of the module.
    package var otherModules: @Sendable () -> [(name: String, files: [String])] = { [] }

    /// No sources to compare with.
    package static let none = WorkshopSources()
}

/// Derives remarks on a stage from its report and its sources, in addition to the verdicts.
package typealias StageAdvice = @Sendable (StageReport, StageSources) -> [Finding]
