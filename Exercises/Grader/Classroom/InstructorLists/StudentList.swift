/// A student of a class, as the instructor's list has them.
package struct Student: Sendable, Equatable, Codable {
    package let name: String
    /// Empty where the list doesn't tell it, as the other three.
    package var email = ""
    package var canvasID = ""
    package var moodleID = ""
    /// What those have in common who hand in one work together.
    package var group = ""
    /// What Canvas's gradebook has in further columns; nil where the list has none of them.
    package var sis: SISNames?
}

/// What the columns of Canvas's gradebook say of a learner that come from the school's own system. It takes
/// them back as they are.
package struct SISNames: Sendable, Equatable, Codable {
    package var userID = ""
    package var loginID = ""
    package var section = ""

    /// The names of the columns, as Canvas has them.
    package static let columns = ["SIS User ID", "SIS Login ID", "Section"]

    package init(userID: String = "", loginID: String = "", section: String = "") {
        (self.userID, self.loginID, self.section) = (userID, loginID, section)
    }

    package var cells: [String] { [userID, loginID, section] }
}

/// The instructor's list of a class: who is in it, and whose work lies where.
///
/// The columns may have the names that Canvas's gradebook and Moodle's participants and grading worksheet
/// give them, so that such a file can be used as it is.
package struct StudentList: Sendable {
    /// A student, and what their work is called.
    struct Row: Sendable, Equatable {
        let student: Student
        /// The name of a folder or an archive, or a pattern for it such as `*doe*`; empty where the
        /// numbers or the name tell.
        let folder: String
    }

    let rows: [Row]

    /// The names of the columns.
    package static let columns = ["folder", "name", "email", "canvas id", "moodle id", "group"]

    private static let (first, last) = ("first name", "last name")
    private static let aliases = [
        "name": ["student", "full name"],
        last: ["surname"],
        "email": ["email address", "mail"],
        "canvas id": ["id"],
        "moodle id": ["identifier"],
    ]

    /// - Throws: `ListProblem`, also where two lines have the same name, folder, address or number: one
    ///   of the two learners would get the other's marks.
    package init(_ bytes: [UInt8]) throws(ListProblem) {
        let list = try ListLines(
            bytes, columns: Self.columns + [Self.first, Self.last] + SISNames.columns,
            aliases: Self.aliases, needed: [])
        guard let lines = list.lines, list.has("name") || list.has(Self.last) else {
            throw .noColumn("name", of: Self.columns)
        }
        var rows: [Row] = []
        var numbers: [Int] = []
        for line in lines {
            let name = Self.name(in: line)
            guard !name.isEmpty else { throw .noName(line: line.number) }
            if Self.isOfCanvas(name, line) { continue }
            numbers.append(line.number)
            rows.append(
                Row(
                    student: Student(
                        name: name, email: line["email"],
                        canvasID: CourseNumber.plain(line["canvas id"]),
                        moodleID: Self.number(in: line["moodle id"]), group: line["group"],
                        sis: Self.sis(in: line)),
                    folder: line["folder"]))
        }
        try Self.requireUnique(rows, numbers)
        self.rows = rows
    }

    private static func name(in line: ListLines.Line) -> String {
        if !line["name"].isEmpty { return line["name"] }
        return [line[first], line[last]].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Whether it is one of the two lines of Canvas's that are nobody.
    private static func isOfCanvas(_ name: String, _ line: ListLines.Line) -> Bool {
        name == "Student, Test" || name == "Points Possible" && line["canvas id"].isEmpty
    }

    /// 123 of Moodle's `Participant 123`.
    private static func number(in identifier: String) -> String {
        let number = identifier.wholeMatch(of: #/[^0-9]+ ([0-9]+)/#).map { String($0.1) }
        return CourseNumber.plain(number ?? identifier)
    }

    private static func sis(in line: ListLines.Line) -> SISNames? {
        let cells = SISNames.columns.map { line[$0] }
        return cells.allSatisfy(\.isEmpty)
            ? nil : SISNames(userID: cells[0], loginID: cells[1], section: cells[2])
    }

    /// By canonical equivalence: names that differ in how an accent is written look the same. An address
    /// is the same in capitals, as is a login.
    private static func requireUnique(_ rows: [Row], _ lines: [Int]) throws(ListProblem) {
        let values: [(column: String, of: (Row) -> String)] = [
            ("name", \.student.name), ("email", { $0.student.email.lowercased() }),
            ("canvas id", \.student.canvasID), ("moodle id", \.student.moodleID),
            ("SIS User ID", { $0.student.sis?.userID ?? "" }),
            ("SIS Login ID", { $0.student.sis?.loginID.lowercased() ?? "" }),
        ]
        for (column, value) in values {
            var known: [String: Int] = [:]
            for (row, line) in zip(rows, lines) where !value(row).isEmpty {
                if let first = known.updateValue(line, forKey: value(row)) {
                    throw .same(column: column, value: value(row), lines: [first, line])
                }
            }
        }
        var folders: [String: (group: String, line: Int)] = [:]
        var groups: [String: (folder: String, line: Int)] = [:]
        for (row, line) in zip(rows, lines) where !row.folder.isEmpty {
            let group = row.student.group
            if let first = folders.updateValue((group, line), forKey: row.folder),
                group.isEmpty || first.group != group
            {
                throw .same(column: "folder", value: row.folder, lines: [first.line, line])
            }
            if !group.isEmpty, let first = groups.updateValue((row.folder, line), forKey: group),
                first.folder != row.folder
            {
                throw .foldersOfGroup(group, lines: [first.line, line])
            }
        }
    }
}
