import Foundation
import ProgramTestHelpers
import Synchronization
import XCTest

@testable import Advice
@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import Processes

/// A made-up learner: a folder in `Learners` that is overlaid on the finished stages.
///
/// The real pipeline builds and runs the result, in workspaces that are kept between runs.
struct FixtureLearner {
    let name: String
    /// Whether the learner's folders are used alone instead of being overlaid on the finished ones.
    var isWhole = false
    /// The paths below `Starter` of test doubles that are copied from the finished tests to the
    /// learner's.
    var standIns: [String] = []

    /// The kit that these tests belong to, with separate workspaces for the tests.
    static let kit: Kit = {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
        return Kit(root: root, cache: "\(root)/.grade/tests")
    }()

    static let processes = Processes.live()

    /// Short limits, because many fixtures reach them.
    static let limits = Limits(timeout: .seconds(2), memory: 512 << 20, processes: 64)

    /// Limits for tests that must pass however busy the computer is.
    static let patientLimits = Limits(
        timeout: .seconds(600), memory: limits.memory, processes: limits.processes)

    static let machine = Machine(
        files: .live, processes: processes, environment: ProcessInfo.processInfo.environment)

    /// A value that differs for each build of these tests, so that nothing stored by another grader
    /// is used.
    static let identity =
        Bundle.main.executablePath.flatMap(Files.live.modified).map { "tests of \($0)" } ?? ""

    // The toolchain is looked up only once, because hundreds of gradings need it.
    private static let foundToolchain = Result { try machine.findToolchain() }
    private static let foundSandbox = Result {
        try Sandbox.find(on: machine, toolchain: toolchain().folder, hidden: [kit.root])
    }

    private static let finishedVerdicts = Result { try FinishedVerdicts() }

    static func toolchain() throws -> Toolchain { try foundToolchain.get() }

    /// - Parameter gate: Limits how many test processes run at the same time. If nil, a few do.
    static func grader(
        limits: Limits = limits, sandbox: Sandbox? = nil, gate: ProcessGate? = nil
    ) throws -> Grader {
        var toolchain = try toolchain()
        if sandbox != nil {
            toolchain.swift = "\(toolchain.folder)/bin/swift"
        }
        var tools = GradingTools(
            machine: machine, toolchain: toolchain, sandbox: sandbox, buildSandbox: sandbox,
            identity: identity, advice: stageAdvice)
        tools.gate = gate ?? ProcessGate()
        return Grader(kit: kit, tools: tools, limits: GradingLimits(test: limits))
            .with(verdicts: try finishedVerdicts.get().provider)
    }

    /// This system's sandbox. If no working one exists, the test is skipped.
    static func sandbox() throws -> Sandbox {
        try Needed.sandbox.orSkip()
        return try foundSandbox.get()
    }

    /// Grades the learner's code for these stages and encores. If no ID is given, grades all stages.
    func grade(
        _ ids: Stage.ID..., limits: Limits = limits, sandbox: Sandbox? = nil
    ) throws -> Report {
        let workshop = Workshop.shipped
        return try grade(
            ids.isEmpty ? workshop.numbered : workshop.stages(ids), limits: limits,
            sandbox: sandbox)
    }

    /// Grades one stage, and also runs its tests on the learner's own code.
    func gradeStageOnBoth(_ id: Stage.ID, sandbox: Sandbox? = nil) throws -> StageReport {
        let report = try grade(
            Workshop.shipped.stages([id]), by: try Self.grader(sandbox: sandbox),
            alsoOnCode: true)
        return try XCTUnwrap(report.stages.first)
    }

    /// Grades the learner's code for these stages and encores.
    func grade(
        _ stages: [Stage], limits: Limits = limits, sandbox: Sandbox? = nil
    ) throws -> Report {
        try grade(stages, by: try Self.grader(limits: limits, sandbox: sandbox))
    }

    /// Grades the learner's code for these stages and encores with this grader.
    func grade(
        _ stages: [Stage], by grader: Grader, alsoOnCode: Bool = false
    ) throws -> Report {
        let folder = try submission()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let submission = try Submission.read(
            folder, tree: .starter, of: Self.kit.workshop, files: .live)
        return try grader.grade(
            submission, stages: stages, alsoOnCode: alsoOnCode, progress: .ignored)
    }

    private static let reports = Mutex<[String: Report]>([:])

    /// Returns the report on one stage with the usual limits and without a sandbox. The stage is
    /// graded only once for all tests in this process that just read the report.
    func graded(_ id: Stage.ID) throws -> StageReport {
        let name = "\(name), \(isWhole), \(standIns), \(id)"
        if let known = Self.reports.withLock({ $0[name] }) {
            return try XCTUnwrap(known.stages.first)
        }
        let report = try grade(id)
        Self.reports.withLock { $0[name] = report }
        return try XCTUnwrap(report.stages.first)
    }

    /// Grades one stage and returns its report.
    func gradeStage(
        _ id: Stage.ID, limits: Limits = limits, sandbox: Sandbox? = nil
    ) throws -> StageReport {
        try XCTUnwrap(try grade(id, limits: limits, sandbox: sandbox).stages.first)
    }

    /// Creates a folder with the finished stages as `Starter`, overlaid with the learner's own files.
    ///
    /// If the learner has tests for a stage, they replace all finished tests of that stage.
    func submission() throws -> String {
        let files = FileManager.default
        let folder = "\(NSTemporaryDirectory())/learner-\(UUID().uuidString)"
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try files.copyItem(atPath: Self.kit.path("Finished"), toPath: "\(folder)/Starter")
        let source = Self.kit.path("Tests/GradingTests/Learners/\(name)")
        let own = try SourceFolder.read("\(source)/Starter", ending: ".swift", files: .live)
        for stage in Workshop.shipped.stages {
            for path in (isWhole ? [stage.folder] : []) + [stage.testsFolder]
            where own.files.keys.contains(where: { $0.hasPrefix("\(path)/") }) {
                try files.removeItem(atPath: "\(folder)/Starter/\(path)")
            }
        }
        for (path, bytes) in own.files {
            try Files.live.write("\(folder)/Starter/\(path)", bytes)
        }
        for path in standIns {
            try files.copyItem(
                atPath: Self.kit.path("Finished/\(path)"), toPath: "\(folder)/Starter/\(path)")
        }
        return folder
    }
}

/// Returns the workshop's stage with this number.
func shipped(_ number: Int) -> Stage { Workshop.shipped[.number(number)]! }

extension StageReport {
    /// The failures of the official tests that did not pass, by name without the module.
    var failures: [String: TestResult.Failure] {
        var result: [String: TestResult.Failure] = [:]
        for test in tests where test.result.failure != nil {
            result[test.result.shortName] = test.result.failure
        }
        return result
    }

    /// The statuses of the learner's tests, by name without the module.
    var ownStatuses: [String: TestResult.Status] {
        guard case .judged(let report) = ownTests else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: report.tests.map { ($0.result.shortName, $0.result.status) })
    }
}

extension TestResult {
    /// The name without the module: `EvenOddTests/testZeroIsEven` for
    /// `Stage1Tests.EvenOddTests/testZeroIsEven`.
    var shortName: String {
        name.split(separator: ".").dropFirst().joined(separator: ".")
    }
}
