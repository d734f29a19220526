import Foundation

/// Thrown if a process could not be started.
package enum ProcessError: Error, Equatable, Sendable {
    /// There is no file at this path.
    case executableNotFound(String)
    /// The file at this path is not a program that can be run here.
    case notExecutable(String)
    /// There is no folder at this path to run the program in.
    case directoryMissing(String)
    /// The process was ended or never started, because this program or a grading is ending.
    case interrupted
    /// Another error of the system, with its `errno`; the path is the program's.
    case system(code: Int32, executable: String)

    /// Converts an error number of `posix_spawn`.
    init(code: Int32, command: Command) {
        let path = command.executable
        var isFolder: ObjCBool = false
        let files = FileManager.default
        switch code {
        // The system doesn't say whether it means the folder or the program.
        case _
        where !files.fileExists(atPath: command.directory, isDirectory: &isFolder)
            || !isFolder.boolValue:
            self = .directoryMissing(command.directory)
        case _ where !files.fileExists(atPath: path): self = .executableNotFound(path)
        // ENOENT can also mean that the interpreter of a script is missing.
        case ENOENT, EACCES, EPERM, ENOEXEC: self = .notExecutable(path)
        default: self = .system(code: code, executable: path)
        }
    }
}
