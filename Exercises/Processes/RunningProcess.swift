import Foundation

/// A process that runs, with the pipes to it: what it says, what it uses, and when it ends.
struct RunningProcess: ~Copyable {
    private let command: Command
    private let children: Children
    private let owner: Int
    private let pid: pid_t
    private let groups: ControlGroups
    /// What counts its memory for it.
    private let group: ControlGroup?
    /// What can be polled for its end; -1 where there is no such thing.
    private let exit: Int32
    var channels: Channels

    /// How often memory and the number of processes are looked at.
    private static let usageInterval = Duration.milliseconds(25)
    /// How often the end of a child is looked for where it can't be waited for.
    private static let exitInterval = Duration.milliseconds(4)

    /// Starts a process; nil where its owner has ended all.
    ///
    /// - Parameters:
    ///   - groups: What counts its memory, where its command wants that.
    ///   - memory: How many bytes it may use, where the kernel can count them.
    ///   - worksAgain: Whether it gets a socket for its work.
    ///   - usesExitDescriptor: Whether to wait for its end through a descriptor, where the system
    ///     has such.
    static func start(
        _ command: Command, by children: Children, owner: Int,
        groups: ControlGroups = .shared, memory: Int?, worksAgain: Bool = false,
        usesExitDescriptor: Bool = true
    ) throws(ProcessError) -> RunningProcess? {
        guard var channels = Channels.make(input: command.input, worksAgain: worksAgain) else {
            throw ProcessError(code: errno, command: command)
        }
        let limit = command.getsControlGroup ? memory : nil
        let group = limit.flatMap { groups.take(limit: $0, for: owner) }
        var started: pid_t?
        defer {
            if started == nil, let group { groups.giveBack(group) }
        }
        // A shell that enters the group starts it, and its own status would pass for the program's.
        guard group == nil || isExecutableFile(command.executable) else {
            throw ProcessError(code: EACCES, command: command)
        }
        let ends = channels.childEnds
        let held = group?.holding(command) ?? command
        let start = { @Sendable () throws(ProcessError) in
            try children.start(held, ends, owner: owner)
        }
        started = worksAgain ? try LastingThread.shared.perform(start) : try start()
        guard let pid = started else { return nil }
        channels.closeChildEnds()
        return RunningProcess(
            command: command, children: children, owner: owner, pid: pid, groups: groups,
            group: group, exit: usesExitDescriptor ? Platform.exitDescriptor(of: pid) : -1,
            channels: channels)
    }

    private init(
        command: Command, children: Children, owner: Int, pid: pid_t,
        groups: ControlGroups, group: ControlGroup?, exit: Int32, channels: consuming Channels
    ) {
        self.command = command
        self.children = children
        self.owner = owner
        self.pid = pid
        self.groups = groups
        self.group = group
        self.exit = exit
        self.channels = channels
    }

    deinit {
        if exit >= 0 { close(exit) }
        if let group { groups.giveBack(group) }
    }

    /// Waits until the process ends or `isDone`, which gives nil, or until it goes over a limit.
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
            // Asked before reading: the last that it says may be there by then.
            let hasEnded = ProcessTree.hasEnded(pid)
            let isAlive = channels.readOnce(handler)
            if isDone(channels) || hasEnded { return nil }

            let now = SuspendingClock.now
            if isAlive { timeoutEnd = limits.timeout.map { now + $0 } }
            if let totalEnd, now >= totalEnd { return .tooLong }
            if let timeoutEnd, now >= timeoutEnd { return .timedOut }
            if let check = nextCheck, now >= check {
                if hasRunOutOfMemory { return .outOfMemory }
                if let end = excess(limits) { return end }
                // Looking takes longer where there are many processes: it gets 2 % of the time.
                let cost = SuspendingClock.now - now
                nextCheck = now + max(Self.usageInterval, cost * 50)
            }
        }
    }

    /// Ends the process and all that belongs to it, and says how it ended.
    ///
    /// - Parameter exceeded: The limit that it was over, as its end.
    mutating func finish(
        _ exceeded: ProcessEnd?, _ handler: (ProcessEvent) -> Bool = { _ in false }
    ) -> ProcessEnd {
        group?.endAll()
        let status = children.finish(pid)
        channels.readRest(handler)
        if isInterrupted { return .interrupted }
        if hasRunOutOfMemory { return .outOfMemory }
        return exceeded ?? end(ofChild: status)
    }

    /// The end of a child of the process, with a status of `waitpid`.
    func end(ofChild status: Int32) -> ProcessEnd {
        ProcessEnd(waitStatus: status, tellsSignals: command.tellsSignals)
    }

    /// Forgets what it has used: it waits for work.
    func rest() { children.rests(pid) }

    /// Whether all of its owner's are to end.
    var isInterrupted: Bool { children.hasEnded(owner) }

    /// Whether the kernel has ended one of its processes since there was no memory left.
    var hasRunOutOfMemory: Bool { group?.hasRunOut == true }

    /// The limit that the process is over, as its end; nil where it is over none.
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

    /// Waits until there is something to read or room to write, the child has ended, or it is time.
    private func wait(until deadline: SuspendingClock.Instant?) {
        var descriptors = channels.waitedFor
        descriptors.append(pollfd(fd: exit, events: Int16(POLLIN), revents: 0))
        var time = deadline.map { $0 - SuspendingClock.now }
        if exit < 0 { time = min(time ?? Self.exitInterval, Self.exitInterval) }
        // Rounded up, so that the last millisecond isn't spent in a loop that doesn't wait.
        let milliseconds = time.map { max(0, ($0 / .milliseconds(1)).rounded(.up)) } ?? -1
        poll(&descriptors, nfds_t(descriptors.count), Int32(min(milliseconds, 60_000)))
    }
}

extension Limits {
    /// Whether there is a limit on what a process uses, for which it has to be looked at.
    fileprivate var limitsUsage: Bool { memory != nil || processes != nil }
}
