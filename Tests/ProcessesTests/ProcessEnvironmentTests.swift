import XCTest

@testable import Processes

/// What a process sees of the outside is what its command says.
final class ProcessEnvironmentTests: ProcessTestCase {
    func testArgumentsComeAsTheyAre() throws {
        var command = scriptCommand("printf '%s|' \"$@\"")
        command.arguments += ["sh", "a b", "", "*", "é\n"]
        let outcome = try collectOutcome { try Processes.live().run(command, $0, $1) }
        XCTAssertEqual(outcome.text, "a b||*|é\n|")
    }

    func testEnvironmentIsTheWholeOfIt() throws {
        setenv("FROM_OUTSIDE", "1", 1)
        defer { unsetenv("FROM_OUTSIDE") }
        let command = Command(
            executable: "/usr/bin/env", environment: ["A": "1 = 2"], directory: "/")
        let outcome = try collectOutcome { try Processes.live().run(command, $0, $1) }
        XCTAssertEqual(outcome.text, "A=1 = 2\n")
    }

    func testWorkingDirectory() throws {
        var command = scriptCommand("pwd -P")
        command.directory = "/usr"
        let outcome = try collectOutcome { try Processes.live().run(command, $0, $1) }
        XCTAssertEqual(outcome.text, "/usr\n")
    }

    func testNothingToReadAndNoTerminal() throws {
        let input = dup(0)
        let file = open("/etc/passwd", O_RDONLY)
        dup2(file, 0)
        close(file)
        defer {
            dup2(input, 0)
            close(input)
        }
        let outcome = try runScript("cat; (: < /dev/tty) 2>/dev/null || echo none")
        XCTAssertEqual(outcome.text, "none\n")
    }

    func testNoOtherDescriptorIsInherited() throws {
        let inheritable = open("/dev/null", O_RDONLY)
        defer { close(inheritable) }
        XCTAssertGreaterThan(inheritable, 3)
        let script = "for n in $(seq 0 200); do [ -e /dev/fd/$n ] && echo $n; done; :"
        // The other runs have their pipes open, too.
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            XCTAssertEqual(try? runScript(script).text, "0\n1\n2\n3\n5\n")
        }
    }

    func testAPipeIsNeverWhereAChildExpectsItsOwnDescriptors() {
        let input = dup(0)
        close(0)
        let pipe = ChildPipe.make()
        dup2(input, 0)
        close(input)
        guard let pipe else { return XCTFail("no pipe was made") }
        XCTAssertGreaterThan(pipe.readEnd, 3)
        XCTAssertGreaterThan(pipe.writeEnd, 3)
    }

    func testIgnoredAndBlockedSignalsAreNotInherited() throws {
        let previous = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, previous) }
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        defer { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
        XCTAssertEqual(try runScript("kill -INT $$; exit 0").end, .killed(signal: SIGINT))
        XCTAssertEqual(try runScript("kill -TERM $$; exit 0").end, .killed(signal: SIGTERM))
    }

    func testAClosedPipeEndsTheWriterOnly() throws {
        XCTAssertEqual(try runScript("yes | head -n 1").text, "y\n")
    }

    func testNoCoreFiles() throws {
        XCTAssertEqual(try runScript("ulimit -c").text, "0\n")
        var limit = rlimit()
        getrlimit(Platform.coreFile, &limit)
        XCTAssertEqual(limit.rlim_cur, min(Platform.coreFileLimit, limit.rlim_max))
    }

    private func error(_ executable: String, in directory: String = "/") -> ProcessError? {
        do {
            let command = Command(executable: executable, directory: directory)
            _ = try Processes.live().run(command, Limits()) { _ in true }
            return nil
        } catch {
            return error
        }
    }

    func testErrorsSayWhatIsWrong() {
        XCTAssertEqual(error("/no/such/program"), .executableNotFound("/no/such/program"))
        XCTAssertEqual(error("/etc/passwd"), .notExecutable("/etc/passwd"))
        XCTAssertEqual(error("/usr"), .notExecutable("/usr"))
        XCTAssertEqual(error("/bin/sh", in: "/no/such"), .directoryMissing("/no/such"))
        XCTAssertEqual(error("/bin/sh", in: "/etc/passwd"), .directoryMissing("/etc/passwd"))
    }

    func testErrorsOfTheSystem() {
        let command = scriptCommand("")
        let cases: [(Int32, ProcessError)] = [
            (EAGAIN, .noMoreProcesses("/bin/sh")), (EMFILE, .noMoreDescriptors("/bin/sh")),
            (E2BIG, .argumentsTooLong("/bin/sh")),
            (EIO, .system(code: EIO, executable: "/bin/sh")),
        ]
        for (code, error) in cases {
            XCTAssertEqual(ProcessError(code: code, command: command), error)
            XCTAssertTrue(error.description.hasPrefix("/bin/sh can't be started"))
        }
    }

    func testTooLongArguments() {
        var command = scriptCommand(":")
        command.arguments.append(String(repeating: "x", count: 10_000_000))
        XCTAssertThrowsError(try Processes.live().run(command, Limits()) { _ in true }) {
            XCTAssertEqual($0 as? ProcessError, .argumentsTooLong("/bin/sh"))
        }
    }

    func testNoMoreDescriptors() {
        var limit = rlimit()
        let files = Platform.openFiles
        getrlimit(files, &limit)
        var small = limit
        small.rlim_cur = 3
        setrlimit(files, &small)
        let result = error("/bin/sh")
        setrlimit(files, &limit)
        XCTAssertEqual(result, .noMoreDescriptors("/bin/sh"))
    }

    func testManyRunsLeaveNoDescriptorOpen() throws {
        let before = dup(0)
        for _ in 1...50 { _ = try runScript("echo out; echo line >&3") }
        _ = error("/no/such/program")
        let after = dup(0)
        // Other threads of the test process may open one or two meanwhile.
        XCTAssertLessThan(after - before, 10)
        close(before)
        close(after)
    }
}
