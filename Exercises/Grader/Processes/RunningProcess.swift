import Foundation

/// A running process and the pipes to it. This type waits for the process to end, enforces its
/// limits, and ends it.
struct RunningProcess: ~Copyable {
    private let command: Command
    private let children: Children
    private let owner: Int
    private let pid: pid_t
    /// A descriptor that can be polled for the end of the process; -1 if the system has none.
    private let exit: Int32
    var channels: Channels

    /// How often memory and the number of processes are checked.
    private static let usageInterval = Duration.milliseconds(25)
    /// How often to check whether a child has ended, if the system can't report that.
    private static let exitInterval = Duration.milliseconds(4)

    /// Starts a process; nil if all processes of its owner have been ended.
    ///
    /// - Parameter worksAgain: Whether the process gets a socket for pieces of work.
    static func start(
        _ command: Command, by children: Children, owner: Int, worksAgain: Bool = false
    ) throws(ProcessError) -> RunningProcess? {
        guard var channels = Channels.make(input: command.input, worksAgain: worksAgain) else {
            throw ProcessError(code: errno, command: command)
        }
        let ends = channels.childEnds
        let start = { @Sendable () throws(ProcessError) in
            try children.start(command, ends, owner: owner)
        }
        let started = worksAgain ? try LastingThread.shared.perform(start) : try start()
        guard let pid = started else { return nil }
        channels.closeChildEnds()
        return RunningProcess(
            command: command, children: children, owner: owner, pid: pid,
            exit: Platform.exitDescriptor(of: pid), channels: channels)
    }

    /// Runs a command to its end.
    static func run(
        _ command: Command, by children: Children, owner: Int, _ limits: Limits,
        _ handler: (ProcessEvent) -> Bool
    ) throws(ProcessError) -> ProcessEnd {
        guard var process = try start(command, by: children, owner: owner) else {
            return .interrupted
        }
        let exceeded = process.watch(limits, handler)
        return process.finish(exceeded, handler)
    }

    private init(
        command: Command, children: Children, owner: Int, pid: pid_t, exit: Int32,
        channels: consuming Channels
    ) {
        self.command = command
        self.children = children
        self.owner = owner
        self.pid = pid
        self.exit = exit
        self.channels = channels
    }

    deinit {
        if exit >= 0 { close(exit) }
    }

    /// Waits until the process ends or `isDone` is true, and returns nil. If the process exceeds a
    /// limit first, returns that limit.
    mutating func watch(
        _ limits: Limits, until isDone: (borrowing Channels) -> Bool = { _ in false },
        _ handler: (ProcessEvent) -> Bool
    ) -> ProcessEnd? {
        let start = SuspendingClock.now
        let totalEnd = limits.total.map { start + $0 }
        var timeoutEnd = limits.timeout.map { start + $0 }
        var nextCheck = limits.limitsUsage ? start + Self.usageInterval : nil

        while true {
            let deadlines = [totalEnd, timeoutEnd, nextCheck].compactMap { $0 }
            wait(until: deadlines.min())
            // The end is checked before reading, so that the last output of the process is read as
            // well.
            let hasEnded = ProcessTree.hasEnded(pid)
            let isAlive = channels.readOnce(handler)
            if isDone(channels) || hasEnded { return nil }

            let now = SuspendingClock.now
            if isAlive { timeoutEnd = limits.timeout.map { now + $0 } }
            if let totalEnd, now >= totalEnd { return .tooLong }
            if let timeoutEnd, now >= timeoutEnd { return .timedOut }
            if let check = nextCheck, now >= check {
                if let end = excess(limits) { return end }
                // Checking takes longer if there are many processes. Wait long enough that it takes
                // at most 2 % of the time.
                let cost = SuspendingClock.now - now
                nextCheck = now + max(Self.usageInterval, cost * 50)
            }
        }
    }

    /// Ends the process and all processes that it has started, and returns how it ended.
    ///
    /// - Parameter exceeded: The limit that the process exceeded; nil if it exceeded none.
    mutating func finish(
        _ exceeded: ProcessEnd?, _ handler: (ProcessEvent) -> Bool = { _ in false }
    ) -> ProcessEnd {
        let status = children.finish(pid)
        channels.readRest(handler)
        if isInterrupted { return .interrupted }
        return exceeded ?? end(ofChild: status)
    }

    /// Returns how a child of the process ended, given the child's wait status.
    func end(ofChild status: Int32) -> ProcessEnd {
        ProcessEnd(waitStatus: status, tellsSignals: command.tellsSignals)
    }

    /// Forgets how much memory the process has used, because the process now only waits for work.
    func rest() { children.rests(pid) }

    /// Whether all processes of this process's owner must end.
    var isInterrupted: Bool { children.hasEnded(owner) }

    /// The limit that the process currently exceeds; nil if there is none.
    private func excess(_ limits: Limits) -> ProcessEnd? {
        if let most = limits.processes, ProcessTree.members(of: pid, most: most).count > most {
            return .tooManyProcesses
        }
        if let limit = limits.memory,
            children.usesTooMuchMemory(pid, limit: limit, sharesMemory: limits.sharesMemory)
        {
            return .outOfMemory
        }
        return nil
    }

    /// Waits until there is something to read or room to write, the process ends, or the deadline
    /// passes.
    private func wait(until deadline: SuspendingClock.Instant?) {
        var descriptors = channels.waitedFor
        descriptors.append(pollfd(fd: exit, events: Int16(POLLIN), revents: 0))
        var time = deadline.map { $0 - SuspendingClock.now }
        if exit < 0 { time = min(time ?? Self.exitInterval, Self.exitInterval) }
        // The time is rounded up, because polling with 0 for the last part of a millisecond would
        // be a busy loop.
        let milliseconds = time.map { max(0, ($0 / .milliseconds(1)).rounded(.up)) } ?? -1
        poll(&descriptors, nfds_t(descriptors.count), Int32(min(milliseconds, 60_000)))
    }
}

extension Limits {
    /// Whether there is a limit on memory or processes. Such limits must be checked regularly.
    fileprivate var limitsUsage: Bool { memory != nil || processes != nil }
}
