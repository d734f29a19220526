import XCTest

@testable import Processes

final class RunTests: ProcessTestCase {
    func testExitStatusIsTold() throws {
        for status: Int32 in [0, 1, 64, 255] {
            XCTAssertEqual(try runScript("exit \(status)").end, .exited(status))
        }
    }

    func testSignalIsTold() throws {
        XCTAssertEqual(try runScript("kill -SEGV $$").end, .killed(signal: SIGSEGV))
        XCTAssertEqual(try runScript("kill -KILL $$").end, .killed(signal: SIGKILL))
    }

    func testOutputAndErrorAreOnePipe() throws {
        let outcome = try runScript("echo one; echo two >&2; echo three")
        XCTAssertEqual(outcome.text, "one\ntwo\nthree\n")
    }

    func testAllOutputBeforeTheEndIsDelivered() throws {
        XCTAssertEqual(try runScript("head -c 3000000 /dev/zero").output.count, 3_000_000)
        let outcome = try runScript("head -c 60000 /dev/zero; kill -KILL $$")
        XCTAssertEqual(outcome.output.count, 60_000)
    }

    func testInputMayBeMoreThanAPipeHolds() throws {
        let input = String(repeating: "0123456789abcde\n", count: 100_000)
        for (script, text) in [("sleep 0.1; wc -c", "1600000\n"), ("exit 0", "")] {
            var command = scriptCommand(script)
            command.input = input
            let outcome = try collectOutcome(Limits(total: .seconds(5))) {
                [command] limits, handler in
                try Processes.live().run(command, limits, handler)
            }
            XCTAssertEqual(outcome.end, .exited(0))
            XCTAssertEqual(outcome.text, text)
        }
    }

    func testOutputThatIsNotUTF8ComesAsItIs() throws {
        let outcome = try runScript("printf 'a\\377\\000\\300b'; printf 'x\\377y\\n' >&3")
        XCTAssertEqual(outcome.output, [0x61, 0xff, 0x00, 0xc0, 0x62])
        XCTAssertEqual(outcome.lines, ["x\u{fffd}y"])
    }

    func testReportsComeAsWholeLines() throws {
        let outcome = try runScript("printf 'one\\n\\ntw' >&3; printf 'o\\nrest' >&3; echo out")
        XCTAssertEqual(outcome.lines, ["one", "", "two"])
        XCTAssertEqual(outcome.text, "out\n")
    }

    func testReportChannelOpensByPath() throws {
        let outcome = try runScript("echo one > /dev/fd/3; echo two > /dev/fd/3")
        XCTAssertEqual(outcome.lines, ["one", "two"])
    }

    func testManyReportsAllCome() throws {
        let outcome = try runScript("seq 1 100000 >&3")
        XCTAssertEqual(outcome.lines.count, 100_000)
        XCTAssertEqual(outcome.lines.last, "100000")
    }

    func testLongReportIsCut() throws {
        let outcome = try runScript("head -c 3000000 /dev/zero >&3; echo >&3; echo next >&3")
        XCTAssertEqual(outcome.lines.map(\.utf8.count), [1 << 20, 4])
    }

    func testProcessThatClosesItsOutputIsStillWaitedFor() throws {
        let outcome = try runScript("exec >&- 2>&- 3>&-; sleep 0.2; exit 3")
        XCTAssertEqual(outcome.end, .exited(3))
    }

    func testManyRunAtOnce() {
        let processes = Processes.live()
        DispatchQueue.concurrentPerform(iterations: 20) { number in
            let script = "echo \(number); (sleep 0.1; echo late >&3) & wait; exit \(number)"
            let outcome = try? runScript(script, processes: processes)
            XCTAssertEqual(outcome?.end, .exited(Int32(number)))
            XCTAssertEqual(outcome?.text, "\(number)\n")
            XCTAssertEqual(outcome?.lines, ["late"])
        }
    }

    func testTheEndIsFoundWithoutADescriptorForIt() throws {
        let children = Children.shared
        let outcome = try collectOutcome { limits, handler in
            try RunningProcess.run(
                scriptCommand("sleep 1000 & echo $! >&3; echo out; exit 3"), by: children,
                owner: children.newOwner(), usesExitDescriptor: false, limits, handler)
        }
        XCTAssertEqual(outcome.end, .exited(3))
        XCTAssertEqual(outcome.text, "out\n")
        assertGone(outcome.pids, "a process in the background")
    }
}
