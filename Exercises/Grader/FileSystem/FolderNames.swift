import Foundation

/// Lists folders without Foundation, which also examines each entry and is many times slower.
package enum FolderNames {
    /// The names in a folder in no particular order, at most `most`; bytes that aren't UTF-8 are replaced.
    ///
    /// - Parameter followsLink: Whether a link to a folder counts as a folder.
    package static func read(
        _ folder: String, followsLink: Bool = true, most: Int = .max
    ) throws(SystemError) -> [String] {
        try bytes(in: folder, followsLink: followsLink, most: most).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The names in a folder as the system returns them, in no particular order. They need not be
    /// UTF-8.
    static func bytes(
        in folder: String, followsLink: Bool = true, most: Int = .max
    ) throws(SystemError) -> [[UInt8]] {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
        let descriptor = open(folder, flags)
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            let code = errno
            if descriptor >= 0 { close(descriptor) }
            throw SystemError(code: code)
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while names.count < most, let entry = readdir(stream) {
            // Some file systems allow names that are longer than the field `d_name`, so the name is
            // read in place up to its end instead of being copied with the field.
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 1) {
                    Array(UnsafeBufferPointer(start: $0, count: strlen($0)))
                }
            }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names
    }
}
