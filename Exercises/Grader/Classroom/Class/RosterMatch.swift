import Foundation

/// A reason why an upload can't be matched to one learner with certainty.
package enum RosterProblem: Sendable, Equatable {
    /// No line of the list matches the upload.
    case notInList(String)
    /// The upload could belong to several learners.
    case severalLearners(String, [String])
    /// A learner, or learners who work together, have several uploads.
    case severalUploads(String, [String])
    /// The number in the upload's name belongs to one learner, but the name to another.
    case otherName(String, number: String, name: String)
    /// The list and the name of the upload have different numbers for the learner.
    case otherNumber(String, learner: String, list: String, upload: String)
    /// A folder or an archive contains several parts that look like submissions, but some of their names
    /// aren't on the list. The value is these names.
    case unclearFolder(String, [String])
}

/// Matches the uploads of a class with the lines of the instructor's list, and reports everything
/// that doesn't match one to one.
struct RosterMatch {
    /// The reasons why an upload belongs to a learner, from the most to the least certain.
    enum Reason: Int, Comparable {
        case number, folder, login, name

        static func < (one: Reason, other: Reason) -> Bool { one.rawValue < other.rawValue }
    }

    private let rows: [StudentList.Row]
    /// The upload for each line.
    private(set) var work: [Upload?]
    /// The uploads that belong to no learner.
    private(set) var open: [Upload] = []
    /// The documents of learners who have handed in nothing else.
    private(set) var documents: [Upload] = []
    private(set) var problems: [RosterProblem] = []

    init(_ rows: [StudentList.Row], _ uploads: Uploads) {
        self.rows = rows
        work = rows.map { _ in nil }
        problems = uploads.problems
        let reported = problems.flatMap { problem -> [String] in
            if case .severalUploads(_, let places) = problem { places } else { [] }
        }
        var found: [(upload: Upload, group: [Int])] = []
        for upload in uploads.uploads {
            if !reported.contains(upload.place), let group = group(of: upload) {
                found.append((upload, group))
            } else {
                open.append(upload)
            }
        }
        for (group, works) in Dictionary(grouping: found, by: { $0.group }) {
            guard works.count == 1 else {
                let names = group.map { rows[$0].student.name }.joined(separator: " and ")
                problems.append(.severalUploads(names, works.map(\.upload.place).sorted()))
                open += works.map(\.upload)
                continue
            }
            for row in group { work[row] = works[0].upload }
        }
        for document in uploads.documents {
            let rows = candidates(for: document).rows.filter { work[$0] == nil }
            guard rows.count == 1 else { continue }
            work[rows[0]] = document
            documents.append(document)
        }
    }

    /// The lines that an upload matches for the most certain reason, and this reason.
    private func candidates(for upload: Upload) -> (reason: Reason, rows: [Int]) {
        let reasons = rows.map { $0.reason(for: upload) }
        guard let best = reasons.compactMap(\.self).min() else { return (.name, []) }
        return (best, rows.indices.filter { reasons[$0] == best })
    }

    /// The line that an upload matches, or the lines of learners who work together; nil if that isn't clear.
    private mutating func group(of upload: Upload) -> [Int]? {
        let (reason, found) = candidates(for: upload)
        guard let first = found.first else {
            problems.append(.notInList(upload.place))
            return nil
        }
        let row = rows[first]
        guard found.allSatisfy({ rows[$0].isWith(row) || $0 == first }) else {
            problems.append(.severalLearners(upload.place, found.map { rows[$0].shown }))
            return nil
        }
        let group = rows.indices.filter { $0 == first || rows[$0].isWith(row) }
        if let problem = contradiction(of: upload, reason, group) {
            problems.append(problem)
            return nil
        }
        return group
    }

    /// The problem that a part of an upload's name points to a different learner than the most certain
    /// reason; nil if there is no contradiction.
    private func contradiction(
        of upload: Upload, _ reason: Reason, _ group: [Int]
    ) -> RosterProblem? {
        let named = rows.indices.filter { rows[$0].isNamed(like: upload) }
        if reason == .number, let other = named.first, Set(named).isDisjoint(with: group) {
            return .otherName(
                upload.place, number: rows[group[0]].student.name, name: rows[other].student.name)
        }
        guard let number = upload.read.number.map(CourseNumber.plain), reason != .number,
            reason != .folder
        else { return nil }
        let student = rows[group[0]].student
        let listed = upload.read.moodleNumber == nil ? student.canvasID : student.moodleID
        let isHidden = upload.read.moodleNumber == nil && upload.canvasNumber == nil
        guard !listed.isEmpty, listed != number, !isHidden else { return nil }
        return .otherNumber(upload.place, learner: student.name, list: listed, upload: number)
    }
}

extension StudentList.Row {
    /// Why an upload belongs to this learner; nil if it doesn't. Empty values never match.
    func reason(for upload: Upload) -> RosterMatch.Reason? {
        if let moodle = upload.read.moodleNumber {
            if CourseNumber.plain(moodle) == student.moodleID { return .number }
        } else if let number = upload.read.number {
            if CourseNumber.plain(number) == student.canvasID { return .number }
        }
        let names = upload.names
        if !folder.isEmpty, names.contains(folder) { return .folder }
        if student.logins.contains(where: { login in
            names.contains { $0.lowercased() == login.lowercased() }
        }) {
            return .login
        }
        return isNamed(like: upload) ? .name : nil
    }

    /// Whether the upload has the student's name, with the last name first or last.
    func isNamed(like upload: Upload) -> Bool {
        !PersonName.orders(of: student.name).isDisjoint(with: upload.plainNames)
    }

    /// Whether the two learners hand in the same work together.
    func isWith(_ other: StudentList.Row) -> Bool { !folder.isEmpty && folder == other.folder }

    /// The name and the line number, because two learners may have the same name.
    var shown: String { "\(student.name) (line \(line))" }
}
