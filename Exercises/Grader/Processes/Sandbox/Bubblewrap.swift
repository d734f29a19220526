/// A sandbox made of Linux namespaces by the program `bwrap`.
///
/// A program in the sandbox sees only its own processes and has no network. Its file system
/// contains only the toolchain, the system's libraries and the files that it is given.
package struct Bubblewrap: Sendable {
    /// The absolute path of `bwrap`.
    let executable: String
    /// The folder of the toolchain, for example `/opt/swift/usr`.
    let toolchain: String
    /// The folders that must not be visible in the sandbox, even inside a visible folder.
    let hidden: [String]
    /// The absolute path of `setpriv`, which runs a command without write access as a separate
    /// user; nil if it isn't used.
    ///
    /// Only root can give a command another user. Linux doesn't count the processes of root.
    var setpriv: String?
    /// Whether Linux counts the processes of a sandbox separately from the user's other processes.
    var countsProcesses = true
    /// The system's paths that are links, with their targets.
    ///
    /// They are also links in the sandbox, because a sandbox with few mounts starts sooner. And if
    /// `/etc/localtime` is a file, Foundation compares it with the file of every time
    /// zone.
    var links: [String: String] = [:]
    /// The filter for system calls; nil if the kernel doesn't accept one.
    var filter: SystemCallFilter?

    /// The parts of the system that the toolchain and its programs need.
    ///
    /// `alternatives` determines the linker, and `ld.so.cache` the location of the libraries.
    package static let system = [
        "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/alternatives",
        "/etc/ld.so.cache", "/etc/localtime",
    ]

    /// Returns the command that runs `command` in the sandbox.
    func wrap(_ command: Command, _ access: Sandbox.Access) -> Command {
        let setpriv = access.writable.isEmpty ? setpriv : nil
        var arguments = setpriv == nil ? ["--unshare-all"] : Self.namespacesOfRoot
        arguments += ["--die-with-parent", "--cap-drop", "ALL"]
        if setpriv != nil { arguments += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"] }
        arguments += wholeSystem
        arguments += foldersAbove([access.scratch])
        arguments += ["--proc", "/proc"] + Self.devices
        arguments += tmpfs("/dev/shm") + tmpfs(access.scratch, size: access.scratchSize)
        // These come after the scratch folder, because they may be inside it.
        arguments += foldersAbove(access.readable + access.writable)
        for path in access.readable { arguments += ["--ro-bind", path, path] }
        for path in access.writable { arguments += ["--bind", path, path] }
        arguments += ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", command.directory]
        if filter != nil { arguments += ["--seccomp", "\(attachmentDescriptor)"] }
        arguments += ["--"]
        if let setpriv { arguments += newUser(setpriv) }
        let script = Sandbox.limitScript(
            countsProcesses: access.writable.isEmpty && (setpriv != nil || countsProcesses),
            memory: access.memory)
        arguments += ["/bin/sh", "-c", script, "sh", command.executable]

        var result = command
        result.executable = executable
        result.arguments = arguments + command.arguments
        result.directory = "/"
        result.tellsSignals = true
        result.attachment = filter?.bytes ?? []
        return result
    }

    /// The arguments that make the system and the toolchain visible in the sandbox.
    private var wholeSystem: [String] {
        var arguments = foldersAbove(Self.system)
        for path in Self.system {
            let link = links[path].map { ["--symlink", $0, path] }
            arguments += link ?? ["--ro-bind-try", path, path]
        }
        arguments += foldersAbove([toolchain]) + ["--ro-bind", toolchain, toolchain]
        for path in hidden where (Self.system + [toolchain]).contains(where: { path.isBelow($0) }) {
            arguments += ["--tmpfs", path]
        }
        return arguments
    }

    /// The variants of this tool to try, from the most to the least protective.
    func variants(setpriv: String?, filter: SystemCallFilter?) -> [Bubblewrap] {
        let filters = filter == nil ? [nil] : [filter, nil]
        let users = setpriv == nil ? [nil] : [setpriv, nil]
        return filters.flatMap { filter in
            users.map { setpriv in
                var result = self
                result.setpriv = setpriv
                result.filter = filter
                return result
            }
        }
    }

    /// The devices that programs need. `--dev` would create more of them, which takes longer.
    ///
    /// `/dev/zero` isn't among them: memory mapped from it is shared, and no limit counts the part
    /// that was used and released.
    private static let devices =
        ["--perms", "0755", "--tmpfs", "/dev"]
        + ["null", "random", "urandom"].flatMap { ["--dev-bind", "/dev/\($0)", "/dev/\($0)"] }
        + ["--symlink", "/proc/self/fd", "/dev/fd"]
        + ["stdin", "stdout", "stderr"].enumerated().flatMap {
            ["--symlink", "/proc/self/fd/\($0.offset)", "/dev/\($0.element)"]
        }

    /// All namespaces except the user namespace, which root doesn't need.
    private static let namespacesOfRoot = [
        "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
    ]

    /// The arguments that create the folders above these paths, open for every user.
    private func foldersAbove(_ paths: [String]) -> [String] {
        var folders: [String] = []
        for path in paths {
            let names = path.split(separator: "/").dropLast()
            for count in names.indices {
                let folder = "/" + names[...count].joined(separator: "/")
                if !folders.contains(folder) { folders.append(folder) }
            }
        }
        return folders.flatMap { ["--perms", "0755", "--dir", $0] }
    }

    private func tmpfs(_ path: String, size: Int = Sandbox.scratchSize) -> [String] {
        ["--perms", "1777", "--size", "\(size)", "--tmpfs", path]
    }

    /// The arguments that run the following command as a separate user.
    ///
    /// The user's number is different each time, so that the processes of one command don't count
    /// for another.
    private func newUser(_ setpriv: String) -> [String] {
        let number = "\(Int.random(in: 100_000..<2_000_000_000))"
        return [setpriv, "--reuid", number, "--regid", number, "--clear-groups", "--"]
    }
}

extension String {
    /// Whether this absolute path is the path of a folder, or of something in it.
    fileprivate func isBelow(_ folder: String) -> Bool { self == folder || hasPrefix("\(folder)/") }
}
