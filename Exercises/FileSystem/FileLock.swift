import Foundation

/// Keeps two gradings from using the same workspaces at the same time.
package enum FileLock {
    /// Does `body` while no other process holds the lock that this file stands for.
    ///
    /// The system lets go of the lock when this process ends, however it ends.
    /// - Parameter onWait: Called once where another process has the lock, before waiting for it.
    package static func hold<Value>(
        _ path: String, files: Files, onWait: () -> Void, body: () throws -> Value
    ) throws -> Value {
        try files.makeFolder((path as NSString).deletingLastPathComponent)
        if files.kind(path) == .folder { try files.remove(path) }
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw FileError(action: .write, path: path, reason: .init(errno: errno))
        }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            onWait()
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }
}
