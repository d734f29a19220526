import FileSystem
import Grading

/// The learners of a class, each with their upload.
package struct Roster: Sendable {
    /// A learner.
    package struct Entry: Sendable, Equatable {
        /// The name on the instructor's list, or the name of the upload. No two learners have the same name.
        package var learner: String
        /// The learner's upload; nil if there is none.
        package var upload: Upload?
        /// The student on the instructor's list; nil without a list.
        var student: Student?
        /// The names of learners who hand in the same work together with this learner.
        var partners: [String] = []

        /// The name of the upload; nil if there is no upload, or if its name isn't text.
        package var name: String? { upload.flatMap { $0.path == nil ? nil : $0.name } }
        /// The Moodle number in the upload's name; nil if the upload belongs to a partner, whose number it
        /// is.
        var moodleNumber: String? { isNumberTheirs ? upload?.read.moodleNumber : nil }
        var canvasNumber: String? { isNumberTheirs ? upload?.canvasNumber : nil }

        private var isNumberTheirs: Bool {
            guard let upload, let student, !partners.isEmpty else { return true }
            let row = StudentList.Row(student: student, folder: "")
            return row.reason(for: upload) != nil
        }
    }

    /// The learners, sorted by name in the same way on every machine.
    package private(set) var entries: [Entry]
    /// The paths of things that aren't submissions, such as a readme.
    package private(set) var passedOver: [String] = []
    /// The names at the top of the folder, except hidden files such as `.DS_Store`.
    package private(set) var top: [String] = []
    /// The names at the top that contain the uploads of several learners.
    package private(set) var classes: [String] = []
    /// The paths of uploads that match no line of the list, and are graded under their own name.
    package private(set) var notInList: [String] = []

    package init(entries: [Entry]) { self.entries = NameOrder.sorted(entries) { $0.learner } }

    /// Finds the learners of a class.
    ///
    /// - Parameters:
    ///   - list: The instructor's list; nil without one.
    ///   - allowsUnmatched: Whether to grade uploads that can't be matched to one learner under their own name.
    /// - Throws: `ClassError.unclear` with everything that doesn't match one to one.
    package init(
        _ uploads: Uploads, list: StudentList?, allowsUnmatched: Bool = false
    ) throws(ClassError) {
        let match = list.map { RosterMatch($0.rows, uploads) }
        var problems = match?.problems ?? uploads.problems
        let open = match?.open ?? uploads.uploads
        if match == nil { problems += Self.sameNames(open, problems) }
        guard problems.isEmpty || allowsUnmatched else { throw .unclear(problems) }
        let rows = list?.rows ?? []
        var labels = Labels()
        let names = rows.map { row in labels.label(row, isShared: rows.isShared(row)) }
        var entries = zip(rows, names).enumerated().map { place, named in
            Entry(
                learner: named.1, upload: match?.work[place], student: named.0.student,
                partners: zip(rows, names).filter { $0.0.isWith(named.0) && $0.1 != named.1 }
                    .map(\.1))
        }
        let learners = Dictionary(grouping: open, by: \.read.learner)
        for upload in open.sorted(by: { $0.place.utf8.lexicographicallyPrecedes($1.place.utf8) }) {
            let isShared = learners[upload.read.learner]?.count != 1
            entries.append(
                Entry(learner: labels.label(upload, isShared: isShared), upload: upload))
        }
        self.init(entries: entries)
        let documents = match?.documents.map(\.place) ?? []
        passedOver =
            uploads.passedOver
            + uploads.documents.map(\.place).filter { !documents.contains($0) }
        (top, classes) = (uploads.top, uploads.classes)
        if list != nil { notInList = open.map(\.place).sorted() }
    }

    /// Finds uploads that have the same learner's name and no numbers to tell them apart.
    private static func sameNames(
        _ uploads: [Upload], _ known: [RosterProblem]
    ) -> [RosterProblem] {
        // Compared by bytes, because two names that only look the same belong to two learners.
        let names = Dictionary(grouping: uploads) { Array($0.read.learner.utf8) }
        return names.values.compactMap { uploads in
            let name = uploads[0].read.learner
            let numbers = Set(uploads.map(\.read.number))
            guard uploads.count > 1, numbers.contains(nil) || numbers.count < uploads.count else {
                return nil
            }
            let problem = RosterProblem.severalUploads(name, uploads.map(\.place).sorted())
            return known.contains(problem) ? nil : problem
        }
    }

    /// The same class with only some of its learners.
    package func keeping(_ entries: [Entry]) -> Roster {
        var roster = self
        roster.entries = entries
        return roster
    }

    /// The part of the class with this number, counted from 1, of `count` parts. Learners who work
    /// together are in the same part.
    package func shard(_ index: Int, of count: Int) -> Roster {
        var parts: [String: Int] = [:]
        for (place, entry) in entries.enumerated() {
            parts[entry.learner] =
                entry.partners.lazy.compactMap { parts[$0] }.first ?? place % count
        }
        return keeping(entries.filter { parts[$0.learner] == index - 1 })
    }
}

/// Gives each learner a unique name.
private struct Labels {
    private var taken: Set<String> = []

    /// - Parameter isShared: Whether another student has the same name.
    mutating func label(_ row: StudentList.Row, isShared: Bool) -> String {
        let student = row.student
        let mark = [student.canvasID, student.moodleID, student.email, row.folder]
            .first { !$0.isEmpty }
        return unique(
            isShared ? mark.map { "\(student.name) (\($0))" } ?? student.name : student.name)
    }

    mutating func label(_ upload: Upload, isShared: Bool) -> String {
        guard isShared else { return unique(upload.read.learner) }
        return unique(upload.read.number.map { "\(upload.read.learner) (\($0))" } ?? upload.place)
    }

    // Names that differ only in how an accent is encoded look the same, and count as equal here.
    private mutating func unique(_ name: String) -> String {
        var (label, number) = (name, 1)
        while !taken.insert(label).inserted {
            number += 1
            label = "\(name) (\(number))"
        }
        return label
    }
}

extension [StudentList.Row] {
    fileprivate func isShared(_ row: StudentList.Row) -> Bool {
        count { $0.student.name == row.student.name } > 1
    }
}
