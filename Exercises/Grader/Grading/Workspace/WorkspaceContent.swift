import Catalog
import FileSystem
import Synchronization

/// Determines the content of a workspace, depending on the question.
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

    /// Returns the files of the workspace.
    ///
    /// The manifest builds the tree `Starter`, so the code being judged is always placed there.
    func content(for question: Question) throws(FileError) -> WorkspaceFiles {
        var shared: [String: [UInt8]] = [:]
        for folder in Kit.sharedFolders { shared.add(try kitFolder(folder), at: folder) }
        shared["Package.swift"] = try files.read(kit.path("Package.swift"))
        var ofStages: [Stage.ID: [String: [UInt8]]] = [:]
        var plain: [String: [UInt8]] = [:]
        for stage in stages {
            var result: [String: [UInt8]] = [:]
            let modulePath = Tree.starter.modulePath(stage)
            switch question {
            case .ownTestsOnCode:
                result.add(submission.modules[stage.id] ?? SourceFolder(), at: modulePath)
                result.add(ownTests(of: stage), at: Tree.starter.ownTestsPath(stage))
            case .suite:
                result.add(submission.modules[stage.id] ?? SourceFolder(), at: modulePath)
                result.add(try controlTests(of: stage).folder, at: stage.suiteFolder)
                plain.add(try suite(of: stage), at: stage.suiteFolder)
            case .suiteOnBugs:
                result.add(try planted(stage).folder, at: modulePath)
                result.add(try kitFolder(stage.suiteFolder), at: stage.suiteFolder)
            case .ownTests:
                result.add(try planted(stage).folder, at: modulePath)
                result.add(ownTests(of: stage), at: Tree.starter.ownTestsPath(stage))
            }
            ofStages[stage.id] = result
        }
        return WorkspaceFiles(shared: shared, ofStages: ofStages, plain: plain)
    }

    /// The folders of other stages, which stay unchanged in a workspace.
    var kept: Set<String> {
        let others = kit.workshop.stages.filter { !stages.contains($0) }
        return Set(
            others.flatMap {
                [Tree.starter.modulePath($0), Tree.starter.ownTestsPath($0), $0.suiteFolder]
            })
    }

    /// The reference module of a stage with its bugs and variants.
    func planted(_ stage: Stage) throws(FileError) -> MutantModule {
        MutantModule(finished: try finished(stage), stage: stage)
    }

    /// The reference module of a stage.
    func finished(_ stage: Stage) throws(FileError) -> SourceFolder {
        try kitFolder(Tree.finished.modulePath(stage))
    }

    /// The official suite of a stage, with places for control tests.
    func controlTests(of stage: Stage) throws(FileError) -> ControlTestSuite {
        let suite = try suite(of: stage)
        let runtime = try files.read(kit.path(Self.controlTestRuntime))
        let isKnown = { (known: (plain: SourceFolder, runtime: [UInt8], suite: ControlTestSuite)) in
            known.plain == suite && known.runtime == runtime
        }
        let known = Self.made.withLock { $0[stage.id] }
        if let known, isKnown(known) { return known.suite }
        let made = ControlTestSuite(suite, runtime: runtime)
        Self.made.withLock { $0[stage.id] = (suite, runtime, made) }
        return made
    }

    /// The latest content of each stage; it is the same for all learners, and after each save.
    private static let made = Mutex<
        [Stage.ID: (plain: SourceFolder, runtime: [UInt8], suite: ControlTestSuite)]
    >([:])

    /// The kit's runtime file that the places for control tests call.
    private static let controlTestRuntime =
        "\(Kit.controlTestFolder)/\(ControlTestSuite.runtimeName)"

    /// The official suite without the tests of given code. No learner's work is judged by these, so a learner
    /// who changes that code to see a test fail loses nothing.
    private func suite(of stage: Stage) throws(FileError) -> SourceFolder {
        var suite = try kitFolder(stage.suiteFolder)
        for exercise in stage.exercises where !exercise.asksForCode {
            suite.files["\(exercise.suite).swift"] = nil
        }
        return suite
    }

    /// The package manager remembers which folders a manifest found, so the folder always exists.
    private func ownTests(of stage: Stage) -> SourceFolder {
        let tests = submission.ownTests[stage.id] ?? SourceFolder()
        return tests.files.isEmpty ? SourceFolder(files: ["NoTests.swift": []]) : tests
    }

    private func kitFolder(_ path: String) throws(FileError) -> SourceFolder {
        try SourceFolder.read(kit.path(path), ending: "", files: files)
    }
}

/// The bytes of the files in a workspace, by path.
struct WorkspaceFiles: Sendable {
    /// The sources that the programs of all stages share.
    let shared: [String: [UInt8]]
    /// The additional sources of each stage's program.
    let ofStages: [Stage.ID: [String: [UInt8]]]
    /// The official suites without places for control tests, exactly as in the kit.
    var plain: [String: [UInt8]] = [:]

    var all: [String: [UInt8]] {
        ofStages.values.reduce(into: shared) { $0.merge($1) { first, _ in first } }
    }
}

extension [String: [UInt8]] {
    fileprivate mutating func add(_ folder: SourceFolder, at prefix: String) {
        for (path, bytes) in folder.files {
            self["\(prefix)/\(path)"] = bytes
        }
    }
}
