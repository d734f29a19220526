import FileSystem
import Foundation

/// A file in which the kernel tells something, or is told something.
enum KernelFile {
    /// What it holds, although it has no size until it is read; empty where it can't be read.
    static func read(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        return String(decoding: (try? Descriptor.read(descriptor)) ?? [], as: UTF8.self)
    }

    /// Writes to it; whether it took that.
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
