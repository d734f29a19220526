import Archives
import FileSystem
import Grading
import Processes

/// Takes the Swift files out of a learner's archive, or the uploads out of that of a class. Neither is
/// trusted.
///
/// Zip, tar and gzip are read here, so that no name and no size in them is a program's to understand.
/// What is packed in another way is unpacked in the sandbox first. Only folders and regular files come
/// out, at paths that lead nowhere else. In the place of a link or a device there is a link that leads
/// nowhere, so that it is refused by its name as it is in a folder.
package struct Unpacker: Sendable {
    let processes: Processes
    let sandbox: Sandbox?
    /// A folder for what lies there for a moment, by absolute path.
    let scratch: String
    let files: Files
    /// The most bytes that come out of an archive of a whole class.
    var maximumOfClass = 4 << 30
    /// The most bytes of an archive.
    var maximumSize = 256 << 20

    package init(processes: Processes, sandbox: Sandbox?, scratch: String, files: Files) {
        self.processes = processes
        self.sandbox = sandbox
        self.scratch = scratch
        self.files = files
    }

    /// Where the system's programs are that unpack what is packed in a rarer way.
    static let path = "/usr/bin:/bin"

    /// Why nothing came out of an archive.
    package enum Problem: Error, Sendable, Equatable, Codable {
        /// The upload is larger than this many bytes.
        case tooLarge(Int)
        /// The file is no archive of a kind that is known.
        case unknownKind
        /// The archive is damaged.
        case damaged
        /// The archive has a password.
        case locked
        /// The archive holds more than a submission does.
        case tooMuch
        /// The class's archive holds more than this many bytes, and much of that is this upload.
        case tooMuchForAClass(Int)
    }

    /// The most bytes of a learner's Swift files.
    private static let maximumOutput = 64 << 20
    /// The most files and folders of a learner.
    static let maximumCount = 100_000
    /// The most entries of a learner's archive: what was built may be in it.
    private static let maximumEntries = 200_000
    /// The same for a class's.
    private static let maximumEntriesOfClass = 1_000_000
    /// The most bytes that a learner's archive may have unpacked: what was built may be in it.
    private static let maximumUnpacked = 4 << 30
    /// The same for a class's.
    private static let maximumOfClassUnpacked = 64 << 30
    /// One byte more than is ever taken of a file, so that its size is what it is refused for.
    static let mostOfAFile = SourceFolder.maximumFileSize + 1

    /// The archive's Swift files by path, written below a new folder of `scratch`, which `body` gets. Where
    /// it has none, the archives in it are there.
    package func withContents<Value>(
        of archive: String, _ body: (String) throws -> Value
    ) throws -> Value {
        let folder = "\(scratch)/\(Secret.make())"
        defer { try? files.remove(folder) }
        try files.makeFolder(folder)
        try takeSwiftFiles(of: archive, to: folder)
        return try body(folder)
    }

    private func takeSwiftFiles(of archive: String, to folder: String) throws {
        guard (files.size(archive) ?? 0) <= maximumSize else {
            throw Problem.tooLarge(maximumSize)
        }
        let reader = try reader(
            of: archive, maximum: Self.maximumUnpacked, entries: Self.maximumEntries)
        do {
            let listing = try reader.list()
            if let problem = listing.problem { throw problem }
            // What was built and what git keeps may be a hundred times as large.
            let tree = try ArchiveTree(
                listing.entries, most: Self.maximumCount,
                passingOver: [".build", ".git", "__MACOSX"])
            var (wanted, paths): ([Int: Int], [Int: String]) = ([:], [:])
            func want(_ most: Int, of isWanted: (String) -> Bool) {
                for (bytes, node) in tree.nodes {
                    let path = String(decoding: bytes, as: UTF8.self)
                    guard case .file(let number) = node, isWanted(path) else { continue }
                    wanted[number] = min(listing.entries[number].size, most)
                    paths[number] = path
                }
            }
            want(Self.mostOfAFile) { $0.hasSuffix(".swift") }
            var most = Self.maximumOutput
            if wanted.isEmpty {
                most = maximumSize
                want(maximumSize + 1, of: UploadName.isArchive)
            }
            guard wanted.values.reduce(0, +) <= most else { throw Problem.tooMuch }
            for (path, node) in tree.nodes.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
            {
                let path = "\(folder)/\(ArchiveTree.text(path))"
                if node == .folder { try files.makeFolder(path) }
                if node == .other { try files.makeDeadLink(path) }
            }
            var missing = Set(wanted.keys)
            try reader.read(wanted, of: listing) { number, bytes in
                missing.remove(number)
                try add(bytes.get(), to: "\(folder)/\(paths[number] ?? "")", listing, number)
            }
            guard missing.isEmpty else { throw Problem.damaged }
        } catch let problem as ArchiveProblem {
            throw Problem(problem)
        } catch let error as FileError where error.reason == .inTheWay {
            // Two names that are one on this disk.
            throw Problem.damaged
        }
    }

    /// Unpacks an archive of a whole class, as a system for courses makes it, to an empty folder.
    ///
    /// What can't be taken of one learner is said of that learner, and all others' is taken.
    package func unpackClass(_ archive: String, to folder: String) throws -> UnpackedArchive {
        let reader = try reader(
            of: archive, maximum: Self.maximumOfClassUnpacked,
            entries: Self.maximumEntriesOfClass)
        let (listing, plan): (ArchiveReader.Listing, ClassArchivePlan)
        do {
            listing = try reader.list()
            plan = try ClassArchivePlan(
                listing, maximum: maximumSize, maximumOfClass: maximumOfClass)
        } catch let problem as ArchiveProblem {
            throw Problem(problem)
        }
        var problems: [Int: Problem] = [:]
        /// Does something for the upload at this place of the plan.
        func attempt(_ place: Int, _ body: () throws -> Void) throws {
            do {
                try body()
            } catch let problem as ArchiveProblem {
                problems[place] = Problem(problem)
            } catch let error as FileError where !Self.isOfAll(error.reason) {
                // Two of its names are one on this disk, or it can't have a name that is there.
                problems[place] = .damaged
            }
        }
        try files.makeFolder(plan.wrapper.map { "\(folder)/\($0)" } ?? folder)
        var uploads: [Int: Int] = [:]
        var wanted: [Int: Int] = [:]
        for (place, upload) in plan.uploads.enumerated() {
            for (number, file) in upload.files {
                (uploads[number], wanted[number]) = (place, file.most)
            }
            try attempt(place) {
                for path in upload.folders.sorted() { try files.makeFolder("\(folder)/\(path)") }
                for path in upload.others { try files.makeDeadLink("\(folder)/\(path)") }
            }
        }
        try reader.read(wanted, of: listing) { number, bytes in
            guard let place = uploads.removeValue(forKey: number),
                let file = plan.uploads[place].files[number]
            else { return }
            try attempt(place) {
                try add(bytes.get(), to: "\(folder)/\(file.path)", listing, number)
            }
        }
        // What didn't come.
        for place in uploads.values { problems[place] = .damaged }
        let submissions = Submissions(
            folder: plan.wrapper.map { "\(folder)/\($0)" } ?? folder,
            refused: plan.refused + problems.map { plan.uploads[$0].refused($1) },
            unreadable: plan.unreadable, problem: listing.problem.map(Problem.init))
        return UnpackedArchive(submissions: submissions, size: wanted.values.reduce(0, +))
    }

    /// Writes what came out of an archive, with the time that it has there.
    private func add(
        _ bytes: [UInt8], to path: String, _ listing: ArchiveReader.Listing, _ number: Int
    ) throws {
        try files.add(path, bytes)
        if let time = listing.entries[number].modified { try? files.setModified(path, time) }
    }

    /// The paths of what is in an archive, without what programs keep there; nil where it can't be
    /// opened.
    func paths(in archive: String) -> [String]? {
        list(archive)?.tree.nodes.keys.map(ArchiveTree.text).sorted()
    }

    /// When a Swift file in an archive was changed last, in seconds since 1970; nil where that isn't known.
    func lastChange(in archive: String) -> Double? {
        guard let (listing, tree) = list(archive) else { return nil }
        return tree.nodes.compactMap { path, node in
            guard case .file(let number) = node, ArchiveTree.text(path).hasSuffix(".swift") else {
                return nil
            }
            return listing.entries[number].modified
        }.max()
    }

    private func list(_ archive: String) -> (listing: ArchiveReader.Listing, tree: ArchiveTree)? {
        guard
            let reader = try? reader(
                of: archive, maximum: Self.maximumUnpacked, entries: Self.maximumEntries),
            let listing = try? reader.list(),
            let tree = try? ArchiveTree(
                listing.entries, most: Self.maximumEntries,
                passingOver: [".build", ".git", "__MACOSX"])
        else { return nil }
        return (listing, tree)
    }

    /// Whether what keeps one file from being written does so with all others.
    private static func isOfAll(_ reason: FileError.Reason) -> Bool {
        switch reason {
        case .noSpace, .noPermission, .readOnly: true
        case .missing, .inTheWay, .other: false
        }
    }

    /// - Throws: `Problem.unknownKind`
    private func reader(
        of archive: String, maximum: Int, entries: Int
    ) throws -> ArchiveReader {
        guard let kind = ArchiveReader.Kind(try files.start(archive, 512) ?? []) else {
            throw Problem.unknownKind
        }
        return ArchiveReader(
            archive: archive, kind: kind, maximum: maximum, maximumEntries: entries, files: files,
            packed: PackedArchive(
                processes: processes, sandbox: sandbox, scratch: scratch, files: files))
    }

    /// Whether the file is an archive that can be tried, whatever it is called.
    static func isArchive(_ path: String, files: Files) -> Bool {
        ArchiveReader.Kind((try? files.start(path, 512)) ?? []) != nil
    }
}

extension Unpacker.Problem {
    init(_ problem: ArchiveProblem) {
        self =
            switch problem {
            case .damaged: .damaged
            case .tooMuch: .tooMuch
            case .locked: .locked
            case .unknownMethod: .unknownKind
            }
    }
}
