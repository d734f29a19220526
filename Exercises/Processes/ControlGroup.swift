import FileSystem
import Foundation

/// A group of processes whose memory Linux counts and limits by itself, and the processes and threads
/// as well, where it can.
///
/// All memory counts, also what belongs to no process: files in memory, buffers of pipes and sockets.
struct ControlGroup: Sendable {
    /// The group's own files.
    let folder: String
    /// Those of the group that this program belongs to.
    let parent: String
    /// The same for the count of processes; nil where there is none.
    var processes: (folder: String, parent: String)?
    /// How many of its processes had been ended when it was taken.
    var endedBefore = 0

    /// Lets a step start a process as a member, and what that starts.
    ///
    /// The thread itself goes in and out again: to move a process is dear, and it might have
    /// started others by then.
    func starting<Result, Failure: Error>(
        _ step: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard enter() else { return try step() }
        defer { _ = leave() }
        return try step()
    }

    /// Makes the calling thread a member; whether that worked.
    func enter() -> Bool {
        guard Self.write("0", to: "\(folder)/tasks") else { return false }
        if let processes, !Self.write("0", to: "\(processes.folder)/tasks") {
            _ = leave()
            return false
        }
        return true
    }

    /// Makes the calling thread a member of this program's own group again.
    func leave() -> Bool {
        let isOut = processes.map { Self.write("0", to: "\($0.parent)/tasks") } ?? true
        return Self.write("0", to: "\(parent)/tasks") && isOut
    }

    /// Whether the system has ended a process of the group since there was no memory left.
    var hasRunOut: Bool { ended > endedBefore }

    var ended: Int {
        let lines = Self.read("\(folder)/memory.oom_control").split(separator: "\n")
        let count = lines.first { $0.hasPrefix("oom_kill ") }?.dropFirst("oom_kill ".count)
        return count.flatMap { Int($0) } ?? 0
    }

    /// Whether no process is left in it.
    var isEmpty: Bool { Self.read("\(folder)/tasks").isEmpty }

    /// Makes the folders of its files; whether that worked.
    func make() -> Bool {
        guard mkdir(folder, 0o755) == 0 else { return false }
        guard let processes else { return true }
        return mkdir(processes.folder, 0o755) == 0
            && Self.write("\(Self.maximumProcesses)", to: "\(processes.folder)/pids.max")
    }

    /// Removes them where no process is left in them; whether that worked.
    func remove() -> Bool {
        let isGone = processes.map { rmdir($0.folder) == 0 || errno == ENOENT } ?? true
        return (rmdir(folder) == 0 || errno == ENOENT) && isGone
    }

    /// The most processes and threads: as many as the sandbox lets its user have, and those that make
    /// the sandbox.
    static let maximumProcesses = 512 + 16

    /// Limits memory, and memory with what is swapped out, where that is counted. The second is never
    /// less than the first, so the first comes once more.
    func limit(to bytes: Int) -> Bool {
        let isLimited = Self.write("\(bytes)", to: "\(folder)/memory.limit_in_bytes")
        _ = Self.write("\(bytes)", to: "\(folder)/memory.memsw.limit_in_bytes")
        return Self.write("\(bytes)", to: "\(folder)/memory.limit_in_bytes") || isLimited
    }

    static func read(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        return String(decoding: (try? Descriptor.read(descriptor)) ?? [], as: UTF8.self)
    }

    /// Writes to a file of the kernel's, which takes it or not.
    private static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        do {
            try Descriptor.write(Array(text.utf8), to: descriptor)
            return true
        } catch { return false }
    }
}
