import Foundation

/// Prevents two gradings from using the same workspaces at the same time.
package enum FileLock {
    /// Runs `body` while this process, and no other, holds the lock that the file at `path`
    /// represents.
    ///
    /// The system releases the lock when this process ends, even if it crashes.
    /// - Parameters:
    ///   - lock: Requests the lock from the system. Returns 0, or the error number.
    ///   - onWait: Called once if another process has the lock, before waiting for it.
    package static func hold<Value>(
        _ path: String, files: Files,
        lock: (_ descriptor: Int32, _ operation: Int32) -> Int32 = {
            flock($0, $1) == 0 ? 0 : errno
        },
        onWait: () -> Void, body: () throws -> Value
    ) throws -> Value {
        try files.makeFolder((path as NSString).deletingLastPathComponent)
        if files.kind(path) == .folder { try files.remove(path) }
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw FileError(action: .write, path: path, reason: .init(errno: errno))
        }
        defer { close(descriptor) }
        var operation = LOCK_EX | LOCK_NB
        while true {
            switch lock(descriptor, operation) {
            case 0: return try body()
            case EINTR: continue
            case EWOULDBLOCK where operation != LOCK_EX:
                onWait()
                operation = LOCK_EX
            case let code: throw FileError(action: .write, path: path, reason: .init(errno: code))
            }
        }
    }
}
