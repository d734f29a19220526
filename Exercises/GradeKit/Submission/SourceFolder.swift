/// The files of a folder, in memory.
struct SourceFolder: Sendable, Equatable {
    /// The bytes of each file, by its path below the folder, for example `EvenOdd.swift`.
    var files: [String: [UInt8]] = [:]
    /// What has the wanted ending but isn't read: a link, a pipe, a device, a file over 1 MiB.
    var refused: [String] = []

    /// The most bytes of a file: no source that a person writes comes near.
    static let largestFile = 1 << 20

    /// The files of a folder and of the folders in it whose names end like this.
    ///
    /// Hidden files are passed over.
    static func read(
        _ folder: String, ending: String, files: Files
    ) throws(FileError) -> SourceFolder {
        var result = SourceFolder()
        try result.add(folder, below: "", ending: ending, files: files)
        return result
    }

    private mutating func add(
        _ folder: String, below prefix: String, ending: String, files: Files
    ) throws(FileError) {
        for name in try files.names(folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            switch files.kind(path) {
            case .folder?:
                try add(path, below: "\(prefix)\(name)/", ending: ending, files: files)
            case .file? where name.hasSuffix(ending) && files.size(path) ?? 0 > Self.largestFile:
                refused.append(prefix + name)
            case .file? where name.hasSuffix(ending):
                self.files[prefix + name] = try files.read(path)
            case .link?, .special?:
                if name.hasSuffix(ending) { refused.append(prefix + name) }
            case .file?, nil:
                break
            }
        }
    }
}
