/// Writes a blank class list for an instructor to fill in.
package enum StudentListCSV {
    /// The file's text: the column names, and one line per submission.
    ///
    /// It starts with a byte order mark, like `grades.csv`.
    package static func text(_ rows: [[String]]) -> String {
        "\u{FEFF}" + rows.map { CSV.line($0.map(CSV.text)) }.joined()
    }
}
