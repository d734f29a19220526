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
        "Install a newer one: where there is 'swiftly', 'swiftly install --use latest' does, and else "
        + "swift.org/install says how. Its folder has to be first on the PATH."

    private static func describe(_ error: GradeError) -> String {
        switch error {
        case .noKit(let folder):
            "\(folder) is not in the workshop's folder. Go to the folder that holds the workshop's "
                + "Package.swift, and run the command there."
        case .noSwift:
            "There is no 'swift' on the PATH. Install Swift 6.2 or newer (swift.org/install): where there is "
                + "'swiftly', 'swiftly install --use latest' does. Or add its folder to PATH. Then try again."
        case .swiftDoesNotWork(let path, let output):
            "\(path) does not tell its version. Check that 'swift --version' works in this "
                + "terminal. It said:\n\(output)"
        case .missingFolder(let path):
            "There is no folder \(path). Get it back with 'git checkout', or from a fresh clone."
        case .diskFullWhileBuilding(let folder):
            "The disk is full: there was no space left to build in \(folder). Make room, and try "
                + "again. In the folder .grade, only 'backups' is yours: the rest can be deleted."
        case .limitTooLow(let limit, let value):
            words(for: limit, value)
        case .testsNotStarted(let end, let output):
            "The tests could not be started, so nothing was graded. The reason is on this machine, not in your "
                + "code: the test program \(words(for: end)) before its first test. 'ulimit -a' shows this "
                + "shell's limits. Raise what is low, or open a new terminal, and try again."
                + (output.isEmpty ? "" : " The program said:\n\(output)")
        case .buildBroken(let output):
            "The build failed twice, the second time from scratch, and not because of an error in a "
                + "source file. See what 'swift run grade doctor' says. The package manager "
                + "said:\n\(output)"
        case .reportNotWritten(let reason, let path):
            "Could not write the report to \(path): \(words(for: reason)). Choose another file "
                + "with --output."
        }
    }

    /// Explains that a limit of this machine is too low, and what to do about it.
    package static func words(for limit: SystemLimit, _ value: Int) -> String {
        let (what, option) =
            switch limit {
            case .openFiles: ("\(value) open files, and building and running tests needs", "-n")
            case .fileSize:
                ("files of \(value >> 10) KiB, and building and running tests needs", "-f")
            case .processes: ("\(value) processes, and building and running tests needs", "-u")
            }
        let least = limit == .fileSize ? "\(limit.least >> 20) MiB" : "\(limit.least)"
        return
            "This terminal allows only \(what) \(least). Raise the limit with 'ulimit \(option)', or open "
            + "a new terminal without it, and try again."
    }

    private static func words(for end: ProcessEnd) -> String {
        switch end {
        case .exited(let status): "ended with status \(status)"
        case .killed(let signal): "was ended by signal \(signal)"
        case .timedOut, .tooLong: "didn't get under way in time"
        case .outOfMemory: "ran out of memory"
        case .tooManyProcesses: "started too many processes"
        case .interrupted: "was interrupted"
        }
    }

    /// Explains why stages can't be built by calling the compiler directly; one or more sentences.
    package static func words(for problem: DirectBuildProblem) -> String {
        let tried = ToolchainAbilities.triedVersions.joined(separator: ", ")
        return switch problem {
        case .system: "that is known to work on Linux only."
        case .driver(let output):
            "'swiftc -###' doesn't tell its commands in the way that is known. It said:\n"
                + "\(output)\n"
        case .untriedVersion(let version):
            "the workshop was tested with Swift \(tried), and this is \(version)."
        }
    }

    private static func describe(_ error: SandboxError) -> String {
        switch error.output {
        case nil:
            "There is no '\(error.program)' on the PATH, which makes the sandbox for the learners' code. "
                + "Install it (on Debian or Ubuntu: 'sudo apt-get install bubblewrap'). "
                + "With --no-sandbox the code runs with all your rights: every report says so."
        case let output?:
            "The sandbox for the learners' code doesn't work here: '\(error.program)' fails. The system "
                + "may not allow user namespaces: see user_namespaces(7). With --no-sandbox the code "
                + "runs with all your rights: every report says so. It said:\n\(output)"
        }
    }

    package static func words(for reason: FileError.Reason) -> String {
        switch reason {
        case .missing: "there is no such folder, and it can't be made"
        case .inTheWay: "there is a folder in its place, or a file in the place of its folder"
        case .noPermission: "you have no permission"
        case .noSpace: "the disk is full"
        case .readOnly: "it is on a read-only disk"
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
                ? "\(subject): there is no such folder, and it can't be made."
                : "\(subject): it is not there. Get it back with 'git checkout', or from a fresh "
                    + "clone."
        case .inTheWay:
            return
                "\(subject): a file stands there in the place of a folder, or a folder in the place "
                + "of a file. Move it away, and try again."
        case .noPermission:
            return "\(subject): you have no permission. Change it with 'chmod', or ask its owner."
        case .noSpace:
            return "\(subject): the disk is full. Make room, and try again."
        case .readOnly:
            return "\(subject): it is on a read-only disk. Copy the workshop to a folder of yours."
        case .other(let text):
            return "\(subject): \(text)."
        }
    }
}

/// An error from a target that depends on this one, which supplies its own explanation.
package protocol ErrorInWords: Error {
    /// One or more sentences, without a newline.
    var words: String { get }
}
