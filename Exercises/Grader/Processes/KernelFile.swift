import FileSystem
import Foundation

/// Reads files provided by the kernel, such as those in `/proc`.
enum KernelFile {
    /// Returns the text of a kernel file; empty if it can't be read. The size of such a file is
    /// only known after reading it.
    static func read(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        return String(decoding: (try? Descriptor.read(descriptor)) ?? [], as: UTF8.self)
    }
}
