import FileSystem
import Foundation

/// The terminal, or what stands in its place: where results and messages go.
struct Console: Sendable {
    /// Writes to standard output.
    var out: @Sendable (String) throws(FileError) -> Void
    /// Writes to standard error.
    var error: @Sendable (String) -> Void
    /// Whether standard output may have colours.
    var usesColor: Bool
    /// Whether standard error is a terminal, on which a line can be drawn again.
    var redraws = false

    /// The standard streams of this process.
    static func live(environment: [String: String]) -> Console {
        let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return Console(
            out: { text throws(FileError) in try writeAll(text, to: STDOUT_FILENO) },
            // Nobody is left to tell where standard error itself is gone.
            error: { text in try? writeAll(text, to: STDERR_FILENO) },
            usesColor: isatty(STDOUT_FILENO) == 1 && !noColor && environment["TERM"] != "dumb",
            redraws: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb")
    }

    private static func writeAll(_ text: String, to descriptor: Int32) throws(FileError) {
        do throws(SystemError) {
            try Descriptor.write(Array(text.utf8), to: descriptor)
        } catch {
            let reason: FileError.Reason =
                error.code == EBADF
                ? .other("it is closed. Leave it open, or use --output")
                : .init(errno: error.code)
            throw FileError(action: .write, path: "standard output", reason: reason)
        }
    }
}

/// Standard input, standard output and standard error of this process.
enum StandardStreams {
    /// Puts something in the place of each that is closed.
    ///
    /// The next file that is opened would get its number otherwise, and what is meant for the reader
    /// would be written to that file. What is put there can't be used: reading from this input and
    /// writing to these outputs fails, as it does where nothing is there.
    static func fill() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest number that is free: this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
