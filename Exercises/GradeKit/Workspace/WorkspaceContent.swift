import Catalog

/// What a workspace is filled with: the question that is asked in it decides.
struct WorkspaceContent: Sendable {
    /// One of the two questions that are asked of a stage.
    enum Question: String, Sendable {
        /// Does the code do what the exercise asks? The official suites run on the learner's code.
        case suite
        /// Do the learner's own tests hold? They run on `Finished`.
        case ownTests = "own-tests"
    }

    let kit: Kit
    let submission: Submission
    let files: Files

    /// The bytes of each file, by its path in the workspace.
    ///
    /// The manifest builds the tree `Starter`, so what is judged always lies there. The stages that
    /// weren't asked for are there too where they can be, so that nothing is built twice over as
    /// one stage and another are graded in turn.
    func content(
        for question: Question, asked: [Stage]
    ) throws -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        result["Package.swift"] = try files.read(kit.path("Package.swift"))
        for folder in [
            "Exercises/Shared", "Tests/TestHelpers", "Tests/TestReporter",
            "Tests/TestReporterStart",
        ] {
            result.add(try kitFolder(folder), at: folder)
        }
        for stage in stages {
            if !asked.contains(where: { $0.number == stage.number }),
                files.kind("\(submission.root)/\(submission.tree.rawValue)/\(stage.module)") == nil
            {
                continue
            }
            let module = "Starter/\(stage.module)"
            switch question {
            case .suite:
                result.add(try submission.module(of: stage, files: files), at: module)
                let suite = "Tests/\(stage.suiteModule)"
                result.add(try kitFolder(suite), at: suite)
            case .ownTests:
                result.add(try kitFolder("Finished/\(stage.module)"), at: module)
                let tests = try submission.ownTests(of: stage, files: files)
                let folder = "Starter/\(stage.suiteModule)"
                result.add(tests, at: folder)
                // The package manager remembers which folders a manifest found, so a folder must
                // not come and go.
                if tests.files.isEmpty { result["\(folder)/NoTests.swift"] = [] }
            }
        }
        return result
    }

    private func kitFolder(_ path: String) throws(FileError) -> SourceFolder {
        try SourceFolder.read(kit.path(path), ending: "", files: files)
    }
}

extension [String: [UInt8]] {
    fileprivate mutating func add(_ folder: SourceFolder, at prefix: String) {
        for (path, bytes) in folder.files {
            self["\(prefix)/\(path)"] = bytes
        }
    }
}
