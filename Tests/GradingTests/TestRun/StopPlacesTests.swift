import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// Tests finding the source lines that backtraces name.
final class StopPlacesTests: XCTestCase {
    func testTheLastBacktraceIsUsed() {
        let output = """
            { "timestamp": "of the learner's", "threads": [] }
            *** Backtracing ***

            { "timestamp": "", "threads": [
            { "timestamp": "", "threads": [ { "frames": [ { "kind": "returnAddress" },\
             { "sourceLocation": { "file": "/A.swift", "line": 0, "column": 0 } } ] }, { "crashed": true,\
             "frames": [ { "sourceLocation": { "file": "./B.swift", "line": 2, "column": 3 } } ] } ] }
            """
        let backtrace = Backtrace(Array(output.utf8))
        XCTAssertEqual(backtrace?.calls, [[call("B.swift", 2, 3)], []])
        XCTAssertNil(Backtrace([]))
    }

    func testTheInnermostLineOfCodeAndOutermostLineOfTheTestAreFound() {
        let place = search.place(
            of: [
                [call("Shared/A.swift", 1)],
                [
                    call("Shared/A.swift", 1), call(code, 2, 5), call(code, 1), call(tests, 1),
                    call(tests, 2),
                ],
            ],
            isEndless: false)
        XCTAssertEqual(describe(place?.code), "Starter/Stage1/EvenOdd.swift:2:5 while true {")
        XCTAssertEqual(describe(place?.test), "Tests/Stage1Tests/EvenOddTests.swift:2:1 check(2)")
    }

    func testALoopIsReportedAtItsFirstLine() {
        let place = search.place(of: [[call(code, 3, 2), call(tests, 2)]], isEndless: true)
        XCTAssertEqual(describe(place?.code), "Starter/Stage1/EvenOdd.swift:2: while true {")
    }

    func testAnEndlessRecursionIsReportedInsteadOfItsLastCall() {
        let calls = [call(code, 3)] + Array(repeating: call(code, 1), count: 10)
        XCTAssertEqual(search.place(of: [calls], isEndless: false)?.code?.place.line, 1)
        XCTAssertEqual(
            search.place(of: [Array(calls.dropLast())], isEndless: false)?.code?.place.line, 3)
    }

    /// Printed backtraces may be forged.
    func testPlacesThatDoNotExistAreIgnored() {
        for call in [
            call(code, 99), call(code, 1, 500), call("Starter/Stage1/Other.swift", 1),
            call("Starter/Stage1/../../Package.swift", 1), call("/etc/passwd.swift", 1),
        ] {
            XCTAssertNil(search.place(of: [[call]], isEndless: false), "\(call)")
            XCTAssertNil(search.place(of: [[call]], isEndless: true), "\(call)")
        }
    }

    func testTheFirstFailureOfEachClassIsExaminedFirst() {
        let names = ["A/1", "A/2", "A/3", "A/4", "A/5", "B/1", "C/1", "C/2"].map { "M.\($0)" }
        let results = names.map {
            TestResult(name: $0, failure: .crash(signal: 4, reason: nil, place: nil))
        }
        XCTAssertEqual(StopPlaces.chosen(of: results), [0, 5, 6, 1, 2, 3])
        for failure in [
            TestResult.Failure.notReported, .crash(signal: SIGKILL, reason: nil, place: nil),
            .exit(status: 0), .assertion(message: "", place: nil),
        ] {
            let result = TestResult(name: "M.A/1", failure: failure)
            XCTAssertEqual(StopPlaces.chosen(of: [result]), [], "\(failure)")
        }
    }

    private let code = "Starter/Stage1/EvenOdd.swift"
    private let tests = "Tests/Stage1Tests/EvenOddTests.swift"

    private var search: StopPlaces {
        let workspace = Workspace(root: "/w", files: .live, workshop: .shipped)
        return StopPlaces(
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

    private func call(_ file: String, _ line: Int, _ column: Int = 1) -> SourceLocation {
        SourceLocation(file: file, line: line, column: column)
    }

    private func describe(_ line: SourceLine?) -> String? {
        line.map { line in
            let column = line.place.column.map { "\($0)" } ?? ""
            return "\(line.place.file):\(line.place.line):\(column) \(line.text)"
        }
    }
}
