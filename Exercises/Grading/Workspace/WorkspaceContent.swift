import Catalog
import FileSystem

/// What a workspace is filled with: the question that is asked in it decides.
package struct WorkspaceContent: Sendable {
    /// What is asked of a stage in a workspace.
    package enum Question: String, Sendable {
        /// Does the code do what the exercise asks? The official suites run on the learner's code.
        case suite
        /// Would the learner's own tests notice a bug? They run on `Finished`.
        case ownTests = "own-tests"
        /// Do the official suites notice every bug? They run on `Finished`, for the author.
        case suiteOnBugs = "suite-on-bugs"
    }

    let kit: Kit
    let submission: Submission
    let files: Files
    /// Letters and digits for names in the code with planted bugs that no test can know.
    let secret: String

    /// The bytes of each file, by its path in the workspace.
    ///
    /// The manifest builds the tree `Starter`, so what is judged always lies there. The stages that
    /// weren't asked for are there too where they can be, so that nothing is built twice over as
    /// one stage and another are graded in turn.
    func content(for question: Question) throws -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        result["Package.swift"] = try files.read(kit.path("Package.swift"))
        for folder in [
            "Exercises/Shared", "Tests/TestHelpers", "Tests/TestReporter",
            "Tests/TestReporterStart",
        ] {
            result.add(try kitFolder(folder), at: folder)
        }
        for stage in stages {
            guard let module = submission.modules[stage.number] else { continue }
            let suite = "Tests/\(stage.suiteModule)"
            switch question {
            case .suite:
                result.add(module, at: "Starter/\(stage.module)")
                result.add(try kitFolder(suite), at: suite)
            case .suiteOnBugs:
                result.add(try planted(stage).folder, at: "Starter/\(stage.module)")
                result.add(try kitFolder(suite), at: suite)
            case .ownTests:
                result.add(try planted(stage).folder, at: "Starter/\(stage.module)")
                result.add(ownTests(of: stage), at: "Starter/\(stage.suiteModule)")
            }
        }
        if question != .suite { hideChoice(in: &result) }
        return result
    }

    /// The finished module of a stage with its bugs and variants.
    func planted(_ stage: Stage) throws -> PlantedModule {
        PlantedModule(
            finished: try kitFolder("Finished/\(stage.module)"), stage: stage, secret: secret)
    }

    /// The package manager remembers which folders a manifest found, so the folder is always there.
    private func ownTests(of stage: Stage) -> SourceFolder {
        let tests = submission.ownTests[stage.number] ?? SourceFolder()
        return tests.files.isEmpty ? SourceFolder(files: ["NoTests.swift": []]) : tests
    }

    /// Gives the function that tells which bug is planted its secret name.
    private func hideChoice(in content: inout [String: [UInt8]]) {
        let path = "Tests/TestReporterStart/start.c"
        let source = String(decoding: content[path] ?? [], as: UTF8.self)
        let name = PlantedModule.functionName(secret: secret)
        content[path] = Array(source.replacing("workshop_planted_bug", with: name).utf8)
    }

    private func kitFolder(_ path: String) throws -> SourceFolder {
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
