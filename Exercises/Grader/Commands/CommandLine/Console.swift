import FileSystem
import Foundation

/// The destination of results and messages: the terminal, a file, or a pipe.
struct Console: Sendable {
    /// Writes to standard output.
    var out: @Sendable (String) throws(FileError) -> Void
    /// Writes to standard error.
    var error: @Sendable (String) -> Void
    /// Whether standard output may be colored.
    var usesColor: Bool
    /// Whether standard error is a terminal, on which a line can be redrawn.
    var redraws = false

    /// The standard streams of this process.
    static func live(environment: [String: String]) -> Console {
        let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return Console(
            out: { text throws(FileError) in try writeAll(text, to: STDOUT_FILENO) },
            // If standard error itself is closed, the error is ignored, because it can't be
            // reported anywhere.
            error: { text in try? writeAll(text, to: STDERR_FILENO) },
            usesColor: isatty(STDOUT_FILENO) == 1 && !noColor && environment["TERM"] != "dumb",
            redraws: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb")
    }

    private static func writeAll(_ text: String, to descriptor: Int32) throws(FileError) {
        do throws(SystemError) {
            try Descriptor.write(Array(text.utf8), to: descriptor)
        } catch {
            throw FileError(
                action: .write, path: "standard output", reason: .init(errno: error.code))
        }
    }
}
