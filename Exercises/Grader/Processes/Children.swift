import Foundation
import Synchronization

/// The children that this process has started and not yet waited for.
///
/// There is one instance for the process, because the system assigns orphans to the process as a
/// whole. Every start, kill and wait happens under one lock, so that the system can't reuse a
/// process ID that we know in the meantime.
final class Children: Sendable {
    static let shared = Children()

    private struct State {
        var owners = 0
        var endedOwners: Set<Int> = []
        /// The owner of each child.
        var running: [pid_t: Int] = [:]
        /// The memory use of the children. They may use three quarters of the computer's memory,
        /// because other programs and builds need the rest.
        var memory = MemoryUse(most: Int(ProcessInfo.processInfo.physicalMemory / 4 * 3))
    }

    private let state = Mutex(State())
    /// How long to keep trying to end processes that don't end immediately.
    private let gracePeriod = Duration.seconds(1)

    private init() {
        Platform.adoptOrphans()
        leaveNoCoreFiles()
    }

    /// A new owner's number. All of the owner's children can be ended with it.
    func newOwner() -> Int {
        state.withLock {
            $0.owners += 1
            return $0.owners
        }
    }

    /// Starts a process; nil if all children of its owner have been ended.
    func start(
        _ command: Command, _ ends: ChildEnds, owner: Int
    ) throws(ProcessError) -> pid_t? {
        try state.withLock { state throws(ProcessError) in
            guard !state.endedOwners.contains(owner) else { return nil }
            let pid = try spawn(command, ends)
            state.running[pid] = owner
            return pid
        }
    }

    /// Ends a child and all processes that belong to it; returns the child's wait status.
    func finish(_ pid: pid_t) -> Int32 {
        state.withLock { _ in ProcessTree.kill(pid) }
        var info = siginfo_t()
        while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        let status = state.withLock { state in
            var status: Int32 = 0
            waitpid(pid, &status, 0)
            state.running[pid] = nil
            state.memory.remove(pid)
            return status
        }
        repeatUntilNoneIsLeft { endOrphans(of: [pid], running: Set($0.running.keys)) }
        return status
    }

    /// Ends all children of this owner, and all processes that they have started.
    func endAll(of owner: Int) {
        state.withLock { _ = $0.endedOwners.insert(owner) }
        repeatUntilNoneIsLeft { state in
            let own = Set(state.running.filter { $0.value == owner }.keys)
            let alive = own.filter { !ProcessTree.hasEnded($0) }
            for child in alive { ProcessTree.kill(child) }
            return alive.count + endOrphans(of: own, running: Set(state.running.keys))
        }
    }

    /// Whether all children of this owner have been ended, so that no more are started.
    func hasEnded(_ owner: Int) -> Bool {
        state.withLock { $0.endedOwners.contains(owner) }
    }

    /// Whether a child and everything that belongs to it use too much memory: more than this limit in
    /// bytes, or, if nearly all of the computer's memory is in use, more than any other process that
    /// shares it.
    ///
    /// An orphan that left its session may belong to any child. If there is only one child, the
    /// orphan counts as the child's. Otherwise an orphan over the limit is ended, and no child is
    /// blamed.
    func usesTooMuchMemory(_ pid: pid_t, limit: Int, sharesMemory: Bool) -> Bool {
        state.withLock { state in
            let running = Set(state.running.keys)
            var size = ProcessTree.residentSize(of: pid)
            for orphan in ProcessTree.orphans(of: [pid], running: running) {
                let orphanSize = ProcessTree.residentSize(of: orphan)
                if running.count == 1 || getsid(orphan) == pid {
                    size += orphanSize
                } else if orphanSize > limit {
                    ProcessTree.kill(orphan)
                }
            }
            return size > limit || (sharesMemory && state.memory.isTooMuch(size, of: pid))
        }
    }

    /// Forgets the memory use of a child that only waits for work.
    func rests(_ pid: pid_t) {
        state.withLock { $0.memory.remove(pid) }
    }

    /// Ends orphans and waits for them; returns how many there were.
    private func endOrphans(of sessions: Set<pid_t>, running: Set<pid_t>) -> Int {
        let orphans = ProcessTree.orphans(of: sessions, running: running)
        for orphan in orphans {
            ProcessTree.kill(orphan)
            waitpid(orphan, nil, WNOHANG)
        }
        return orphans.count
    }

    /// Repeats a step that returns how many processes it found, until it finds none, because ending
    /// processes can create new orphans.
    private func repeatUntilNoneIsLeft(_ step: (borrowing State) -> Int) {
        let end = SuspendingClock.now + gracePeriod
        while state.withLock({ step($0) }) > 0, SuspendingClock.now < end {
            usleep(1000)
        }
    }

    /// Keeps crashing children from writing core dumps, which takes long.
    private func leaveNoCoreFiles() {
        var limit = rlimit()
        getrlimit(Platform.coreFile, &limit)
        limit.rlim_cur = min(limit.rlim_max, Platform.coreFileLimit)
        setrlimit(Platform.coreFile, &limit)
    }
}

/// The memory use of all processes that share the computer's memory.
///
/// Each process may be below its limit while all of them together need more than the computer has.
/// The system would then end some process, even one that has nothing to do with the grader.
struct MemoryUse: Sendable {
    /// The number of bytes that all processes together may use.
    let most: Int
    /// The number of bytes that each large process used when it was last checked.
    private var sizes: [Int32: Int] = [:]

    /// The size below which a process doesn't count and is never ended, because memory that all of
    /// them have mapped counts for each.
    static let little = 256 << 20

    init(most: Int) {
        self.most = most
    }

    /// Records the memory use of a process, and returns whether it must be ended: if all of them
    /// together use too much, the largest one is ended.
    mutating func isTooMuch(_ size: Int, of process: Int32) -> Bool {
        sizes[process] = size < Self.little ? nil : size
        guard sizes.values.reduce(0, +) > most else { return false }
        // The process counts until it is gone, so that no other one is ended instead.
        return sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key == process
    }

    /// Forgets a process that has ended.
    mutating func remove(_ process: Int32) { sizes[process] = nil }
}
