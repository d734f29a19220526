import Catalog
import FileSystem
import Synchronization

/// Gathers the files for each question from the kit and a submission.
struct WorkspaceContent: Sendable {
    let kit: Kit
    let submission: Submission
    /// The requested stages.
    let stages: [Stage]
    let files: Files

    init(kit: Kit, submission: Submission, asked: [Stage], files: Files) {
        self.kit = kit
        self.submission = submission
        stages = submission.presentStages.filter(asked.contains)
        self.files = files
    }

    /// Returns the files of each stage's program, and the files that all programs share. They are
    /// given by their paths in the workspace.
    ///
    /// The manifest builds the tree `Starter`, so the code that is judged is always placed there.
    func files(for question: Question) throws(FileError) -> [Stage.ID?: [String: [UInt8]]] {
        var shared: [String: [UInt8]] = [:]
        for folder in Kit.sharedFolders { shared.add(try kitFolder(folder), at: folder) }
        shared["Package.swift"] = try files.read(kit.path("Package.swift"))
        var result: [Stage.ID?: [String: [UInt8]]] = [nil: shared]
        for stage in stages {
            var program: [String: [UInt8]] = [:]
            program.add(
                question.isOfLearnersCode
                    ? Self.notEmpty(submission.code(of: stage)) : try planted(stage).folder,
                at: Tree.starter.modulePath(stage))
            switch question {
            case .ownTests, .ownTestsOnCode:
                program.add(
                    Self.notEmpty(submission.tests(of: stage)), at: Tree.starter.ownTestsPath(stage)
                )
            case .suite:
                program.add(try controlTests(of: stage).folder, at: stage.suiteFolder)
            case .suiteOnBugs:
                program.add(try kitFolder(stage.suiteFolder), at: stage.suiteFolder)
            }
            result[stage.id] = program
        }
        return result
    }

    /// Returns a stage's reference module, with its bugs and variants compiled in.
    func planted(_ stage: Stage) throws(FileError) -> MutantModule {
        MutantModule(finished: try finished(stage), stage: stage)
    }

    /// Returns a stage's reference module.
    func finished(_ stage: Stage) throws(FileError) -> SourceFolder {
        try kitFolder(Tree.finished.modulePath(stage))
    }

    /// Returns a stage's official suite, with places for control tests.
    func controlTests(of stage: Stage) throws(FileError) -> ControlTestSuite {
        let suite = try suite(of: stage)
        let runtime = try files.read(kit.path(Self.controlTestRuntime))
        let known = Self.made.withLock { $0[stage.id] }
        if let known, known.plain == suite, known.runtime == runtime { return known.suite }
        let made = ControlTestSuite(suite, runtime: runtime)
        Self.made.withLock { $0[stage.id] = (suite, runtime, made) }
        return made
    }

    /// The suite that was made last for each stage. It is kept because it is the same for all
    /// learners and after each save.
    private static let made = Mutex<
        [Stage.ID: (plain: SourceFolder, runtime: [UInt8], suite: ControlTestSuite)]
    >([:])

    /// The path in the kit of the runtime file that contains the function which places for control
    /// tests call.
    private static let controlTestRuntime =
        "\(Kit.controlTestFolder)/\(ControlTestSuite.runtimeName)"

    /// Returns a stage's official suite without the tests of given code. These tests judge no
    /// learner's work. So a learner who changes given code to see a test fail loses nothing.
    func suite(of stage: Stage) throws(FileError) -> SourceFolder {
        var suite = try kitFolder(stage.suiteFolder)
        for exercise in stage.exercises where !exercise.hasCodeToWrite {
            suite.files["\(exercise.suite).swift"] = nil
        }
        return suite
    }

    /// Returns a folder with these files. If there are none, it contains an empty file, because
    /// neither the compiler nor the package manager builds a module without sources.
    private static func notEmpty(_ files: [String: [UInt8]]) -> SourceFolder {
        SourceFolder(files: files.isEmpty ? ["Empty.swift": []] : files)
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
