import Foundation
import Synchronization
import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests how a suite with more tests than fit in one process is run.
final class ManyTestsTests: XCTestCase {
    func testEachOfManyTestsRunsOnce() throws {
        let short = (1...4000).map {
            "MyStage1Tests.\(String(repeating: "Long", count: 20))/test\($0)"
        }
        let long = (1...3).map { "M.Tests/test\(String(repeating: "Long", count: 40_000))\($0)" }
        let names = short + long
        let asked = AskedTests()
        let processes = Processes(
            run: { (command, _, handler) throws(ProcessError) in
                var report = MadeUpReport(command)
                _ = handler(.report(ProgramStart.announcement))
                asked.add(report.words)
                for argument in command.arguments { XCTAssertLessThan(argument.utf8.count, 1024) }
                for number in report.words.indices {
                    for event in ["started", "finished"] {
                        report.send(
                            #"{"event": "\#(event)", "number": \#(number)}"#, handler)
                    }
                }
                report.send(#"{"event": "ended"}"#, handler)
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
        XCTAssertEqual(asked.lists.flatMap { $0 }, names)
        XCTAssertGreaterThan(asked.lists.count, long.count + 1)
    }
}

/// The tests that processes were asked to run.
private final class AskedTests: Sendable {
    private let added = Mutex<[[String]]>([])

    var lists: [[String]] { added.withLock { $0 } }

    func add(_ list: [String]) { added.withLock { $0.append(list) } }
}
