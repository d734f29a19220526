import FileSystem
import Foundation

/// Reads files of the kernel, such as those in `/proc`.
enum KernelFile {
    /// The text of such a file, which has no size before it is read; empty if it can't be read.
    static func read(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        return String(decoding: (try? Descriptor.read(descriptor)) ?? [], as: UTF8.self)
    }
}
