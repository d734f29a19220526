import Synchronization
import XCTest

@testable import Processes

/// What a process leaves behind is ended, and doesn't hold up its end.
final class LeftoversTests: ProcessTestCase {
    private func check(_ script: String, count: Int = 1, line: UInt = #line) throws {
        let outcome = try runScript(script)
        XCTAssertEqual(outcome.end, .exited(7), script, line: line)
        XCTAssertEqual(outcome.pids.count, count, script, line: line)
        assertGone(outcome.pids, script, line: line)
    }

    func testBackgroundProcess() throws {
        try check("sleep 1000 & echo $! >&3; exit 7")
    }

    func testOrphanOfAnOrphan() throws {
        try check(
            "(sh -c 'sleep 1000 & echo $! >&3; sleep 1000' & echo $! >&3; sleep 1); exit 7",
            count: 2)
    }

    func testBackgroundProcessThatWritesForever() throws {
        try check("yes & echo $! >&3; sleep 0.2; exit 7")
    }

    func testProcessThatIgnoresSignals() throws {
        try check("(trap '' HUP TERM INT; sleep 1000) & echo $! >&3; exit 7")
    }

    func testDescendantsAreEndedAtALimit() throws {
        let script = "(sleep 1000 & echo $! >&3; sleep 1000) & echo $! >&3; sleep 1000"
        let outcome = try runScript(script, limits: Limits(timeout: .seconds(2)))
        XCTAssertEqual(outcome.end, .timedOut)
        XCTAssertEqual(outcome.pids.count, 2)
        assertGone(outcome.pids, "descendants of a silent process")
    }

    func testAnotherRunsBackgroundProcessLives() throws {
        let processes = Processes.live()
        // The process is an orphan of the first run while other runs come to their ends.
        let script = "(sh -c 'sleep 1; echo late; echo done >&3' &); read line < /dev/null; "
        let group = DispatchGroup()
        let outcome = Mutex<ScriptOutcome?>(nil)
        DispatchQueue.global().async(group: group) {
            let result = try? runScript(script + "sleep 3", processes: processes)
            outcome.withLock { $0 = result }
        }
        while group.wait(timeout: .now() + 0.05) == .timedOut {
            XCTAssertEqual(try runScript(":", processes: processes).end, .exited(0))
        }
        XCTAssertEqual(outcome.withLock { $0?.lines }, ["done"])
        XCTAssertEqual(outcome.withLock { $0?.text }, "late\n")
    }

    #if os(Linux)
        func testDaemon() throws {
            let daemon = "setsid sh -c \"echo \\$\\$ >&3; echo up; exec sleep 1000 >&-\""
            // `head` waits until the daemon is up.
            try check("(\(daemon) &) | head -n 1; exit 7")
            try check("(setsid sh -c '(\(daemon) &)' &) | head -n 1; exit 7")
            try check("\(daemon) & sleep 1; exit 7")
        }

        func testDaemonAtALimit() throws {
            let script = "(setsid sh -c 'echo $$ >&3; exec sleep 1000' &); sleep 1000"
            let outcome = try runScript(script, limits: Limits(timeout: .seconds(2)))
            XCTAssertEqual(outcome.pids.count, 1)
            assertGone(outcome.pids, "a daemon of a silent process")
        }

        func testProcessesThatKeepStartingOthers() throws {
            let loop = "echo $$ >&3; echo up; while :; do (sleep 0.01 &); done"
            try check("(setsid sh -c '\(loop)' &) | head -n 1; sleep 0.3; exit 7")
        }

        func testChildrenAreFoundWithAndWithoutTheKernelsList() throws {
            let pid = Mutex<pid_t>(0)
            let outcome = try runScript(
                "sleep 1000 & echo $$ $! >&3; wait $!",
                isAlive: { event in
                    guard case .line(let line) = event else { return false }
                    let pids = line.split(separator: " ").compactMap { pid_t($0) }
                    XCTAssertEqual(ProcessFiles.listedChildren(of: pids[0]), [pids[1]])
                    XCTAssertEqual(ProcessFiles.searchedChildren(of: pids[0]), [pids[1]])
                    XCTAssertEqual(ProcessTree.members(of: pids[0]), pids)
                    pid.withLock { $0 = pids[1] }
                    return kill(pids[1], SIGKILL) == 0
                })
            XCTAssertEqual(outcome.end, .exited(137))
            assertGone([pid.withLock { $0 }], "the process that the test ended")
        }
    #endif
}
