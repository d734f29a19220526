import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// What becomes of the addresses that a test process tells of: places in sources that there are.
final class StopSearchTests: XCTestCase {
    func testTheLinesOfTheReporterAreTakenFromWhatIsPrinted() {
        let output = """
            hello \u{1E}stopped 1 2 3
            \u{1E}stopped 1000 10 12 1f f 7fff0000
            \u{1E}stopped 2000
            \u{1E}stopped none
            \u{1E}stopped 2000 10 11
            """
        let backtrace = Backtrace(output: Array(output.utf8))
        XCTAssertEqual(backtrace.threads, [[2, 15, 0x7fff_0000 - 16], [1]])
        XCTAssertEqual(backtrace.memory, 0x2000)
        XCTAssertEqual(Backtrace(output: []).threads, [])
    }

    func testOutputWithoutEndIsBounded() {
        let line = "\u{1E}stopped 1 0" + String(repeating: " ff", count: 5_000) + "\n"
        let backtrace = Backtrace(output: Array(String(repeating: line, count: 50).utf8))
        XCTAssertEqual(backtrace.threads.count, 40)
        XCTAssertEqual(backtrace.threads.map(\.count).max(), 100)
    }

    func testTheCallsOfTheSymbolizer() {
        let text = """
            <compiler-generated>:0:0
            ./Starter/Stage1/EvenOdd.swift:12:9

            ??:0:0

            Tests/Stage1Tests/EvenOddTests.swift:0:0

            /usr/a:b:1:2
            a.swift:-1:0


            """
        XCTAssertEqual(
            TracedCall.calls(in: text),
            [
                [call(code, 12, 9)], [], [call(tests, 0, 0)], [], [],
            ])
    }

    func testALineThatIsNotKnownIsTheNextOneOfTheFunction() throws {
        let asked = Mutex<[[UInt64]]>([])
        let traced = TracedProgram(
            program: TestProgram(folder: "/w", files: .live, sandbox: nil)
        ) { [code] addresses in
            asked.withLock { $0.append(addresses) }
            return addresses.count == 1
                ? "\(code):0:0\n\n" : "??:0:0\n\n\(code):0:0\n\n\(code):2:3\n\n\(code):1:1\n\n"
        }
        let backtrace = Backtrace(output: Array("\u{1E}stopped 1 10 50".utf8))
        let place = try search.place(in: backtrace, of: traced, isEndless: false)
        XCTAssertEqual(describe(place?.code), "Starter/Stage1/EvenOdd.swift:2:3 while true {")
        XCTAssertEqual(asked.withLock(\.count), 2)
        XCTAssertEqual(asked.withLock { $0.last?.first }, 0x44)
    }

    func testTheInnermostLineOfTheCodeAndTheOutermostOfTheTest() {
        let place = search.place(
            of: [
                call("Shared/A.swift", 1), call(code, 2, 5), call(code, 1), call(tests, 1),
                call(tests, 2),
            ],
            isEndless: false)
        XCTAssertEqual(describe(place?.code), "Starter/Stage1/EvenOdd.swift:2:5 while true {")
        XCTAssertEqual(describe(place?.test), "Tests/Stage1Tests/EvenOddTests.swift:2:1 check(2)")
    }

    func testALoopIsNamedByItsBeginning() {
        let place = search.place(of: [call(code, 3, 2), call(tests, 2)], isEndless: true)
        XCTAssertEqual(describe(place?.code), "Starter/Stage1/EvenOdd.swift:2: while true {")
    }

    func testARecursionWithoutEndIsNamedAndNotWhatItCallsLast() {
        let calls = [call(code, 3)] + Array(repeating: call(code, 1), count: 10)
        XCTAssertEqual(search.place(of: calls, isEndless: false)?.code?.place.line, 1)
        XCTAssertEqual(
            search.place(of: Array(calls.dropLast()), isEndless: false)?.code?.place.line, 3)
    }

    /// What is printed may be made up.
    func testPlacesThatThereAreNot() {
        for call in [
            call(code, 99), call(code, 1, 500), call("Starter/Stage1/Other.swift", 1),
            call("Starter/Stage1/../../Package.swift", 1), call("/etc/passwd.swift", 1),
        ] {
            XCTAssertNil(search.place(of: [call], isEndless: false), "\(call)")
            XCTAssertNil(search.place(of: [call], isEndless: true), "\(call)")
        }
    }

    func testTheFirstOfEachClassIsLookedAtFirst() {
        let names = ["A/one", "A/two", "A/three", "A/four", "A/five", "B/one", "C/one", "C/two"]
        let results = names.map {
            TestResult(name: $0, failure: .crash(signal: 4, reason: nil, place: nil))
        }
        XCTAssertEqual(StopSearch.chosen(of: results), [0, 5, 6, 1, 2, 3])
        for failure in [
            TestResult.Failure.notReported, .crash(signal: SIGKILL, reason: nil, place: nil),
            .exit(status: 0), .assertion(message: "", place: nil),
        ] {
            let result = TestResult(name: "A/one", failure: failure)
            XCTAssertEqual(StopSearch.chosen(of: [result]), [], "\(failure)")
        }
    }

    private let code = "Starter/Stage1/EvenOdd.swift"
    private let tests = "Tests/Stage1Tests/EvenOddTests.swift"

    private var search: StopSearch {
        let workspace = Workspace(root: "/w", files: .live, workshop: .shipped)
        return StopSearch(
            program: { nil },
            environment: TestRunEnvironment(
                processes: FixtureLearner.processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/w/scratch", path: nil, files: .live),
                limits: Limits(),
                paths: PathNames(workspace: workspace, moduleTree: .starter, ownTestsTree: .starter)
            ),
            sources: [
                code: Array("func isEven() {\n  while true {\n    step()\n  }\n}\n".utf8),
                tests: Array("func check() {\n    check(2)\n}\n".utf8),
                "Package.swift": Array("x".utf8),
            ], code: "Starter/Stage1", tests: "Tests/Stage1Tests")
    }

    private func call(_ file: String, _ line: Int, _ column: Int = 1) -> TracedCall {
        TracedCall(file: file, line: line, column: column)
    }

    private func describe(_ line: SourceLine?) -> String? {
        line.map { line in
            let column = line.place.column.map { "\($0)" } ?? ""
            return "\(line.place.file):\(line.place.line):\(column) \(line.text)"
        }
    }
}
