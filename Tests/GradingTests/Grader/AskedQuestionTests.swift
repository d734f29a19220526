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
        let content = try QuestionContent(
            .ownTestsOnCode,
            of: WorkspaceContent(
                kit: FixtureLearner.kit,
                submission: Submission(root: "", tree: .starter, workshop: .shipped), asked: [],
                files: .live), in: workspace,
            files: [
                nil: ["Package.swift": []],
                2: ["Starter/Stage2/A.swift": Array(ofSecond.utf8)],
            ])
        let question = AskedQuestion(
            content: content,
            official: try OfficialTests(of: [], in: FixtureLearner.kit, files: .live),
            builder: StageBuilder(
                compiler: nil,
                package: PackageBuilder(
                    toolchain: Toolchain(swift: "", version: ""), machine: machine, sandbox: nil,
                    moduleCache: "", limits: Limits()),
                sandbox: nil, progress: progress),
            environment: TestRunEnvironment(
                processes: machine.processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/scratch", path: nil, files: fake.files),
                limits: Limits(), paths: content.paths, progress: progress),
            limit: .seconds(1), store: { _ in store })
        try fake.files.write("/w/old", [])
        let answers = try question.answers(for: [shipped(1), shipped(2)])
        XCTAssertEqual(answers.count, 2)
        return (totals.withLock { $0.last ?? 0 }, fake.text("/w/old") == nil)
    }

    func testOnlyChangedStagesAreJudgedAgain() throws {
        for (text, toBuild) in [("a", 2), ("a", 0), ("b", 1), ("a", 0)] {
            let asked = try ask(text)
            XCTAssertEqual(asked.toBuild, toBuild)
            XCTAssertEqual(asked.isFilled, toBuild > 0)
        }
    }

    /// Without a sandbox, tests can remove files that the others run from.
    func testTheVerdictOfARemovedWorkspaceIsNotKept() throws {
        XCTAssertThrowsError(try ask("a") { try $0.files.remove("/w") }) {
            XCTAssertTrue($0 is WorkspaceRemoved)
        }
        XCTAssertEqual(try ask("a").toBuild, 2)
    }
}
