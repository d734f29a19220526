import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// Tests how the source lines for a backtrace are found.
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

    /// Code under test can print a forged backtrace.
    func testPlacesThatDoNotExistAreIgnored() {
        for call in [
            call(code, 99), call(code, 1, 500), call("Starter/Stage1/Other.swift", 1),
            call("Starter/Stage1/../../Package.swift", 1), call("/etc/passwd.swift", 1),
        ] {
            XCTAssertNil(search.place(of: [[call]], isEndless: false), "\(call)")
            XCTAssertNil(search.place(of: [[call]], isEndless: true), "\(call)")
        }
    }

    /// Examining a test takes time, and a learner who has just saved waits for the result.
    func testAfterASaveOnlyTheFirstTestOfEachClassIsExamined() {
        let results = ["A/one", "A/two", "A/three", "B/one", "B/two"].map { name in
            TestResult(
                name: "M.\(name)", failure: name == "A/one" ? nil : .timeout(.seconds(10)))
        }
        XCTAssertEqual(search(isAfterSave: false).examined(results), [1, 2, 3, 4])
        XCTAssertEqual(search(isAfterSave: true).examined(results), [1, 3])
    }

    private let code = "Starter/Stage1/EvenOdd.swift"
    private let tests = "Tests/Stage1Tests/EvenOddTests.swift"

    private var search: StopPlaces { search(isAfterSave: false) }

    private func search(isAfterSave: Bool) -> StopPlaces {
        let workspace = Workspace(root: "/w", files: .live, workshop: .shipped)
        return StopPlaces(
            environment: TestRunEnvironment(
                processes: FixtureLearner.processes, gate: ProcessGate(),
                scratch: ScratchFolders(root: "/w/scratch", path: nil, files: .live),
                limits: Limits(),
                paths: PathNames(
                    workspace: workspace, moduleTree: .starter, ownTestsTree: .starter),
                isAfterSave: isAfterSave),
            sources: [
                code: Array("func isEven() {\n  while true {\n    step()\n  }\n}\n".utf8),
                tests: Array("func check() {\n    check(2)\n}\n".utf8),
                "Package.swift": Array("x".utf8),
            ], code: "Starter/Stage1", tests: "Tests/Stage1Tests", module: "Stage1Tests")
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
