import FileSystem
import Foundation
import Synchronization

/// The control groups of this program: one for each process that runs at a time.
///
/// They are used again and again, since the kernel takes a while to make one and to forget it.
final class ControlGroups: Sendable {
    static let shared = ControlGroups(
        in: ownFolder(of: "memory"), countingProcessesIn: ownFolder(of: "pids"))

    private struct State {
        var made = 0
        /// Those that are there, by their folders.
        var groups: [String: ControlGroup] = [:]
        var unused: [(group: ControlGroup, limit: Int)] = []
    }

    /// The files of the group that this program belongs to; nil where it can't make others.
    private let parent: String?
    /// The files of the group that its processes are counted in; nil where they aren't.
    private let parentOfProcesses: String?
    private let state = Mutex(State())

    /// What the names of its groups begin with: only programs that see the same processes can tell
    /// whose groups are nobody's any more.
    static let prefix = prefix(
        namespace: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid"))
            ?? "")

    /// - Parameter namespace: The name of the processes that are seen: `pid:[4026531836]`.
    static func prefix(namespace: String) -> String {
        "workshop-grade-\(namespace.filter(\.isNumber))-"
    }

    /// - Parameters:
    ///   - folder: The files of the group that this program belongs to; nil for none.
    ///   - other: The same for the count of processes.
    init(in folder: String?, countingProcessesIn other: String? = nil) {
        for folder in [folder, other].compactMap(\.self) { Self.removeThoseOfTheDead(in: folder) }
        let parents = [(folder, other), (folder, nil)].first { Self.work($0, $1) }
        (parent, parentOfProcesses) = parents ?? (nil, nil)
        if parent != nil { atexit { ControlGroups.shared.removeAll() } }
    }

    /// Whether a group can be made there, limited, entered and left.
    private static func work(_ parent: String?, _ other: String?) -> Bool {
        guard let parent else { return false }
        let trial = group(named: "\(prefix)\(getpid())", in: parent, other)
        let works = trial.make() && trial.limit(to: 1 << 30) && trial.enter() && trial.leave()
        return trial.remove() && works
    }

    private static func group(
        named name: String, in parent: String, _ other: String?
    ) -> ControlGroup {
        ControlGroup(
            folder: "\(parent)/\(name)", parent: parent,
            processes: other.map { ("\($0)/\(name)", $0) })
    }

    /// Whether there are any.
    var canBeHad: Bool { parent != nil }
    /// Whether they count processes, too.
    var countProcesses: Bool { parentOfProcesses != nil }

    /// A group that no process is in, with this limit in bytes; nil where there is none.
    func take(limit: Int) -> ControlGroup? {
        guard let parent else { return nil }
        return state.withLock { state in
            // The one that has been unused for longest: the end of a sandbox takes a moment.
            if let (unused, oldLimit) = state.unused.first, unused.isEmpty {
                state.unused.removeFirst()
                var group = unused
                group.endedBefore = group.ended
                return limit == oldLimit || group.limit(to: limit) ? group : nil
            }
            let group = Self.group(
                named: "\(Self.prefix)\(getpid())-\(state.made)", in: parent, parentOfProcesses)
            guard group.make() else {
                _ = group.remove()
                return nil
            }
            state.made += 1
            state.groups[group.folder] = group
            return group.limit(to: limit) ? group : nil
        }
    }

    /// Takes back a group whose processes have ended.
    func giveBack(_ group: ControlGroup, limit: Int) {
        state.withLock { state in
            if state.groups[group.folder] != nil { state.unused.append((group, limit)) }
        }
    }

    /// Removes all groups whose processes have ended, or do so within a moment.
    func removeAll() {
        for _ in 0..<20 {
            let isDone = state.withLock { state in
                state.groups = state.groups.filter { !$0.value.remove() }
                state.unused.removeAll { state.groups[$0.group.folder] == nil }
                return state.groups.isEmpty
            }
            if isDone { return }
            usleep(1000)
        }
    }

    /// Removes groups of those who were ended before they could do it themselves.
    private static func removeThoseOfTheDead(in folder: String) {
        for name in (try? FolderNames.read(folder)) ?? [] where name.hasPrefix(prefix) {
            let number = name.dropFirst(prefix.count).prefix(while: \.isNumber)
            guard let pid = pid_t(number), kill(pid, 0) == -1, errno == ESRCH else { continue }
            rmdir("\(folder)/\(name)")
        }
    }

    private static func ownFolder(of controller: String) -> String? {
        ownFolder(
            of: controller, mounts: ControlGroup.read("/proc/self/mounts"),
            groups: ControlGroup.read("/proc/self/cgroup"))
    }

    /// The folder with the files of this program's own group, of the version 1 of control groups.
    ///
    /// - Parameters:
    ///   - controller: What the group counts: `memory`, `pids`.
    ///   - mounts: What is mounted, in the words of `/proc/self/mounts`.
    ///   - groups: The groups of this program, in the words of `/proc/self/cgroup`.
    static func ownFolder(of controller: String, mounts: String, groups: String) -> String? {
        // Said in full, since the compiler takes nine seconds to find these types out.
        let name = Substring(controller)
        let lines: [[Substring]] = mounts.split(separator: "\n").map { $0.split(separator: " ") }
        let mount = lines.first { words in
            guard words.count > 3, words[2] == "cgroup" else { return false }
            return words[3].split(separator: ",").contains(name)
        }
        let parts: [[Substring]] = groups.split(separator: "\n").map { line in
            line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        }
        let group = parts.first { words in
            guard words.count == 3 else { return false }
            return words[1].split(separator: ",").contains(name)
        }
        guard let mount, let group else { return nil }
        return "\(mount[1])\(group[2] == "/" ? "" : group[2])"
    }
}
