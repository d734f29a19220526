import Dispatch
import Foundation
import Processes
import Synchronization

/// The processes of a test program that wait for work, so that it is loaded once and not for each
/// planted bug. Each has a folder of its own.
final class TestServers: Sendable {
    private let program: TestProgram
    private let environment: TestRunEnvironment
    private let state = Mutex(State())
    /// Counts the servers that wait.
    private let idle = DispatchSemaphore(value: 0)

    private struct Server {
        let process: ForkServer
        let folder: String
    }

    private struct State {
        var idle: [Server] = []
        /// How many servers there are, with those that work and those that are being started.
        var count = 0
    }

    /// How many are started at once. More than that are of use only where tests wait for something.
    private static let usualCount = ProcessInfo.processInfo.activeProcessorCount
    /// How long work waits for a server, in milliseconds, before another one is started for it: that takes
    /// longer than most work.
    private static let patience = 50

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
        var goesOn = false
        let waiting = takeWaiting()
        if waiting != nil { environment.gate.takeWaiting() }
        defer { if !goesOn { state.withLock { $0.count -= 1 } } }
        guard let server = try waiting ?? start(serve) else { return .interrupted }
        defer { if !goesOn { environment.scratch.remove(server.folder) } }
        let run = try server.process.run(work.text, limits, handler)
        goesOn = run.goesOn
        if goesOn {
            if environment.gate.addWaiting() {
                state.withLock { $0.idle.append(server) }
                idle.signal()
            } else {
                server.process.end()
                goesOn = false
            }
        }
        return run.end
    }

    /// Ends all that wait.
    func end() {
        let servers = state.withLock { state in
            defer { state.idle = [] }
            return state.idle
        }
        for server in servers {
            environment.gate.takeWaiting()
            server.process.end()
            environment.scratch.remove(server.folder)
        }
    }

    /// A server that waits, or soon does; nil where one is to be started, which counts from now on.
    private func takeWaiting() -> Server? {
        if idle.wait(timeout: .now()) == .success { return popIdle() }
        let isUsual = state.withLock { state in
            guard state.count < Self.usualCount else { return false }
            state.count += 1
            return true
        }
        if isUsual { return nil }
        let isSoon = idle.wait(timeout: .now() + .milliseconds(Self.patience)) == .success
        if isSoon { return popIdle() }
        state.withLock { $0.count += 1 }
        return nil
    }

    private func popIdle() -> Server? { state.withLock { $0.idle.popLast() } }

    private func start(_ serve: ForkServer.Start) throws -> Server? {
        let folder = try environment.scratch.make()
        var process: ForkServer?
        defer { if process == nil { environment.scratch.remove(folder) } }
        process = try serve(program.serve(in: environment.process(in: folder)))
        return process.map { Server(process: $0, folder: folder) }
    }
}
