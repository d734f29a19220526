import Synchronization
import XCTest

@testable import Processes

final class EndAllTests: ProcessTestCase {
    func testRunsInProgressAreInterrupted() {
        let processes = Processes.live()
        let pids = Mutex<[pid_t]>([])
        let started = DispatchSemaphore(value: 0)
        let runs = DispatchGroup()
        for _ in 1...8 {
            Thread.detachNewThread {
                runs.enter()
                let outcome = try? runScript(
                    "sleep 1000 & echo $! >&3; sleep 1000", processes: processes
                ) { event in
                    if case .line(let line) = event {
                        pids.withLock { $0 += [pid_t(line) ?? 0] }
                        started.signal()
                    }
                    return true
                }
                XCTAssertEqual(outcome?.end, .interrupted)
                runs.leave()
            }
        }
        for _ in 1...8 { started.wait() }
        processes.endAll()
        XCTAssertEqual(runs.wait(timeout: .now() + 60), .success)
        XCTAssertEqual(pids.withLock { $0.count }, 8)
        assertGone(pids.withLock { $0 }, "a process in the background")
    }

    func testLaterRunsAreNotStarted() throws {
        let processes = Processes.live()
        processes.endAll()
        let outcome = try runScript("echo out; echo line >&3", processes: processes)
        XCTAssertEqual(outcome.end, .interrupted)
        XCTAssertEqual(outcome.text, "")
        XCTAssertEqual(outcome.lines, [])
    }

    func testOtherProcessesGoOn() throws {
        let one = Processes.live()
        let outcome = try runScript("echo line >&3; sleep 0.3; exit 5", processes: one) { _ in
            Processes.live().endAll()
            return true
        }
        XCTAssertEqual(outcome.end, .exited(5))
    }

    #if os(Linux)
        func testDaemonsAreEndedBeforeEndAllReturns() throws {
            let processes = Processes.live()
            let script = "(setsid sh -c 'echo $$ >&3; exec sleep 1000' &); sleep 1000"
            let outcome = try runScript(script, processes: processes) { event in
                processes.endAll()
                if case .line(let line) = event {
                    XCTAssertEqual(
                        kill(pid_t(line) ?? 0, 0), -1,
                        "the daemon must have ended when endAll returns")
                }
                return true
            }
            XCTAssertEqual(outcome.end, .interrupted)
        }
    #endif
}
