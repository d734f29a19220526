import Dispatch
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests which verdicts are computed and which are reused. Each test supplies its own verdicts.
final class AskedQuestionTests: XCTestCase {
    private let fake = FakeFiles([:])

    private var verdicts: Int { fake.paths.count { $0.hasPrefix("/v/") } }

    /// Asks a question about stages 1 and 2, and returns how many verdicts are new.
    ///
    /// - Parameters:
    ///   - ofSecond: The code of stage 2.
    ///   - run: Runs the program of a stage. If it is nil, the stages have no tests.
    private func ask(_ ofSecond: String = "", run: Run? = nil) throws -> Int {
        let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
        let machine = Machine(
            files: fake.files, processes: processes(run ?? { _ in }), environment: [:])
        let store = VerdictStore(
            contents: ContentStore(root: "/v", files: fake.files, maximumCount: 600),
            conditions: "", keepsFlaky: false)
        let content = try QuestionContent(
            .ownTestsOnCode,
            of: WorkspaceContent(
                kit: FixtureLearner.kit,
                submission: Submission(
                    root: "", tree: .starter, workshop: .shipped,
                    ownTests: run == nil ? [:] : [1: Self.tests, 2: Self.tests]),
                asked: [], files: .live), in: workspace,
            files: [
                nil: ["Package.swift": [], "\(QuestionContent.resourceFolder)/a.json": []],
                2: ["Starter/Stage2/A.swift": Array(ofSecond.utf8)],
            ])
        let question = AskedQuestion(
            content: content,
            official: try OfficialTests(of: [], in: FixtureLearner.kit, files: .live),
            builder: StageBuilder(
                compiler: nil,
                package: PackageBuilder(
                    tools: GradingTools(
                        machine: machine, toolchain: Toolchain(swift: "/swift", version: ""),
                        advice: { _, _ in [] }),
                    cache: CacheFolder(kit: Kit(root: "/kit"), files: fake.files),
                    limits: Limits())),
            environment: TestRunEnvironment(
                processes: machine.processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/scratch", path: nil, files: fake.files),
                limits: Limits(), paths: content.paths),
            limit: .seconds(1), store: { _ in store })
        let known = verdicts
        let answers = try question.answers(for: [shipped(1), shipped(2)])
        XCTAssertEqual(answers.count, 2)
        return verdicts - known
    }

    /// Runs the program at a path.
    private typealias Run = @Sendable (_ program: String) -> Void

    private static let tests = SourceFolder(files: ["ATests.swift": []])

    /// Fake processes: a package manager that builds a program, and programs that end before they
    /// list their tests.
    private func processes(_ run: @escaping Run) -> Processes {
        Processes(
            run: { [fake] (command, _, handler) throws(ProcessError) in
                guard command.executable != "/swift" else {
                    try? fake.files.write(
                        "/w/.build/debug/UnitTestingWorkshopPackageTests.xctest", [])
                    return .exited(0)
                }
                _ = handler(.report(ProgramStart.announcement))
                run(command.executable)
                return .exited(1)
            }, endAll: {})
    }

    func testOnlyChangedStagesAreJudgedAgain() throws {
        for (text, new) in [("a", 2), ("a", 0), ("b", 1), ("a", 0)] {
            XCTAssertEqual(try ask(text), new)
        }
    }

    /// Without a sandbox, the tests of one stage can remove the program from which another stage's
    /// tests are running.
    func testTheVerdictOfARemovedProgramIsNotKept() throws {
        let (isRunning, isRemoved) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let removesTheOther: Run = { [fake] program in
            if program.contains("/1/") {
                isRunning.wait()
                try? fake.files.remove("/w/.programs/2")
                isRemoved.signal()
            } else {
                isRunning.signal()
                isRemoved.wait()
            }
        }
        XCTAssertThrowsError(try ask(run: removesTheOther)) {
            XCTAssertEqual(($0 as? FileError)?.reason, .missing)
        }
        XCTAssertEqual(verdicts, 1, "only the first stage may have a verdict")
        XCTAssertEqual(try ask { _ in }, 1)
        XCTAssertEqual(try ask { _ in }, 0)
    }
}
