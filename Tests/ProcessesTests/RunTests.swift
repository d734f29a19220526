import XCTest

@testable import Processes

final class RunTests: ProcessTestCase {
    func testOutputEventsAndExitOfAScript() throws {
        let rows: [(script: String, end: ProcessEnd, output: String, lines: [String])] = [
            ("exit 0", .exited(0), "", []), ("exit 255", .exited(255), "", []),
            ("kill -SEGV $$", .killed(signal: SIGSEGV), "", []),
            ("kill -KILL $$", .killed(signal: SIGKILL), "", []),
            ("echo one; echo two >&2; echo three", .exited(0), "one\ntwo\nthree\n", []),
            (
                "printf 'one\\n\\ntw' >&3; printf 'o\\nrest' >&3; echo out", .exited(0), "out\n",
                ["one", "", "two"]
            ),
            ("printf 'x\\377y\\n' >&3", .exited(0), "", ["x\u{fffd}y"]),
            ("echo one > /dev/fd/3; echo two > /dev/fd/3", .exited(0), "", ["one", "two"]),
            // If a process closes its output, the run still waits for it to end.
            ("exec >&- 2>&- 3>&-; sleep 0.2; exit 3", .exited(3), "", []),
        ]
        for row in rows {
            let outcome = try runScript(row.script)
            XCTAssertEqual(outcome.end, row.end, row.script)
            XCTAssertEqual(outcome.text, row.output, row.script)
            XCTAssertEqual(outcome.lines, row.lines, row.script)
        }
    }

    func testAllOutputBeforeTheEndIsDelivered() throws {
        XCTAssertEqual(try runScript("head -c 3000000 /dev/zero").output.count, 3_000_000)
        let outcome = try runScript("head -c 60000 /dev/zero; kill -KILL $$")
        XCTAssertEqual(outcome.output.count, 60_000)
    }

    func testInputMayBeLargerThanAPipesBuffer() throws {
        let input = String(repeating: "0123456789abcde\n", count: 100_000)
        for (script, text) in [("sleep 0.1; wc -c", "1600000\n"), ("exit 0", "")] {
            var command = scriptCommand(script)
            command.input = input
            let outcome = try collectOutcome(Limits(total: .seconds(120))) {
                [command] limits, handler in
                try Processes.live().run(command, limits, handler)
            }
            XCTAssertEqual(outcome.end, .exited(0))
            XCTAssertEqual(outcome.text, text)
        }
    }

    func testALongReportIsCut() throws {
        let outcome = try runScript("head -c 3000000 /dev/zero >&3; echo >&3; echo next >&3")
        XCTAssertEqual(outcome.lines.map(\.utf8.count), [1 << 20, 4])
    }

    func testManyProcessesRunAtOnce() {
        let processes = Processes.live()
        DispatchQueue.concurrentPerform(iterations: 20) { number in
            let script = "echo \(number); (sleep 0.1; echo late >&3) & wait; exit \(number)"
            let outcome = try? runScript(script, processes: processes)
            XCTAssertEqual(outcome?.end, .exited(Int32(number)))
            XCTAssertEqual(outcome?.text, "\(number)\n")
            XCTAssertEqual(outcome?.lines, ["late"])
        }
    }
}
