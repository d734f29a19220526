import XCTest

@testable import Grading
@testable import Processes
@testable import SwiftSource

/// Tests the largest number of tests and amount of output that a test process can report, in as many pieces
/// as possible.
final class TestRunLimitsTests: XCTestCase {
    private let size = 1 << 20
    private let key = String(repeating: "0", count: 32)
    private let names = (0..<10_000).map { "M.ATests/test\($0)" }
    private let paths = PathNames(
        workspace: Workspace(root: "/w", files: .live, workshop: .shipped), moduleTree: .starter,
        ownTestsTree: .starter)

    private func full(_ unit: String) -> [UInt8] {
        Array(String(repeating: unit, count: size / unit.utf8.count).utf8)
    }

    private func reported() -> ReportedTests {
        var tests = ReportedTests()
        for name in names {
            tests.start(name)
            tests.finish(name) { _ in }
        }
        return tests
    }

    private func failures(of tests: ReportedTests) -> [TestResult.Failure?] {
        tests.results(end: .exited(0), failure: .notReported, output: "").map(\.failure)
    }

    func testManyTestsAreReported() {
        var tests = reported()
        tests.end(count: names.count, failures: 0)
        XCTAssertEqual(failures(of: tests), names.map { _ in nil })
    }

    func testManyLateFailuresAreRecorded() {
        var tests = reported()
        for name in names + names { tests.fail(name, .exit(status: 3)) }
        tests.end(count: names.count, failures: names.count)
        XCTAssertEqual(failures(of: tests), names.map { _ in .exit(status: 3) })
    }

    /// Even if wrong counts are reported many times, the use of memory must not grow with each of
    /// them.
    func testManyWrongCountsAreContradictions() {
        var tests = reported()
        for _ in names { tests.end(count: 1, failures: 0) }
        XCTAssertEqual(failures(of: tests), names.map { _ in .contradiction })
    }

    func testManyResultsAreMerged() {
        var merged = MergedResults()
        for results in [names.prefix(1), names.suffix(5000), names[...]] {
            merged.expect(names)
            XCTAssertTrue(merged.add(results.map { TestResult(name: $0) }))
        }
        XCTAssertEqual(merged.inOrder(missing: .notReported).map(\.name), names)
        XCTAssertEqual(merged.open, [])
    }

    /// All classes have tests with the same names.
    func testManyTestsInManyClassesAreListedInSourceOrder() {
        let numbers = Array(1_000..<2_000)
        let listed = numbers.map {
            #"{"name":"M.C\#($0)","tests":[{"name":"test"},{"name":"testToo"}]}"#
        }
        let json = #"{"name":"","tests":[{"name":"","tests":[\#(listed.joined(separator: ","))]}]}"#
        let source = numbers.reversed().map {
            "class C\($0): XCTestCase {\n  func testToo() {}\n  func test() {}\n}\n"
        }
        XCTAssertEqual(
            ListedTests(json)?.names(of: "M", inOrderOf: source.joined()),
            numbers.reversed().flatMap { ["M.C\($0)/testToo", "M.C\($0)/test"] })
    }

    func testOutputInManyPiecesIsJoinedAndCut() {
        for unit in ["x", "\u{1E}r"] {
            var reader = ResultReader(names: [], key: key, paths: paths)
            let bytes = full(unit)
            for start in stride(from: 0, to: bytes.count, by: 64) {
                let piece = Array(bytes[start..<min(start + 64, bytes.count)])
                _ = reader.record(.output(piece))
            }
            let limit = CapturedOutput.limit
            let text = String(repeating: unit, count: limit / unit.utf8.count)
            XCTAssertEqual(reader.output, text + "\n… and more", unit)
        }
    }

    /// Each piece could be the start of one of the reporter's marks, but none of the marks ends.
    func testManyUnfinishedMarksAreOutput() {
        for pieces in [1, 64] {
            var stream = MarkedOutput(key: key)
            let bytes = full("\u{1E}report ")
            let length = bytes.count / pieces
            var output: [UInt8] = []
            for start in stride(from: 0, to: bytes.count, by: length) {
                let end = min(start + length, bytes.count)
                for case .output(let more) in stream.feed(Array(bytes[start..<end])) {
                    output += more
                }
            }
            for case .output(let more) in stream.rest() { output += more }
            XCTAssertTrue(output == bytes, "\(pieces)")
        }
    }

    func testTheEndOfMuchOutputIsKept() {
        var output = CapturedOutput()
        for piece in [[UInt8]](repeating: Array("abcd".utf8), count: size / 4) {
            output.append(piece)
        }
        output.append(Array("A/a.swift:1: Fatal error: no".utf8))
        XCTAssertEqual(Trap(output: output.end, paths: paths)?.reason, "no")
        XCTAssertEqual(output.end.utf8.count, CapturedOutput.limit)
    }

    func testATestWithALongNamePrintsManyLines() {
        let name = "M.\(String(repeating: "Long", count: 1800))/test"
        var reader = ResultReader(names: [], key: key, paths: paths)
        reader.record([
            .event(TestEvent(event: .started, test: name)), .output(full("\n")),
        ])
        XCTAssertEqual(
            reader.output, String(repeating: "\n", count: CapturedOutput.limit) + "\n… and more")
    }

    func testATrapIsFoundInLongOutput() {
        for unit in ["Error Domain=a Code=1 \"", "Error Domain=", "\" ", "Stage1/a.swift:1"] {
            let text = String(decoding: full(unit), as: UTF8.self)
            let trap = Trap(output: "\(text)Stage1/A.swift:7: Fatal error: x\(text)", paths: paths)
            XCTAssertEqual(trap?.reason, "x\(text)", unit)
            XCTAssertEqual(trap?.place?.line, 7, unit)
        }
    }
}
