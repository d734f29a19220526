import Foundation

/// Runs one command at a time and watches it: what it says, what it uses, and when it ends.
struct Runner {
    let children: Children
    let owner: Int
    /// Whether to wait for the end of a child through a descriptor, where the system has such.
    var usesExitDescriptor = true

    /// How often memory and the number of processes are looked at.
    private static let usageInterval = Duration.milliseconds(25)
    /// How often the end of a child is looked for where it can't be waited for.
    private static let exitInterval = Duration.milliseconds(4)

    /// Runs a command to its end.
    func run(
        _ command: Command, _ limits: Limits, _ handler: (ProcessEvent) -> Bool
    ) throws(ProcessError) -> ProcessEnd {
        guard var channels = Channels.make(input: command.input) else {
            throw ProcessError(code: errno, command: command)
        }
        let limit = command.getsControlGroup ? limits.memory : nil
        let group = limit.flatMap { ControlGroups.shared.take(limit: $0) }
        defer { if let group, let limit { ControlGroups.shared.giveBack(group, limit: limit) } }
        let started = try children.start(
            command, input: channels.input.readEnd, output: channels.output.writeEnd,
            report: channels.report.writeEnd, owner: owner, in: group)
        guard let pid = started else { return .interrupted }
        channels.output.closeWriteEnd()
        channels.report.closeWriteEnd()

        let exceeded = watch(pid, in: group, limits, &channels, handler)
        let status = children.finish(pid)
        channels.readRest(handler)
        if children.hasEnded(owner) { return .interrupted }
        if group?.hasRunOut == true { return .outOfMemory }
        return exceeded
            ?? ProcessEnd(waitStatus: status, tellsSignals: command.tellsSignals)
    }

    /// Waits until the process ends, which gives nil, or until it goes over a limit.
    private func watch(
        _ pid: pid_t, in group: ControlGroup?, _ limits: Limits, _ channels: inout Channels,
        _ handler: (ProcessEvent) -> Bool
    ) -> ProcessEnd? {
        let exit = usesExitDescriptor ? Platform.exitDescriptor(of: pid) : -1
        defer { if exit >= 0 { close(exit) } }
        let start = SuspendingClock.now
        let totalEnd = limits.total.map { start + $0 }
        var timeoutEnd = limits.timeout.map { start + $0 }
        var nextCheck = limits.limitsUsage ? start + Self.usageInterval : nil

        while true {
            let deadlines = [totalEnd, timeoutEnd, nextCheck].compactMap { $0 }
            wait(for: channels, exit, until: deadlines.min())
            let (_, isAlive) = channels.readOnce(handler)
            if ProcessTree.hasEnded(pid) { return nil }

            let now = SuspendingClock.now
            if isAlive { timeoutEnd = limits.timeout.map { now + $0 } }
            if let totalEnd, now >= totalEnd { return .tooLong }
            if let timeoutEnd, now >= timeoutEnd { return .timedOut }
            if let check = nextCheck, now >= check {
                if group?.hasRunOut == true { return .outOfMemory }
                if let end = excess(of: pid, limits) { return end }
                // Looking takes longer where there are many processes: it gets 2 % of the time.
                let cost = SuspendingClock.now - now
                nextCheck = now + max(Self.usageInterval, cost * 50)
            }
        }
    }

    /// The limit that the process is over, as its end; nil where it is over none.
    private func excess(of pid: pid_t, _ limits: Limits) -> ProcessEnd? {
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
    private func wait(
        for channels: borrowing Channels, _ exit: Int32, until deadline: SuspendingClock.Instant?
    ) {
        var descriptors = [channels.output.readEnd, channels.report.readEnd, exit].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        descriptors.append(
            pollfd(fd: channels.input.writeEnd, events: Int16(POLLOUT), revents: 0))
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
