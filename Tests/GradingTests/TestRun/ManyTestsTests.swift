import Foundation
import Synchronization
import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// More tests than the system lets one process be told of.
final class ManyTestsTests: XCTestCase {
    func testEachTestRunsOnceInProcessesThatCanBeStarted() throws {
        let names = (1...4000).map {
            "MyStage1Tests.\(String(repeating: "Long", count: 20))/test\($0)"
        }
        let asked = AskedTests()
        let processes = Processes(
            run: { (command, _, handler) throws(ProcessError) in
                let list = command.arguments[0]
                asked.add(list)
                let secret = command.input.split(separator: " ").first ?? ""
                for name in list.split(separator: ",") {
                    for event in ["started", "finished"] {
                        let json = #"{"event": "\#(event)", "test": "\#(name)"}"#
                        _ = handler(.output(Array("\u{1E}\(secret) \(json)\n".utf8)))
                    }
                }
                let ended = Array("\u{1E}\(secret) {\"event\": \"ended\"}\n".utf8)
                _ = handler(.output(ended))
                return .exited(0)
            }, endAll: {})
        let files = FakeFiles([:]).files
        let workspace = Workspace(root: "/w", files: files, workshop: .shipped)
        let suite = SuiteRun(
            program: TestProgram(folder: "/w", files: files, sandbox: nil),
            environment: TestRunEnvironment(
                processes: processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/scratch", path: nil, files: files),
                limits: Limits(),
                paths: PathNames(
                    workspace: workspace, moduleTree: .starter, ownTestsTree: .starter)))
        let results = try suite.runXCTest(names)
        XCTAssertEqual(results.map(\.name), names)
        XCTAssertEqual(Set(results.map(\.status)), [.passed])
        XCTAssertEqual(asked.lists.flatMap { $0.split(separator: ",").map(String.init) }, names)
        XCTAssertGreaterThan(asked.lists.count, 1)
        for list in asked.lists { XCTAssertLessThan(list.utf8.count, 128 << 10) }
    }
}

/// What processes were told to run.
private final class AskedTests: Sendable {
    private let added = Mutex<[String]>([])

    var lists: [String] { added.withLock { $0 } }

    func add(_ list: String) { added.withLock { $0.append(list) } }
}
