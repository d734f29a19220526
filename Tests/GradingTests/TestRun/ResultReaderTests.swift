import XCTest

@testable import Grading
@testable import Processes
@testable import SwiftSource

final class ResultReaderTests: XCTestCase {
    private let paths = PathNames(
        workspace: Workspace(root: "/w", files: .live, workshop: .shipped), moduleTree: .starter,
        ownTestsTree: .starter)
    private let limits = Limits(timeout: .seconds(3), memory: 1 << 20)
    private let key = String(repeating: "0", count: 32)

    /// The kernel's limit takes effect at once, without waiting for the next sample of the memory
    /// use. Then the runtime can only end the program with this message.
    func testRefusedMemoryCountsAsOutOfMemory() throws {
        let words = "Fatal error: failed to allocate 2214592448 bytes of memory with alignment 8\n"
        for (text, isMemory) in [
            (words, true), ("Fatal error: failed to allocate a number\n", false), ("x\n", false),
        ] {
            var reader = ResultReader(ofSwiftTesting: paths)
            _ = reader.record(.output(Array(text.utf8)))
            let failure = reader.failure(end: .killed(signal: SIGABRT), limits: limits)
            XCTAssertEqual(failure == .memory(limit: 1 << 20), isMemory, text)
        }
    }

    private func reader(_ pieces: MarkedOutput.Piece...) -> ResultReader {
        var reader = ResultReader(names: [], key: key, paths: paths)
        reader.record(pieces)
        return reader
    }

    private func event(_ kind: TestEvent.Kind, message: String? = nil) -> MarkedOutput.Piece {
        .event(
            TestEvent(
                event: kind, test: "M.C/t", message: message, file: "/w/Tests/F.swift", line: 7))
    }

    /// Returns the failure that is read from Swift Testing's event stream for this line of a source
    /// file.
    private func issue(line: Int, messages: String = #"{"text":"no"}"#) -> TestResult.Failure? {
        var reader = ResultReader(ofSwiftTesting: paths)
        let test = #""testID":"M.t()/F.swift:1:1""#
        let place = #"{"_filePath":"/w/Tests/F.swift","line":\#(line)}"#
        for payload in [
            #"{"kind":"testStarted",\#(test)}"#,
            #"{"kind":"issueRecorded",\#(test),"messages":[\#(messages)],"#
                + #""issue":{"sourceLocation":\#(place)}}"#,
            #"{"kind":"testEnded",\#(test)}"#,
        ] {
            _ = reader.record(streamLine: #"{"kind":"event","payload":\#(payload)}"#)
        }
        return reader.results(end: .exited(0), limits: limits).first?.failure
    }

    func testACommentAboveAnExpectationIsNotPartOfItsFailure() {
        let failure = issue(
            line: 7, messages: #"{"text":"no"},{"text":"// Assert."},{"text":"after two taps"}"#)
        XCTAssertEqual(
            failure,
            .assertion(
                message: "no - after two taps",
                place: SourceLocation(file: "Tests/F.swift", line: 7)))
    }

    func testAFinishedTestKeepsItsFirstFailure() {
        let reader = reader(
            event(.started), event(.failed, message: "one"), event(.failed, message: "two"),
            event(.finished))
        XCTAssertEqual(
            reader.results(end: .exited(0), limits: limits).map(\.failure),
            [.assertion(message: "one", place: SourceLocation(file: "Tests/F.swift", line: 7))])
    }

    /// The reporter ends the process immediately after its last message, so the code under test
    /// must have caused any other end.
    func testADifferentEndAfterTheLastReportIsNotTrusted() {
        let ended = MarkedOutput.Piece.event(TestEvent(event: .ended, count: 1, failures: 0))
        let reader = reader(event(.started), event(.finished), ended)
        for end in [ProcessEnd.exited(0), .exited(1), .interrupted] {
            XCTAssertEqual(reader.results(end: end, limits: limits).map(\.status), [.passed])
        }
        for end in [ProcessEnd.exited(2), .killed(signal: 9), .timedOut, .outOfMemory] {
            XCTAssertEqual(reader.results(end: end, limits: limits), [], "\(end)")
        }
    }

    func testALateFailureIsChargedToItsTest() {
        let source = """
            class C: XCTestCase {
                func a() {}
                func testOne() {
                    later { XCTFail() }
                }
                func testTwo() {}
            }
            """
        var reader = ResultReader(
            names: [], key: key, paths: paths,
            sources: TestSources(["Tests/F.swift": source]))
        func event(_ kind: TestEvent.Kind, _ test: String, line: Int? = nil) {
            let event = TestEvent(
                event: kind, test: "M.C/\(test)", message: "no", file: "/w/Tests/F.swift",
                line: line)
            reader.record([.event(event)])
        }
        event(.started, "testTwo")
        event(.failed, "testTwo", line: 4)
        event(.finished, "testTwo")
        XCTAssertEqual(
            reader.results(end: .exited(0), limits: limits).map(\.isLate), [false],
            "if the other test has not run")
        reader = ResultReader(
            names: [], key: key, paths: paths,
            sources: TestSources(["Tests/F.swift": source]))
        event(.started, "testOne")
        event(.finished, "testOne")
        event(.started, "testTwo")
        event(.failed, "testTwo", line: 4)
        event(.finished, "testTwo")
        event(.ended, "")
        XCTAssertEqual(
            reader.results(end: .exited(0), limits: limits).map(\.failure),
            [
                .late(message: "no", place: SourceLocation(file: "Tests/F.swift", line: 4)), nil,
            ])
    }

    func testTheRunningTestIsJudgedByHowTheProcessEnds() {
        let reader = reader(event(.started))
        let ends: [(ProcessEnd, TestResult.Failure)] = [
            (.exited(0), .exit(status: 0)), (.timedOut, .timeout(.seconds(3))),
            (.outOfMemory, .memory(limit: 1 << 20)),
            (.killed(signal: 11), .crash(signal: 11, reason: nil, place: nil)),
        ]
        for (end, failure) in ends {
            XCTAssertEqual(
                reader.results(end: end, limits: limits).map(\.failure), [failure], "\(end)")
        }
    }

    func testAFailureBeforeACrashDoesNotHideTheCrash() {
        let reader = reader(event(.started), event(.failed, message: "one"))
        XCTAssertEqual(
            reader.results(end: .exited(0), limits: limits).map(\.status), [.crashed])
    }

    func testATestKeepsOnlyItsOwnOutput() {
        let reader = reader(
            .output(Array("early\n".utf8)), event(.started),
            .output(Array("Test Case 'C.t' started at 1\nmine\n/F:1: error: C.t : no\n".utf8)),
            event(.finished), event(.ended))
        XCTAssertEqual(
            reader.results(end: .exited(0), limits: limits).map(\.output), ["mine\n"])
    }

    func testOutputWithoutALineEndIsKept() {
        let start = MarkedOutput.Piece.output(Array("Test Case 'C.t' started at 1\n".utf8))
        let end = MarkedOutput.Piece.output(Array("Test Case 'C.t' passed (0.1 s)\n".utf8))
        let mine = MarkedOutput.Piece.output(Array("mine".utf8))
        let recorders = [
            reader(event(.started), start, mine, end, event(.finished), event(.ended)),
            reader(start, event(.started), mine, event(.finished), end, event(.ended)),
        ]
        XCTAssertEqual(
            recorders.map { $0.results(end: .exited(0), limits: limits).map(\.output) },
            [["mine"], ["mine"]])
    }

    func testLongOutputIsCutTheSameWayInEveryRun() {
        let outputs = [(10_000, "1.5"), (20_000, "1.512")].map { count, time in
            reader(
                event(.started), .output(Array("Test Case 'C.t' started at \(time)\n".utf8)),
                .output(Array(repeating: UInt8(ascii: "x"), count: count))
            ).results(end: .timedOut, limits: limits).map(\.output)
        }
        XCTAssertEqual(outputs[0], outputs[1])
        let kept = String(repeating: "x", count: CapturedOutput.limit)
        XCTAssertEqual(outputs[0], ["\(kept)\n… and more"])
    }

    func testAnImplausibleTimeIsNotTrusted() {
        for (told, believed) in [(1e308, 86_400), (-5, 0), (Double.infinity, 0), (0.5, 0.5)] {
            let end = TestEvent(event: .finished, test: "M.C/t", seconds: told)
            let reader = reader(event(.started), .event(end), event(.ended))
            let results = reader.results(end: .exited(0), limits: limits)
            XCTAssertEqual(results.map(\.seconds), [believed])
        }
    }

    func testAnImpossibleLineIsIgnored() {
        for line in [0, -3] {
            let failure = TestEvent(
                event: .failed, test: "M.C/t", message: "no", file: "/w/Tests/F.swift", line: line)
            let reader = reader(event(.started), .event(failure), event(.finished))
            XCTAssertEqual(
                reader.results(end: .exited(0), limits: limits).map(\.failure),
                [.assertion(message: "no", place: nil)])
        }
        let trap = Trap(output: "Stage1/EvenOdd.swift:0: Fatal error: no", paths: paths)
        XCTAssertEqual(trap?.reason, "no")
        XCTAssertEqual(trap?.place, nil)
        XCTAssertEqual(issue(line: -3), .assertion(message: "no", place: nil))
        XCTAssertEqual(
            issue(line: 3),
            .assertion(message: "no", place: SourceLocation(file: "Tests/F.swift", line: 3)))
    }

    func testATrapIsFoundInTheOutput() {
        let trap = Trap(
            output: "x\nStage1/EvenOdd.swift:12: Fatal error: Index out of range\n", paths: paths)
        XCTAssertEqual(trap?.reason, "Index out of range")
        XCTAssertEqual(trap?.place, SourceLocation(file: "Starter/Stage1/EvenOdd.swift", line: 12))
        let library = Trap(
            output: "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range",
            paths: paths)
        XCTAssertEqual(library?.reason, "Index out of range")
        XCTAssertEqual(library?.place, nil)
        XCTAssertEqual(Trap(output: "all is well", paths: paths), nil)
        let unowned = Trap(
            output:
                "x\nFatal error: Attempted to read an unowned reference but object 0x55f0a1 was "
                + "already deallocated\n", paths: paths)
        XCTAssertEqual(
            unowned?.reason,
            "Attempted to read an unowned reference but the object was already deallocated")
        XCTAssertNil(unowned?.place)
        XCTAssertEqual(
            Trap(output: "A/a.swift:1: Fatal error", paths: paths)?.reason, "Fatal error")
    }
}
