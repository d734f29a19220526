import Foundation

/// A student in the instructor's list.
package struct Student: Sendable, Equatable, Codable {
    package let name: String
    /// The email address; empty if the list doesn't contain it. The same applies to the next two
    /// properties.
    package var email = ""
    package var canvasID = ""
    package var moodleID = ""
    /// Further columns of Canvas's gradebook; nil if the list has none of them.
    package var sis: SISNames?

    /// The student's login, if the list contains one. Work is often named after the login.
    var logins: [String] {
        [String(email.prefix { $0 != "@" }), sis?.loginID ?? ""].filter { !$0.isEmpty }
    }
}

/// The columns of Canvas's gradebook that come from the school's own system. They must go back to Canvas
/// unchanged.
package struct SISNames: Sendable, Equatable, Codable {
    package var userID = ""
    package var loginID = ""
    package var section = ""

    /// The names of the columns, as in Canvas.
    package static let columns = ["SIS User ID", "SIS Login ID", "Section"]

    package init(userID: String = "", loginID: String = "", section: String = "") {
        (self.userID, self.loginID, self.section) = (userID, loginID, section)
    }

    package var cells: [String] { [userID, loginID, section] }
}

/// The instructor's list of a class: the students, and where their work is.
///
/// The list may be Canvas's gradebook, or Moodle's list of participants or grading worksheet, as they are
/// exported. Columns with headings in a language other than English are recognized by their content.
package struct StudentList: Sendable {
    /// A student, and the name of their work.
    struct Row: Sendable, Equatable {
        let student: Student
        /// The name of a folder or an archive; empty if the numbers or the name identify it. Students with the
        /// same folder hand in one work together.
        let folder: String
        /// The number of the line in the file, from 1.
        var line = 0
    }

    let rows: [Row]
    /// The columns that were understood, and their headings.
    package let understood: [(column: String, heading: String)]
    /// The headings of the columns that were not understood.
    package let ignored: [String]

    /// The names of the columns.
    package static let columns = ["name", "email", "canvas id", "moodle id", "folder"]

    private static let (first, last) = ("first name", "last name")
    private static let aliases = [
        "name": ["student", "full name"], last: ["surname"], "email": ["email address", "mail"],
        "moodle id": ["identifier"],
    ]

    /// - Throws: `ListProblem`, including if two lines have the same address or number, because one
    ///   of the two learners would get the other's marks.
    package init(_ bytes: [UInt8]) throws(ListProblem) {
        let lines = try CSVReader(bytes).rows
        guard let head = lines.first?.cells else { throw .noColumn("name", of: Self.columns) }
        let places = try Self.places(in: head, lines.dropFirst().map(\.cells))
        understood = places.sorted { $0.value < $1.value }
            .map { ($0.key, head[$0.value].trimmingCharacters(in: .whitespaces)) }
        ignored = head.indices.filter { !places.values.contains($0) }.map { head[$0] }
            .filter { !$0.isEmpty }
        let isOfCanvas = Self.isOfCanvas(head)
        var rows: [Row] = []
        for (number, cells) in lines.dropFirst() {
            let cell = { (column: String) in Self.cell(places[column], of: cells) }
            let canvasID = CourseNumber.plain(cell("canvas id"))
            var name = cell("name")
            if name.isEmpty {
                name = [cell(Self.first), cell(Self.last)].filter { !$0.isEmpty }
                    .joined(separator: " ")
            }
            // Canvas adds lines that aren't students: a test student, the maximum points, and how
            // grades are posted.
            if name == "Student, Test" || canvasID.isEmpty && name == "Points Possible" { continue }
            if isOfCanvas, canvasID.isEmpty, name.isEmpty { continue }
            if name.isEmpty { name = cell("moodle id") }
            guard !name.isEmpty else { throw .noName(line: number) }
            let sis = SISNames.columns.map(cell)
            let student = Student(
                name: name, email: cell("email"), canvasID: canvasID,
                moodleID: Self.number(in: cell("moodle id")),
                sis: sis.allSatisfy(\.isEmpty)
                    ? nil : SISNames(userID: sis[0], loginID: sis[1], section: sis[2]))
            rows.append(Row(student: student, folder: cell("folder"), line: number))
        }
        try Self.requireUnique(rows)
        self.rows = rows
    }

    /// Finds the columns by their headings, and the missing ones by their content.
    private static func places(
        in head: [String], _ lines: [[String]]
    ) throws(ListProblem) -> [String: Int] {
        let plain = head.map(Self.plain)
        var places: [String: Int] = [:]
        for column in columns + [first, last] + SISNames.columns {
            let names = ([column] + (aliases[column] ?? [])).map(Self.plain)
            places[column] = names.lazy.compactMap { plain.firstIndex(of: $0) }.first
        }
        if let id = plain.firstIndex(of: "id"), places["canvas id"] == nil {
            if isOfCanvas(head) {
                places["canvas id"] = id
            } else if !isColumn(id, of: lines, { numberOfParticipant($0) != nil }) {
                throw .whichID
            }
        }
        func find(_ column: String, _ fits: (String) -> Bool) {
            guard places[column] == nil else { return }
            places[column] = head.indices.first {
                !places.values.contains($0) && isColumn($0, of: lines, fits)
            }
        }
        find("moodle id") { numberOfParticipant($0) != nil }
        find("email") { $0.wholeMatch(of: #/[^\s@]+@[^\s@]+/#) != nil }
        guard !Set(places.keys).isDisjoint(with: ["name", last, "moodle id"]) else {
            throw .noColumn("name", of: columns)
        }
        return places
    }

    private static func isColumn(
        _ index: Int, of lines: [[String]], _ fits: (String) -> Bool
    ) -> Bool {
        let cells = lines.map { cell(index, of: $0) }
        return cells.contains { !$0.isEmpty } && cells.allSatisfy { $0.isEmpty || fits($0) }
    }

    /// Whether the list is a gradebook exported by Canvas. Its column `ID` has Canvas's numbers.
    private static func isOfCanvas(_ head: [String]) -> Bool {
        let plain = Set(head.map(Self.plain))
        return plain.contains("student") && !plain.isDisjoint(with: ["sisloginid", "sisuserid"])
    }

    /// The letters and digits of a heading, so that `E-Mail` and `email` are the same column.
    private static func plain(_ heading: String) -> String {
        heading.lowercased().filter(\.isLetter)
    }

    private static func cell(_ place: Int?, of cells: [String]) -> String {
        guard let place, cells.indices.contains(place) else { return "" }
        let text = cells[place].trimmingCharacters(in: .whitespaces)
        // An apostrophe at the start keeps a spreadsheet from running the text as a formula. It isn't part of
        // the value.
        let isEscaped =
            text.hasPrefix("'") && text.dropFirst().first.map("=+-@".contains) == true
        return isEscaped ? String(text.dropFirst()) : text
    }

    /// The number in Moodle's `Participant 123`, in any language.
    private static func numberOfParticipant(_ text: String) -> String? {
        text.wholeMatch(of: #/[^0-9@]*[^0-9@\s]\s+([0-9]{1,18})/#).map { String($0.1) }
    }

    private static func number(in identifier: String) -> String {
        CourseNumber.plain(numberOfParticipant(identifier) ?? identifier)
    }

    /// Checks that no two lines have the same address, login or number. Addresses and logins are
    /// compared without case.
    private static func requireUnique(_ rows: [Row]) throws(ListProblem) {
        let values: [(column: String, of: (Row) -> String)] = [
            ("email", { $0.student.email.lowercased() }), ("canvas id", \.student.canvasID),
            ("moodle id", \.student.moodleID), ("SIS User ID", { $0.student.sis?.userID ?? "" }),
            ("SIS Login ID", { $0.student.sis?.loginID.lowercased() ?? "" }),
        ]
        for (column, value) in values {
            var known: [String: Int] = [:]
            for row in rows where !value(row).isEmpty {
                if let first = known.updateValue(row.line, forKey: value(row)) {
                    throw .same(column: column, value: value(row), lines: [first, row.line])
                }
            }
        }
    }
}
