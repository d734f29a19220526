import Catalog

/// The workshop kit on disk: its folder, its paths, and what it teaches.
package struct Kit: Sendable {
    /// The absolute path of the folder that contains `Package.swift`.
    package let root: String
    /// The folder for everything that the grader can regenerate: ignored by Git, safe to delete.
    package var cache: String
    /// The folder for everything that several workspaces can share.
    package var shared: String
    package var workshop: Workshop

    package init(root: String, cache: String? = nil, workshop: Workshop = .shipped) {
        self.root = root
        self.cache = cache ?? "\(root)/.grade"
        shared = "\(self.cache)/shared"
        self.workshop = workshop
    }

    /// The folder for compiled system modules.
    var modules: String { "\(shared)/modules" }

    /// The absolute path of something in the kit.
    package func path(_ relative: String) -> String { "\(root)/\(relative)" }

    /// The sources that every stage is built with: those that are given to learners, and those that report
    /// their tests.
    static let sharedFolders = [
        "Exercises/Shared", "Tests/TestHelpers", "Tests/TestReporter", "Tests/TestReporterStart",
    ]

    /// The source that is added to an official suite so that its control tests can have other expectations.
    static let controlTestFolder = "Tests/ControlTests"

    /// The folders, relative to the kit, that determine verdicts and never belong to a learner.
    package var ownFolders: [String] {
        Self.sharedFolders + [Self.controlTestFolder] + workshop.stages.map(\.suiteFolder)
    }
}

/// The tree to grade, one of two parallel ones.
package enum Tree: String, Sendable, CaseIterable, Codable {
    case starter = "Starter"
    case finished = "Finished"

    /// The path of a stage's module, relative to the repository.
    package func modulePath(_ stage: Stage) -> String { "\(rawValue)/\(stage.folder)" }

    /// The path of the learner's tests for a stage, relative to the repository.
    package func ownTestsPath(_ stage: Stage) -> String { "\(rawValue)/\(stage.testsFolder)" }
}
