/// A sandbox made of Linux namespaces by the program `bwrap`.
///
/// A program in the sandbox sees only its own processes and has no network. Its file system
/// contains only the toolchain, the system's libraries and the files that it is given.
package struct Bubblewrap: Sendable {
    /// The absolute path of `bwrap`.
    let executable: String
    /// The folder of the toolchain, for example `/opt/swift/usr`.
    let toolchain: String
    /// The folders that must not be visible in the sandbox, even if a visible folder contains them.
    let hidden: [String]
    /// The absolute path of `setpriv`, which runs a command without write access as a separate
    /// user; nil if `setpriv` isn't used.
    ///
    /// Only root can run a command as another user. This is necessary because Linux doesn't limit
    /// the number of root's processes.
    var setpriv: String?
    /// Whether Linux counts the processes of a sandbox separately from the user's other processes.
    var countsProcesses = true
    /// The targets of the system's paths that are links.
    ///
    /// These paths are also links in the sandbox, because a sandbox with few mounts starts sooner.
    /// And if `/etc/localtime` were a file, Foundation would compare it with the file of every time
    /// zone.
    var links: [String: String] = [:]
    /// The filter for system calls; nil if the kernel doesn't accept one.
    var filter: SystemCallFilter?

    /// The parts of the system that the toolchain and its programs need.
    ///
    /// The files in `/etc/alternatives` determine which linker is used, and `ld.so.cache`
    /// determines where the libraries are.
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
        arguments += tmpfs("/dev/shm") + tmpfs(access.scratch)
        // The scratch folder is mounted before these folders, because they may be inside it.
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

    /// The variants of this sandbox to try, from the most protective to the least protective.
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

    /// The arguments that create the devices that programs need. The option `--dev` would create
    /// more devices and take longer.
    ///
    /// `/dev/zero` isn't among these devices. Memory that is mapped from it is shared, and after a
    /// part was used and released, no limit counts that part.
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

    /// The arguments that create the folders above these paths. Every user can open these folders.
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

    private func tmpfs(_ path: String) -> [String] {
        ["--perms", "1777", "--size", "\(Sandbox.scratchSize)", "--tmpfs", path]
    }

    /// The arguments that run the rest of the command line as a separate user.
    ///
    /// Each command gets a different user number, so that the processes of one command don't count
    /// against the limit of another.
    private func newUser(_ setpriv: String) -> [String] {
        let number = "\(Int.random(in: 100_000..<2_000_000_000))"
        return [setpriv, "--reuid", number, "--regid", number, "--clear-groups", "--"]
    }
}

extension String {
    /// Whether this absolute path is the path of a folder or of something inside it.
    fileprivate func isBelow(_ folder: String) -> Bool { self == folder || hasPrefix("\(folder)/") }
}
