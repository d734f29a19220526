import FileSystem
import Foundation
import Grading
import Processes
import TerminalKit

/// Explains why nothing could be graded, and what to do about it.
package enum ErrorText {
    /// Lines for standard error, ending with a newline. Output of other programs is left unchanged.
    package static func lines(_ error: any Error) -> String {
        let text = PlainText.safe("error: \(describe(error))")
        let end = text.firstIndex(of: "\n") ?? text.endIndex
        let own = PlainText.wrapped(
            String(text[..<end]), width: TextWidth.usual, breaksWords: false)
        return own.joined(separator: "\n") + text[end...] + "\n"
    }

    /// One or more sentences, without a newline.
    package static func describe(_ error: any Error) -> String {
        switch error {
        case let error as GradeError: describe(error)
        case let error as any ErrorInWords: error.words
        case let error as FileError: describe(error)
        case let error as ProcessError: describe(error)
        case let error as SandboxError: describe(error)
        default: "\(error)"
        }
    }

    /// How to get a recent enough version of Swift if the installed one is older.
    package static let newerSwift =
        "Install a newer one with 'swiftly install --use latest', or see swift.org/install. Its folder must "
        + "come first on the PATH."

    private static func describe(_ error: ProcessError) -> String {
        switch error {
        case .executableNotFound(let path):
            "There is no program at \(path). Check that it is installed."
        case .notExecutable(let path):
            "\(path) can't be run. Check that it is a program for this system and that you may execute it."
        case .directoryMissing(let path):
            "There is no folder \(path), or programs can't run in it. Create the folder, or check its permissions."
        case .interrupted:
            "Interrupted."
        case .system(let code, let path):
            "\(path) can't be started: \(String(cString: strerror(code))). If a limit of the system is too "
                + "low, raise it (see ulimit -a), and try again."
        }
    }

    private static func describe(_ error: GradeError) -> String {
        switch error {
        case .noKit(let folder):
            "\(folder) isn't part of the workshop. Go to the folder with the workshop's Package.swift, and run "
                + "the command there."
        case .noSwift:
            "There is no 'swift' on the PATH. Install Swift 6.2 or newer (swift.org/install), for example with "
                + "'swiftly install --use latest', or add its folder to the PATH. Then try again."
        case .swiftDoesNotWork(let path, let output):
            "\(path) doesn't report its version. Check that 'swift --version' works in this "
                + "terminal. The program's output:\n\(output)"
        case .missingFolder(let path):
            "The folder \(path) is missing. Run 'git restore \(path)', or use a fresh clone."
        case .diskFullWhileBuilding(let folder):
            "The disk is full, so the build in \(folder) failed. Free some space, and try again. You can "
                + "delete everything in the folder .grade except 'backups'."
        case .limitTooLow(let limit, let value):
            words(for: limit, value)
        case .testsNotStarted(let end, let output):
            "The tests could not be started, so nothing was graded. This isn't caused by your code: the test "
                + "program \(words(for: end)) before its first test. 'ulimit -a' shows the limits of this "
                + "terminal. Raise any that are low, or open a new terminal, and try again."
                + (output.isEmpty ? "" : " The program's output:\n\(output)")
        case .buildBroken(let output):
            "The build failed twice, the second time from scratch, but no source file has an error. Run "
                + "'swift run grade doctor' to check your computer. SwiftPM's output:\n\(output)"
        case .reportNotWritten(let reason, let path):
            "Could not write the report to \(path): \(words(for: reason)). Choose another file with "
                + "--output."
        }
    }

    /// Explains that a limit of this machine is too low, and what to do about it.
    package static func words(for limit: SystemLimit, _ value: Int) -> String {
        let (what, option) =
            switch limit {
            case .openFiles: ("\(value) open files", "-n")
            case .fileSize: ("files of up to \(value >> 10) KiB", "-f")
            case .processes: ("\(value) processes", "-u")
            }
        let least = limit == .fileSize ? "\(limit.least >> 20) MiB" : "\(limit.least)"
        return
            "This terminal allows only \(what), but building and running tests needs \(least). Raise the "
            + "limit with 'ulimit \(option)', or open a new terminal, and try again."
    }

    private static func words(for end: ProcessEnd) -> String {
        switch end {
        case .exited(let status): "ended with status \(status)"
        case .killed(let signal): "was killed by signal \(signal)"
        case .timedOut, .tooLong: "ran out of time"
        case .outOfMemory: "ran out of memory"
        case .tooManyProcesses: "started too many processes"
        case .interrupted: "was interrupted"
        }
    }

    /// Explains why stages can't be built by calling the compiler directly; one or more sentences.
    package static func words(for problem: DirectBuildProblem) -> String {
        switch problem {
        case .system: "calling the compiler directly is known to work only on Linux."
        case .driver(let output):
            "the commands that 'swiftc -###' prints could not be read:\n\(output)\n"
        }
    }

    private static let withoutSandbox =
        "Or use --no-sandbox, but then the code can read and delete everything that you can."

    private static func describe(_ error: SandboxError) -> String {
        switch error.output {
        case nil:
            "The sandbox needs '\(error.program)', which isn't on the PATH. Install it "
                + "(on Debian or Ubuntu: 'sudo apt-get install bubblewrap'). \(withoutSandbox)"
        case let output?:
            "The sandbox doesn't work here, because '\(error.program)' fails. The system "
                + "may not allow user namespaces: see user_namespaces(7). \(withoutSandbox) Output:\n"
                + output
        }
    }

    package static func words(for reason: FileError.Reason) -> String {
        switch reason {
        case .missing: "the folder doesn't exist and can't be created"
        case .inTheWay: "there is a folder with that name, or a file where its folder should be"
        case .noPermission: "you don't have permission"
        case .noSpace: "the disk is full"
        case .readOnly: "the disk is read-only"
        case .other(let text): text
        }
    }

    private static func describe(_ error: FileError) -> String {
        let action =
            switch error.action {
            case .read: "read"
            case .write: "write"
            case .remove: "remove"
            }
        let subject = "Could not \(action) \(error.path)"
        switch error.reason {
        case .missing:
            return error.action == .write
                ? "\(subject): the folder doesn't exist and can't be created."
                : "\(subject): it doesn't exist. Run 'git restore \(error.path)', or use a "
                    + "fresh clone."
        case .inTheWay:
            return
                "\(subject): there is a file where a folder is needed, or a folder where a file is needed. "
                + "Move it away, and try again."
        case .noPermission:
            return
                "\(subject): you don't have permission. Change that with 'chmod', or ask the owner."
        case .noSpace:
            return "\(subject): the disk is full. Free some space, and try again."
        case .readOnly:
            return
                "\(subject): the disk is read-only. Copy the workshop to a folder that you can write to."
        case .other(let text):
            return "\(subject): \(text)."
        }
    }
}

/// An error that supplies its own explanation. `ErrorText` can't know the error, because it is
/// declared in a target that depends on this one.
package protocol ErrorInWords: Error {
    /// One or more sentences, without a newline.
    var words: String { get }
}
