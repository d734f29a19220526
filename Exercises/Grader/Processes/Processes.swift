/// Runs programs. In a test, the test can provide stand-ins instead of running real programs.
package struct Processes: Sendable {
    /// Runs a command to its end, on the calling thread. Several commands may run at the same time.
    ///
    /// The handler is called on the calling thread, and returns whether the event is a sign of
    /// life. Processes that the command leaves behind are ended before this closure returns.
    package var run:
        @Sendable (Command, Limits, (ProcessEvent) -> Bool) throws(ProcessError) -> ProcessEnd

    /// Starts a fork server; nil if this system can't run any.
    package var serve: ForkServer.Start?

    /// Ends all processes that this value has started. After that, a command isn't run and counts
    /// as `interrupted`.
    package var endAll: @Sendable () -> Void

    /// Creates a value from its closures.
    package init(
        run:
            @escaping @Sendable (
                Command, Limits, (ProcessEvent) -> Bool
            ) throws(ProcessError) -> ProcessEnd,
        serve: ForkServer.Start? = nil,
        endAll: @escaping @Sendable () -> Void
    ) {
        self.run = run
        self.serve = serve
        self.endAll = endAll
    }

    /// Runs real processes.
    ///
    /// Each process runs in its own session. Unless the command has input, there is nothing on
    /// standard input. Descriptor 3 is a pipe for lines, and descriptor 5 is a socket for a report.
    /// On Linux, this process becomes the parent of all orphans among its descendants, so that none
    /// is lost. Children in this process's own session, such as those of Foundation's `Process`,
    /// are left alone. Children that have left the session are treated as orphans and ended.
    package static func live() -> Processes {
        let owner = Children.shared.newOwner()
        let serve: ForkServer.Start = { (command) throws(ProcessError) in
            try ForkServer.start(command, by: .shared, owner: owner)
        }
        return Processes(
            run: { (command, limits, handler) throws(ProcessError) in
                try RunningProcess.run(command, by: .shared, owner: owner, limits, handler)
            },
            serve: Platform.forksServers ? serve : nil,
            endAll: { Children.shared.endAll(of: owner) })
    }
}

extension Processes {
    /// The maximum number of bytes that `output` collects.
    package static let maximumOutput = 4 << 20

    /// Runs a command that isn't the learner's, and collects up to 4 MiB of its output.
    ///
    /// - Throws: `interrupted` if all processes were ended.
    package func output(
        of command: Command, limits: Limits = Limits()
    ) throws(ProcessError) -> (end: ProcessEnd, text: String) {
        var bytes: [UInt8] = []
        let end = try run(command, limits) { event in
            if case .output(let chunk) = event, bytes.count < Self.maximumOutput { bytes += chunk }
            return true
        }
        if end == .interrupted { throw .interrupted }
        return (end, String(decoding: bytes, as: UTF8.self))
    }
}
