import Foundation

/// What tells whose work something is. Names that differ in how an accent is written are equal.
extension Roster.Entry {
    private var names: [String] { [name, learner].compactMap(\.self) }

    func isCalled(_ folder: String) -> Bool { names.contains(folder) }

    /// Numbers of two systems have nothing to do with each other.
    func hasNumber(of student: Student) -> Bool {
        if let moodleNumber { return moodleNumber == student.moodleID }
        return number.map { $0 == student.canvasID } ?? false
    }

    func fits(_ pattern: String) -> Bool {
        let pattern = pattern.precomposedStringWithCanonicalMapping
        return names.contains { fnmatch(pattern, $0.precomposedStringWithCanonicalMapping, 0) == 0 }
    }

    /// Whether it has the student's name, or that of the mailbox: `Jane Doe`, and `doejane` as Canvas
    /// writes it.
    func isNamed(like student: Student) -> Bool {
        isNamed(like: student.name)
            || PersonName.plain(learner)
                == PersonName.plain(String(student.email.prefix { $0 != "@" }))
    }

    func isNamed(like name: String) -> Bool {
        // GitHub adds the branch to the name of what one downloads.
        let branch = ["-main", "-master"].first { learner.hasSuffix($0) } ?? ""
        let plain = PersonName.plain(String(learner.dropLast(branch.count)))
        return !plain.isEmpty && PersonName.orders(of: name).contains(plain)
    }
}

extension StudentList {
    /// The lines that are about something of this name.
    func rows(about name: String) -> [Row] {
        let read = UploadName(name)
        let entry = Roster.Entry(
            learner: read.learner, path: "/\(name)", number: read.number,
            moodleNumber: read.moodleNumber)
        return rows.filter { row in
            if entry.hasNumber(of: row.student) || entry.isNamed(like: row.student) { return true }
            return !row.folder.isEmpty && (entry.isCalled(row.folder) || entry.fits(row.folder))
        }
    }
}
