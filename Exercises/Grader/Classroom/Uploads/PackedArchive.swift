import Archives
import FileSystem
import Grading
import Processes

/// Unpacks with a program of the system's what is packed in one of the rarer ways.
///
/// The program runs in the sandbox. It writes to a pipe and nowhere else, and what it says beside that
/// is thrown away: nothing of it gets among the bytes.
struct PackedArchive {
    let processes: Processes
    let sandbox: Sandbox?
    /// A folder for what lies there for a moment, by absolute path.
    let scratch: String
    let files: Files

    /// Gives on what comes out, `most` bytes at the most.
    ///
    /// - Throws: `ArchiveProblem`, or what `take` throws.
    func unpack(
        _ archive: String, by program: String, most: Int,
        _ take: @escaping (ArraySlice<UInt8>) throws -> Void
    ) throws {
        let folder = "\(scratch)/\(Secret.make())"
        defer { try? files.remove(folder) }
        try files.makeFolder("\(folder)/empty")
        var command = Command(
            executable: "/bin/sh",
            arguments: ["-c", Self.script, "sh", program, archive, "\(most)"],
            environment: ["PATH": Unpacker.path, "LC_ALL": "C"], directory: "/")
        if let sandbox {
            // With a folder that it may write to, it keeps the user that may read the archive.
            command = sandbox.wrap(
                command,
                Sandbox.Access(
                    readable: [archive], writable: ["\(folder)/empty"],
                    scratch: "\(folder)/scratch"))
        }
        var failure: (any Error)?
        let end = try processes.run(command, Self.limits) { event in
            // What comes after that is thrown away, and keeps nobody waiting for long.
            guard failure == nil else { return false }
            guard case .output(let bytes) = event else { return true }
            do {
                try take(bytes[...])
            } catch {
                failure = error
            }
            return failure == nil
        }
        if let failure { throw failure }
        switch end {
        case .exited(0): return
        case .interrupted: throw ProcessError.interrupted
        case .exited(127): throw ArchiveProblem.unknownMethod
        case .timedOut, .tooLong, .outOfMemory: throw ArchiveProblem.tooMuch
        default: throw ArchiveProblem.damaged
        }
    }

    private static let limits = Limits(
        timeout: .seconds(30), total: .seconds(600), memory: 512 << 20, processes: 16)

    /// Ends with the status of the program, which a pipe would hide.
    private static let script = """
        exec 2>/dev/null 8>&1
        status=$({ { "$1" -dc <"$2"; echo $? >&9; } | head -c "$3" >&8; } 9>&1)
        exit "$status"
        """
}
