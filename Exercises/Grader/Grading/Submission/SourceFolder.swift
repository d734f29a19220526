import FileSystem

/// The files of a folder, in memory.
package struct SourceFolder: Sendable, Equatable {
    /// The bytes of each file, by its path below the folder, for example `EvenOdd.swift`.
    package var files: [String: [UInt8]] = [:]
    /// The files that aren't accepted, with their paths below the folder; `.` is the folder itself.
    package var refused: [RefusedFile] = []

    /// Returns this folder with files replaced by another folder's files that have the same paths.
    func replacing(_ others: SourceFolder) -> SourceFolder {
        SourceFolder(
            files: files.merging(others.files) { _, other in other },
            refused: refused + others.refused)
    }

    /// The maximum number of bytes in a file. No source file that a person writes is nearly as
    /// long.
    package static let maximumFileSize = 1 << 20
    /// The maximum number of bytes in all files together.
    package static let maximumFolderSize = 16 << 20
    /// The maximum number of files.
    package static let maximumFiles = 500
    /// The maximum number of names to examine, including the names of files that aren't accepted.
    static let maximumNames = 5000
    /// The maximum number of bytes in a path below the folder. This also limits how deeply folders
    /// are nested.
    package static let maximumPathLength = 240
    /// The number of refused files after which the rest isn't examined.
    static let maximumRefused = 50

    /// Reads the files with this suffix in a folder and its subfolders.
    ///
    /// Hidden files are skipped.
    package static func read(
        _ folder: String, ending: String, files: Files
    ) throws(FileError) -> SourceFolder {
        var reader = SourceFolderReader(ending: ending, files: files)
        try reader.add(folder, below: "")
        return reader.result
    }
}

/// Reads the files of a folder that a learner submitted, within the limits.
///
/// A file could be replaced after it was checked. So it is opened without following links, and
/// checked again once it is open.
struct SourceFolderReader {
    let ending: String
    let files: Files
    private(set) var result = SourceFolder()
    /// The paths so far. The keys are what the paths would be on a file system that ignores case.
    private var names: [String: String] = [:]
    private var size = 0
    private var namesLeft = SourceFolder.maximumNames
    private var isFull = false

    init(ending: String, files: Files) {
        self.ending = ending
        self.files = files
    }

    mutating func add(_ folder: String, below prefix: String) throws(FileError) {
        // One name more than allowed is requested, to find out whether there are too many.
        let found = try files.someNames(folder, namesLeft + 1)
        namesLeft -= found.count
        guard namesLeft >= 0 else {
            refuse(prefix.isEmpty ? "." : String(prefix.dropLast()), .tooMany)
            isFull = true
            return
        }
        for name in found where !name.hasPrefix(".") {
            if isFull || result.refused.count >= SourceFolder.maximumRefused { return }
            let (place, path) = ("\(folder)/\(name)", prefix + name)
            switch files.kind(place) {
            case .folder? where ending != ".swift" || !name.hasSuffix(ending):
                if let reason = reason(againstName: path) {
                    refuse(path, reason)
                } else {
                    try add(place, below: "\(path)/")
                }
            case .file? where !name.hasSuffix(ending):
                continue
            case .file?:
                try addFile(place, path)
            default:
                refuse(path, .notRegular)
            }
        }
    }

    private mutating func addFile(_ place: String, _ path: String) throws(FileError) {
        if let reason = reason(againstName: path) { return refuse(path, reason) }
        guard let bytes = try files.start(place, SourceFolder.maximumFileSize + 1) else {
            return refuse(path, .notRegular)
        }
        guard bytes.count <= SourceFolder.maximumFileSize else { return refuse(path, .tooLarge) }
        // With `uppercased()` before `lowercased()`, names such as `ß` and `SS` become the same.
        let key = path.uppercased().lowercased()
        if let other = names.updateValue(path, forKey: key) {
            return refuse(path, .sameName(as: other))
        }
        size += bytes.count
        isFull = names.count > SourceFolder.maximumFiles || size > SourceFolder.maximumFolderSize
        guard !isFull else {
            return refuse(path, names.count > SourceFolder.maximumFiles ? .tooMany : .tooMuch)
        }
        result.files[path] = bytes
    }

    /// Returns the reason to refuse a path because of its name, whatever is there; nil if there is
    /// none.
    private func reason(againstName path: String) -> RefusedFile.Reason? {
        if path.utf8.count > SourceFolder.maximumPathLength { return .longName }
        let name = path.split(separator: "/").last ?? ""
        return name.hasPrefix("-") || name.unicodeScalars.contains(where: isStrange)
            ? .strangeName : nil
    }

    /// Whether a character is invisible, or has a special meaning in a shell or in build files.
    private func isStrange(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: #""\$`"#.unicodeScalars.contains(scalar)
        }
    }

    private mutating func refuse(_ path: String, _ reason: RefusedFile.Reason) {
        result.refused.append(RefusedFile(path: path, reason: reason))
    }
}

extension [String: [UInt8]] {
    /// The text of each file, by its path with the folder's path before it.
    func texts(in folder: String? = nil) -> [String: String] {
        [String: String](
            uniqueKeysWithValues: map { path, bytes in
                (folder.map { "\($0)/\(path)" } ?? path, String(decoding: bytes, as: UTF8.self))
            })
    }
}
