import Foundation
import Synchronization

/// The children that this process has started and not yet waited for.
///
/// There is only one instance, because the system assigns orphans to this process as a whole. A
/// lock is held while a child is started, ended or waited for. So the system can't give a child's
/// process ID to another process while the ID is in use here.
final class Children: Sendable {
    static let shared = Children()

    private struct State {
        var owners = 0
        var endedOwners: Set<Int> = []
        /// The owner of each running child, by the child's process ID.
        var running: [pid_t: Int] = [:]
        /// The memory use of the children. Together they may use three quarters of the computer's
        /// memory, because other programs and builds need the rest.
        var memory = MemoryUse(most: Int(ProcessInfo.processInfo.physicalMemory / 4 * 3))
    }

    private let state = Mutex(State())
    /// How long to keep trying to end processes that don't end immediately.
    private let gracePeriod = Duration.seconds(1)

    private init() {
        Platform.adoptOrphans()
        leaveNoCoreFiles()
    }

    /// Returns the number of a new owner. All children of an owner can be ended together.
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

    /// Ends a child and all processes that it has started, and returns the child's wait status.
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

    /// Ends all children of an owner, and all processes that they have started.
    func endAll(of owner: Int) {
        state.withLock { _ = $0.endedOwners.insert(owner) }
        repeatUntilNoneIsLeft { state in
            let own = Set(state.running.filter { $0.value == owner }.keys)
            let alive = own.filter { !ProcessTree.hasEnded($0) }
            for child in alive { ProcessTree.kill(child) }
            return alive.count + endOrphans(of: own, running: Set(state.running.keys))
        }
    }

    /// Whether all children of an owner have been ended, so no more children are started for it.
    func hasEnded(_ owner: Int) -> Bool {
        state.withLock { $0.endedOwners.contains(owner) }
    }

    /// Whether a child and the processes that it has started use too much memory. That is the case
    /// if they use more than `limit` bytes. If nearly all of the computer's memory is in use, it is
    /// also the case if they use more than any other process that shares the memory.
    ///
    /// An orphan that left its session may belong to any child. If there is only one child, the
    /// orphan's memory counts as the child's. Otherwise, an orphan that exceeds the limit is ended,
    /// and no child is blamed for it.
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

    /// Ends orphans and waits for them. Returns the number of orphans.
    private func endOrphans(of sessions: Set<pid_t>, running: Set<pid_t>) -> Int {
        let orphans = ProcessTree.orphans(of: sessions, running: running)
        for orphan in orphans {
            ProcessTree.kill(orphan)
            waitpid(orphan, nil, WNOHANG)
        }
        return orphans.count
    }

    /// Repeats a step until the number of processes that it finds is 0, because ending processes
    /// can create new orphans.
    private func repeatUntilNoneIsLeft(_ step: (borrowing State) -> Int) {
        let end = SuspendingClock.now + gracePeriod
        while state.withLock({ step($0) }) > 0, SuspendingClock.now < end {
            usleep(1000)
        }
    }

    /// Keeps crashing children from writing core dumps, which would take a long time.
    private func leaveNoCoreFiles() {
        var limit = rlimit()
        getrlimit(Platform.coreFile, &limit)
        limit.rlim_cur = min(limit.rlim_max, Platform.coreFileLimit)
        setrlimit(Platform.coreFile, &limit)
    }
}

/// The memory use of all processes that share the computer's memory.
///
/// Each process may be below its limit although all of them together need more memory than the
/// computer has. In that case, the system would end some process, perhaps one that has nothing to
/// do with the grader. So the grader ends the largest of its own processes before that happens.
struct MemoryUse: Sendable {
    /// The number of bytes that all processes together may use.
    let most: Int
    /// For each large process, the number of bytes that it used when it was last checked.
    private var sizes: [Int32: Int] = [:]

    /// The size in bytes below which a process doesn't count and is never ended. Memory that is
    /// shared counts for each of the processes, so many small ones would seem to use too much.
    static let little = 256 << 20

    init(most: Int) {
        self.most = most
    }

    /// Records the memory use of a process, and returns whether the process must be ended. That is
    /// the case if all processes together use too much memory and this one is the largest.
    mutating func isTooMuch(_ size: Int, of process: Int32) -> Bool {
        sizes[process] = size < Self.little ? nil : size
        guard sizes.values.reduce(0, +) > most else { return false }
        // The process still counts until it has ended, so that no other process is chosen
        // meanwhile.
        return sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key == process
    }

    /// Forgets a process that has ended.
    mutating func remove(_ process: Int32) { sizes[process] = nil }
}
