import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import Processes

/// Tests how commands are run in the sandbox.
final class SandboxTests: XCTestCase {
    func testWithoutItsProgramThereIsNoSandbox() throws {
        let machine = Machine(
            files: .live, processes: .live(), environment: ["PATH": "/there/is/no/such/folder"])
        XCTAssertThrowsError(
            try Sandbox.find(on: machine, toolchain: "/there/is/no/toolchain", hidden: [])
        ) { error in
            XCTAssertNotNil(error as? SandboxError)
            XCTAssertNil((error as? SandboxError)?.output)
        }
    }

    func testHiddenFoldersAreEmpty() {
        let tool = Bubblewrap(
            executable: "/usr/bin/bwrap", toolchain: "/opt/swift/usr",
            hidden: ["/usr/local/kit", "/home/kit", "/usr2/kit"])
        let command = Command(executable: "/bin/true", directory: "/")
        let arguments = tool.wrap(command, Sandbox.Access(scratch: "/tmp")).arguments
        XCTAssertTrue(arguments.contains("/usr/local/kit"), "\(arguments)")
        XCTAssertFalse(arguments.contains("/home/kit"), "\(arguments)")
        XCTAssertFalse(arguments.contains("/usr2/kit"), "\(arguments)")
    }

    func testSystemLinksStayLinks() {
        let tool = Bubblewrap(
            executable: "/usr/bin/bwrap", toolchain: "/opt/swift/usr", hidden: [],
            links: ["/bin": "usr/bin", "/etc/localtime": "../usr/share/zoneinfo/UTC"])
        let command = Command(executable: "/bin/true", directory: "/")
        let words = tool.wrap(command, Sandbox.Access(scratch: "/tmp")).arguments
            .joined(separator: " ")
        XCTAssertTrue(words.contains("--symlink usr/bin /bin "), words)
        XCTAssertTrue(words.contains("--ro-bind-try /sbin /sbin "), words)
        XCTAssertNotNil(
            words.firstMatch(
                of:
                    #/--perms 0755 --dir /etc .* --symlink ../usr/share/zoneinfo/UTC /etc/localtime /#
            ), words)
    }

    /// Another user can't write to our folders, so a program that writes there must run as their
    /// owner.
    func testOnlyReadOnlyProgramsRunAsAnotherUser() {
        let tool = Bubblewrap(
            executable: "/usr/bin/bwrap", toolchain: "/opt/swift/usr", hidden: [],
            setpriv: "/usr/bin/setpriv")
        let command = Command(executable: "/bin/true", directory: "/")
        let reads = tool.wrap(command, Sandbox.Access(readable: ["/r"], scratch: "/tmp")).arguments
        XCTAssertTrue(reads.contains("CAP_SETUID"), "\(reads)")
        XCTAssertTrue(reads.contains("/usr/bin/setpriv"), "\(reads)")
        let writes = tool.wrap(command, Sandbox.Access(writable: ["/w"], scratch: "/tmp")).arguments
        XCTAssertFalse(writes.contains("CAP_SETUID"), "\(writes)")
        XCTAssertFalse(writes.contains("/usr/bin/setpriv"), "\(writes)")
        XCTAssertTrue(writes.contains("--unshare-all"), "\(writes)")
    }

    func testEachWritableFolderHolds64MiB() throws {
        #if os(Linux)
            let script = """
                for place in /scratch /dev/shm; do
                    yes 2>/dev/null | head -c 70M 2>/dev/null > $place/filler
                    wc -c < $place/filler
                done
                """
            let command = try SandboxedProgram.sandbox().wrap(
                scriptCommand(script), Sandbox.Access(scratch: "/scratch"))
            let outcome = try collectOutcome { try Processes.live().run(command, $0, $1) }
            XCTAssertEqual(outcome.text, "67108864\n67108864\n")
        #endif
    }

    /// Samples of the memory use find most processes that use too much. The kernel's limit also
    /// stops processes that allocate too much between two samples.
    func testTheKernelLimitsTheMemoryOfEachProcess() throws {
        #if os(Linux)
            for (memory, expected) in [(3 << 30, "6291456\n"), (64 << 20, "1048576\n"), (nil, nil)]
            {
                let command = try SandboxedProgram.sandbox().wrap(
                    scriptCommand("ulimit -d; ulimit -Hd"),
                    Sandbox.Access(scratch: "/scratch", memory: memory))
                let outcome = try collectOutcome { try Processes.live().run(command, $0, $1) }
                XCTAssertEqual(outcome.text, expected.map { $0 + $0 } ?? outcome.text)
                XCTAssertEqual(outcome.text.contains("unlimited"), memory == nil)
            }
        #endif
    }

    /// A limit that the system has set lower can't be raised, so it must stay.
    func testALowerSystemLimitIsKept() throws {
        let script = Sandbox.limitScript(countsProcesses: true, memory: 1 << 40)
        let outcome = try collectOutcome {
            try Processes.live().run(
                scriptCommand(
                    "ulimit -n 100; exec /bin/sh -c '\(script)' sh /bin/sh -c 'ulimit -n'"), $0, $1)
        }
        XCTAssertEqual(outcome.text, "100\n")
    }

    func testWithoutAKernelFilterTheSandboxStillWorks() throws {
        #if os(Linux)
            try Needed.sandbox.orSkip()
            for works in [true, false] {
                let processes = Processes(
                    run: { command, _, _ in
                        let hasFilter = command.arguments.contains("--seccomp")
                        XCTAssertEqual(hasFilter, !command.attachment.isEmpty)
                        return .exited(hasFilter && !works ? 1 : 0)
                    }, endAll: {})
                let sandbox = try Sandbox.find(
                    on: Machine(
                        files: .live, processes: processes,
                        environment: ProcessInfo.processInfo.environment), toolchain: "/usr",
                    hidden: [])
                XCTAssertEqual(sandbox.filtersCalls, works)
                let wrapped = sandbox.wrap(
                    Command(executable: "/bin/true", directory: "/"),
                    Sandbox.Access(scratch: "/tmp"))
                XCTAssertEqual(wrapped.arguments.contains("--seccomp"), works)
            }
        #endif
    }

    func testTheMacOSProfileQuotesPaths() {
        let tool = SandboxExec(executable: "/usr/bin/sandbox-exec", toolchain: "/t")
        let access = Sandbox.Access(readable: [#"/a"b\c"#], scratch: "/s")
        let profile = tool.profile(access)
        XCTAssertTrue(profile.contains(#"(subpath "/a\"b\\c")"#), profile)
    }
}
