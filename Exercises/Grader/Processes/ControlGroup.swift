/// A control group of Linux: processes whose memory the kernel counts and limits together, and
/// whose number it limits, where it can.
///
/// Memory that belongs to no process counts as well: files in memory, buffers of pipes and sockets.
struct ControlGroup: Sendable {
    let place: ControlGroupPlace
    let name: String

    /// The limit of its memory in bytes.
    private var limit = 0
    /// How many processes of the group had been ended for lack of memory when it was taken.
    private var endedBefore = 0

    /// What a version of Linux's control groups calls its files, and how it counts what is swapped out.
    struct Version: Sendable, Equatable {
        /// The file that lists the members. A process that writes 0 to it becomes one.
        let members: String
        /// The file with the limit of memory.
        let memoryLimit: String
        /// The file with the limit of what is swapped out.
        let swapLimit: String
        /// Whether memory counts for the limit of what is swapped out, too.
        let swapLimitHoldsMemory: Bool
        /// The file that counts the processes that were ended because no memory was left.
        let memoryEvents: String
        /// The file that says that all processes end where one has to; nil where there is none.
        let endsTogether: String?
        /// The file that ends all processes at once; nil where there is none.
        let end: String?

        /// Version 1, in which each resource has a tree of groups of its own.
        static let first = Version(
            members: "tasks", memoryLimit: "memory.limit_in_bytes",
            swapLimit: "memory.memsw.limit_in_bytes", swapLimitHoldsMemory: true,
            memoryEvents: "memory.oom_control", endsTogether: nil, end: nil)
        /// Version 2, in which all resources have one tree of groups.
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
    /// The folder with the group's files for memory.
    var memory: String { "\(place.memory)/\(name)" }
    /// The folder with the group's files for processes, which can be the same; nil where processes
    /// aren't counted.
    var processes: String? { place.processes.map { "\($0)/\(name)" } }
    /// All folders of the group.
    private var folders: [String] { place.folders.map { "\($0)/\(name)" } }

    /// Makes the group's folders; returns whether that worked.
    func make() -> Bool {
        guard folders.allSatisfy(system.makeFolder) else { return false }
        return processes.map { system.write("\(Self.maximumProcesses)", "\($0)/pids.max") } ?? true
    }

    /// Removes the group's folders, which the kernel allows when no process is left; returns
    /// whether that worked.
    func remove() -> Bool {
        folders.map(system.removeFolder).allSatisfy(\.self)
    }

    /// The command as one that runs in this group: a shell enters the group and then becomes the
    /// program.
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

    /// Gets the group ready for processes with this limit of memory in bytes; returns whether that
    /// worked.
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
        // In version 1 the limit of memory can't be above that of memory and swap together. So
        // where it is raised, only this second try works.
        return system.write("\(bytes)", "\(memory)/\(version.memoryLimit)") || isLimited
    }

    /// Ends all processes of the group at once, where the version can do that.
    func endAll() {
        if let file = version.end { _ = system.write("1", "\(memory)/\(file)") }
    }

    /// Whether the system has ended a process of the group because no memory was left.
    var hasRunOut: Bool { ended > endedBefore }

    private var ended: Int {
        let lines = system.read("\(memory)/\(version.memoryEvents)").split(separator: "\n")
        let count = lines.first { $0.hasPrefix("oom_kill ") }?.dropFirst("oom_kill ".count)
        return count.flatMap { Int($0) } ?? 0
    }

    /// Whether no process is left in it.
    var isEmpty: Bool { system.read("\(memory)/\(version.members)").isEmpty }
}
