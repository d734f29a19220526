import Foundation
import Synchronization

/// A process that waits for pieces of work, and forks a child for each of them.
///
/// A program and its libraries are thus loaded only once. Each piece of work has its own limits,
/// and finds nothing in memory that an earlier piece has left there. If a piece exceeds a limit,
/// the server is ended with it.
package struct ForkServer: Sendable {
    /// Starts a server; nil if all processes of its owner have been ended.
    package typealias Start = @Sendable (Command) throws(ProcessError) -> ForkServer?

    /// Runs one piece of work, and waits on the calling thread until it ends.
    package var run:
        @Sendable (_ work: String, Limits, (ProcessEvent) -> Bool) throws(ProcessError) -> Run
    /// Ends the server.
    package var end: @Sendable () -> Void

    /// The outcome of a piece of work.
    package struct Run: Equatable, Sendable {
        /// How the child ended; nil if the server couldn't start a child, so nothing was run.
        package let end: ProcessEnd?
        /// Whether the server accepts more work.
        package let goesOn: Bool

        package init(end: ProcessEnd?, goesOn: Bool) {
            self.end = end
            self.goesOn = goesOn
        }
    }

    package init(
        run:
            @escaping @Sendable (
                _ work: String, Limits, (ProcessEvent) -> Bool
            ) throws(ProcessError) -> Run,
        end: @escaping @Sendable () -> Void
    ) {
        self.run = run
        self.end = end
    }
}

extension ForkServer {
    /// Starts a server as a real process; nil if all processes of its owner have been ended.
    static func start(
        _ command: Command, by children: Children, owner: Int
    ) throws(ProcessError) -> ForkServer? {
        let process = try RunningProcess.start(
            command, by: children, owner: owner, worksAgain: true)
        guard let process else { return nil }
        let server = LiveServer(process)
        return ForkServer(
            run: { (work, limits, handler) throws(ProcessError) in
                try server.run(work, limits, handler)
            }, end: { server.end() })
    }
}

/// A server process. The value in `process` is nil once the server accepts no more work.
private final class LiveServer: Sendable {
    private let process: Mutex<RunningProcess?>

    init(_ process: consuming sending RunningProcess) {
        self.process = Mutex(process)
    }

    func run(
        _ work: String, _ limits: Limits, _ handler: (ProcessEvent) -> Bool
    ) throws(ProcessError) -> ForkServer.Run {
        process.withLock { process in
            guard var running = process.take() else {
                return ForkServer.Run(end: nil, goesOn: false)
            }
            var hasSaidSomething = false
            let noting = { (event: ProcessEvent) in
                hasSaidSomething = true
                return handler(event)
            }
            running.channels.begin(work)
            let exceeded = running.watch(limits, until: { $0.work.wholeAnswer != nil }, noting)
            let answer = running.channels.work.wholeAnswer ?? nil
            let isOver = exceeded != nil || running.isInterrupted
            if let answer, !isOver, answer.goesOn, running.channels.readRest(noting) {
                running.rest()
                let end = running.end(ofChild: answer.status)
                process = consume running
                return ForkServer.Run(end: end, goesOn: true)
            }
            let childEnd = answer.map { running.end(ofChild: $0.status) }
            let end = running.finish(exceeded, noting)
            guard !isOver, end != .interrupted, end != .outOfMemory else {
                return ForkServer.Run(end: end, goesOn: false)
            }
            // If a child was started, it has reported something, because the test reporter does so
            // before anything else runs.
            let wasBegun = answer.map { $0.problem == 0 } ?? hasSaidSomething
            return ForkServer.Run(end: wasBegun ? childEnd ?? end : nil, goesOn: false)
        }
    }

    func end() {
        process.withLock { process in
            guard var running = process.take() else { return }
            _ = running.finish(nil)
        }
    }
}
