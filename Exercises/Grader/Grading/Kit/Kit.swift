import Catalog

/// The workshop kit on disk, with its folders and its workshop.
package struct Kit: Sendable {
    /// The absolute path of the folder that contains `Package.swift`.
    package let root: String
    /// The folder for everything that the grader can create again. Git ignores it, and it can
    /// safely be deleted.
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

    /// The sources that are part of every stage's program: those that are given to learners, and
    /// those that report the results of tests.
    static let sharedFolders = [
        "Exercises/Shared", "Tests/TestHelpers", "Tests/TestReporter", "Tests/TestReporterStart",
    ]

    /// The folder with the source that is added to an official suite, so that its control tests can
    /// expect other values.
    static let controlTestFolder = "Tests/ControlTests"

    /// The folders that determine verdicts and never belong to a learner, relative to the kit.
    package var ownFolders: [String] {
        Self.sharedFolders + [Self.controlTestFolder] + workshop.stages.map(\.suiteFolder)
    }
}

/// The tree to grade. There are two trees with the same structure.
package enum Tree: String, Sendable, CaseIterable, Codable {
    case starter = "Starter"
    case finished = "Finished"

    /// The path of a stage's module, relative to the repository.
    package func modulePath(_ stage: Stage) -> String { "\(rawValue)/\(stage.folder)" }

    /// The path of the learner's tests for a stage, relative to the repository.
    package func ownTestsPath(_ stage: Stage) -> String { "\(rawValue)/\(stage.testsFolder)" }
}
