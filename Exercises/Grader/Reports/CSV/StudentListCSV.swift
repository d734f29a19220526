/// Writes a list of a class that an instructor fills in.
package enum StudentListCSV {
    /// The file's text: the names of the columns, and a line for each submission.
    ///
    /// It begins with a byte order mark, as `grades.csv` does.
    package static func text(_ rows: [[String]]) -> String {
        "\u{FEFF}" + rows.map { CSV.line($0.map(CSV.text)) }.joined()
    }
}
