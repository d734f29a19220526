import Foundation
import Synchronization

@testable import Processes

/// A made-up tree of control groups of version 2, in which the kernel's rules for them hold.
///
/// A group is named by its path below the root, which is empty.
final class MadeUpControlGroups: Sendable {
    /// A group of the tree.
    struct Group: Equatable, Sendable {
        var members: Set<String> = []
        /// What it has the kernel count for the groups below.
        var passesOn: Set<String> = []
        var isWritable = true
        /// What was written to its other files.
        var values: [String: String] = [:]
    }

    static let folder = "/sys/fs/cgroup"
    /// How a member is named that is this program.
    static let own = "\(getpid())"

    private let state: Mutex<[String: Group]>
    private let controllers: Set<String>
    /// Whether the root is that of the system, and not of a container.
    private let hasSystemRoot: Bool

    init(
        _ groups: [String: Group], controllers: Set<String> = ["memory", "pids"],
        hasSystemRoot: Bool = false
    ) {
        state = Mutex(groups)
        self.controllers = controllers
        self.hasSystemRoot = hasSystemRoot
    }

    var groups: [String: Group] { state.withLock { $0 } }

    /// Makes a process a member of a group.
    func add(_ process: String, to group: String) {
        state.withLock { _ = $0[group]?.members.insert(process) }
    }

    /// The tree as this program sees it.
    ///
    /// - Parameter holds: Whether a process that is started in a group comes to be there.
    func system(holds: Bool = true) -> ControlGroupSystem {
        ControlGroupSystem(
            read: { path in self.state.withLock { self.read(path, $0) } },
            write: { text, path in self.state.withLock { self.write(text, path, &$0) } },
            makeFolder: { path in
                self.state.withLock { groups in
                    let (parent, name) = Self.split(path)
                    guard groups[parent]?.isWritable == true, groups["\(parent)/\(name)"] == nil
                    else { return false }
                    groups["\(parent)/\(name)"] = Group()
                    return true
                }
            },
            removeFolder: { path in
                self.state.withLock { groups in
                    let name = String(path.dropFirst(Self.folder.count))
                    guard groups[name]?.members.isEmpty != false,
                        !groups.keys.contains(where: { $0.hasPrefix("\(name)/") })
                    else { return false }
                    groups[name] = nil
                    return true
                }
            },
            names: { path in
                self.groups.keys.filter { Self.split(Self.folder + $0).group == path }.map {
                    Self.split(Self.folder + $0).name
                }
            },
            holds: { _ in holds })
    }

    /// A path's group, and the last name in it.
    private static func split(_ path: String) -> (group: String, name: String) {
        guard path.hasPrefix("\(folder)/") else { return ("outside of the tree", path) }
        let end = path.lastIndex(of: "/") ?? path.startIndex
        return (
            String(path[..<end].dropFirst(folder.count)), String(path[end...].dropFirst())
        )
    }

    /// What is counted for a group, and can be passed on by it.
    private func counted(_ group: String, _ groups: [String: Group]) -> Set<String> {
        if group.isEmpty { return controllers }
        return groups[Self.split(Self.folder + group).group]?.passesOn ?? []
    }

    private func read(_ path: String, _ groups: [String: Group]) -> String {
        switch path {
        case "/proc/self/mounts":
            return "proc /proc proc rw 0 0\ncgroup2 \(Self.folder) cgroup2 rw,nsdelegate 0 0\n"
        case "/proc/self/cgroup":
            let own = groups.first { $0.value.members.contains(Self.own) }?.key ?? ""
            return "0::\(own.isEmpty ? "/" : own)\n"
        default: break
        }
        let (name, file) = Self.split(path)
        guard let group = groups[name] else { return "" }
        switch file {
        case "cgroup.procs": return group.members.sorted().map { "\($0)\n" }.joined()
        case "cgroup.controllers": return counted(name, groups).sorted().joined(separator: " ")
        case "cgroup.subtree_control": return group.passesOn.sorted().joined(separator: " ")
        default: return group.values[file].map { "\($0)\n" } ?? ""
        }
    }

    private func write(_ text: String, _ path: String, _ groups: inout [String: Group]) -> Bool {
        let (name, file) = Self.split(path)
        guard let group = groups[name], group.isWritable else { return false }
        let mayHaveBoth = name.isEmpty && hasSystemRoot
        switch file {
        case "cgroup.procs":
            guard text == "0", group.passesOn.isEmpty || mayHaveBoth else { return false }
            for other in groups.keys { groups[other]?.members.remove(Self.own) }
            groups[name]?.members.insert(Self.own)
        case "cgroup.subtree_control":
            let words = Set(text.split(separator: " ").map { String($0.dropFirst()) })
            guard words.isSubset(of: counted(name, groups)) else { return false }
            if text.hasPrefix("-") {
                groups[name]?.passesOn.subtract(words)
                return true
            }
            guard group.members.isEmpty || mayHaveBoth else { return false }
            groups[name]?.passesOn.formUnion(words)
        case "cgroup.kill": groups[name]?.members = []
        default:
            let controller = file.prefix { $0 != "." }
            guard !name.isEmpty, counted(name, groups).contains(String(controller)) else {
                return false
            }
            groups[name]?.values[file] = text
        }
        return true
    }
}
