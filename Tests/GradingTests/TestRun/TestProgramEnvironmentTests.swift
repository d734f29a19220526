import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests the settings for how the test libraries work together in a test process.
final class TestProgramEnvironmentTests: XCTestCase {
    private func commands(_ version: String) -> [Command] {
        let files = FakeFiles([:]).files
        let program = TestProgram(folder: "/p", files: files, sandbox: nil)
        let environment = TestRunEnvironment(
            processes: FixtureLearner.processes, gate: ProcessGate(),
            scratch: ScratchFolders(root: "/scratch", path: "/bin", files: files),
            limits: Limits(),
            paths: PathNames(
                workspace: Workspace(root: "/w", files: files, workshop: .shipped),
                moduleTree: .starter, ownTestsTree: .starter),
            abilities: ToolchainAbilities(version: version))
        let process = environment.process(in: "/scratch/1")
        let tests = [
            ["M.A/test"],
            program.swiftTesting(
                module: "M", only: nil, skipping: [],
                eventStream: environment.abilities.eventStreamVersion),
        ]
        return tests.map {
            program.run(TestProgram.Work(key: "", words: $0), in: process)
        } + [program.serve(in: process), program.list(in: process)]
    }

    /// Only the version of Swift affects the mode. Even the user's environment doesn't.
    func testInteroperabilityIsTheSameAsWithThePackageManager() {
        let name = "SWIFT_TESTING_XCTEST_INTEROP_MODE"
        setenv(name, "strict", 1)
        defer { unsetenv(name) }
        for version in ["6.2", "6.3.1"] {
            XCTAssertEqual(commands(version).map { $0.environment[name] }, [nil, nil, nil, nil])
        }
        for version in ["6.4", "6.5.1"] {
            XCTAssertEqual(
                commands(version).map { $0.environment[name] },
                Array(repeating: "limited", count: 4))
        }
    }
}
