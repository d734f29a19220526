import Foundation

/// Why a process could not be started.
package enum ProcessError: Error, Equatable, Sendable {
    /// There is no file at this path.
    case executableNotFound(String)
    /// The file at this path is not a program that may be run here.
    case notExecutable(String)
    /// There is no folder at this path to run the program in.
    case directoryMissing(String)
    /// The system allows no further process; the path is the program's.
    case noMoreProcesses(String)
    /// The system allows no further open file; the path is the program's.
    case noMoreDescriptors(String)
    /// The arguments and the environment are longer than the system allows.
    case argumentsTooLong(String)
    /// The process was ended, or not started, because this program or a grading is ending.
    case interrupted
    /// Another error of the system, with its `errno`; the path is the program's.
    case system(code: Int32, executable: String)

    /// Makes an error from an error number of `posix_spawn`.
    init(code: Int32, command: Command) {
        let path = command.executable
        var isFolder: ObjCBool = false
        let files = FileManager.default
        switch code {
        case EAGAIN, ENOMEM: self = .noMoreProcesses(path)
        case EMFILE, ENFILE: self = .noMoreDescriptors(path)
        case E2BIG: self = .argumentsTooLong(path)
        // The system doesn't say whether it means the folder or the program.
        case _
        where !files.fileExists(atPath: command.directory, isDirectory: &isFolder)
            || !isFolder.boolValue:
            self = .directoryMissing(command.directory)
        case _ where !files.fileExists(atPath: path): self = .executableNotFound(path)
        // A script whose interpreter is missing also gives ENOENT.
        case ENOENT, EACCES, EPERM, ENOEXEC: self = .notExecutable(path)
        default: self = .system(code: code, executable: path)
        }
    }
}

extension ProcessError: CustomStringConvertible {
    /// Says what happened, where, and what to do next.
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
        case .noMoreProcesses(let path):
            "\(path) can't be started: the system allows no further process now. Close other "
                + "programs or raise the limit (ulimit -u), and try again."
        case .noMoreDescriptors(let path):
            "\(path) can't be started: too many files are open. Raise the limit (ulimit -n), and "
                + "try again."
        case .argumentsTooLong(let path):
            "\(path) can't be started: its arguments and environment are too long. Ask for fewer "
                + "things at once."
        case .interrupted:
            "Interrupted."
        case .system(let code, let path):
            "\(path) can't be started: \(String(cString: strerror(code))). Check that it runs in a "
                + "terminal, and try again."
        }
    }
}
