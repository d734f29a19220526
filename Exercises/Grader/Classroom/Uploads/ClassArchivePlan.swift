import Archives

/// What is taken out of the archive of a class: for each of its learners all or nothing, so that nobody's
/// upload takes room from another's.
struct ClassArchivePlan {
    /// The most bytes of one upload.
    let maximum: Int
    /// The most bytes of all together.
    let maximumOfClass: Int

    /// The name of the folder that holds everything, as some systems make one; nil where there is none.
    private(set) var wrapper: String?
    /// What is taken.
    private(set) var uploads: [Upload] = []
    /// What nothing is taken of.
    private(set) var refused: [RefusedUpload] = []
    /// The names of those that no path can lead to.
    private(set) var unreadable: [[UInt8]] = []

    /// Something at the top, with what is in it.
    struct Upload {
        let name: String
        fileprivate(set) var isFolder = false
        /// The paths of the folders to make, and of what is neither a folder nor a file.
        fileprivate(set) var folders: [String] = []
        fileprivate(set) var others: [String] = []
        /// The files by their places in the archive, each with the bytes to take.
        fileprivate(set) var files: [Int: (path: String, most: Int)] = [:]
        fileprivate var size = 0
        fileprivate var isCut = false

        func refused(_ problem: Unpacker.Problem) -> RefusedUpload {
            RefusedUpload(name: name, isFolder: isFolder, problem: problem)
        }
    }

    /// The most files and folders of all together.
    private static let maximumCountOfClass = 1_000_000
    private static let slash = UInt8(ascii: "/")
    private static let ofMacOS = "__MACOSX"

    /// - Throws: `ArchiveProblem.tooMuch` where there are more than can be looked at.
    init(_ listing: ArchiveReader.Listing, maximum: Int, maximumOfClass: Int) throws {
        (self.maximum, self.maximumOfClass) = (maximum, maximumOfClass)
        let tree = try ArchiveTree(
            listing.entries, most: Self.maximumCountOfClass, passingOver: [".build", ".git"])
        wrapper = Self.wrapper(of: tree)
        for upload in readUploads(in: tree, listing) {
            if let problem = problem(with: upload) {
                refused.append(upload.refused(problem))
            } else {
                uploads.append(upload)
            }
        }
        // The largest ones make the room for all others.
        uploads.sort { ($0.size, $0.name) < ($1.size, $1.name) }
        var size = uploads.reduce(0) { $0 + $1.size }
        while size > maximumOfClass, let largest = uploads.popLast() {
            size -= largest.size
            refused.append(largest.refused(.tooMuchForAClass(maximumOfClass)))
        }
    }

    private func problem(with upload: Upload) -> Unpacker.Problem? {
        if upload.isCut { return .damaged }
        if upload.size > maximum { return .tooLarge(maximum) }
        let count = upload.files.count + upload.folders.count + upload.others.count
        return count > Unpacker.maximumCount ? .tooMuch : nil
    }

    private static func wrapper(of tree: ArchiveTree) -> String? {
        let names = tree.nodes.keys.filter { !$0.contains(slash) && $0.first != UInt8(ascii: ".") }
            .filter { !$0.elementsEqual(ofMacOS.utf8) }
        guard names.count == 1, tree.nodes[names[0]] == .folder else { return nil }
        let name = String(decoding: names[0], as: UTF8.self)
        // A single folder of Moodle's with a learner's number is that learner's work.
        return UploadName(name, isFolder: true).number == nil ? name : nil
    }

    private mutating func readUploads(
        in tree: ArchiveTree, _ listing: ArchiveReader.Listing
    ) -> [Upload] {
        let prefix = wrapper.map { Array("\($0)/".utf8) } ?? []
        var uploads: [[UInt8]: Upload] = [:]
        for (path, node) in tree.nodes where path.starts(with: prefix) {
            let names = path.dropFirst(prefix.count).split(separator: Self.slash)
            guard let first = names.first else { continue }
            let isTop = names.count == 1
            let name = Array(first)
            guard ArchiveTree.isText(name) else {
                unreadable.append(name)
                continue
            }
            let upload = Upload(name: String(decoding: name, as: UTF8.self))
            // Hidden files are nobody's work, and neither is what macOS adds.
            if case .file = node, isTop, upload.name.hasPrefix(".") { continue }
            if upload.name == Self.ofMacOS, !isTop { continue }
            add(
                node, ArchiveTree.text(path), isTop: isTop, listing,
                to: &uploads[name, default: upload])
        }
        return uploads.values.sorted { $0.name < $1.name }
    }

    private func add(
        _ node: ArchiveTree.Node, _ path: String, isTop: Bool, _ listing: ArchiveReader.Listing,
        to upload: inout Upload
    ) {
        switch node {
        case .folder:
            if isTop { upload.isFolder = true }
            upload.folders.append(path)
        case .other:
            upload.others.append(path)
        case .file(let number):
            let isWhole = isTop || UploadName.isArchive(path)
            // One byte more than may be taken says as well that it is too large.
            let most = min(
                listing.entries[number].size, isWhole ? maximum + 1 : Unpacker.mostOfAFile)
            upload.files[number] = (path, most)
            upload.size += most
            if listing.cut == number { upload.isCut = true }
        }
    }
}
