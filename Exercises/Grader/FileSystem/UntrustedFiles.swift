import Foundation

/// Reads files that may be designed to mislead their reader.
///
/// Reading doesn't follow links, never waits, and stops after the requested number of bytes or
/// names.
enum UntrustedFiles {
    /// The names in a folder, sorted, at most `most`.
    static func names(in folder: String, most: Int) throws(FileError) -> [String] {
        do {
            return try FolderNames.read(folder, followsLink: false, most: most).sorted()
        } catch {
            throw FileError(action: .read, path: folder, reason: .init(errno: error.code))
        }
    }

    /// The first bytes of a file, at most `most`; nil if the path isn't a file.
    static func start(of path: String, most: Int) throws(FileError) -> [UInt8]? {
        try bytes(of: path, from: 0, most: most)
    }

    /// The bytes of a file from an offset, at most `most`; nil if the path isn't a file.
    static func bytes(
        of path: String, from offset: Int, most: Int
    ) throws(FileError) -> [UInt8]? {
        // With O_NONBLOCK, opening a pipe doesn't wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else {
            // The path is a link, or a socket or device without a peer.
            if [ELOOP, ENXIO, ENODEV].contains(errno) { return nil }
            throw FileError(action: .read, path: path, reason: .init(errno: errno))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        guard offset == 0 || lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else {
            throw FileError(action: .read, path: path, reason: .init(errno: errno))
        }
        do {
            return try Descriptor.read(descriptor, most: most)
        } catch {
            throw FileError(action: .read, path: path, reason: .init(errno: error.code))
        }
    }
}
