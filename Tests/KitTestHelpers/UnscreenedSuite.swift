import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import Processes

/// The official suite of a stage, prepared for control tests and built with code that wasn't screened. So
/// only the control tests decide whether its results are trusted.
struct UnscreenedSuite {
    /// The names of the official tests.
    let names: [String]
    let suite: ControlTestSuite
    let run: SuiteRun

    /// Whether the results of the suite are trusted.
    func isBelieved(_ results: [TestResult]) throws -> Bool {
        try ControlTestCheck(suite: suite).isBelieved(results) { names, places in
            try run.runXCTest(
                names, planting: places.isEmpty ? .nothing : .places(places))
        }
    }

    /// Builds the suite, and calls a closure with it.
    ///
    /// - Parameters:
    ///   - module: The files of the stage's module.
    ///   - change: Changes the text of any file that the suite is built from, by path.
    static func with<Value>(
        _ stage: Stage, _ module: [String: [UInt8]],
        change: (_ path: String, _ text: String) -> String = { $1 },
        _ body: (UnscreenedSuite) throws -> Value
    ) throws -> Value {
        let folder = "\(NSTemporaryDirectory())/unscreened-\(UUID().uuidString)"
        defer { try? Files.live.remove(folder) }
        for (path, bytes) in module {
            try Files.live.write("\(folder)/Starter/\(stage.folder)/\(path)", bytes)
        }
        return try body(UnscreenedSuite(stage, in: folder, change: change))
    }

    /// The files of a stage as it is handed out, overlaid with a learner's files.
    static func untouched(_ stage: Stage, under learner: String) throws -> [String: [UInt8]] {
        let kit = FixtureLearner.kit
        let folders = [
            "Starter/\(stage.folder)",
            "Tests/GradingTests/Learners/\(learner)/Starter/\(stage.folder)",
        ]
        return try folders.reduce(into: [:]) { files, folder in
            let more = try SourceFolder.read(kit.path(folder), ending: ".swift", files: .live)
            files.merge(more.files) { $1 }
        }
    }

    private init(
        _ stage: Stage, in folder: String, change: (_ path: String, _ text: String) -> String
    ) throws {
        let (kit, machine) = (FixtureLearner.kit, FixtureLearner.machine)
        let filling = WorkspaceContent(
            kit: kit,
            submission: try Submission.read(
                folder, tree: .starter, of: kit.workshop, files: .live),
            asked: [stage], files: .live)
        let workspace = Workspace(root: "\(folder)/suite", files: .live, workshop: kit.workshop)
        func changed(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
            Dictionary(
                uniqueKeysWithValues: files.map { path, bytes in
                    (path, Array(change(path, String(decoding: bytes, as: UTF8.self)).utf8))
                })
        }
        let content = try QuestionContent(
            .suite, of: filling, in: workspace,
            files: filling.files(for: .suite).mapValues(changed))
        let cache = CacheFolder(kit: kit, files: .live)
        try cache.makeSharedFolders()
        let tools = try FixtureLearner.grader().tools
        let compiler = Compiler(
            commands: try tools.commands(of: kit).get(), tools: tools, cache: cache,
            limits: FixtureLearner.patientLimits)
        let program = TestProgram(
            folder: workspace.programFolder(stage), files: .live, sandbox: nil)
        try Self.build(program, stage, content, compiler)
        names = try OfficialTests(of: [stage], in: kit, files: .live).names(of: stage)
        suite = try filling.controlTests(of: stage)
        run = SuiteRun(
            program: program,
            environment: TestRunEnvironment(
                processes: machine.processes, gate: ProcessGate(),
                scratch: ScratchFolders(
                    root: "\(folder)/scratch", path: machine.environment["PATH"], files: .live),
                limits: FixtureLearner.patientLimits, paths: content.paths))
    }

    /// Builds like `StageBuilder`, but without screening.
    private static func build(
        _ program: TestProgram, _ stage: Stage, _ content: QuestionContent, _ compiler: Compiler
    ) throws {
        let parts = try ProgramParts(stage: stage, content: content, compiler: compiler)
        let module = try compiler.compile(parts.module())
        let tests = try compiler.compile(parts.tests(of: module))
        let list = try compiler.compile(XCTUnwrap(parts.list(of: tests, module)))
        try program.makeFolder(with: content)
        try compiler.link(
            parts.linked() + [module, tests, list], to: program.path, in: program.folder)
    }
}
