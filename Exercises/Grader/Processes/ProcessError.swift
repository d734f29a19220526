import Foundation

/// The reason why a process could not be started.
package enum ProcessError: Error, Equatable, Sendable {
    /// There is no file at this path.
    case executableNotFound(String)
    /// The file at this path is not a program that can be run here.
    case notExecutable(String)
    /// The folder in which the program must run doesn't exist.
    case directoryMissing(String)
    /// The process was ended or never started, because this program is ending, or a grading is.
    case interrupted
    /// Another error of the system. The code is its `errno`, and the path is the program's.
    case system(code: Int32, executable: String)

    /// Creates the error for an error number of `posix_spawn`.
    init(code: Int32, command: Command) {
        let path = command.executable
        var isFolder: ObjCBool = false
        let files = FileManager.default
        switch code {
        // The system doesn't say whether the folder or the program causes the error, so both are
        // checked.
        case _
        where !files.fileExists(atPath: command.directory, isDirectory: &isFolder)
            || !isFolder.boolValue:
            self = .directoryMissing(command.directory)
        case _ where !files.fileExists(atPath: path): self = .executableNotFound(path)
        // The program exists, so ENOENT means that the interpreter of a script is missing.
        case ENOENT, EACCES, EPERM, ENOEXEC: self = .notExecutable(path)
        default: self = .system(code: code, executable: path)
        }
    }
}
