import XCTest

@testable import Processes

final class LimitsTests: ProcessTestCase {
    private let mebibyte = 1 << 20
    /// Keeps 400 MiB: there is no newline at which `tail` could let go of something.
    private let hog = "(head -c 419430400 /dev/zero; sleep 1000) | tail"
    private let smallHog = "(head -c 62914560 /dev/zero; sleep 1000) | tail"

    func testSilenceEndsAProcess() throws {
        let limits = Limits(timeout: .milliseconds(300))
        let outcome = try runScript("echo $$ >&3; sleep 1000", limits: limits)
        XCTAssertEqual(outcome.end, .timedOut)
        assertGone(outcome.pids, "a silent process")
    }

    func testASignOfLifeStartsTheSilenceAgain() throws {
        let limits = Limits(timeout: .seconds(3))
        let script = "for i in 1 2 3 4 5 6 7 8; do sleep 0.5; echo . >&3; done"
        XCTAssertEqual(try runScript(script, limits: limits).end, .exited(0))
    }

    func testOnlyWhatTheHandlerTakesForLifeCounts() throws {
        let limits = Limits(timeout: .milliseconds(500), total: .seconds(60))
        let script = "while :; do echo .; sleep 0.05; done"
        let outcome = try runScript(script, limits: limits) { event in
            if case .line = event { true } else { false }
        }
        XCTAssertEqual(outcome.end, .timedOut)
    }

    func testTotalTimeEndsALivelyProcess() throws {
        let limits = Limits(timeout: .seconds(30), total: .milliseconds(500))
        let script = "while :; do echo . >&3; sleep 0.05; done"
        XCTAssertEqual(try runScript(script, limits: limits).end, .tooLong)
    }

    func testABusyLoopIsEnded() throws {
        let limits = Limits(timeout: .milliseconds(300))
        XCTAssertEqual(try runScript("while :; do :; done", limits: limits).end, .timedOut)
    }

    func testAStoppedProcessIsEnded() throws {
        let limits = Limits(timeout: .milliseconds(300))
        XCTAssertEqual(try runScript("kill -STOP $$", limits: limits).end, .timedOut)
    }

    func testAProcessThatIgnoresSignalsIsEnded() throws {
        let limits = Limits(timeout: .milliseconds(300))
        let script = "trap '' TERM INT HUP; while :; do sleep 1000; done"
        XCTAssertEqual(try runScript(script, limits: limits).end, .timedOut)
    }

    func testAFloodOfOutputHoldsUpNoLimitAndNoReport() throws {
        var bytes = 0
        var lines: [String] = []
        let end = try Processes.live().run(
            scriptCommand("yes & sleep 0.2; echo there >&3; wait"),
            Limits(timeout: .seconds(2))
        ) { event in
            switch event {
            case .output(let piece): bytes += piece.count
            case .line(let line): lines.append(line)
            case .report: break
            }
            return false
        }
        XCTAssertEqual(end, .timedOut)
        XCTAssertEqual(lines, ["there"])
        XCTAssertGreaterThan(bytes, mebibyte)
    }

    func testAFloodOfOutputHoldsUpNoMemoryLimit() throws {
        let limits = Limits(total: .seconds(60), memory: 100 * mebibyte)
        let end = try Processes.live().run(scriptCommand("yes & \(hog)"), limits) { _ in true }
        XCTAssertEqual(end, .outOfMemory)
    }

    func testMemoryEndsAProcess() throws {
        let outcome = try runScript(
            hog, limits: Limits(total: .seconds(60), memory: 100 * mebibyte))
        XCTAssertEqual(outcome.end, .outOfMemory)
    }

    func testMemoryOfAllDescendantsCountsTogether() throws {
        let limits = Limits(total: .seconds(60), memory: 100 * mebibyte)
        let outcome = try runScript("\(smallHog) & \(smallHog)", limits: limits)
        XCTAssertEqual(outcome.end, .outOfMemory)
    }

    func testMemoryBelowTheLimitIsFine() throws {
        let limits = Limits(total: .seconds(2), memory: 100 * mebibyte)
        XCTAssertEqual(try runScript(smallHog, limits: limits).end, .tooLong)
    }

    #if os(Linux)
        func testMemoryOfADaemonCounts() throws {
            let limits = Limits(total: .seconds(60), memory: 100 * mebibyte)
            let script = "(setsid sh -c '\(hog)' &); sleep 1000"
            XCTAssertEqual(try runScript(script, limits: limits).end, .outOfMemory)
        }

        func testNobodyIsBlamedForADaemonThatMayBeAnybodys() {
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
