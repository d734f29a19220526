import Catalog
import FileSystem

/// The workshop kit on disk: its folder, where things are in it, and what it teaches.
package struct Kit: Sendable {
    /// The absolute path of the folder that holds `Package.swift`.
    package let root: String
    /// Where the grader keeps what it can make again: ignored by git, safe to delete.
    package var cache: String
    /// Where everything is kept that several workspaces can share.
    package var shared: String
    package var workshop: Workshop

    package init(root: String, cache: String? = nil, workshop: Workshop = .shipped) {
        self.root = root
        self.cache = cache ?? "\(root)/.grade"
        shared = "\(self.cache)/shared"
        self.workshop = workshop
    }

    /// Where compiled system modules are kept.
    var modules: String { "\(shared)/modules" }

    /// The folder of the kit that one of `places` lies in; nil where none does.
    ///
    /// A place is an absolute path of a folder or a file; its parents are looked at from the
    /// innermost outwards.
    package static func findRoot(around places: [String], files: Files) -> String? {
        for place in places {
            var folder = place
            while !folder.isEmpty {
                if isKit(folder, files: files) { return folder }
                folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
            }
        }
        return nil
    }

    private static func isKit(_ folder: String, files: Files) -> Bool {
        files.kind("\(folder)/Package.swift") == .file
            && files.kind("\(folder)/Exercises/Catalog") == .folder
    }

    /// The absolute path of something in the kit.
    package func path(_ relative: String) -> String { "\(root)/\(relative)" }

    /// What every stage is built with: what is given to learners, and what reports of their tests.
    static let sharedFolders = [
        "Exercises/Shared", "Tests/TestHelpers", "Tests/TestReporter", "Tests/TestReporterStart",
    ]

    /// What goes into an official suite, so that control tests among its tests can have other expectations.
    static let controlTestFolder = "Tests/ControlTests"

    /// The folders that verdicts come from and that are never a learner's, relative to the kit.
    package var ownFolders: [String] {
        Self.sharedFolders + [Self.controlTestFolder] + workshop.stages.map(\.suiteFolder)
    }
}

/// Which of the two parallel trees is graded.
package enum Tree: String, Sendable, CaseIterable, Codable {
    case starter = "Starter"
    case finished = "Finished"

    /// The path of a stage's module, relative to the repository.
    package func modulePath(_ stage: Stage) -> String { "\(rawValue)/\(stage.folder)" }

    /// The path of the learner's own tests of a stage, relative to the repository.
    package func ownTestsPath(_ stage: Stage) -> String { "\(rawValue)/\(stage.testsFolder)" }
}
