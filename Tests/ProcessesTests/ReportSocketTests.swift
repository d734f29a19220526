import XCTest

@testable import Processes

/// Tests the socket for reports, which no other program can open.
final class ReportSocketTests: ProcessTestCase {
    func testEventsAndOutputKeepTheirOrder() throws {
        let script = "n=0; while [ $n -lt 200 ]; do echo sent$n >&5; echo $n; n=$((n + 1)); done"
        var sent = 0
        var printed = ""
        let outcome = try runScript(script) { event in
            switch event {
            case .report(let line):
                XCTAssertEqual(line, "sent\(sent)")
                sent += 1
            case .output(let bytes):
                printed += String(decoding: bytes, as: UTF8.self)
                let numbers = printed.split(separator: "\n").compactMap { Int($0) }
                XCTAssertLessThan(numbers.max() ?? -1, sent)
            case .line: XCTFail("A line arrived on the pipe.")
            }
            return true
        }
        XCTAssertEqual(outcome.end, .exited(0))
        XCTAssertEqual(sent, 200)
    }

    #if os(Linux)
        func testTheSocketHasNoNameAndCannotBeRead() throws {
            let outcome = try runScript(
                """
                echo first >&5
                (echo second > /proc/self/fd/5) 2>/dev/null && echo opened
                (cat < /proc/self/fd/5) 2>/dev/null && echo opened
                cat <&5
                """)
            XCTAssertEqual(outcome.report, ["first"])
            XCTAssertEqual(outcome.text, "")
        }
    #endif
}
