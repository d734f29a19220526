import FileSystem
import Foundation

/// The place where results and messages go: the terminal, or a file or pipe.
package struct Console: Sendable {
    /// Writes to standard output.
    package var out: @Sendable (String) throws(FileError) -> Void
    /// Writes to standard error.
    package var error: @Sendable (String) -> Void
    /// Whether standard output may have colours.
    package var usesColor: Bool
    /// Whether standard error is a terminal, on which a line can be drawn again.
    package var redraws = false

    /// The standard streams of this process.
    package static func live(environment: [String: String]) -> Console {
        let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return Console(
            out: { text throws(FileError) in try writeAll(text, to: STDOUT_FILENO) },
            // Where standard error itself is gone, there is no place to tell of that.
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
