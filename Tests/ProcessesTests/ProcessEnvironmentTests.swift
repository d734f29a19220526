import XCTest

@testable import Processes

/// Tests that a process gets nothing from its parent except what its command says.
final class ProcessEnvironmentTests: ProcessTestCase {
    func testArgumentsEnvironmentAndFolderArePassedOn() throws {
        setenv("FROM_OUTSIDE", "1", 1)
        defer { unsetenv("FROM_OUTSIDE") }
        let script = "printf '%s|' \"$@\"; pwd -P; /usr/bin/env"
        let command = Command(
            executable: "/bin/sh", arguments: ["-c", script, "sh", "a b", "", "*", "é\n"],
            environment: ["A": "1 = 2"], directory: "/usr")
        let outcome = try collectOutcome { try Processes.live().run(command, $0, $1) }
        XCTAssertEqual(outcome.text.split(separator: "\n").prefix(2), ["a b||*|é", "|/usr"])
        XCTAssertTrue(outcome.text.contains("\nA=1 = 2\n"), outcome.text)
        XCTAssertFalse(outcome.text.contains("FROM_OUTSIDE"), outcome.text)
    }

    func testAProcessHasNoInputAndNoTerminal() throws {
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
        // Four runs happen at the same time, so the pipes of the other three are open.
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            XCTAssertEqual(try? runScript(script).text, "0\n1\n2\n3\n5\n")
        }
    }

    func testPipesAvoidTheChildsDescriptors() {
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
}
