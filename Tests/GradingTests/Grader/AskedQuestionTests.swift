import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests which verdicts are computed and which are reused. Each test supplies its own verdicts.
final class AskedQuestionTests: XCTestCase {
    private let fake = FakeFiles([:])

    /// Asks a question about stages 1 and 2, which have no tests; returns how many verdicts are new.
    private func ask(_ ofSecond: String) throws -> Int {
        let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
        let machine = FixtureLearner.machine
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
                sandbox: nil, progress: .ignored),
            environment: TestRunEnvironment(
                processes: machine.processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/scratch", path: nil, files: fake.files),
                limits: Limits(), paths: content.paths),
            limit: .seconds(1), store: { _ in store })
        let known = fake.paths.count
        XCTAssertEqual(try question.answers(for: [shipped(1), shipped(2)]).count, 2)
        return fake.paths.count - known
    }

    func testOnlyChangedStagesAreJudgedAgain() throws {
        for (text, new) in [("a", 2), ("a", 0), ("b", 1), ("a", 0)] {
            XCTAssertEqual(try ask(text), new)
        }
    }
}
