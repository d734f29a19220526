import Foundation

/// The error that a process could not be started.
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

extension ProcessError: CustomStringConvertible {
    /// Describes what happened, where, and what to do next.
    package var description: String {
        switch self {
        case .executableNotFound(let path):
            "There is no program at \(path). Check that it is installed."
        case .notExecutable(let path):
            "\(path) can't be run. Check that it is a program for this system and that you may "
                + "execute it."
        case .directoryMissing(let path):
            "The folder \(path) to run in is missing or can't be entered. Make it, or check who "
                + "may enter it."
        case .interrupted:
            "Interrupted."
        case .system(let code, let path):
            "\(path) can't be started: \(String(cString: strerror(code))). If a limit of the system is "
                + "too low, raise it (see ulimit -a), and try again."
        }
    }
}
