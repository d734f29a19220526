import FileSystem
import Foundation

/// Files of the kernel's, such as those in `/proc` and `/sys`.
enum KernelFile {
    /// The text of such a file, which has no size before it is read; empty where it can't be read.
    static func read(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        return String(decoding: (try? Descriptor.read(descriptor)) ?? [], as: UTF8.self)
    }

    /// Writes a text to such a file; returns whether the kernel took it.
    static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        do {
            try Descriptor.write(Array(text.utf8), to: descriptor)
            return true
        } catch { return false }
    }
}
