import XCTest

@testable import Processes

final class LimitsTests: ProcessTestCase {
    private let mebibyte = 1 << 20
    /// A script that uses 400 MiB: `tail` must keep its whole input, because the input has no
    /// newline.
    private let hog = "(head -c 419430400 /dev/zero; sleep 1000) | tail"
    private let smallHog = "(head -c 62914560 /dev/zero; sleep 1000) | tail"

    func testEachLimitEndsAProcess() throws {
        let soon = Limits(timeout: .milliseconds(300))
        let small = Limits(total: .seconds(60), memory: 100 * mebibyte)
        let rows: [(script: String, limits: Limits, end: ProcessEnd)] = [
            ("echo $$ >&3; sleep 1000", soon, .timedOut),
            ("while :; do :; done", soon, .timedOut),
            ("kill -STOP $$", soon, .timedOut),
            ("trap '' TERM INT HUP; while :; do sleep 1000; done", soon, .timedOut),
            // A sign of life restarts the timeout.
            (
                "for i in 1 2 3 4 5 6; do sleep 0.4; echo . >&3; done",
                Limits(timeout: .seconds(2)), .exited(0)
            ),
            (
                "while :; do echo . >&3; sleep 0.05; done",
                Limits(timeout: .seconds(30), total: .milliseconds(500)), .tooLong
            ),
            (hog, small, .outOfMemory),
            // The memory of all descendants is added up.
            ("\(smallHog) & \(smallHog)", small, .outOfMemory),
            (smallHog, Limits(total: .seconds(1), memory: 100 * mebibyte), .tooLong),
        ]
        let processes = Processes.live()
        DispatchQueue.concurrentPerform(iterations: rows.count) { number in
            let row = rows[number]
            let outcome = try? runScript(row.script, limits: row.limits, processes: processes)
            XCTAssertEqual(outcome?.end, row.end, row.script)
            assertGone(outcome?.pids ?? [], row.script)
        }
        #if os(Linux)
            // A daemon counts toward a limit only while no other program runs.
            let daemon = try runScript("(setsid sh -c '\(hog)' &); sleep 1000", limits: small)
            XCTAssertEqual(daemon.end, .outOfMemory)
        #endif
    }

    func testAFloodOfOutputDelaysNeitherLimitsNorReports() throws {
        // Output is a sign of life only until the script reports a line in the middle of the flood.
        var isReported = false
        let outcome = try runScript(
            "yes | head -c 2000000; yes & echo there >&3; wait",
            limits: Limits(timeout: .seconds(1))
        ) { event in
            guard case .line = event else { return !isReported }
            isReported = true
            return true
        }
        XCTAssertEqual(outcome.end, .timedOut)
        XCTAssertEqual(outcome.lines, ["there"])
    }

    #if os(Linux)

        func testADaemonOfUnknownOriginCountsTowardNoLimit() {
            let limits = Limits(total: .seconds(2), memory: 100 * mebibyte)
            let scripts = ["(setsid sh -c '\(hog)' &); sleep 1000", "sleep 1000"]
            let processes = Processes.live()
            DispatchQueue.concurrentPerform(iterations: 2) { number in
                let outcome = try? runScript(scripts[number], limits: limits, processes: processes)
                XCTAssertEqual(outcome?.end, .tooLong)
            }
        }
    #endif
}
