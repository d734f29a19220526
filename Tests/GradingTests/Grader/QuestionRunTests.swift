import Synchronization
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Which verdicts are found out, and which are used again. What the verdicts are, each test decides.
final class QuestionRunTests: XCTestCase {
    private let fake = FakeFiles(["/w/Package.swift": ""])

    /// Asks of stages 1 and 2; returns the stages whose verdict was found out, how many there were to
    /// build, and how often the workspace was filled.
    private func ask(
        _ ofSecond: String,
        whileAsking act: @escaping @Sendable (FakeFiles) throws -> Void = { _ in }
    ) throws -> (found: [Stage.ID], toBuild: [Int], filled: Int) {
        let found = Mutex<[Stage.ID]>([])
        let totals = Mutex<[Int]>([])
        let filled = Mutex(0)
        let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
        let paths = PathNames(
            workspace: workspace, moduleTree: .starter, ownTestsTree: .starter)
        let machine = FixtureLearner.machine
        let run = QuestionRun<SuiteOutcome>(
            plan: TestPlan(
                withoutBuild: { [fake] stage in
                    found.withLock { $0.append(stage.id) }
                    try? act(fake)
                    return .ran([TestResult(name: "a")])
                }, mustList: false, run: { _, _, _ in .ran([]) }),
            builder: StageBuilder(
                direct: nil,
                package: PackageBuilder(
                    toolchain: Toolchain(swift: "", version: ""), machine: machine, sandbox: nil,
                    testSandbox: nil, moduleCache: "", limits: Limits(), compiler: nil),
                progress: .untold),
            content: QuestionContent(
                question: .suite, workspace: workspace,
                files: WorkspaceFiles(
                    shared: [:], ofStages: [2: ["Starter/Stage2/A.swift": Array(ofSecond.utf8)]]),
                paths: paths, finished: { _ in [:] }),
            environment: TestRunEnvironment(
                processes: machine.processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/scratch", path: nil, files: fake.files),
                limits: Limits(), paths: paths, progress: .untold),
            fill: { [fake] in
                filled.withLock { $0 += 1 }
                try fake.files.write("/w/Package.swift", [])
            },
            budget: { TimeBudget(limit: nil, now: { .zero }) }, now: { .zero },
            progress: GradingProgress { event in
                if case .built(_, _, let total) = event { totals.withLock { $0.append(total) } }
            })
        let store = VerdictStore(
            contents: ContentStore(root: "/v", files: fake.files, maximumCount: 600),
            conditions: "",
            keepsUnsteady: false)
        let outcomes = try run.outcomes(
            of: [shipped(1), shipped(2)], tree: .starter, store: { _ in store })
        XCTAssertEqual(outcomes.count, 2)
        return (
            found.withLock { $0.sorted { "\($0)" < "\($1)" } }, totals.withLock { $0 },
            filled.withLock { $0 }
        )
    }

    func testOnlyWhatHasChangedIsFoundOutAgain() throws {
        let first = try ask("a")
        XCTAssertEqual(first.found, [1, 2])
        XCTAssertEqual(first.toBuild, [2, 2])
        XCTAssertEqual(try ask("a").found, [])
        let second = try ask("b")
        XCTAssertEqual(second.found, [2])
        XCTAssertEqual(second.toBuild, [1])
        XCTAssertEqual(try ask("a").found, [])
    }

    func testTheWorkspaceIsFilledWhereSomethingIsFoundOut() throws {
        XCTAssertEqual(try ask("a").filled, 1)
        XCTAssertEqual(try ask("a").filled, 0)
        XCTAssertEqual(try ask("b").filled, 1)
        // One that isn't there would look as if tests had removed it.
        try fake.files.remove("/w")
        XCTAssertEqual(try ask("b").filled, 1)
        XCTAssertEqual(try ask("b").filled, 0)
    }

    /// Tests without a sandbox can remove what the others run from.
    func testAVerdictOfAWorkspaceThatIsRemovedMeanwhileIsNotKept() throws {
        let first = try ask("a") { try $0.files.remove("/w") }
        XCTAssertEqual(first.found, [1, 2])
        XCTAssertEqual(try ask("a").found, [1, 2])
    }
}
