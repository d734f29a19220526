/// A group of processes whose memory Linux counts and limits by itself, and the processes and threads
/// as well, where it can.
///
/// All memory counts, also what belongs to no process: files in memory, buffers of pipes and sockets.
struct ControlGroup: Sendable {
    let place: ControlGroupPlace
    let name: String

    /// The limit of its memory in bytes.
    private var limit = 0
    /// How many of its processes had been ended when it was taken.
    private var endedBefore = 0

    /// What a version of Linux's control groups calls its files, and how it counts what is swapped out.
    struct Version: Sendable, Equatable {
        /// Lists the members. A process that writes 0 becomes one.
        let members: String
        /// Holds the limit of memory.
        let memoryLimit: String
        /// Holds the limit of what is swapped out.
        let swapLimit: String
        /// Whether memory counts for the limit of what is swapped out, too.
        let swapLimitHoldsMemory: Bool
        /// Counts the processes that were ended since there was no memory left.
        let memoryEvents: String
        /// Says that all processes end where one has to; nil where there is no such file.
        let endsTogether: String?
        /// Ends all processes at once; nil where there is no such file.
        let end: String?

        /// Each thing that is counted has a tree of groups of its own.
        static let first = Version(
            members: "tasks", memoryLimit: "memory.limit_in_bytes",
            swapLimit: "memory.memsw.limit_in_bytes", swapLimitHoldsMemory: true,
            memoryEvents: "memory.oom_control", endsTogether: nil, end: nil)
        /// One tree of groups is there for all that is counted.
        static let second = Version(
            members: "cgroup.procs", memoryLimit: "memory.max", swapLimit: "memory.swap.max",
            swapLimitHoldsMemory: false, memoryEvents: "memory.events",
            endsTogether: "memory.oom.group", end: "cgroup.kill")
    }

    /// The most processes and threads: as many as the sandbox lets its user have, and those that make
    /// the sandbox.
    static let maximumProcesses = 512 + 16

    init(named name: String, in place: ControlGroupPlace) {
        self.name = name
        self.place = place
    }

    private var system: ControlGroupSystem { place.system }
    private var version: Version { place.version }
    /// The folder with its files for memory.
    var memory: String { "\(place.memory)/\(name)" }
    /// The folder with those for processes, which can be the same; nil where they aren't counted.
    var processes: String? { place.processes.map { "\($0)/\(name)" } }
    /// All of its folders.
    private var folders: [String] { place.folders.map { "\($0)/\(name)" } }

    /// Makes its folders; whether that worked.
    func make() -> Bool {
        guard folders.allSatisfy(system.makeFolder) else { return false }
        return processes.map { system.write("\(Self.maximumProcesses)", "\($0)/pids.max") } ?? true
    }

    /// Removes its folders where no process is left in them; whether that worked.
    func remove() -> Bool {
        folders.map(system.removeFolder).allSatisfy(\.self)
    }

    /// The command as one that runs in this group: a shell that first becomes a member itself.
    ///
    /// A process that is moved after its start may have started others by then. To start one as a
    /// member takes version 2 and a C library of 2024.
    func holding(_ command: Command) -> Command {
        let entries = folders.indices.map { "echo 0 >\"$\($0 + 1)\"; " }.joined()
        var result = command
        result.executable = "/bin/sh"
        result.arguments =
            ["-c", "{ \(entries)} 2>/dev/null; shift \(folders.count); exec \"$@\"", "sh"]
            + folders.map { "\($0)/\(version.members)" } + [command.executable] + command.arguments
        return result
    }

    /// Gets ready for processes with this limit of memory in bytes; whether that worked.
    mutating func begin(limit bytes: Int) -> Bool {
        endedBefore = ended
        guard limit == bytes || limitMemory(to: bytes) else { return false }
        limit = bytes
        return true
    }

    /// Limits memory, and what is swapped out, where that is counted.
    private func limitMemory(to bytes: Int) -> Bool {
        let isLimited = system.write("\(bytes)", "\(memory)/\(version.memoryLimit)")
        let swap = version.swapLimitHoldsMemory ? bytes : 0
        _ = system.write("\(swap)", "\(memory)/\(version.swapLimit)")
        if let file = version.endsTogether { _ = system.write("1", "\(memory)/\(file)") }
        // A limit that holds memory, too, is never less than the one of memory: so that comes again.
        return system.write("\(bytes)", "\(memory)/\(version.memoryLimit)") || isLimited
    }

    /// Ends all of its processes at once, where the version has that.
    func endAll() {
        if let file = version.end { _ = system.write("1", "\(memory)/\(file)") }
    }

    /// Whether the system has ended a process of the group since there was no memory left.
    var hasRunOut: Bool { ended > endedBefore }

    private var ended: Int {
        let lines = system.read("\(memory)/\(version.memoryEvents)").split(separator: "\n")
        let count = lines.first { $0.hasPrefix("oom_kill ") }?.dropFirst("oom_kill ".count)
        return count.flatMap { Int($0) } ?? 0
    }

    /// Whether no process is left in it.
    var isEmpty: Bool { system.read("\(memory)/\(version.members)").isEmpty }
}
