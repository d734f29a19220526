import Foundation

/// The lines of a list that the instructor has written, by the columns that its first line names.
struct ListLines {
    /// A line below the first one.
    struct Line {
        /// Its number in the file, from 1.
        let number: Int
        fileprivate let cells: [String]
        fileprivate let places: [String: Int]

        /// What stands in a column; empty where there is nothing.
        subscript(column: String) -> String {
            guard let place = places[column], cells.indices.contains(place) else { return "" }
            let text = cells[place].trimmingCharacters(in: .whitespaces)
            // The apostrophe keeps it from running as a formula in a spreadsheet.
            let isEscaped =
                text.hasPrefix("'") && text.dropFirst().first.map("=+-@".contains) == true
            return isEscaped ? String(text.dropFirst()) : text
        }
    }

    /// Nil where the file holds nothing.
    let lines: [Line]?
    private let columns: Set<String>

    /// Whether the first line names the column.
    func has(_ column: String) -> Bool { columns.contains(column) }

    /// - Parameters:
    ///   - columns: The names of the columns that there can be.
    ///   - aliases: What else some of them may be called; the first name that is there counts.
    ///   - needed: The columns that there have to be.
    init(
        _ bytes: [UInt8], columns: [String], aliases: [String: [String]] = [:], needed: [String]
    ) throws(ListProblem) {
        var rows = try CSVReader(bytes).rows[...]
        guard let head = rows.popFirst()?.cells.map(Self.plain) else {
            lines = nil
            self.columns = []
            return
        }
        var places: [String: Int] = [:]
        for column in columns {
            let names = [column] + (aliases[column] ?? [])
            places[column] = names.lazy.compactMap { head.firstIndex(of: Self.plain($0)) }.first
        }
        for column in needed where places[column] == nil {
            throw .noColumn(column, of: columns)
        }
        self.columns = Set(places.keys)
        lines = rows.map { Line(number: $0.line, cells: $0.cells, places: places) }
    }

    /// `E-Mail` and `email` are one column.
    private static func plain(_ column: String) -> String {
        column.lowercased().filter { $0.isLetter }
    }
}
