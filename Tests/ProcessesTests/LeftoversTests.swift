import Synchronization
import XCTest

@testable import Processes

/// Tests that processes left behind by a program are ended, and don't delay the end of its run.
final class LeftoversTests: ProcessTestCase {
    func testLeftoverProcessesAreEnded() throws {
        let parent = "sleep 1000 >&- & echo $! >&3; echo up; exec sleep 1000 >&-"
        var rows: [(script: String, count: Int, end: ProcessEnd)] = [
            ("sleep 1000 & echo $! >&3; exit 7", 1, .exited(7)),
            // `head` waits until the inner shell has reported its child.
            ("(sh -c '\(parent)' & echo $! >&3) | head -n 1; exit 7", 2, .exited(7)),
            ("yes & echo $! >&3; sleep 0.2; exit 7", 1, .exited(7)),
            ("(trap '' HUP TERM INT; sleep 1000) & echo $! >&3; exit 7", 1, .exited(7)),
            ("(sleep 1000 & echo $! >&3; sleep 1000) & echo $! >&3; sleep 1000", 2, .timedOut),
        ]
        #if os(Linux)
            let daemon = "setsid sh -c \"echo \\$\\$ >&3; echo up; exec sleep 1000 >&-\""
            let loop = "echo $$ >&3; echo up; while :; do (sleep 0.01 &); done"
            rows += [
                // `head` waits until the daemon has started.
                ("(\(daemon) &) | head -n 1; exit 7", 1, .exited(7)),
                ("(setsid sh -c '(\(daemon) &)' &) | head -n 1; exit 7", 1, .exited(7)),
                (
                    "f=$(mktemp); \(daemon) >$f & until [ -s $f ]; do sleep 0.01; done; rm $f; exit 7",
                    1, .exited(7)
                ),
                ("(setsid sh -c '\(loop)' &) | head -n 1; sleep 0.3; exit 7", 1, .exited(7)),
                ("(setsid sh -c 'echo $$ >&3; exec sleep 1000' &); sleep 1000", 1, .timedOut),
            ]
        #endif
        for row in rows {
            let limit = Limits(timeout: row.end == .timedOut ? .seconds(1) : .seconds(120))
            let outcome = try runScript(row.script, limits: limit)
            XCTAssertEqual(outcome.end, row.end, row.script)
            XCTAssertEqual(outcome.pids.count, row.count, row.script)
            assertGone(outcome.pids, row.script)
        }
    }

    func testABackgroundProcessOfAnotherRunIsKept() throws {
        let processes = Processes.live()
        // The first run leaves an orphan, waits for it, and ends after it. Meanwhile other runs
        // end, which must not end the orphan.
        let orphan = "sleep 1; echo late; echo done >&3; echo >$0"
        let script =
            "f=$(mktemp); (sh -c '\(orphan)' $f &); until [ -s $f ]; do sleep 0.05; done; rm $f"
        let group = DispatchGroup()
        let outcome = Mutex<ScriptOutcome?>(nil)
        DispatchQueue.global().async(group: group) {
            let result = try? runScript(script, processes: processes)
            outcome.withLock { $0 = result }
        }
        while group.wait(timeout: .now() + 0.05) == .timedOut {
            XCTAssertEqual(try runScript(":", processes: processes).end, .exited(0))
        }
        XCTAssertEqual(outcome.withLock { $0?.lines }, ["done"])
        XCTAssertEqual(outcome.withLock { $0?.text }, "late\n")
    }

    #if os(Linux)

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
