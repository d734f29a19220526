import ProgramTestHelpers
import XCTest

@testable import Processes

final class ForkServerTests: ProcessTestCase {
    func testEachPieceOfWorkHasSeparateOutputAndStatus() throws {
        let server = try start()
        defer { server.end() }
        let first = try run("echo one; echo line >&3; exit 3", server)
        XCTAssertEqual(first.text, "one\n")
        XCTAssertEqual(first.lines, ["line"])
        XCTAssertEqual(first.end, .exited(3))
        // The first line must not be the rest of an earlier line.
        XCTAssertEqual(try run("printf unfinished >&3", server).lines, [])
        let next = try run("echo two >&2; echo other >&3", server)
        XCTAssertEqual(next.text, "two\n")
        XCTAssertEqual(next.lines, ["other"])
        XCTAssertEqual(next.end, .exited(0))
        XCTAssertEqual(try run("sh -c 'kill -SEGV $$'", server).end, .killed(signal: SIGSEGV))
        XCTAssertEqual(try run("exit 0", server).end, .exited(0))
        // This work is larger than a socket's buffer.
        let text = String(repeating: "0123456789", count: 40_000)
        XCTAssertEqual(try run("printf %s '\(text)' | wc -c", server).text, "400000\n")
    }

    func testExceedingALimitEndsTheServer() throws {
        let server = try start()
        let script = "sleep 1000 & echo $! >&3; sleep 1000"
        let outcome = try run(script, server, Limits(timeout: .milliseconds(200)), goesOn: false)
        XCTAssertEqual(outcome.end, .timedOut)
        assertGone(outcome.pids, "a process of the work")
        XCTAssertNil(try end(of: "echo more", server))

        let other = try start()
        let many = "for n in 1 2 3 4 5 6 7 8 9; do sleep 1000 & done; wait"
        XCTAssertEqual(
            try run(many, other, Limits(processes: 5), goesOn: false).end, .tooManyProcesses)
    }

    func testAServerWithoutAValidAnswerEndsItsWork() throws {
        let answers = ["", "0 0", "a b c", "0 0 1 1"].map { "echo '\($0)' >&6; sleep 1000" }
        for script in answers + ["kill -KILL $$"] {
            let server = try start(script: "read -r line <&6; echo begun; \(script)")
            XCTAssertEqual(
                try run("", server, goesOn: false).end, .killed(signal: SIGKILL), script)
        }
        // This work couldn't start, so it isn't done.
        let server = try start(script: "read -r line <&6; echo '\(EAGAIN) 0 0' >&6")
        XCTAssertNil(try end(of: "", server))
    }

    /// If the server ends before the work has reported anything, the work hasn't started, so its
    /// tests are not to blame.
    func testAServerThatEndsEarlyHasDoneNothing() throws {
        let server = try start()
        let pids = try run("echo $$ >&3", server).pids
        for pid in pids { kill(pid, SIGKILL) }
        XCTAssertNil(try end(of: "echo more", server))
        XCTAssertNil(try end(of: "echo more", server))
    }

    /// The server reports a line, answers and ends, all while we are still handling that line.
    func testTheLastAnswerOfAServerIsNotLost() throws {
        let server = try start(
            script: "read -r line <&6; echo $$ >&3; sleep 0.2; echo '0 \(4 << 8) 0' >&6")
        let run = try server.run("\n", Limits(total: .seconds(120))) { event in
            if case .line(let line) = event, let pid = pid_t(line) {
                while !ProcessTree.hasEnded(pid) { usleep(1000) }
            }
            return true
        }
        XCTAssertEqual(run.end, .exited(4))
        XCTAssertFalse(run.goesOn)
    }

    /// A server can answer before the caller begins to wait.
    func testAnEarlyAnswerIsReadOnlyAfterWaitingForIt() throws {
        guard var socket = WorkSocket.make() else { return XCTFail("no socket") }
        let answer = "0 768 1\n"
        XCTAssertEqual(write(try XCTUnwrap(socket.childEnd), answer, answer.utf8.count), 8)
        socket.begin("work\n")
        XCTAssertTrue(socket.wholeAnswer == nil, "The answer was read too early.")
        socket.exchangeOnce()
        XCTAssertTrue(socket.wholeAnswer == .some(WorkSocket.Answer("0 768 1")))
    }

    /// With `PR_SET_PDEATHSIG`, Linux ends a process when the thread that started it ends.
    func testAServerOutlivesItsThread() throws {
        let setpriv = try Needed.setpriv.programOrSkip()
        var command = scriptCommand(Self.script(goesOn: 1))
        command.arguments = ["--pdeathsig", "KILL", command.executable] + command.arguments
        command.executable = setpriv
        let server = Started()
        let thread = Thread { [command] in
            server.value = try? Processes.live().serve?(command)
            // The server can only answer after it has set the signal.
            server.firstEnd = try? server.value?.run("exit 3\n", Limits()) { _ in true }.end
            server.isDone.signal()
        }
        thread.start()
        server.isDone.wait()
        while !thread.isFinished { usleep(1000) }
        let started = try XCTUnwrap(server.value)
        defer { started.end() }
        XCTAssertEqual(server.firstEnd, .exited(3))
        for _ in 0..<20 {
            usleep(5000)
            XCTAssertEqual(try run("echo here", started).text, "here\n")
        }
    }

    func testEndingAllProcessesEndsServers() throws {
        let processes = Processes.live()
        let server = try start(processes: processes)
        let pids = try run("echo $$ >&3", server).pids
        XCTAssertEqual(pids.count, 1)
        processes.endAll()
        XCTAssertEqual(try end(of: "echo more", server), .interrupted)
        assertGone(pids, "a server")
        XCTAssertNil(try processes.serve?(scriptCommand("sleep 1000")))
    }

    func testEndingAServerEndsItsProcesses() throws {
        let server = try start()
        let pids = try run("sleep 1000 & echo $$ >&3; echo $! >&3", server).pids
        XCTAssertEqual(pids.count, 2)
        server.end()
        assertGone(pids, "a server or what it started")
        server.end()
    }

    /// A server that another thread has started, and how its first piece of work ended.
    private final class Started: @unchecked Sendable {
        var value: ForkServer?
        var firstEnd: ProcessEnd?
        let isDone = DispatchSemaphore(value: 0)
    }

    private static func script(goesOn: Int) -> String {
        """
        while read -r line <&6; do
            (eval "$line") 6<&-
            status=$?
            if [ $status -gt 128 ]; then status=$((status - 128)); else status=$((status * 256)); fi
            echo "0 $status \(goesOn)" >&6
        done
        """
    }

    /// Starts a server: a shell that runs each line that it gets as a script, in one child after
    /// another.
    private func start(
        goesOn: Int = 1, script: String? = nil, processes: Processes = .live()
    ) throws -> ForkServer {
        guard let serve = processes.serve else { throw XCTSkip("There are no servers here.") }
        return try XCTUnwrap(try serve(scriptCommand(script ?? Self.script(goesOn: goesOn))))
    }

    private func run(
        _ line: String, _ server: ForkServer, _ limits: Limits = Limits(total: .seconds(120)),
        goesOn: Bool = true, at place: UInt = #line
    ) throws -> ScriptOutcome {
        try collectOutcome(limits) { limits, handler in
            let run = try server.run("\(line)\n", limits, handler)
            XCTAssertEqual(run.goesOn, goesOn, line: place)
            return try XCTUnwrap(run.end, line: place)
        }
    }

    /// Runs a line that must be the last one that the server accepts, and returns how the line
    /// ends.
    private func end(of line: String, _ server: ForkServer) throws -> ProcessEnd? {
        let run = try server.run("\(line)\n", Limits(total: .seconds(120))) { _ in true }
        XCTAssertFalse(run.goesOn)
        return run.end
    }
}
