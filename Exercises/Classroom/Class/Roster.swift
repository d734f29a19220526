import FileSystem
import Grading

/// The submissions of a class: what lies in one folder, by name.
package struct Roster: Sendable {
    /// What stands where a submission is expected.
    package struct Entry: Sendable, Equatable {
        /// The learner: the name in the instructor's list, or that of the folder or of the archive,
        /// without what a system for courses adds to it.
        package var learner: String
        /// Its absolute path; nil where the name is no text, so that no path leads there.
        let path: String?
        /// The learner's number in Canvas or Moodle, where the name tells it.
        var number: String?
        /// That number, where it is Moodle's.
        var moodleNumber: String?
        /// The names of the learner's earlier attempts.
        var notUsed: [String] = []
        /// Whom the instructor's list has there; nil without a list.
        var student: Student?
        /// Why nothing came out of the class's archive for the learner; nil where something did.
        var problem: Unpacker.Problem?
        /// Whether there is anything of the learner.
        var isHandedIn = true
        /// The names of those who hand in the same work together with this learner.
        var partners: [String] = []

        /// The name of the folder or of the archive.
        package var name: String? {
            path.map { path in
                let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
                return String(
                    path[(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)...])
            }
        }
    }

    /// In the order of the learners' names, which is the same on every machine.
    package let entries: [Entry]
    /// The names of what is no submission, such as a readme.
    package private(set) var passedOver: [String] = []
    /// The patterns of the instructor's list that fit more than one submission, or one that another
    /// pattern fits as well: they get none.
    package private(set) var unclear: [Unclear] = []

    /// The names of the submissions that no line of the instructor's list is about.
    package private(set) var notInList: [String] = []

    /// A pattern, and the names of the submissions that it fits.
    package struct Unclear: Sendable, Equatable {
        package let pattern: String
        package let names: [String]
    }

    /// What stands in the column 'folder' of the instructor's list, and fits no submission; with the names
    /// of those that nobody has.
    package private(set) var fitsNothing: [String] = []

    /// Reads the names in a folder: each is a learner's, but for what programs keep there, and for
    /// files that are no archives.
    package static func read(_ submissions: Submissions, files: Files) throws -> Roster {
        let folder = submissions.folder
        var uploads = submissions.refused.map { upload in
            Upload(
                name: upload.name, path: "\(folder)/\(upload.name)",
                read: UploadName(upload.name, isFolder: upload.isFolder), problem: upload.problem)
        }
        let known = Set(submissions.refused.map { Array($0.name.utf8) })
        var passedOver: [String] = []
        var unreadable = submissions.unreadable
        for bytes in try files.bytesOfNames(folder) where !known.contains(bytes) {
            guard let name = String(validating: bytes, as: UTF8.self) else {
                unreadable.append(bytes)
                continue
            }
            let path = "\(folder)/\(name)"
            let upload = Upload(
                name: name, path: path,
                read: UploadName(name, isFolder: files.kind(path) == .folder))
            switch kind(of: upload, files: files) {
            case .submission: uploads.append(upload)
            case .nothing: passedOver.append(name)
            case .hidden: break
            }
        }
        var entries = self.entries(of: uploads)
        var taken = Set(entries.map(\.learner))
        for bytes in unreadable.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            var name = shown(bytes)
            while !taken.insert(name).inserted { name += "?" }
            entries.append(Entry(learner: name, path: nil))
        }
        return Roster(
            entries: NameOrder.sorted(entries) { $0.learner },
            passedOver: passedOver.sorted())
    }

    /// Something in the folder, with what its name tells.
    private struct Upload {
        let name: String
        let path: String
        let read: UploadName
        var problem: Unpacker.Problem?
    }

    /// One entry for each learner: of what one learner has uploaded to a system, the last.
    private static func entries(of uploads: [Upload]) -> [Entry] {
        // A number is one person, whatever the name is that stands before it.
        let ofSystem = Dictionary(grouping: uploads.filter(\.read.isOfSystem)) {
            "\($0.read.moodleNumber == nil ? "canvas" : "moodle") \($0.read.number ?? "")"
        }
        var entries: [Entry] = ofSystem.values.compactMap { uploads in
            let sorted = uploads.sorted { one, other in
                one.read.attempt == other.read.attempt
                    ? one.name < other.name
                    : one.read.attempt.lexicographicallyPrecedes(other.read.attempt)
            }
            return sorted.last.map { last in
                Entry(
                    learner: last.read.learner, path: last.path, number: last.read.number,
                    moodleNumber: last.read.moodleNumber,
                    notUsed: sorted.dropLast().map(\.name), problem: last.problem)
            }
        }
        entries += uploads.filter { !$0.read.isOfSystem }
            .map { Entry(learner: $0.read.learner, path: $0.path, problem: $0.problem) }
        // Two people of one name, or a folder beside an archive: the whole name tells them apart.
        // Names that differ in how an accent is written look the same, and are equal here.
        let counts = Dictionary(entries.map { ($0.learner, 1) }, uniquingKeysWith: +)
        var taken = Set<String>()
        return entries.sorted { ($0.path ?? "") < ($1.path ?? "") }.map { entry in
            var entry = entry
            if counts[entry.learner] != 1, let name = entry.name {
                entry.learner = entry.number.map { "\(entry.learner) (\($0))" } ?? name
            }
            // The name that tells these apart may be another learner's.
            while !taken.insert(entry.learner).inserted { entry.learner += "?" }
            return entry
        }
    }

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
            || !UploadName.isDocument(name) && Unpacker.isArchive(path, files: files)
        return isWork ? .submission : .nothing
    }

    /// A name that is no text, with what is no ASCII as `\xE9`.
    private static func shown(_ name: [UInt8]) -> String {
        name.map { byte in
            0 < byte && byte < 0x80
                ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// One part of the class of `count`, from 1. Which one a learner is in depends on the name alone,
    /// so that whoever comes later moves nobody else. With another hash, the results of those who would be
    /// in another part would stay in the folder of the old one.
    package func shard(_ index: Int, of count: Int) -> Roster {
        let own = entries.filter { entry in
            // Who works together is graded once, and so in one part.
            let name = ([entry.learner] + entry.partners).min() ?? entry.learner
            return NameHash.fnv1a(of: name) % UInt64(count) == UInt64(index - 1)
        }
        return Roster(
            entries: own, passedOver: passedOver, unclear: unclear, notInList: notInList,
            fitsNothing: fitsNothing)
    }
}
