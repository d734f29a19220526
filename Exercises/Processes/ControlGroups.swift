import FileSystem
import Foundation
import Synchronization

/// The control groups of this program: one for each process that runs at a time.
///
/// They are used again and again, since the kernel takes a while to make one and to forget it.
final class ControlGroups: Sendable {
    static let shared = ControlGroups(
        in: ownFolder(
            mounts: ControlGroup.read("/proc/self/mounts"),
            groups: ControlGroup.read("/proc/self/cgroup")))

    private struct State {
        var made = 0
        /// The folders of those that are there.
        var folders: Set<String> = []
        var unused: [(group: ControlGroup, limit: Int)] = []
    }

    /// The files of the group that this program belongs to; nil where it can't make others.
    private let parent: String?
    private let state = Mutex(State())

    private static let prefix = "workshop-grade-"

    /// - Parameter folder: The files of the group that this program belongs to; nil for none.
    init(in folder: String?) {
        guard let folder else {
            parent = nil
            return
        }
        Self.removeThoseOfTheDead(in: folder)
        let trial = ControlGroup(folder: "\(folder)/\(Self.prefix)\(getpid())", parent: folder)
        let isMade = mkdir(trial.folder, 0o755) == 0
        parent = isMade && trial.limit(to: 1 << 30) && trial.enter() && trial.leave() ? folder : nil
        rmdir(trial.folder)
        if parent != nil { atexit { ControlGroups.shared.removeAll() } }
    }

    /// Whether there are any.
    var canBeHad: Bool { parent != nil }

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
            let folder = "\(parent)/\(Self.prefix)\(getpid())-\(state.made)"
            let group = ControlGroup(folder: folder, parent: parent)
            guard mkdir(folder, 0o755) == 0 else { return nil }
            state.made += 1
            state.folders.insert(folder)
            return group.limit(to: limit) ? group : nil
        }
    }

    /// Takes back a group whose processes have ended.
    func giveBack(_ group: ControlGroup, limit: Int) {
        state.withLock { state in
            if state.folders.contains(group.folder) { state.unused.append((group, limit)) }
        }
    }

    /// Removes all groups whose processes have ended, or do so within a moment.
    func removeAll() {
        for _ in 0..<20 {
            let isDone = state.withLock { state in
                state.folders = state.folders.filter { rmdir($0) != 0 }
                state.unused.removeAll { !state.folders.contains($0.group.folder) }
                return state.folders.isEmpty
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

    /// The folder with the files of this program's own group, of the version 1 of control groups.
    ///
    /// - Parameters:
    ///   - mounts: What is mounted, in the words of `/proc/self/mounts`.
    ///   - groups: The groups of this program, in the words of `/proc/self/cgroup`.
    static func ownFolder(mounts: String, groups: String) -> String? {
        let mount = mounts.split(separator: "\n").map { $0.split(separator: " ") }.first {
            $0.count > 3 && $0[2] == "cgroup" && $0[3].split(separator: ",").contains("memory")
        }
        let group = groups.split(separator: "\n").map {
            $0.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        }.first { $0.count == 3 && $0[1].split(separator: ",").contains("memory") }
        guard let mount, let group else { return nil }
        return "\(mount[1])\(group[2] == "/" ? "" : group[2])"
    }
}
