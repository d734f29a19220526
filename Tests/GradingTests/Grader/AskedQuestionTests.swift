import Synchronization
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests which verdicts are computed and which are reused. Each test supplies its own verdicts.
final class AskedQuestionTests: XCTestCase {
    private let fake = FakeFiles(["/w/Package.swift": ""])

    /// Asks a question about stages 1 and 2, which have no tests; returns how many were built, and whether
    /// the workspace was filled.
    private func ask(
        _ ofSecond: String,
        whileAsking act: @escaping @Sendable (FakeFiles) throws -> Void = { _ in }
    ) throws -> (toBuild: Int, isFilled: Bool) {
        let totals = Mutex<[Int]>([])
        let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
        let paths = PathNames(
            workspace: workspace, moduleTree: .starter, ownTestsTree: .starter)
        let machine = FixtureLearner.machine
        let progress = GradingProgress { [fake] event in
            if case .built(_, _, let total) = event {
                totals.withLock { $0.append(total) }
                try? act(fake)
            }
        }
        let store = VerdictStore(
            contents: ContentStore(root: "/v", files: fake.files, maximumCount: 600),
            conditions: "", keepsFlaky: false)
        let question = AskedQuestion(
            judge: .ownTestsOnCode(Submission(root: "", tree: .starter, workshop: .shipped)),
            tree: .starter,
            content: QuestionContent(
                question: .ownTestsOnCode, workspace: workspace,
                files: WorkspaceFiles(
                    shared: ["Package.swift": []],
                    ofStages: [2: ["Starter/Stage2/A.swift": Array(ofSecond.utf8)]]),
                paths: paths, finished: { _ in [:] }),
            builder: StageBuilder(
                direct: nil,
                package: PackageBuilder(
                    toolchain: Toolchain(swift: "", version: ""), machine: machine, sandbox: nil,
                    testSandbox: nil, moduleCache: "", limits: Limits(), compiler: nil),
                progress: progress),
            environment: TestRunEnvironment(
                processes: machine.processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/scratch", path: nil, files: fake.files),
                limits: Limits(), paths: paths, progress: progress),
            keptFolders: [], limit: .seconds(1), store: { _ in store })
        try fake.files.write("/w/old", [])
        let answers = try question.answers(for: [shipped(1), shipped(2)])
        XCTAssertEqual(answers.count, 2)
        return (totals.withLock { $0.last ?? 0 }, fake.text("/w/old") == nil)
    }

    func testOnlyWhatHasChangedIsFoundOutAgain() throws {
        for (text, toBuild) in [("a", 2), ("a", 0), ("b", 1), ("a", 0)] {
            let asked = try ask(text)
            XCTAssertEqual(asked.toBuild, toBuild)
            XCTAssertEqual(asked.isFilled, toBuild > 0)
        }
    }

    /// Without a sandbox, tests can remove files that the others run from.
    func testAVerdictOfAWorkspaceThatIsRemovedMeanwhileIsNotKept() throws {
        XCTAssertThrowsError(try ask("a") { try $0.files.remove("/w") }) {
            XCTAssertTrue($0 is WorkspaceRemoved)
        }
        XCTAssertEqual(try ask("a").toBuild, 2)
    }
}
