import Foundation
import XCTest

@testable import Processes

/// The outcome of running a script.
struct ScriptOutcome {
    var end: ProcessEnd
    var output: [UInt8] = []
    var lines: [String] = []
    var report: [String] = []

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The process IDs that the script has reported.
    var pids: [pid_t] { lines.compactMap { pid_t($0) } }
}

/// A base class for tests that run shell scripts. It checks that the scripts leave no process
/// behind.
class ProcessTestCase: XCTestCase {
    override func tearDown() {
        XCTAssertEqual(ProcessTree.orphans(of: [], running: []), [], "processes left behind")
        super.tearDown()
    }
}

/// Runs a script to its end. The closure says which events count as signs of life.
func runScript(
    _ script: String, limits: Limits = Limits(total: .seconds(120)), processes: Processes = .live(),
    isAlive: (ProcessEvent) -> Bool = { _ in true }
) throws -> ScriptOutcome {
    try collectOutcome(limits, isAlive) { limits, handler in
        try processes.run(scriptCommand(script), limits, handler)
    }
}

/// Collects the output, the lines and the end of a run.
func collectOutcome(
    _ limits: Limits = Limits(), _ isAlive: (ProcessEvent) -> Bool = { _ in true },
    run: @escaping (Limits, (ProcessEvent) -> Bool) throws -> ProcessEnd
) throws -> ScriptOutcome {
    var outcome = ScriptOutcome(end: .exited(-1))
    outcome.end = try run(limits) { event in
        switch event {
        case .output(let bytes): outcome.output += bytes
        case .line(let line): outcome.lines.append(line)
        case .report(let line): outcome.report.append(line)
        }
        return isAlive(event)
    }
    return outcome
}

/// Returns the command that runs a script.
func scriptCommand(_ script: String) -> Command {
    Command(
        executable: "/bin/sh", arguments: ["-c", script],
        environment: ["PATH": "/usr/bin:/bin"], directory: "/")
}

/// Checks that these processes no longer exist.
func assertGone(_ pids: [pid_t], _ message: String, line: UInt = #line) {
    for pid in pids {
        XCTAssertEqual(kill(pid, 0), -1, message, line: line)
    }
}
