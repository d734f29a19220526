import Foundation

/// A folder that is removed when this object is freed.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/files-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of an entry in the folder.
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: self(name)))
    }

    /// The text of a file, or of the file that a link points to.
    func text(_ name: String) throws -> String {
        try String(contentsOf: URL(filePath: self(name)), encoding: .utf8)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: self(name), withDestinationPath: target)
    }
}
