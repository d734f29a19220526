import Dispatch
import Foundation
import Processes
import Synchronization

/// The processes of a test program that wait for work, so that the program isn't loaded again for
/// each planted bug. Each process has its own folder.
final class TestServers: Sendable {
    private let program: TestProgram
    private let environment: TestRunEnvironment
    private let state = Mutex(State())
    /// Signaled once for each server that waits for work.
    private let idle = DispatchSemaphore(value: 0)

    private struct Server {
        let process: ForkServer
        let folder: String
    }

    private struct State {
        var idle: [Server] = []
        /// The number of servers, including those that are working or starting.
        var count = 0
    }

    /// The usual maximum number of servers. More are useful only if tests spend time waiting.
    static let usualCount = ProcessInfo.processInfo.activeProcessorCount
    /// How long work waits for a server before another one is started. Starting a server takes
    /// longer than most work.
    private let patience: DispatchTimeInterval

    init(
        program: TestProgram, environment: TestRunEnvironment,
        patience: DispatchTimeInterval = .milliseconds(50)
    ) {
        self.program = program
        self.environment = environment
        self.patience = patience
    }

    /// Runs a piece of work on a server. If no server is waiting, starts one.
    ///
    /// - Parameter serve: Starts a server.
    /// - Returns: How the work ended; nil if it wasn't started.
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

    /// Ends all waiting servers.
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

    /// Returns a server that waits for work, now or within a short time. Otherwise returns nil, and
    /// the caller must start a server, which already counts.
    private func takeWaiting() -> Server? {
        if idle.wait(timeout: .now()) == .success { return state.withLock { $0.idle.popLast() } }
        // The number is checked and increased in one step, so that pieces of work that come at the
        // same time don't start more servers than usual.
        let startsOne = state.withLock { state in
            let startsOne = state.count < Self.usualCount
            if startsOne { state.count += 1 }
            return startsOne
        }
        if startsOne { return nil }
        if idle.wait(timeout: .now() + patience) == .success {
            return state.withLock { $0.idle.popLast() }
        }
        state.withLock { $0.count += 1 }
        return nil
    }

    private func start(_ serve: ForkServer.Start) throws -> Server? {
        let folder = try environment.scratch.make()
        var process: ForkServer?
        defer { if process == nil { environment.scratch.remove(folder) } }
        process = try serve(program.serve(in: environment.process(in: folder)))
        return process.map { Server(process: $0, folder: folder) }
    }
}
