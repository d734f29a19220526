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
        var rows: [(script: String, limits: Limits, end: ProcessEnd)] = [
            ("echo $$ >&3; sleep 1000", soon, .timedOut),
            ("while :; do :; done", soon, .timedOut),
            ("kill -STOP $$", soon, .timedOut),
            ("trap '' TERM INT HUP; while :; do sleep 1000; done", soon, .timedOut),
            // A sign of life restarts the timeout.
            (
                "for i in 1 2 3 4 5 6 7 8; do sleep 0.5; echo . >&3; done",
                Limits(timeout: .seconds(3)), .exited(0)
            ),
            (
                "while :; do echo . >&3; sleep 0.05; done",
                Limits(timeout: .seconds(30), total: .milliseconds(500)), .tooLong
            ),
            (hog, small, .outOfMemory),
            // The memory of all descendants is added up.
            ("\(smallHog) & \(smallHog)", small, .outOfMemory),
            (smallHog, Limits(total: .seconds(2), memory: 100 * mebibyte), .tooLong),
        ]
        #if os(Linux)
            rows.append(("(setsid sh -c '\(hog)' &); sleep 1000", small, .outOfMemory))
        #endif
        for row in rows {
            let outcome = try runScript(row.script, limits: row.limits)
            XCTAssertEqual(outcome.end, row.end, row.script)
            assertGone(outcome.pids, row.script)
        }
    }

    func testOnlySignsOfLifeCount() throws {
        let limits = Limits(timeout: .milliseconds(500), total: .seconds(60))
        let script = "while :; do echo .; sleep 0.05; done"
        let outcome = try runScript(script, limits: limits) { event in
            if case .line = event { true } else { false }
        }
        XCTAssertEqual(outcome.end, .timedOut)
    }

    func testAFloodOfOutputDelaysNeitherLimitsNorReports() throws {
        // Output is a sign of life only until the script reports a line in the middle of the flood.
        var isReported = false
        let outcome = try runScript(
            "yes | head -c 2000000; yes & echo there >&3; wait",
            limits: Limits(timeout: .seconds(2))
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
            let limits = Limits(total: .seconds(3), memory: 100 * mebibyte)
            let scripts = ["(setsid sh -c '\(hog)' &); sleep 1000", "sleep 1000"]
            let processes = Processes.live()
            DispatchQueue.concurrentPerform(iterations: 2) { number in
                let outcome = try? runScript(scripts[number], limits: limits, processes: processes)
                XCTAssertEqual(outcome?.end, .tooLong)
            }
        }
    #endif
}
