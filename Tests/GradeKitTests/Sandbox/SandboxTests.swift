import XCTest

@testable import GradeKit

/// What code can reach in the sandbox, and that verdicts are the same in it.
final class SandboxTests: XCTestCase {
    func testCodeSeesNothingButItselfAndTheToolchain() throws {
        let stage = try FixtureLearner(name: "pries").gradeStage(
            1, sandbox: try FixtureLearner.sandbox())
        XCTAssertEqual(stage.failures, [:])
        let output = stage.tests.first?.result.output ?? ""
        let lines = output.split(separator: "\n").prefix(9).dropFirst().map(String.init)
        XCTAssertEqual(
            lines,
            [
                "readable: []",
                "writable: []",
                "beside the program: "
                    + #"["UnitTestingWorkshopPackageTests.xctest", "UnitTestingWorkshop_Shared.resources"]"#,
                #"above the program: ["suite"]"#,
                "processes: 2",
                "secrets: false",
                "network: false",
                "scratch: 64",
            ], output)
    }

    func testOwnTestsAreJudgedInIt() throws {
        let report = try FixtureLearner(name: "second-solution", isWhole: true).grade(
            sandbox: try FixtureLearner.sandbox())
        XCTAssertEqual(report.isPassed, true)
        XCTAssertEqual(report.stages.map(\.isMastered), [true, true, true, true])
    }

    func testVerdictsAreTheSameInIt() throws {
        let sandbox = try FixtureLearner.sandbox()
        for name in [
            "compile-error", "fatal-error", "index-out-of-range", "exit-zero", "endless-loop",
            "endless-memory", "endless-recursion", "leftover-process",
        ] {
            let learner = FixtureLearner(name: name)
            let outside = try learner.gradeStage(1)
            let inside = try learner.gradeStage(1, sandbox: sandbox)
            XCTAssertEqual(inside.failures, outside.failures, name)
            XCTAssertEqual(inside.status, outside.status, name)
        }
    }

    func testWithoutTheProgramThereIsNone() throws {
        let environment = ["PATH": "/there/is/no/such/folder"]
        let toolchain = try Toolchain.find(
            environment: ProcessInfo.processInfo.environment, processes: FixtureLearner.processes)
        XCTAssertThrowsError(
            try Sandbox.find(
                environment: environment, processes: FixtureLearner.processes,
                toolchain: toolchain, hidden: [])
        ) { error in
            guard case GradeError.noSandbox(_, output: nil) = error else {
                return XCTFail("\(error)")
            }
        }
    }

    func testWhatIsHiddenIsEmptyAlsoWhereItsFolderIsSeen() {
        let tool = Bubblewrap(
            executable: "/usr/bin/bwrap", toolchain: "/opt/swift/usr",
            hidden: ["/usr/local/kit", "/home/kit", "/usr2/kit"])
        let command = Command(executable: "/bin/true", directory: "/")
        let arguments = tool.wrap(command, Sandbox.Access(scratch: "/tmp")).arguments
        XCTAssertEqual(arguments.contains("/usr/local/kit"), true)
        XCTAssertEqual(arguments.contains("/home/kit"), false)
        XCTAssertEqual(arguments.contains("/usr2/kit"), false)
    }

    func testLinksOfTheSystemAreLinksAndAnotherUserCanFollowThem() {
        let tool = Bubblewrap(
            executable: "/usr/bin/bwrap", toolchain: "/opt/swift/usr", hidden: [],
            links: ["/bin": "usr/bin", "/etc/localtime": "../usr/share/zoneinfo/UTC"])
        let command = Command(executable: "/bin/true", directory: "/")
        let words = tool.wrap(command, Sandbox.Access(scratch: "/tmp")).arguments
            .joined(separator: " ")
        XCTAssertEqual(words.contains("--symlink usr/bin /bin "), true)
        XCTAssertEqual(words.contains("--ro-bind-try /sbin /sbin "), true)
        XCTAssertEqual(
            words.firstMatch(
                of:
                    #/--perms 0755 --dir /etc .* --symlink ../usr/share/zoneinfo/UTC /etc/localtime /#
            ) != nil, true, words)
    }

    func testTheProfileOfMacOSQuotesPaths() {
        let tool = SandboxExec(executable: "/usr/bin/sandbox-exec", toolchain: "/t")
        let access = Sandbox.Access(readable: [#"/a"b\c"#], scratch: "/s")
        XCTAssertEqual(tool.profile(access).contains(#"(subpath "/a\"b\\c")"#), true)
    }
}
