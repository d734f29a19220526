/// The files of a folder, in memory.
struct SourceFolder: Sendable, Equatable {
    /// The bytes of each file, by its path below the folder, for example `EvenOdd.swift`.
    var files: [String: [UInt8]] = [:]
    /// What has the wanted ending but isn't taken, with its path below the folder.
    var refused: [RefusedFile] = []

    /// The most bytes of a file: no source that a person writes comes near.
    static let largestFile = 1 << 20
    /// The most bytes of all files together.
    static let largestFolder = 16 << 20
    /// The most files.
    static let mostFiles = 500
    /// How deep folders can stand in each other.
    static let deepest = 16

    /// The files of a folder and of the folders in it whose names end like this.
    ///
    /// Hidden files are passed over.
    static func read(
        _ folder: String, ending: String, files: Files
    ) throws(FileError) -> SourceFolder {
        var reader = Reader(ending: ending, files: files)
        try reader.add(folder, below: "", depth: 0)
        return reader.result
    }

    /// Reads a folder, and keeps to the limits.
    private struct Reader {
        let ending: String
        let files: Files
        var result = SourceFolder()
        /// The paths so far, by what a file system that knows no upper case would call them.
        private var names: [String: String] = [:]
        private var size = 0

        init(ending: String, files: Files) {
            self.ending = ending
            self.files = files
        }

        mutating func add(
            _ folder: String, below prefix: String, depth: Int
        ) throws(FileError) {
            for name in try files.names(folder) where !name.hasPrefix(".") {
                let (place, path) = ("\(folder)/\(name)", prefix + name)
                let kind = files.kind(place)
                if kind == .folder, !name.hasSuffix(".swift") || ending != ".swift" {
                    guard depth < SourceFolder.deepest else {
                        refuse(path, .tooDeep)
                        continue
                    }
                    try add(place, below: "\(path)/", depth: depth + 1)
                } else if name.hasSuffix(ending), let reason = reason(against: path, place, kind) {
                    refuse(path, reason)
                    if reason == .tooMany || reason == .tooMuch { return }
                } else if name.hasSuffix(ending) {
                    result.files[path] = try files.read(place)
                }
            }
        }

        /// Why a file is not taken; nil where it is.
        private mutating func reason(
            against path: String, _ place: String, _ kind: Files.Kind?
        ) -> RefusedFile.Reason? {
            guard kind == .file else { return .notRegular }
            let size = files.size(place) ?? 0
            guard size <= SourceFolder.largestFile else { return .tooLarge }
            if let other = names.updateValue(path, forKey: path.lowercased()) {
                return .sameName(as: other)
            }
            guard names.count <= SourceFolder.mostFiles else { return .tooMany }
            self.size += size
            return self.size > SourceFolder.largestFolder ? .tooMuch : nil
        }

        private mutating func refuse(_ path: String, _ reason: RefusedFile.Reason) {
            result.refused.append(RefusedFile(path: path, reason: reason))
        }
    }
}

/// A file that is not taken from a submission.
struct RefusedFile: Sendable, Equatable, Codable {
    /// Why it isn't.
    enum Reason: Sendable, Equatable, Codable {
        /// It is a link, a pipe, a device or a folder, or its name is no text.
        case notRegular
        /// It has more bytes than `SourceFolder.largestFile`.
        case tooLarge
        /// Its name is the same as another one's but for upper case or the way to write accents.
        case sameName(as: String)
        /// There are more files than `SourceFolder.mostFiles`.
        case tooMany
        /// All files together have more bytes than `SourceFolder.largestFolder`.
        case tooMuch
        /// It is a folder in more folders than `SourceFolder.deepest`.
        case tooDeep
    }

    /// Relative to the folder that is read, or to the repository.
    let path: String
    let reason: Reason

    /// The same file, by its path from a folder above.
    func below(_ folder: String) -> RefusedFile {
        RefusedFile(path: "\(folder)/\(path)", reason: reason)
    }
}
