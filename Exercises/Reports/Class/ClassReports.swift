import FileSystem
import Grading

/// Writes what people read about a class, while its results go by one by one.
///
/// A learner's files are written as the result is added, and only a short row of it is kept: what
/// this needs doesn't grow with what the learners wrote. The files depend on the results alone, so
/// the same results in the same order give the same bytes.
package struct ClassReports {
    private let files: Files
    private let folder: String
    private var figures = ClassFigures()
    /// Since when each learner is at their exercise; nil where nobody watches.
    private let times: BoardTimes?

    /// - Parameters:
    ///   - folder: The absolute path of the folder to write to.
    ///   - times: Since when each learner is at their exercise, where the class is watched.
    package init(folder: String, files: Files, times: BoardTimes? = nil) {
        self.folder = folder
        self.files = files
        self.times = times
    }

    /// Takes in the next learner, in the order that the reports are to have.
    package mutating func add(_ result: LearnerResult) throws(FileError) {
        figures.add(result)
        let name = LearnerFileName.of(result.learner)
        try write(LearnerPage(result: result).text, to: "learners/\(name).html")
        try write(Feedback(result: result).text(), to: "feedback/\(name).md")
    }

    /// Writes what tells of all learners together, once the last is added.
    package func finish() throws(FileError) {
        try write(ClassPage(figures: figures).text, to: "class.html")
        try write(
            BoardPage(
                rows: figures.board, stages: figures.stages,
                since: times?.since(figures.board) ?? [:],
                isLive: times != nil
            ).text, to: "board.html")
        try write(GradesCSV.text(of: figures), to: "grades.csv")
        try write(CanvasCSV.text(of: figures), to: "canvas.csv")
        try removeOthers()
    }

    /// How far into a file that this writes the workshop is named, at the latest.
    private static let maximumBytesBeforeName = 8192

    /// Removes the files of learners that are no longer in the class, and nobody else's files.
    private func removeOthers() throws(FileError) {
        let names = Set(figures.rows.map(\.fileName))
        for (place, ending) in [("learners", ".html"), ("feedback", ".md")] {
            guard files.kind("\(folder)/\(place)") == .folder else { continue }
            for name in try files.names("\(folder)/\(place)") where name.hasSuffix(ending) {
                let path = "\(folder)/\(place)/\(name)"
                if !names.contains(String(name.dropLast(ending.count))), try isOurs(path) {
                    try files.remove(path)
                }
            }
        }
    }

    private func isOurs(_ path: String) throws(FileError) -> Bool {
        let start = try files.start(path, Self.maximumBytesBeforeName) ?? []
        return String(decoding: start, as: UTF8.self).contains("Unit testing workshop")
    }

    private func write(_ text: String, to path: String) throws(FileError) {
        try files.write("\(folder)/\(path)", Array(text.utf8))
    }
}
