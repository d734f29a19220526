import FileSystem

/// The files of a folder, in memory.
package struct SourceFolder: Sendable, Equatable {
    /// The bytes of each file, by its path below the folder, for example `EvenOdd.swift`.
    package var files: [String: [UInt8]] = [:]
    /// What isn't taken, with its path below the folder, `.` for the folder itself.
    package var refused: [RefusedFile] = []

    package init() {}

    init(files: [String: [UInt8]] = [:], refused: [RefusedFile] = []) {
        self.files = files
        self.refused = refused
    }

    /// This folder with the files of another in the place of those that have their paths.
    func replacing(_ others: SourceFolder) -> SourceFolder {
        SourceFolder(
            files: files.merging(others.files) { _, other in other },
            refused: refused + others.refused)
    }

    /// The most bytes of a file: no source that a person writes comes near.
    package static let maximumFileSize = 1 << 20
    /// The most bytes of all files together.
    package static let maximumFolderSize = 16 << 20
    /// The most files.
    package static let maximumFiles = 500
    /// The most names, also of what isn't taken, that are looked at.
    static let maximumNames = 5000
    /// How deep folders can stand in each other.
    package static let maximumDepth = 16
    /// The most bytes of a path below the folder.
    package static let maximumPathLength = 240
    /// After so many refused files, the rest isn't looked at.
    static let maximumRefused = 50

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

/// Reads the files of a folder that a learner handed in, and keeps to the limits.
///
/// What stands at a path can change between two looks at it, so a file is opened without following
/// links, and looked at once more when it is open.
struct SourceFolderReader {
    let ending: String
    let files: Files
    private(set) var result = SourceFolder()
    /// The paths so far, by what a file system that knows no upper case would call them.
    private var names: [String: String] = [:]
    private var size = 0
    private var namesLeft = SourceFolder.maximumNames
    private var isFull = false

    init(ending: String, files: Files) {
        self.ending = ending
        self.files = files
    }

    mutating func add(
        _ folder: String, below prefix: String, depth: Int
    ) throws(FileError) {
        // One more than there may be, to see that there are more.
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
                if let reason = reason(againstName: path)
                    ?? (depth < SourceFolder.maximumDepth ? nil : .tooDeep)
                {
                    refuse(path, reason)
                } else {
                    try add(place, below: "\(path)/", depth: depth + 1)
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
        // The upper-case letters know more of what is the same: `ß` and `SS`, for example.
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

    /// What speaks against a path, whatever stands there.
    private func reason(againstName path: String) -> RefusedFile.Reason? {
        if path.utf8.count > SourceFolder.maximumPathLength { return .longName }
        let name = path.split(separator: "/").last ?? ""
        return name.hasPrefix("-") || name.unicodeScalars.contains(where: isStrange)
            ? .strangeName : nil
    }

    /// Whether a character means something to a shell or in the files of a build, or can't be seen.
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
