/// A macOS sandbox, made by the program `sandbox-exec`.
///
/// This type is untested: it hasn't been tried on a Mac yet.
struct SandboxExec: Sendable {
    /// The absolute path of `sandbox-exec`.
    let executable: String
    /// The folder of the toolchain.
    let toolchain: String

    /// The parts of the system that programs need.
    static let system = [
        "/usr", "/bin", "/sbin", "/System", "/Library/Developer", "/Library/Apple",
        "/Applications/Xcode.app", "/dev", "/private/etc/localtime", "/private/var/db/timezone",
        "/private/var/select",
    ]

    /// Returns the command that runs `command` in the sandbox.
    func wrap(_ command: Command, _ access: Sandbox.Access) -> Command {
        var result = command
        result.executable = executable
        result.arguments =
            [
                "-p", profile(access), "/bin/sh", "-c",
                Sandbox.limitScript(countsProcesses: false, memory: access.memory), "sh",
            ]
            + [command.executable] + command.arguments
        return result
    }

    /// Returns the sandbox's rules, in the language of `sandbox-exec`. If several rules match, the
    /// last one applies.
    func profile(_ access: Sandbox.Access) -> String {
        let readable = Self.system + [toolchain] + access.readable
        let writable = access.writable + [access.scratch]
        return """
            (version 1)
            (deny default)
            (allow process-fork process-exec signal sysctl-read mach-lookup)
            (allow file-read-metadata)
            (allow file-read* \(subpaths(readable + writable)))
            (allow file-write* \(subpaths(writable)) (literal "/dev/null"))
            """
    }

    private func subpaths(_ paths: [String]) -> String {
        paths.map { "(subpath \(quoted($0)))" }.joined(separator: " ")
    }

    private func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
