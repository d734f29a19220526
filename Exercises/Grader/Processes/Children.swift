import Foundation
import Synchronization

/// The children that this process has started and not yet waited for.
///
/// There is one of these for the process, because the system hands orphans to the process as a whole.
/// Every start, kill and wait is done under one lock, so that the system can't give a process id that we
/// know to another process meanwhile.
final class Children: Sendable {
    static let shared = Children()

    private struct State {
        var owners = 0
        var endedOwners: Set<Int> = []
        /// The owner of each child.
        var running: [pid_t: Int] = [:]
        /// Three quarters of the computer's memory: other programs and builds need the rest.
        var memory = MemoryUse(most: Int(ProcessInfo.processInfo.physicalMemory / 4 * 3))
    }

    private let state = Mutex(State())
    /// How long to try to end processes that don't end at once.
    private let gracePeriod = Duration.seconds(1)

    private init() {
        Platform.adoptOrphans()
        leaveNoCoreFiles()
    }

    /// A number for a new owner of children, with which all of them can be ended.
    func newOwner() -> Int {
        state.withLock {
            $0.owners += 1
            return $0.owners
        }
    }

    /// Starts a process; nil if all of its owner's children have been ended.
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

    /// Ends all children of this owner, and all processes that these have started.
    func endAll(of owner: Int) {
        state.withLock { _ = $0.endedOwners.insert(owner) }
        repeatUntilNoneIsLeft { state in
            let own = Set(state.running.filter { $0.value == owner }.keys)
            let alive = own.filter { !ProcessTree.hasEnded($0) }
            for child in alive { ProcessTree.kill(child) }
            return alive.count + endOrphans(of: own, running: Set(state.running.keys))
        }
    }

    /// Whether all children of this owner have been ended, and no more are started.
    func hasEnded(_ owner: Int) -> Bool {
        state.withLock { $0.endedOwners.contains(owner) }
    }

    /// Whether a child and everything that belongs to it use too much memory: more than this limit in
    /// bytes, or, if nearly all of the computer's memory is in use, more than any other process that
    /// shares it.
    ///
    /// An orphan that left its session may belong to any child. If there is only one child, it counts.
    /// Otherwise an orphan over the limit is ended, and no child is blamed.
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

    /// Forgets the memory of a child that waits for work.
    func rests(_ pid: pid_t) {
        state.withLock { $0.memory.remove(pid) }
    }

    /// Ends and waits for orphans; returns how many there were.
    private func endOrphans(of sessions: Set<pid_t>, running: Set<pid_t>) -> Int {
        let orphans = ProcessTree.orphans(of: sessions, running: running)
        for orphan in orphans {
            ProcessTree.kill(orphan)
            waitpid(orphan, nil, WNOHANG)
        }
        return orphans.count
    }

    /// Repeats a step that returns how many processes it found, because those can leave others.
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

/// The memory of all processes that share the computer's, taken together.
///
/// Each may be below its limit while all of them need more than the computer has. The system would
/// then end any process, even one that has nothing to do with the grader.
struct MemoryUse: Sendable {
    /// The bytes that all together may use.
    let most: Int
    /// The bytes that each process used when it was last checked, if that is much.
    private var sizes: [Int32: Int] = [:]

    /// A process with less than this doesn't count and is never ended, because memory that all have mapped
    /// counts for each of them.
    static let little = 256 << 20

    init(most: Int) {
        self.most = most
    }

    /// Records what a process uses now, and returns whether it must be ended: if all together use
    /// too much, the largest is ended.
    mutating func isTooMuch(_ size: Int, of process: Int32) -> Bool {
        sizes[process] = size < Self.little ? nil : size
        guard sizes.values.reduce(0, +) > most else { return false }
        // The process counts until it is gone, so that no other is ended instead.
        return sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key == process
    }

    /// Forgets a process that has ended.
    mutating func remove(_ process: Int32) { sizes[process] = nil }
}
