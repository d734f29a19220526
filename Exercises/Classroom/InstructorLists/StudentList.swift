/// A student of a class, as the instructor's list has them.
package struct Student: Sendable, Equatable, Codable {
    package let name: String
    /// Empty where the list doesn't tell it, as the other two.
    package var email = ""
    package var canvasID = ""
    package var moodleID = ""
}

/// The instructor's list of a class: who is in it, and whose work lies where.
package struct StudentList: Sendable {
    /// A student, and what their work is called.
    struct Row: Sendable, Equatable {
        let student: Student
        /// The name of a folder or an archive, or a pattern for it such as `*doe*`; empty where the
        /// numbers tell.
        let folder: String
    }

    let rows: [Row]

    /// The names of the columns.
    package static let columns = ["folder", "name", "email", "canvas id", "moodle id"]

    package init(_ bytes: [UInt8]) throws(ListProblem) {
        let list = try ListLines(bytes, columns: Self.columns, needed: 2)
        guard let lines = list.lines else {
            throw .noColumn(Self.columns[0], of: Self.columns)
        }
        var rows: [Row] = []
        var names: Set<[UInt8]> = []
        var folders: Set<[UInt8]> = []
        for line in lines {
            let (name, folder) = (line["name"], line["folder"])
            guard !name.isEmpty else { throw .noName(line: line.number) }
            guard names.insert(Array(name.utf8)).inserted else {
                throw .sameName(name, line: line.number)
            }
            guard folder.isEmpty || folders.insert(Array(folder.utf8)).inserted else {
                throw .sameFolder(folder, line: line.number)
            }
            rows.append(
                Row(
                    student: Student(
                        name: name, email: line["email"], canvasID: line["canvas id"],
                        moodleID: line["moodle id"]), folder: folder))
        }
        self.rows = rows
    }
}
