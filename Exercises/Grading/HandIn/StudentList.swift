import Foundation

/// Somebody of a class, as the instructor's list has them.
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

    /// What is wrong with a list.
    package enum Problem: Error, Sendable, Equatable {
        case unreadable(CSVReader.Problem)
        /// The first line doesn't name this column.
        case noColumn(String)
        /// A line has no name.
        case noName(line: Int)
        /// Two lines have one name.
        case twice(String, line: Int)
        /// Two lines have one folder.
        case folderTwice(String, line: Int)
    }

    let rows: [Row]

    /// The names of the columns.
    package static let columns = ["folder", "name", "email", "canvas id", "moodle id"]

    package init(_ bytes: [UInt8]) throws(Problem) {
        var lines: ArraySlice<(line: Int, cells: [String])>
        do { lines = try CSVReader(bytes).rows[...] } catch { throw .unreadable(error) }
        let head = (lines.popFirst()?.cells ?? []).map(Self.plain)
        var places: [String: Int] = [:]
        for column in Self.columns { places[column] = head.firstIndex(of: Self.plain(column)) }
        for column in Self.columns.prefix(2) where places[column] == nil {
            throw .noColumn(column)
        }
        var rows: [Row] = []
        var names: Set<[UInt8]> = []
        var folders: Set<[UInt8]> = []
        for (line, cells) in lines {
            func cell(_ column: String) -> String {
                guard let place = places[column], cells.indices.contains(place) else { return "" }
                return CSVReader.unescaped(cells[place])
            }
            let name = cell("name")
            guard !name.isEmpty else { throw .noName(line: line) }
            guard names.insert(Array(name.utf8)).inserted else { throw .twice(name, line: line) }
            let folder = cell("folder")
            guard folder.isEmpty || folders.insert(Array(folder.utf8)).inserted else {
                throw .folderTwice(folder, line: line)
            }
            rows.append(
                Row(
                    student: Student(
                        name: name, email: cell("email"), canvasID: cell("canvas id"),
                        moodleID: cell("moodle id")), folder: folder))
        }
        self.rows = rows
    }

    /// `E-Mail` and `email` are one column.
    private static func plain(_ column: String) -> String {
        column.lowercased().filter { $0.isLetter }
    }
}
