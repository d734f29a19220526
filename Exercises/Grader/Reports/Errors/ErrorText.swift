import FileSystem
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
        case let error as ProcessError: error.description
        case let error as SandboxError: describe(error)
        default: "\(error)"
        }
    }

    /// How to get a recent enough version of Swift if the installed one is older.
    package static let newerSwift =
        "Install a newer one with 'swiftly install --use latest', or as described at swift.org/install. "
        + "Its folder must come first on the PATH."

    private static func describe(_ error: GradeError) -> String {
        switch error {
        case .noKit(let folder):
            "\(folder) isn't in the workshop's folder. Go to the folder with the workshop's Package.swift, "
                + "and run the command there."
        case .noSwift:
            "There is no 'swift' on the PATH. Install Swift 6.2 or newer with 'swiftly install --use latest' or "
                + "as described at swift.org/install, or add its folder to the PATH. Then try again."
        case .swiftDoesNotWork(let path, let output):
            "\(path) doesn't report its version. Check that 'swift --version' works in this terminal. "
                + "It printed:\n\(output)"
        case .missingFolder(let path):
            "There is no folder \(path). Restore it with 'git checkout', or get it from a fresh clone."
        case .diskFullWhileBuilding(let folder):
            "The disk is full: there was no space left to build in \(folder). Free some space, and try "
                + "again. In the folder .grade, only 'backups' is yours. Everything else can be deleted."
        case .compilerNotUsable(let problem):
            "Can't build by calling the compiler directly: \(words(for: problem)) Leave out "
                + "'--build-with compiler' to build with SwiftPM."
        case .limitTooLow(let limit, let value):
            words(for: limit, value)
        case .testsNotStarted(let end, let output):
            "The tests could not be started, so nothing was graded. The cause is this machine, not your "
                + "code: the test program \(words(for: end)) before its first test. Check this shell's "
                + "limits with 'ulimit -a', raise the low ones or open a new terminal, and try again."
                + (output.isEmpty ? "" : " The program printed:\n\(output)")
        case .buildBroken(let output):
            "The build failed twice, the second time from scratch, and not because of an error in a "
                + "source file. Run 'swift run grade doctor'. SwiftPM printed:\n\(output)"
        case .reportNotWritten(let reason, let path):
            "Could not write the report to \(path): \(words(for: reason)). Choose another file "
                + "with --output."
        }
    }

    /// Explains that a limit of this machine is too low, and what to do about it.
    package static func words(for limit: SystemLimit, _ value: Int) -> String {
        let (what, option) =
            switch limit {
            case .openFiles: ("\(value) open files", "-n")
            case .fileSize: ("files of \(value >> 10) KiB", "-f")
            case .processes: ("\(value) processes", "-u")
            }
        let least = limit == .fileSize ? "\(limit.least >> 20) MiB" : "\(limit.least)"
        return
            "This terminal allows only \(what), but building and running tests needs \(least). Raise the "
            + "limit with 'ulimit \(option)', or open a new terminal without it, and try again."
    }

    private static func words(for end: ProcessEnd) -> String {
        switch end {
        case .exited(let status): "ended with status \(status)"
        case .killed(let signal): "was ended by signal \(signal)"
        case .timedOut, .tooLong: "took too long to start"
        case .outOfMemory: "ran out of memory"
        case .tooManyProcesses: "started too many processes"
        case .interrupted: "was interrupted"
        }
    }

    /// Explains why stages can't be built by calling the compiler directly; one or more sentences.
    package static func words(for problem: DirectBuildProblem) -> String {
        let tried = ToolchainAbilities.triedVersions.joined(separator: ", ")
        return switch problem {
        case .system: "that is only known to work on Linux."
        case .driver(let output):
            "'swiftc -###' doesn't print its commands in a known format. It printed:\n\(output)\n"
        case .sharedPart(let output):
            "the module 'Shared' doesn't compile this way. The compiler printed:\n\(output)\n"
        case .untriedVersion(let version):
            "the workshop was tested with Swift \(tried), and this is \(version)."
        }
    }

    private static func describe(_ error: SandboxError) -> String {
        let without =
            "With --no-sandbox, the code runs with all your rights, and every report says so."
        return switch error.output {
        case nil:
            "There is no '\(error.program)' on the PATH, which makes the sandbox for the learners' code. "
                + "Install it (on Debian or Ubuntu: 'sudo apt-get install bubblewrap'). \(without)"
        case let output? where error.program == "ldd":
            "The libraries that tests need could not be copied into the folder .grade for the sandbox. "
                + "\(without) The system reported:\n\(output)"
        case let output?:
            "The sandbox for the learners' code doesn't work here, because '\(error.program)' fails. The "
                + "system may not allow user namespaces: see user_namespaces(7). \(without) It "
                + "printed:\n\(output)"
        }
    }

    package static func words(for reason: FileError.Reason) -> String {
        switch reason {
        case .missing: "its folder doesn't exist and can't be created"
        case .inTheWay: "a folder has that name, or a file has the name of its folder"
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
        let remedy =
            switch error.reason {
            case .missing where error.action == .write: ""
            case .missing: " Restore it with 'git checkout', or get it from a fresh clone."
            case .inTheWay: " Move it away, and try again."
            case .noPermission: " Change the permissions with 'chmod', or ask the owner."
            case .noSpace: " Free some space, and try again."
            case .readOnly: " Copy the workshop to a folder of your own."
            case .other: ""
            }
        let isGone = error.reason == .missing && error.action != .write
        let reason = isGone ? "it doesn't exist" : words(for: error.reason)
        return "Could not \(action) \(error.path): \(reason).\(remedy)"
    }
}

/// An error from a target that depends on this one, which supplies its own explanation.
package protocol ErrorInWords: Error {
    /// One or more sentences, without a newline.
    var words: String { get }
}
