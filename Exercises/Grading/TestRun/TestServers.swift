import Processes
import Synchronization

/// The processes of a test program that wait for work, so that it is loaded once and not for each
/// planted bug. Each has a folder of its own.
final class TestServers: Sendable {
    private let program: TestProgram
    private let environment: TestRunEnvironment
    private let idle = Mutex<[Server]>([])

    private struct Server {
        let process: ForkServer
        let folder: String
    }

    init(program: TestProgram, environment: TestRunEnvironment) {
        self.program = program
        self.environment = environment
    }

    /// Has a piece of work done; starts a server where none waits.
    ///
    /// - Parameter serve: Starts one.
    /// - Returns: How the work ended; nil where it wasn't begun.
    func run(
        _ work: TestProgram.Work, _ limits: Limits,
        serve: ForkServer.Start,
        _ handler: (ProcessEvent) -> Bool
    ) throws -> ProcessEnd? {
        let waiting = idle.withLock { $0.popLast() }
        if waiting != nil { environment.gate.takeWaiting() }
        guard let server = try waiting ?? start(limits, serve) else { return .interrupted }
        var goesOn = false
        defer { if !goesOn { environment.scratch.remove(server.folder) } }
        let run = try server.process.run(work.text, limits, handler)
        goesOn = run.goesOn
        if goesOn {
            if environment.gate.addWaiting() {
                idle.withLock { $0.append(server) }
            } else {
                server.process.end()
                goesOn = false
            }
        }
        return run.end
    }

    /// Ends all that wait.
    func end() {
        let servers = idle.withLock { idle in
            defer { idle = [] }
            return idle
        }
        for server in servers {
            environment.gate.takeWaiting()
            server.process.end()
            environment.scratch.remove(server.folder)
        }
    }

    private func start(
        _ limits: Limits, _ serve: ForkServer.Start
    ) throws -> Server? {
        let folder = try environment.scratch.make()
        var process: ForkServer?
        defer { if process == nil { environment.scratch.remove(folder) } }
        process = try serve(program.serve(in: environment.process(in: folder)), limits.memory)
        return process.map { Server(process: $0, folder: folder) }
    }
}
