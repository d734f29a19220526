import Foundation

/// Reads files that somebody else may have made to mislead who reads them.
///
/// It follows no link, never waits, and stops where there is more than was asked for.
enum UntrustedFiles {
    /// The names in a folder, sorted, `most` at the most.
    static func names(in folder: String, most: Int) throws(FileError) -> [String] {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            let reason = FileError.Reason(errno: errno)
            if descriptor >= 0 { close(descriptor) }
            throw FileError(action: .read, path: folder, reason: reason)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while names.count < most, let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The first bytes of a file, `most` at the most; nil where there is something else.
    static func start(of path: String, most: Int) throws(FileError) -> [UInt8]? {
        // Opening a pipe to read it would wait for somebody who writes.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else {
            // A link; a socket or a device that nothing stands behind.
            if [ELOOP, ENXIO, ENODEV].contains(errno) { return nil }
            throw FileError(action: .read, path: path, reason: .init(errno: errno))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return try bytes(descriptor, path, most: most)
    }

    private static func bytes(
        _ descriptor: Int32, _ path: String, most: Int
    ) throws(FileError) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while result.count < most {
            let wanted = min(buffer.count, most - result.count)
            let count = read(descriptor, &buffer, wanted)
            if count == 0 { break }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw FileError(action: .read, path: path, reason: .init(errno: errno))
            }
            result += buffer[..<count]
        }
        return result
    }
}
