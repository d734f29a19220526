import Digest
import FileSystem
import Processes

/// Makes copies of every file that a test program maps, so that nothing else of the system must be visible
/// where it runs. Otherwise a test could tell which run it is in by seeing which of a thousand files have
/// been read.
///
/// The copies are kept as long as the system's libraries and the toolchain stay the same.
struct LibraryCopies: Sendable {
    /// The folder that contains one subfolder of copies for each state of the system.
    let folder: String
    /// The toolchain's folder.
    let toolchain: String
    let machine: Machine

    /// Returns the copies, after making them if they are missing. Each is read once, so that all are equally
    /// cached.
    ///
    /// - Throws: `SandboxError` if the list of libraries can't be determined.
    func make() throws -> Sandbox.Libraries {
        let originals = try originals()
        var digest = ContentDigest()
        for path in originals + ["/etc/ld.so.cache"] {
            digest.add("\(path) \(files.size(path) ?? 0) \(files.modified(path) ?? 0)\n")
        }
        let root = "\(folder)/\(digest.text)"
        if files.kind(root) == nil {
            let new = "\(folder)/new-\(Secret.make())"
            try files.makeFolder(new)
            defer { try? files.remove(new) }
            try run(Self.copying, [new] + originals)
            do {
                try files.move(new, root)
            } catch {
                // Another grader may have been faster.
                guard files.kind(root) == .folder else { throw error }
            }
            // Copies that are still being made have a different name.
            for name in try files.names(folder)
            where name != digest.text && !name.hasPrefix("new-") {
                try files.remove("\(folder)/\(name)")
            }
        }
        try run(Self.reading, [root])
        let places = (Bubblewrap.system + [toolchain]).filter {
            files.kind("\(root)\($0)") == .folder
        }
        return Sandbox.Libraries(root: root, folders: places)
    }

    /// The toolchain's libraries, and the programs that start the tests and print backtraces. Their
    /// dependencies aren't listed.
    private func originals() throws -> [String] {
        let ofSwift = "\(toolchain)/lib/swift/linux"
        let names = try files.names(ofSwift).filter { $0.hasSuffix(".so") }
        let setpriv = findExecutable("setpriv", path: machine.environment["PATH"])
        let backtracer = "\(toolchain)/libexec/swift/linux/swift-backtrace"
        return names.map { "\(ofSwift)/\($0)" } + ["/bin/sh"] + (setpriv.map { [$0] } ?? [])
            + (files.kind(backtracer) == .file ? [backtracer] : [])
    }

    private var files: Files { machine.files }

    private func run(_ script: String, _ arguments: [String]) throws {
        let command = Command(
            executable: "/bin/sh", arguments: ["-c", script, "sh"] + arguments,
            environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C"], directory: "/")
        let (end, text) = try machine.processes.output(
            of: command, limits: Limits(total: .seconds(120)))
        guard end == .exited(0) else { throw SandboxError(program: "ldd", output: text) }
    }

    /// Copies files, and everything that the loader finds for them, into the folder given first, each under
    /// its own path.
    private static let copying = #"""
        set -e
        root=$1
        shift
        found=$(ldd "$@")
        needed=$(printf '%s\n' "$found" | sed -n 's/^[^/]*\(\/.*\) (0x[0-9a-f]*)$/\1/p' | sort -u)
        copy() {
            place=$root$(cd "$(dirname "$1")" && pwd -P)
            mkdir -p "$place"
            cp -L "$1" "$place/"
        }
        for file; do copy "$file"; done
        printf '%s\n' "$needed" | while read -r file; do copy "$file"; done
        mkdir -p "$root/usr/share/zoneinfo"
        """#

    private static let reading = #"""
        zones=/usr/share/zoneinfo
        [ -d $zones ] || zones=$1
        find -L "$1" $zones -type f -exec cat {} + > /dev/null
        """#
}
