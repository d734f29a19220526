import FileSystem
import Grading

/// What lies in a folder of submissions, sorted into learners' work and the rest.
struct RosterUploads {
    /// Something in the folder, with what its name tells.
    struct Upload {
        let name: String
        let path: String
        let read: UploadName
        var problem: Unpacker.Problem?
        /// The name of the class's archive or folder that it lies in.
        var classUpload: String?
    }

    private(set) var uploads: [Upload]
    private(set) var passedOver: [String] = []
    /// Those of them that are documents.
    private(set) var documents: [Upload] = []
    private(set) var unreadable: [[UInt8]]
    /// The names in it, but for what programs keep there.
    private(set) var top: [String]

    /// - Parameter opened: The class that this is, where it lies among submissions.
    init(of submissions: Submissions, in opened: OpenedClass? = nil, files: Files) throws {
        let folder = submissions.folder
        uploads = submissions.refused.map { upload in
            Upload(
                name: upload.name, path: "\(folder)/\(upload.name)",
                read: UploadName(upload.name, isFolder: upload.isFolder), problem: upload.problem,
                classUpload: opened?.name)
        }
        top = uploads.map(\.name)
        unreadable = submissions.unreadable
        let known = Set(submissions.refused.map { Array($0.name.utf8) })
        let classes = Set(submissions.classes.map { Array($0.name.utf8) })
        for bytes in try files.bytesOfNames(folder) where !known.contains(bytes) {
            guard let name = String(validating: bytes, as: UTF8.self) else {
                unreadable.append(bytes)
                continue
            }
            let path = "\(folder)/\(name)"
            if classes.contains(bytes) {
                top.append(name)
                continue
            }
            let upload = Upload(
                name: name, path: path,
                read: UploadName(name, isFolder: files.kind(path) == .folder),
                classUpload: opened?.name)
            switch Self.kind(of: upload, files: files) {
            case .submission: uploads.append(upload)
            case .nothing:
                passedOver.append(name)
                guard UploadName.isDocument(name) else { break }
                documents.append(
                    Upload(
                        name: name, path: path, read: UploadName.ofDocument(name),
                        classUpload: opened?.name))
            case .hidden: continue
            }
            top.append(name)
        }
        top.sort()
    }

    /// Takes in what lies in a class among these.
    mutating func add(_ other: RosterUploads, of name: String) {
        uploads += other.uploads
        documents += other.documents
        passedOver += other.passedOver.map { "\(name)/\($0)" }
        unreadable += other.unreadable
    }

    /// When uploads came that came out of the archive of a class, by the bytes of their paths; none where all
    /// have the time at which the archive was packed.
    func times(files: Files) -> [[UInt8]: Double] {
        var times: [[UInt8]: Double] = [:]
        for upload in uploads where upload.problem == nil {
            var paths = [upload.path]
            if files.kind(upload.path) == .folder {
                paths = ((try? files.someNames(upload.path, 1000)) ?? [])
                    .map { "\(upload.path)/\($0)" }.filter { files.kind($0) == .file }
            }
            times[Array(upload.path.utf8)] = paths.compactMap(files.modified).max()
        }
        let (first, last) = (times.values.min() ?? 0, times.values.max() ?? 0)
        return times.count > 1 && last - first <= Self.timeToPack ? [:] : times
    }

    /// How long a system takes to pack a class, in seconds.
    private static let timeToPack = 120.0

    /// Hidden folders that programs make beside what they are about.
    private static let foldersOfPrograms: Set = [
        ".git", ".hg", ".svn", ".idea", ".vscode", ".Trashes", ".Spotlight-V100", ".fseventsd",
        ".TemporaryItems", ".DocumentRevisions-V100",
    ]

    private enum Kind {
        case submission
        /// A person has put it there, and it is no learner's work.
        case nothing
        /// A program keeps it there.
        case hidden
    }

    /// Whether it stands for a learner. A hidden file doesn't, nor does a hidden folder of a
    /// program's, nor a file that is neither an archive nor from a system for courses.
    private static func kind(of upload: Upload, files: Files) -> Kind {
        let (name, path) = (upload.name, upload.path)
        let kind = files.kind(path)
        if name.hasPrefix(".") {
            if kind == .file { return .hidden }
            let isOfProgram = foldersOfPrograms.contains(name)
            return !isOfProgram || files.kind("\(path)/\(Tree.starter.rawValue)") != nil
                ? .submission : .hidden
        }
        if name == "__MACOSX" { return .nothing }
        let isWork =
            kind != .file || upload.read.isOfSystem || UploadName.isArchive(name)
            || name.hasSuffix(".swift")
            || !UploadName.holdsNoWork(name) && Unpacker.isArchive(path, files: files)
        return isWork ? .submission : .nothing
    }
}
