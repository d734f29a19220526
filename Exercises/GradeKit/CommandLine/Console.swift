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
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR && errno != EAGAIN {
                let reason: FileError.Reason =
                    errno == EBADF
                    ? .other("it is closed. Leave it open, or use --output")
                    : .init(errno: errno)
                throw FileError(action: .write, path: "standard output", reason: reason)
            }
        }
    }
}
