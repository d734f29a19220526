import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests that neither a limit of the machine nor a sandbox that fails leads to a verdict on code,
/// and that no such result is stored.
final class MachineFaultTests: XCTestCase {
    private let folder = "\(NSTemporaryDirectory())/faults-\(UUID().uuidString)"

    override func tearDown() {
        try? Files.live.remove(folder)
    }

    /// Returns a machine on which a shell script starts each test program. The arguments of the
    /// script are the command for the program.
    private func machine(_ script: String, forks: Bool) -> Machine {
        let live = FixtureLearner.processes
        let changed = { @Sendable (command: Command) in
            guard command.environment["WORKSHOP_REPORT"] != nil else { return command }
            var result = command
            result.arguments = ["-c", script, "sh", command.executable] + command.arguments
            result.executable = "/bin/sh"
            return result
        }
        var processes = Processes(
            run: { (command, limits, handler) throws(ProcessError) in
                try live.run(changed(command), limits, handler)
            }, endAll: live.endAll)
        if forks, let serve = live.serve {
            processes.serve = { (command) throws(ProcessError) in try serve(changed(command)) }
        }
        return Machine(
            files: .live, processes: processes,
            environment: FixtureLearner.machine.environment)
    }

    /// Grades stage 1 of the reference solution, using the verdicts stored in the folder.
    private func grade(on machine: Machine) throws -> StageReport? {
        let grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
        let store = VerdictStore(
            contents: ContentStore(root: folder, files: .live, maximumCount: 100), conditions: "",
            keepsFlaky: true)
        return try grader.with(tools: grader.tools.on(machine), verdicts: { _, _, _ in store })
            .grade(
                Submission.read(
                    grader.kit.root, tree: .finished, of: grader.kit.workshop, files: .live),
                stages: [shipped(1)], progress: .ignored
            ).stages.first
    }

    func testATestProgramThatCannotStartGivesNoVerdict() throws {
        let faults = [
            // Limits that keep the test reporter itself from working.
            ("ulimit -n 100; exec \"$@\"", "could not open a file with a number of 100 or more"),
            // Failures of a sandbox, with and without a message.
            (
                "echo No permission to make a namespace.; exit 1",
                "No permission to make a namespace."
            ),
            ("kill -KILL $$", ""),
        ]
        for (script, said) in faults {
            for forks in [true, false] {
                XCTAssertThrowsError(try grade(on: machine(script, forks: forks)), script) {
                    error in
                    guard case GradeError.testsNotStarted(_, let output) = error else {
                        return XCTFail("\(script): \(error)")
                    }
                    XCTAssertTrue(said.isEmpty || output.contains(said), "\(script): \(output)")
                }
            }
        }
        let stage = try XCTUnwrap(try grade(on: machine("exec \"$@\"", forks: true)))
        XCTAssertEqual(stage.status, .passed)
        XCTAssertTrue(stage.isMastered)
    }

    func testALowLimitIsReportedBeforeTheBuild() throws {
        for limit in SystemLimit.allCases {
            var machine = machine("exec \"$@\"", forks: true)
            machine.limit = { $0 == limit ? limit.least - 1 : nil }
            XCTAssertThrowsError(try grade(on: machine)) { error in
                XCTAssertEqual(error as? GradeError, .limitTooLow(limit, limit.least - 1))
            }
            machine.limit = { $0 == limit ? limit.least : nil }
            XCTAssertNil(machine.lowLimit.map { "\($0)" })
        }
    }

    func testTheLimitsOfThisProcessAreRead() {
        var limit = rlimit()
        getrlimit(Platform.openFiles, &limit)
        XCTAssertEqual(SystemLimit.openFiles.current, Int(limit.rlim_cur))
        XCTAssertNil(FixtureLearner.machine.lowLimit.map { "\($0)" })
    }
}
