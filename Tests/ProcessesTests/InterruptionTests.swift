import Synchronization
import TerminalKit
import XCTest

@testable import Processes

#if os(Linux)
    /// Tests what a signal does. Because the signal ends the process that gets it, the tests run
    /// this program again, and send the signal to that process.
    final class InterruptionTests: ProcessTestCase {
        private static let variable = "INTERRUPTION_TEST"

        func testSignalsEndEverythingAndThenTheProcess() throws {
            let rows: [(role: String, signal: Int32, end: ProcessEnd)] = [
                ("running", SIGINT, .killed(signal: SIGINT)),
                ("running", SIGTERM, .killed(signal: SIGTERM)),
                ("running", SIGHUP, .killed(signal: SIGHUP)),
                // A cleanup that hangs is abandoned, and an ignored signal stays ignored.
                ("hanging", SIGINT, .killed(signal: SIGINT)), ("nohup", SIGHUP, .exited(0)),
            ]
            for (role, signal, end) in rows {
                let outcome = try runAgain(as: role, sending: signal)
                XCTAssertEqual(outcome.end, end, "\(role): \(outcome.text)")
                guard role == "running" else { continue }
                XCTAssertEqual(outcome.pids.count, 2)
                XCTAssertEqual(outcome.lines.last, "cleaned up")
                assertGone(outcome.pids, "what an interrupted process had started")
            }
        }

        /// Does its work only in the process that gets the signal, and does nothing in the others.
        func testTheInterruptedProcess() throws {
            guard let role = ProcessInfo.processInfo.environment[Self.variable] else { return }
            if role == "nohup" { signal(SIGHUP, SIG_IGN) }
            let processes = Processes.live()
            let interruption = Interruption {
                if role == "hanging" { sleep(1000) }
                processes.endAll()
                Self.report("cleaned up")
            }
            try withExtendedLifetime(interruption) {
                let daemon = "(setsid sh -c 'echo $$ >&3; exec sleep 1000' &)"
                let script =
                    role == "nohup" ? "echo 0 >&3; sleep 1" : "\(daemon); echo $$ >&3; sleep 1000"
                _ = try processes.run(scriptCommand(script), Limits(total: .seconds(60))) { event in
                    if case .line(let line) = event { Self.report(line) }
                    return true
                }
                // The signal is about to end this process.
                if role != "nohup" { sleep(60) }
            }
        }

        /// Writes a line to the pipe from which the process that sends the signal reads lines.
        private static func report(_ line: String) {
            let bytes = Array("\(line)\n".utf8)
            write(3, bytes, bytes.count)
        }

        /// Runs `testTheInterruptedProcess` in another process, and sends that process the signal
        /// as soon as everything has started there.
        private func runAgain(as role: String, sending signal: Int32) throws -> ScriptOutcome {
            var environment = ProcessInfo.processInfo.environment
            environment[Self.variable] = role
            let program = try FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/self/exe")
            let command = Command(
                executable: program,
                arguments: ["\(String(reflecting: Self.self))/testTheInterruptedProcess"],
                environment: environment, directory: "/")
            var lines = 0
            let expected = role == "nohup" ? 1 : 2
            let sendSignal = { (event: ProcessEvent) in
                guard case .line = event else { return true }
                lines += 1
                // The program is our only child with its own session.
                for child in Platform.possibleOrphans()
                where lines == expected && getsid(child) == child {
                    kill(child, signal)
                }
                return true
            }
            return try collectOutcome(Limits(total: .seconds(120)), sendSignal) {
                try Processes.live().run(command, $0, $1)
            }
        }
    }
#endif
