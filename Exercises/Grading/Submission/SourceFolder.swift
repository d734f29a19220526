import FileSystem

/// The files of a folder, in memory.
package struct SourceFolder: Sendable, Equatable {
    /// The bytes of each file, by its path below the folder, for example `EvenOdd.swift`.
    package var files: [String: [UInt8]] = [:]
    /// What isn't taken, with its path below the folder, `.` for the folder itself.
    var refused: [RefusedFile] = []

    /// The most bytes of a file: no source that a person writes comes near.
    package static let largestFile = 1 << 20
    /// The most bytes of all files together.
    package static let largestFolder = 16 << 20
    /// The most files.
    package static let mostFiles = 500
    /// The most names, also of what isn't taken, that are looked at.
    static let mostNames = 5000
    /// How deep folders can stand in each other.
    package static let deepest = 16
    /// The most bytes of a path below the folder.
    package static let longestPath = 240
    /// After so many refused files, the rest isn't looked at.
    static let mostRefused = 50

    /// The files of a folder and of the folders in it whose names end like this.
    ///
    /// Hidden files are passed over.
    package static func read(
        _ folder: String, ending: String, files: Files
    ) throws(FileError) -> SourceFolder {
        var reader = SourceFolderReader(ending: ending, files: files)
        try reader.add(folder, below: "", depth: 0)
        return reader.result
    }
}
