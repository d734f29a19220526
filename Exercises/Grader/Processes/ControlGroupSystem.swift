import FileSystem
import Foundation

/// What this program can see of the system's control groups, and do with them.
struct ControlGroupSystem: Sendable {
    /// The text of a file of the kernel's; empty where it can't be read.
    var read: @Sendable (_ path: String) -> String
    /// Writes to a file of the kernel's; returns whether that worked.
    var write: @Sendable (_ text: String, _ path: String) -> Bool
    var makeFolder: @Sendable (_ path: String) -> Bool
    /// Removes the folder of a group; returns whether it is gone.
    var removeFolder: @Sendable (_ path: String) -> Bool
    /// The names in a folder.
    var names: @Sendable (_ folder: String) -> [String]
    /// Whether a process that is started in the group is really in it.
    var holds: @Sendable (ControlGroup) -> Bool

    /// The files and processes of this computer.
    static let live = ControlGroupSystem(
        read: { KernelFile.read($0) }, write: { KernelFile.write($0, to: $1) },
        makeFolder: { mkdir($0, 0o755) == 0 },
        removeFolder: { rmdir($0) == 0 || errno == ENOENT },
        names: { (try? FolderNames.read($0)) ?? [] },
        holds: { group in
            let groups = try? Processes.live().output(of: group.holding(tellingGroups)).text
            return groups?.split(separator: "\n").filter { $0.hasSuffix("/\(group.name)") }.count
                == group.place.folders.count
        })

    /// A command that prints the control groups that it runs in. It needs no program but the shell,
    /// with which every command in a group begins.
    static let tellingGroups = Command(
        executable: "/bin/sh",
        arguments: [
            "-c",
            #"while IFS= read -r line; do printf '%s\n' "$line"; done </proc/self/cgroup"#,
        ], directory: "/")
}
