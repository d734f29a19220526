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
        /// Which of the group's uploads this is; nil where there is one.
        var groupChoice: GroupChoice?
        /// The name of the class's archive or folder that it lies in; nil where it lies at the top.
        package var classUpload: String?
        /// When it came, in seconds since 1970, where an archive of a class says so.
        var time: Double?

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
    package private(set) var entries: [Entry]
    /// The names of what is no submission, such as a readme.
    package private(set) var passedOver: [String] = []
    /// What is no submission, and a document: it may be called after somebody in the list.
    private(set) var documents: [Entry] = []
    /// The patterns of the instructor's list that fit more than one submission, or one that another
    /// pattern fits as well: they get none.
    package private(set) var unclear: [Unclear] = []

    /// The names of the submissions that no line of the instructor's list is about.
    package private(set) var notInList: [String] = []

    /// The names at the top of the folder, but for what programs keep there.
    package private(set) var top: [String] = []
    /// What lies there and is a class itself.
    package private(set) var classes: [OpenedClass] = []

    /// The names at the top, and those of who is in each class among them.
    package var uploads: [String] {
        top
            + entries.compactMap { entry in
                entry.classUpload.map { "\($0)/\(entry.learner)" }
            }
    }

    /// A pattern, and the names of the submissions that it fits.
    package struct Unclear: Sendable, Equatable {
        package let pattern: String
        package let names: [String]
    }

    /// What stands in the column 'folder' of the instructor's list, and fits no submission.
    package private(set) var fitsNothing: [FitsNothing] = []

    package struct FitsNothing: Sendable, Equatable {
        package let folder: String
        package let learner: String
        /// The name of what is the learner's by their name, or their group's; nil where nothing is.
        package let work: String?

        package init(folder: String, learner: String, work: String?) {
            (self.folder, self.learner, self.work) = (folder, learner, work)
        }
    }

    /// Work whose number in the name is one student's, and whose name is another's.
    package private(set) var contradictions: [Contradiction] = []

    /// The uploads of those who work together that don't count, since another one of theirs does.
    package private(set) var othersOfGroups: [OtherOfGroup] = []

    package struct Contradiction: Sendable, Equatable {
        let upload: String
        /// The student with the number, and the one with the name.
        let number: String
        let name: String
    }

    /// Reads the names in a folder: each is a learner's, but for what programs keep there, and for
    /// files that are no archives. What is a class itself stands for its learners.
    ///
    /// - Throws: `ClassError.inTwoPlaces`
    package static func read(_ submissions: Submissions, files: Files) throws -> Roster {
        var found = try RosterUploads(of: submissions, files: files)
        var times: [[UInt8]: Double] = [:]
        for opened in submissions.classes {
            let inside = try RosterUploads(of: opened.submissions, in: opened, files: files)
            if opened.isArchive { times.merge(inside.times(files: files)) { first, _ in first } }
            found.add(inside, of: opened.name)
        }
        var entries = try self.entries(of: found.uploads)
        for index in entries.indices {
            entries[index].time = entries[index].path.flatMap { times[Array($0.utf8)] }
        }
        var taken = Set(entries.map(\.learner))
        for bytes in found.unreadable.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            var name = shown(bytes)
            while !taken.insert(name).inserted { name += "?" }
            entries.append(Entry(learner: name, path: nil))
        }
        return Roster(
            entries: NameOrder.sorted(entries) { $0.learner },
            passedOver: found.passedOver.sorted(),
            documents: found.documents.map {
                Entry(learner: $0.read.learner, path: $0.path, classUpload: $0.classUpload)
            }, top: found.top, classes: submissions.classes)
    }

    /// One entry for each learner: of what one learner has uploaded to a system, the last.
    private static func entries(of uploads: [RosterUploads.Upload]) throws -> [Entry] {
        // A number is one person, whatever the name is that stands before it.
        let ofSystem = Dictionary(grouping: uploads.filter(\.read.isOfSystem)) {
            "\($0.read.moodleNumber == nil ? "canvas" : "moodle") \($0.read.number ?? "")"
        }
        for group in ofSystem.values { try requireOnePlace(group) }
        let others = uploads.filter { !$0.read.isOfSystem }
        for group in Dictionary(grouping: others, by: \.read.learner).values {
            try requireOnePlace(group)
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
                    notUsed: sorted.dropLast().map(\.name), problem: last.problem,
                    classUpload: last.classUpload)
            }
        }
        entries += others.map {
            Entry(
                learner: $0.read.learner, path: $0.path, problem: $0.problem,
                classUpload: $0.classUpload)
        }
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

    /// Checks that nobody's work is in two places: of two downloads, nothing tells the later one.
    private static func requireOnePlace(_ uploads: [RosterUploads.Upload]) throws(ClassError) {
        guard let first = uploads.first,
            uploads.contains(where: { $0.classUpload != first.classUpload })
        else { return }
        let places = uploads.map { upload in
            upload.classUpload.map { "\($0)/\(upload.name)" } ?? upload.name
        }
        throw .inTwoPlaces(learner: first.read.learner, places.sorted())
    }

    /// A name that is no text, with what is no ASCII as `\xE9`.
    private static func shown(_ name: [UInt8]) -> String {
        name.map { byte in
            0 < byte && byte < 0x80
                ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// The same class with only some of those who are in it.
    package func keeping(_ entries: [Entry]) -> Roster {
        var roster = self
        roster.entries = entries
        return roster
    }

    /// One part of the class of `count`, from 1. Which one a learner is in depends on the name alone,
    /// so that whoever comes later moves nobody else. With another hash, the results of those who would be
    /// in another part would stay in the folder of the old one.
    package func shard(_ index: Int, of count: Int) -> Roster {
        keeping(
            entries.filter { entry in
                // Who works together is graded once, and so in one part.
                let name = ([entry.learner] + entry.partners).min() ?? entry.learner
                return NameHash.fnv1a(of: name) % UInt64(count) == UInt64(index - 1)
            })
    }
}
